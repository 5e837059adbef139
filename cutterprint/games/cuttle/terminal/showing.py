"""Rules, positions, records and matches as lines for the terminal."""

from collections.abc import Iterator, Sequence

from cutterprint.errors import UsageError
from cutterprint.games.cuttle.decks.model import CardDeck
from cutterprint.games.cuttle.play.engine import legal_moves
from cutterprint.games.cuttle.positions.judging import unknowns
from cutterprint.games.cuttle.positions.model import Match, Position
from cutterprint.games.cuttle.positions.notation import move_text
from cutterprint.games.cuttle.rules.cards import JOKER
from cutterprint.games.cuttle.rules.model import Rules, Variant
from cutterprint.games.cuttle.terminal.moves import happenings, meaning
from cutterprint.games.cuttle.terminal.tables import painted_cards, table_lines
from cutterprint.games.cuttle.words.card_texts import effect_text
from cutterprint.games.cuttle.words.effects import rank_words
from cutterprint.i18n import Language, msg, said
from cutterprint.terminal import Terminal


def show_any(value: object, only: Sequence[str], terminal: Terminal, speech: Language) -> Iterator[str]:
    """Whatever a file of the game holds; it has no cards that can be shown by themselves."""
    match value:
        case Rules():
            yield from rules_lines(value, terminal, speech)
        case CardDeck():
            yield from deck_lines(value, terminal, speech)
        case Position():
            yield from _title(value, terminal, speech)
            yield from table_lines(value.state, value.names, terminal, speech)
        case Match():
            yield from match_lines(value, terminal, speech)
        case _:
            raise UsageError(msg("show takes rules, a deck, a position, a record or a match"))


def _title(value: Position | Match, terminal: Terminal, speech: Language) -> Iterator[str]:
    if value.name is not None:
        yield terminal.painted(value.name.in_language(speech.code), bold=True)
        yield ""


def score_lines(position: Position, terminal: Terminal, speech: Language) -> Iterator[str]:
    """A table, and every legal move with what it does."""
    state, names = position.state, position.names
    yield from show_any(position, (), terminal, speech)
    moves = legal_moves(state)
    unknown = unknowns(state, names)
    if moves:
        yield ""
        yield terminal.painted(speech.gettext("Legal moves"), bold=True)
        texts = [move_text(move, state, names) for move in moves]
        width = max(map(len, texts))
        for move, text in zip(moves, texts, strict=True):
            told = meaning(move, state, names).said(speech)
            yield "  " + painted_cards(f"{text:<{width}}", terminal) + f"  {told}"
    if unknown:
        yield ""
        yield terminal.painted(speech.gettext("Not known"), bold=True)
        yield from (f"  {message.said(speech)}" for message in unknown)


def replay_lines(position: Position, terminal: Terminal, speech: Language) -> Iterator[str]:
    """The table at the start, then each move, what happened, and the table after it."""
    names = position.names
    yield from _title(position, terminal, speech)
    yield from table_lines(position.start, names, terminal, speech)
    for number, step in enumerate(position.steps, 1):
        text = step.text.removeprefix(f"{names[step.seat]}: ")
        yield ""
        yield terminal.painted(f"── {number}. {names[step.seat]}: {text} ──", bold=True)
        for message in happenings(step.events, names):
            yield "  " + painted_cards(message.said(speech), terminal)
        yield ""
        yield from table_lines(step.state, names, terminal, speech)


def match_lines(match: Match, terminal: Terminal, speech: Language) -> Iterator[str]:
    """Who won which game, and the match."""
    yield from _title(match, terminal, speech)
    for number, game in enumerate(match.games, 1):
        title = msg("Game {number}", number=number).said(speech)
        won = speech.listed([match.names[seat] for seat in game]) or speech.gettext("stalemate")
        yield f"  {title}  {won}"
    yield ""
    width = max(map(len, match.names))
    for seat, name in enumerate(match.names):
        yield f"  {name:<{width}}  {match.wins(seat)}"
    winners = [match.names[seat] for seat in match.winners]
    if winners:
        told = msg("The match is won: {players}.", players=speech.listed(winners))
    else:
        told = msg("The match is open: {number} wins decide it.", number=match.needed)
    yield terminal.painted(told.said(speech), bold=True)


def rules_lines(rules: Rules, terminal: Terminal, speech: Language) -> Iterator[str]:
    """A rules file: its ranks with their effects, and its variants."""
    code = speech.code
    yield terminal.painted(rules.name.in_language(code), bold=True) + f" ({rules.id})"
    yield rules.version.in_language(code)
    yield ""
    for rank in rules.ranks.values():
        yield f"{rank.key}  " + terminal.painted(rank.name.in_language(code), bold=True)
        yield from (f"     {line.said(speech)}" for line in rank_words(rank))
    for variant in rules.variants.values():
        yield ""
        yield terminal.painted(variant.name.in_language(code), bold=True) + f" ({variant.key})"
        yield from (f"     {said(line, speech)}" for line in _variant_lines(variant))
    yield ""
    suits = " < ".join(rules.suits)
    yield msg("suits, weakest first: {suits}", suits=suits).said(speech)
    yield msg("passes in a row that end the game: {number}", number=rules.passes).said(speech)


def _variant_lines(variant: Variant) -> Iterator[object]:
    yield msg("players: {players}; jokers: {jokers}", players=variant.players, jokers=variant.jokers)
    goals = ", ".join(map(str, variant.goals))
    yield msg("points to win with 0, 1, 2 … kings: {goals}", goals=goals)
    yield msg(
        "cards dealt: {dealt}, to the dealer {dealer}; hand limit: {limit}",
        dealt=variant.dealt,
        dealer=variant.dealt_to_dealer,
        limit=variant.hand_limit,
    )


def deck_lines(deck: CardDeck, terminal: Terminal, speech: Language) -> Iterator[str]:
    """A deck: its size, and what the cards of each rank are called and say."""
    code = speech.code
    yield terminal.painted(deck.name.in_language(code), bold=True) + f" ({deck.id})"
    width, height = (f"{length:g}" for length in deck.size.millimetres)
    cards = sum(1 for _ in deck.cards())
    told = msg("{number} cards, {width} × {height} mm", number=cards, width=width, height=height)
    yield told.said(speech)
    yield ""
    for key, rank in deck.rules.ranks.items():
        if key == JOKER and not deck.jokers:
            continue
        name = terminal.painted(deck.name_of(key, code), bold=True)
        yield f"{deck.index_of(key, code):<2}  {name}"
        text = deck.effect_of(key, code) or effect_text(rank, deck.rules, speech, deck.variant)
        yield f"    {text}"
