"""Packs printed back as YAML that reads like one written by hand."""

from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.specs.writing import indented, yaml_text, yaml_words


def pack_yaml(pack: Pack, comment: str = "") -> str:
    """The file of a pack; a comment goes in front, line by line."""
    head = [f"# {line}".rstrip() for line in comment.splitlines()]
    head += [
        "game: cutterland",
        "kind: pack",
        f"id: {yaml_text(pack.id)}",
        f"name: {yaml_words(pack.name)}",
        f"rules: {yaml_text(pack.rules_name)}",
        *([f"square: {pack.square:g}mm"] if pack.square is not None else []),
        *([f"emblem: {yaml_text(pack.emblem)}"] if pack.emblem is not None else []),
        *([f'colour: "{pack.colour}"'] if pack.colour is not None else []),
        "",
        "cards:",
    ]
    cards = [
        f"  - id: {yaml_text(card.id)}\n    squares: |\n{indented(card.text(pack.rules).splitlines(), 6)}\n"
        for card in pack.cards
    ]
    return "\n".join(head) + "\n" + "\n".join(cards)
