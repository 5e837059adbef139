"""From files to lands, games and tournaments, with the prey checked, which needs the hunt."""

from cutterprint.games.cutterland.components.component_readers import land_of, read_land, tell_faults
from cutterprint.games.cutterland.components.forms import GameBody, GameFile, PlayerFile, TournamentFile
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.rules_reader import find_rules
from cutterprint.games.cutterland.scoring.prey import TooManyChoicesError
from cutterprint.games.cutterland.scoring.score import prey_faults
from cutterprint.games.cutterland.scoring.standings import Game, Tournament
from cutterprint.i18n import msg
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import ProblemLog, did_you_mean
from cutterprint.specs.tree import ListNode, MapNode, ScalarNode


def read_whole_land(node: MapNode, context: Context) -> Land | None:
    """A land, its prey checked as well."""
    land = read_land(node, context)
    return land if land is not None and prey_is_right(land, node, context.log) else None


def prey_is_right(land: Land, node: MapNode, log: ProblemLog) -> bool:
    """Whether the hunters of a land can eat the prey that it names; if not, that is told."""
    try:
        found = prey_faults(land)
    except TooManyChoicesError as error:
        log.add(node.key_place("prey"), "prey", error.message)
        return False
    tell_faults(found, node, {}, log)
    return not found


def read_game(node: MapNode, context: Context) -> Game | None:
    """A game: a land for each player."""
    log = context.log
    before = len(log)
    form = check_form(GameFile, node, log)
    rules = find_rules(node.get("rules"), context)
    if rules is None:
        return None
    lands, first = _players(node, form, rules, context)
    if form is None or len(log) > before:
        return None
    return Game(rules, lands, first, form.name, context.path)


def _players(
    node: MapNode, form: GameBody | None, rules: Rules, context: Context
) -> tuple[dict[str, Land], str | None]:
    """The players' lands by name, and who went first."""
    log = context.log
    lands: dict[str, Land] = {}
    seen: dict[str, int] = {}
    players = node.get("players")
    forms: list[PlayerFile | None] = list(form.players) if form is not None else []
    for index, item in enumerate(players.items if isinstance(players, ListNode) else ()):
        if not isinstance(item, MapNode):
            continue
        name = item.text_of("name") or f"player {index + 1}"
        if name in seen:
            place = item.entries["name"].place
            message = msg("there is already a player '{name}', in line {line}", name=name, line=seen[name])
            log.add(place, "duplicate-id", message)
        seen.setdefault(name, item.place.line)
        land = land_of(item, forms[index] if index < len(forms) else None, rules, context)
        if land is not None and prey_is_right(land, item, log):
            lands[name] = land
    first = node.get("first")
    if isinstance(first, ScalarNode) and seen and first.text() not in seen:
        log.add(
            first.place,
            "unknown-player",
            msg("there is no player '{name}'", name=first.text()),
            did_you_mean(first.text(), seen),
        )
    return lands, first.text() if isinstance(first, ScalarNode) else None


def read_tournament(node: MapNode, context: Context) -> Tournament | None:
    """A tournament: two games of the same players."""
    log = context.log
    before = len(log)
    form = check_form(TournamentFile, node, log)
    rules = find_rules(node.get("rules"), context)
    items = node.get("games")
    if rules is None or not isinstance(items, ListNode):
        return None
    games: list[Game] = []
    forms = form.games if form is not None else []
    for index, item in enumerate(items.items):
        if isinstance(item, MapNode):
            lands, first = _players(item, forms[index] if index < len(forms) else None, rules, context)
            games.append(Game(rules, lands, first, path=context.path))
    if form is None or len(log) > before:
        return None
    one, two = games
    if set(one.lands) != set(two.lands):
        odd = sorted(set(one.lands).symmetric_difference(two.lands))
        message = msg("both games need the same players; only in one: {names}", names=", ".join(odd))
        log.add(items.items[1].place, "unknown-player", message)
        return None
    first = form.first or one.first
    if first is None or first not in one.lands:
        place = node.key_place("first") if form.first else node.place
        hint = msg("write 'first: NAME'")
        if first is None:
            log.add(place, "missing-key", msg("the tie-break needs the first player"), hint)
        else:
            log.add(place, "unknown-player", msg("there is no player '{name}'", name=first), hint)
        return None
    return Tournament(rules, (one, two), first, form.name, context.path)
