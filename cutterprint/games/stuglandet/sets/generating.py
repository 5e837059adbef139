"""A new set of tiles from a recipe and a seed."""

from collections.abc import Iterator

from cutterprint.games.stuglandet.components.tiles import Border, Role, Tile
from cutterprint.games.stuglandet.sets.dealing import Dealer, Hand
from cutterprint.games.stuglandet.sets.drafting import Cells, Draft, Drafter
from cutterprint.games.stuglandet.sets.recipes import Recipe, obstacles
from cutterprint.i18n import msg
from cutterprint.recipes.dice import Dice
from cutterprint.recipes.obstacles import Obstacle, refuse, tell
from cutterprint.specs.problems import ProblemLog, SpecError

_LAYOUTS_A_TILE = 24
_LAYOUTS_OF_THE_CASTLE = 60
_SMALL_TILE = 8
_EXCHANGES, _EXCHANGES_A_TILE = 300, 100
_TRIES_FOR_BROOKS = 12
_MIRRORED = 1
_ONE_IN_SO_MANY_BROOKS_GOES_ON = 3


def generate(recipe: Recipe, seed: int) -> tuple[Tile, ...]:
    """The tiles of a set, City and Castle first; raises SpecError with the reason if the recipe can't be met.

    Every loop is counted, not timed: the same recipe and seed give the same tiles everywhere.
    """
    refuse(obstacles(recipe), recipe.places)
    dice = Dice(seed)
    most_brooks = 0
    for number in range(_TRIES_FOR_BROOKS):
        tiles = _Tiles(recipe, dice, is_crowded=number > _TRIES_FOR_BROOKS // 2)
        if not tiles.fill():
            unmet = tiles.too_few()
            break
        brooks = tiles.run_brooks()
        if brooks == recipe.counts.brooks:
            return tiles.named()
        most_brooks = max(most_brooks, brooks)
    else:
        unmet = _no_brooks(recipe, most_brooks)
    log = ProblemLog()
    tell(unmet, recipe.places, log)
    raise SpecError(log.in_order())


class _Tiles:
    """A set in the making: a hand of cells for each ordinary tile, and a layout of each.

    A crowded set has its plots side by side, which leaves more borders for brooks.
    """

    def __init__(self, recipe: Recipe, dice: Dice, *, is_crowded: bool) -> None:
        self.recipe = recipe
        self.dice = dice
        self.is_crowded = is_crowded
        self.drafter = Drafter(recipe.rules.tile)
        self.castle = self._castle()
        self.taken = {_key(self.castle)}
        self.layouts: dict[tuple[int, ...], list[tuple[object, Draft]]] = {}
        self.dealer = Dealer(recipe, dice)
        self.laid: list[Cells | None] = [None] * recipe.ordinary
        self.water: list[list[Border]] = [[] for _ in range(recipe.ordinary)]

    def fill(self) -> bool:
        """Lay out every hand; where all layouts of one are taken, exchange cells with another tile."""
        for index in range(self.recipe.ordinary):
            self._lay(index)
        for _ in range(_EXCHANGES + _EXCHANGES_A_TILE * self.recipe.ordinary):
            missing = [index for index, cells in enumerate(self.laid) if cells is None]
            if not missing:
                return True
            self._exchange(self.dice.pick(missing))
        return None not in self.laid

    def run_brooks(self) -> int:
        """Let brooks run between plots, on as many tiles as there are places for them; gives how many run."""
        places = [self._brook_places(index) for index in range(self.recipe.ordinary)]
        for run in range(self.recipe.counts.brooks):
            found = [place for on_a_tile in places for place in on_a_tile]
            if not found:
                return run
            index, place = self._brook(found)
            self.water[index].append(place)
            places[index] = self._brook_places(index)
        return self.recipe.counts.brooks

    def _brook_places(self, index: int) -> list[tuple[int, Border, bool]]:
        """Where another brook can run on a tile: the number of the tile, the border, and is it natural?"""
        cells = self.laid[index]
        assert cells is not None, "brooks run on a set that is filled"
        places = self.drafter.brook_places(cells, self.water[index])
        return [(index, place, is_natural) for place, is_natural in places]

    def named(self) -> tuple[Tile, ...]:
        digits = max(2, len(str(self.recipe.ordinary)))
        city = self.drafter.city(self.recipe.rules.tile.city)
        ordinary = (
            Tile(f"T{number:0{digits}}", cells, water=frozenset(water))
            for number, (cells, water) in enumerate(zip(self.laid, self.water, strict=True), 1)
            if cells is not None
        )
        return Tile("city", city, Role.CITY), Tile("castle", self.castle, Role.CASTLE), *ordinary

    def _castle(self) -> Cells:
        plots, lakes = self.recipe.rules.tile.castle, self.recipe.castle_lakes
        drafts = [self.drafter.castle(plots, lakes, self.dice) for _ in range(_LAYOUTS_OF_THE_CASTLE)]
        return min(drafts, key=lambda draft: draft.oddness).cells

    def _lay(self, index: int) -> None:
        self._take(index)
        self.laid[index] = cells = self._choose(self.dealer.hands[index])
        if cells is not None:
            self.taken.add(_key(cells))

    def _take(self, index: int) -> Cells | None:
        """Take a tile out of the set."""
        cells, self.laid[index] = self.laid[index], None
        if cells is not None:
            self.taken.remove(_key(cells))
        return cells

    def _choose(self, hand: Hand) -> Cells | None:
        """The first layout of a hand that is new and looks natural, else the least odd of the new ones."""
        best: Cells | None = None
        least = 0
        for draft in self._drafts(hand):
            if _key(draft.cells) in self.taken:
                continue
            odd = draft.oddness + _MIRRORED * (_key(_mirrored(draft.cells)) in self.taken)
            if self.is_crowded:
                odd -= sum(1 for _ in self.drafter.brook_places(draft.cells, ()))
            if best is None or odd < least:
                best, least = draft.cells, odd
            if not odd and not self.is_crowded:
                break
        return best

    def _drafts(self, hand: Hand) -> Iterator[Draft]:
        """Layouts as the dice fall; if all of them are taken, every new one that a small tile has."""
        is_new = False
        for _ in range(_LAYOUTS_A_TILE):
            draft = self.drafter.draft(hand, self.dice)
            is_new = is_new or _key(draft.cells) not in self.taken
            yield draft
        if not is_new:
            yield from self._rest(hand)

    def _rest(self, hand: Hand) -> list[Draft]:
        """Every layout of a hand that no tile has yet; of large tiles there are too many to look at."""
        if self.recipe.cells > _SMALL_TILE:
            return []
        asked = tuple(hand.values())
        if asked not in self.layouts:
            self.layouts[asked] = [(_key(draft.cells), draft) for draft in self.drafter.every(hand)]
        return [draft for key, draft in self.layouts[asked] if key not in self.taken]

    def _exchange(self, index: int) -> None:
        """Change the hand of a tile that has no layout, together with another tile's."""
        other = self.dice.below(self.recipe.ordinary)
        hands = self.dealer.hands[index], self.dealer.hands[other]
        if not self.dealer.exchange(index, other):
            return
        before = self._take(other)
        for at in (index, other):
            if self.recipe.cells > _SMALL_TILE or self._rest(self.dealer.hands[at]):
                self._lay(at)
        if before is not None and self.laid[index] is None and self.laid[other] is None:
            self.dealer.hands[index], self.dealer.hands[other] = hands
            self.laid[other] = before
            self.taken.add(_key(before))

    def _brook(self, found: list[tuple[int, Border, bool]]) -> tuple[int, Border]:
        """A brook that comes from somewhere if one can, on a tile with none or as the course of one."""
        natural = [item for item in found if item[2]] or found
        goes_on = not self.dice.below(_ONE_IN_SO_MANY_BROOKS_GOES_ON)
        wanted = [item for item in natural if bool(self.water[item[0]]) is goes_on] or natural
        fewest = min(len(self.water[index]) for index, _, _ in wanted)
        index, place, _ = self.dice.pick([item for item in wanted if len(self.water[item[0]]) == fewest])
        return index, place

    def too_few(self) -> Obstacle:
        found = sum(cells is not None for cells in self.laid)
        return Obstacle(
            "recipe-unmet",
            ("tiles",),
            msg(
                "not enough different tiles were found: after {number}, each new one was equal to an earlier "
                "one, as it is or turned by half",
                number=found,
            ),
            msg("ask for fewer tiles, or let the tiles differ more in their plots and lakes"),
        )


def _no_brooks(recipe: Recipe, most: int) -> Obstacle:
    return Obstacle(
        "recipe-unmet",
        ("counts", "brooks"),
        msg(
            "no set was found with {wanted} borders between plots for the brooks; the best one has {found}",
            wanted=recipe.counts.brooks,
            found=most,
        ),
        msg("ask for fewer brooks or more plots"),
    )


def _key(cells: Cells) -> object:
    """The same for tiles of the same cells, as they are or turned by half; brooks make no other tile."""
    return frozenset((cells, tuple(row[::-1] for row in reversed(cells))))


def _mirrored(cells: Cells) -> Cells:
    return tuple(row[::-1] for row in cells)
