"""The counts of a recipe for another number of cards or tiles."""

from collections.abc import Mapping


def shared_out(counts: Mapping[str, int], by: int, of: int) -> dict[str, int]:
    """Counts times by / of in whole numbers; the sum is the nearest that the proportions allow.

    Where remainders are equal, what stands first in the mapping goes first.
    """
    scaled = {key: divmod(count * by, of) for key, count in counts.items()}
    result = {key: whole for key, (whole, _) in scaled.items()}
    missing = sum(counts.values()) * by // of - sum(result.values())
    order = sorted(counts, key=lambda key: -scaled[key][1])
    for key in order[:missing]:
        result[key] += 1
    return result
