"""A whole kit against its cards alone, as ratios of time and memory. Run it with: make benchmark

Each run is a process of its own, as a user starts it, with the full box of 160 cards; memory is the most that
the process ever held.
"""

import os
import statistics
import sys
import tempfile
import time

RUNS = 5
MOST_SECONDS = 6.0
MOST_MEMORY = 1.5
CARDS = ("cards", "classic", "--copies", "2", "--quiet")


def run(*words: str) -> tuple[float, float]:
    """The seconds and megabytes that a command takes."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        command = [sys.executable, "-m", "cutterprint", *words, "--out", folder]
        process = os.posix_spawn(sys.executable, command, os.environ)
        _, status, usage = os.wait4(process, 0)
        seconds = time.perf_counter() - start
    if status:
        raise SystemExit(f"{' '.join(words)} failed")
    # Kilobytes on Linux, bytes on macOS.
    return seconds, usage.ru_maxrss / (1024**2 if sys.platform == "darwin" else 1024)


def measured(*words: str) -> tuple[float, float]:
    runs = [run(*words) for _ in range(RUNS)]
    return statistics.median(seconds for seconds, _ in runs), max(memory for _, memory in runs)


def main() -> None:
    seconds, memory = measured(*CARDS)
    print(f"cards alone   {seconds:5.2f} s  {memory:5.0f} MB")
    for lang in ("en", "es", "ru"):
        kit_seconds, kit_memory = measured("kit", "classic", "--copies", "2", "--quiet", "--lang", lang)
        times = f"{kit_seconds / seconds:.2f} × the time, {kit_memory / memory:.2f} × the memory"
        print(f"kit in {lang}     {kit_seconds:5.2f} s  {kit_memory:5.0f} MB   {times}")
        if kit_seconds > MOST_SECONDS:
            print(f"  slower than {MOST_SECONDS:g} s")
        if kit_memory > MOST_MEMORY * memory:
            print(f"  more than {MOST_MEMORY:g} × the memory of the cards alone")


if __name__ == "__main__":
    main()
