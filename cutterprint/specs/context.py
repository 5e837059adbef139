"""What a reader of one file needs besides its tree: the folder, the log, and the way to other files."""

from dataclasses import dataclass
from pathlib import Path

from cutterprint.i18n import msg
from cutterprint.specs.problems import Place, ProblemLog, shown


@dataclass(frozen=True)
class Context:
    """The file being read, and where its problems go."""

    log: ProblemLog
    path: Path | None = None

    @property
    def folder(self) -> Path | None:
        return self.path.parent if self.path is not None else None

    def beside(self, name: str, place: Place) -> Path | None:
        """The file that a spec names, which must lie in the spec's own folder or below it.

        Specs come from strangers: one must not make the program read a file elsewhere.
        """
        if self.folder is None:
            return None
        folder = self.folder.resolve()
        try:
            path = (folder / name).resolve()
            inside = path.is_relative_to(folder)
            exists = inside and path.is_file()
        except (OSError, ValueError, RuntimeError):
            inside, exists, path = True, False, folder
        if not inside:
            self.log.add(
                place,
                "outside-folder",
                msg("'{file}' is outside this file's folder", file=shown(name)),
                msg("copy it next to this file, and write its name without '..'"),
            )
            return None
        return path if exists else None
