"""From a rules file to rules: merging what it extends, checking, building."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

from cutterprint.games.cutterland.rules import score_rules
from cutterprint.games.cutterland.rules.forms import RulesFile, ScoreModel, rules_form
from cutterprint.games.cutterland.rules.model import (
    Bonus,
    CardShape,
    Creature,
    Hunt,
    Landscape,
    Reach,
    Rules,
    Seating,
)
from cutterprint.games.cutterland.rules.score_rules.rule import ANY, Holds, ScoreRule
from cutterprint.i18n import Message, listed, msg
from cutterprint.shelf.resolver import included
from cutterprint.specs.context import Context
from cutterprint.specs.merging import Merge
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import Place, ProblemLog, did_you_mean, shown
from cutterprint.specs.translated import Translated
from cutterprint.specs.tree import MapNode, Node, ScalarNode, find

GAME = "cutterland"
GROUPS = ("landscapes", "creatures", "bonuses", "players", "box")
RESERVED = frozenset(
    {"total", "bonuses", "miscut", "areas", "survivors", "devoured", "problem", "any", "cards", "bones"}
)

Thing = TypeVar("Thing")


def read_rules(node: MapNode, context: Context) -> Rules | None:
    """The rules that a file describes, or nothing and its problems."""
    log = context.log
    before = len(log)
    merge = Merge(log, GROUPS, tables=("card",), deepens=_deepens)
    merged = merge.extended(node, context, "rules")
    if merged is None:
        return None
    form = check_form(rules_form(), merged, log)
    if form is None:
        return None
    rules = _Builder(form, merged, log, merge.dropped).rules()
    return rules if len(log) == before else None


@cache
def base_rules() -> Rules:
    """The rules of the base game."""
    return included(GAME, "rules", Rules)


def find_rules(node: Node | None, context: Context) -> Rules | None:
    """The rules that a pack or land names: a built-in id, or a file beside it."""
    return base_rules() if node is None else context.include(node, "rules", Rules)


def _deepens(key: str, node: MapNode) -> bool:
    """Whether a changed value adds to the old one; a score rule that says `per` is a new rule."""
    return key in {"hunts", "name"} or (key == "scores" and "per" not in node.entries)


class _Builder:
    """Builds rules from a file whose form is right, and checks what its names refer to."""

    def __init__(self, form: RulesFile, node: MapNode, log: ProblemLog, dropped: Mapping[str, Place]) -> None:
        self.form = form
        self.node = node
        self.log = log
        self.dropped = dropped

    def rules(self) -> Rules:
        form = self.form
        self._card()
        self._names()
        self._codes("landscapes")
        self._codes("creatures", "bonuses")
        self._box()
        return Rules(
            id=form.id,
            name=form.name or Translated.plain(form.id),
            card=CardShape(form.card.squares, form.card.features, form.card.columns),
            landscapes={
                key: Landscape(key, item.code, item.name or _titled(key), item.art)
                for key, item in form.landscapes.items()
            },
            creatures={key: self._creature(key) for key in form.creatures},
            bonuses={
                key: Bonus(key, item.code, item.name or _titled(key), item.icon or key, item.unused)
                for key, item in form.bonuses.items()
            },
            seatings=self._seatings(),
            miscut=form.miscut,
            box=dict(form.box),
            folders=self._folders(),
        )

    def _place(self, *path: str | int) -> Place:
        return find(self.node, *path).place

    def _folders(self) -> dict[str, Path]:
        """Where the drawings lie that creatures, bonuses and landscapes bring: beside their file."""
        found: dict[str, Path] = {}
        for group, key in (("creatures", "icon"), ("bonuses", "icon"), ("landscapes", "art")):
            for name in getattr(self.form, group):
                node = find(self.node, group, name, key)
                if isinstance(node, ScalarNode) and node.source.path is not None:
                    found[name] = node.source.path.parent
        return found

    def _names(self) -> None:
        """Creatures and bonuses are not called by words that scores and score rules use."""
        for group in ("creatures", "bonuses"):
            entries = find(self.node, group)
            for key in getattr(self.form, group):
                if key in RESERVED and isinstance(entries, MapNode):
                    message = msg("the name '{name}' is reserved; choose another one", name=key)
                    self.log.add(entries.key_place(key), "bad-value", message)

    def _card(self) -> None:
        card = self.form.card
        if card.squares % card.columns:
            self.log.add(
                self._place("card", "columns"),
                "bad-value",
                msg(
                    "{squares} squares can't be laid out in full rows of {columns}",
                    squares=card.squares,
                    columns=card.columns,
                ),
            )
        if card.features > card.squares:
            self.log.add(
                self._place("card", "features"),
                "bad-value",
                msg(
                    "{features} features don't fit on {squares} squares",
                    features=card.features,
                    squares=card.squares,
                ),
            )

    def _codes(self, *groups: str) -> None:
        """No two things that can stand in the same place share a code or a key."""
        owners: dict[str, tuple[str, str]] = {}
        keys: dict[str, str] = {}
        for group in groups:
            for key, item in getattr(self.form, group).items():
                if key in keys:
                    message = msg("'{name}' is already in '{group}'", name=key, group=keys[key])
                    self.log.add(self._place(group, key), "duplicate-id", message)
                keys.setdefault(key, group)
                here, there = (group, key), owners.setdefault(item.code, (group, key))
                if here != there:
                    # What this file adds is at fault, not the older thing in the file that it extends.
                    if (
                        self._place(*there, "code").source
                        is self.node.source
                        is not self._place(*here).source
                    ):
                        here, there = there, here
                    message = msg("the code '{code}' already means '{name}'", code=item.code, name=there[1])
                    self.log.add(self._place(*here, "code"), "duplicate-id", message)

    def _box(self) -> None:
        known = {"cards", "bones", *self.form.bonuses}
        box = find(self.node, "box")
        for key in self.form.box:
            if key not in known and key not in self.dropped and isinstance(box, MapNode):
                message = msg("there is no '{key}' in the box", key=shown(key))
                hint = did_you_mean(key, known) or msg("possible keys: {keys}", keys=listed(sorted(known)))
                self.log.add(box.key_place(key), "unknown-key", message, hint)

    def _seatings(self) -> dict[int, Seating]:
        seatings = {}
        for seats, item in sorted(self.form.players.items()):
            players = int(seats) if seats.isascii() and seats.isdecimal() and len(seats) < 3 else 0
            if players < 2:
                message = msg("'{number}' isn't a number of players; use 2 or more", number=shown(seats))
                self.log.add(self._place("players", seats), "bad-value", message)
                continue
            if item.pieces % players:
                self.log.add(
                    self._place("players", seats),
                    "bad-value",
                    msg(
                        "{pieces} pieces can't be shared evenly by {players} players",
                        pieces=item.pieces,
                        players=players,
                    ),
                )
                continue
            seatings[players] = Seating(players, item.cards, item.pieces)
        return seatings

    def _creature(self, key: str) -> Creature:
        item = self.form.creatures[key]
        at = ("creatures", key)
        lives_in = self._known(item.lives_in, self.form.landscapes, no_landscape, (*at, "lives_in"))
        if not lives_in and self.dropped.keys() >= set(item.lives_in):
            place = self.dropped[item.lives_in[0]] if item.lives_in else self._place(*at, "lives_in")
            message = msg("there is no landscape left for '{creature}' to live in", creature=key)
            self.log.add(place, "bad-value", message)
        hunts = None
        if item.hunts is not None:
            spares = [key] if item.hunts.spares is None else item.hunts.spares
            hunts = Hunt(
                turn=item.hunts.turn,
                reach=Reach(item.hunts.reach),
                eats=item.hunts.eats if isinstance(item.hunts.eats, int) else None,
                spares=frozenset(
                    self._known(spares, self.form.creatures, no_creature, (*at, "hunts", "spares"))
                ),
            )
        scores = (self._score(rule, at, index) for index, rule in enumerate(item.scores))
        return Creature(
            key=key,
            code=item.code,
            name=item.name or _titled(key),
            icon=item.icon or key,
            lives_in=lives_in,
            hunts=hunts,
            scores=tuple(rule for rule in scores if rule is not None),
            gender=dict(item.gender),
        )

    def _known(
        self,
        names: Iterable[str],
        known: Iterable[str],
        unknown: Callable[[str], Message],
        path: tuple[str | int, ...],
    ) -> tuple[str, ...]:
        names, known = list(names), list(known)
        for index, name in enumerate(names):
            if name not in known and name not in self.dropped:
                hint = did_you_mean(name, known) or msg("choose from {names}", names=listed(known))
                self.log.add(self._place(*path, index), "unknown-code", unknown(name), hint)
        return tuple(dict.fromkeys(name for name in names if name in known))

    def _score(self, rule: ScoreModel, at: tuple[str, ...], index: int) -> ScoreRule | None:
        """The rule that some keys write, if there is a kind with just those keys."""
        scores = find(self.node, *at, "scores")
        path: tuple[str | int, ...] = (
            (*at, "scores") if isinstance(scores, MapNode) else (*at, "scores", index)
        )
        said = {key: value for key, value in rule if key != "per" and value is not None}
        forms = [
            (kind, keys) for kind in score_rules.KINDS if rule.per in kind.per for keys in kind.written_as()
        ]
        built = next((kind for kind, keys in forms if keys == said.keys()), None)
        if built is None:
            wanted = listed([_quoted(keys) for _, keys in forms], "or")
            message = (
                msg(
                    "a rule 'per: {per}' takes {wanted}, but this one has {found}",
                    per=rule.per,
                    wanted=wanted,
                    found=_quoted(said),
                )
                if said
                else msg("a rule 'per: {per}' takes {wanted}", per=rule.per, wanted=wanted)
            )
            self.log.add(self._place(*path), "bad-value", message)
            return None
        named = [key for key, held in built.keys.items() if held is Holds.CREATURE and said[key] != ANY]
        if not all(self._known_beside(said[key], (*path, key)) for key in named):
            return None
        return built.read(rule.per, said)

    def _known_beside(self, kind: str, path: tuple[str | int, ...]) -> bool:
        if kind in self.form.creatures:
            return True
        if kind not in self.dropped:
            hint = did_you_mean(kind, [*self.form.creatures, ANY])
            self.log.add(self._place(*path), "unknown-code", no_creature(kind), hint)
        return False


def no_landscape(name: str) -> Message:
    return msg("there is no landscape '{name}'", name=shown(name))


def no_creature(name: str) -> Message:
    return msg("there is no creature '{name}'", name=shown(name))


def _titled(key: str) -> Translated:
    return Translated.plain(key.replace("_", " ").capitalize())


def _quoted(keys: Iterable[str]) -> str:
    return " + ".join(f"'{key}'" for key in sorted(keys))
