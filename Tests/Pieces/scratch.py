"""A temporary folder with a git repository, and the navflow to test on the PATH."""

import os
import pathlib
import shutil
import subprocess
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parents[2]
NAVFLOW = os.environ["NAVFLOW"]

SOUND = """\
navflow: 1
root: { stack: Home }
screens:
  Home: { title: Home, actions: { Go: push Next } }
  Next: { title: Next, actions: { Far: pop } }
"""
FAULTY = SOUND.replace("Far: pop", "Far: pop 2")


class Scratch:
    """A folder with `app`, a repository, `origin.git`, from which it can be cloned, and `bin` in front of the PATH."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="navflow-pieces-")).resolve()
        for name in ["app", "bin", "home"]:
            (self.folder / name).mkdir()
        self.app = self.folder / "app"
        (self.folder / "bin/navflow").symlink_to(NAVFLOW)
        self.environment = {
            "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}", "HOME": str(self.folder / "home"),
            "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
            "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C", "PRE_COMMIT_HOME": str(self.folder / "cache"),
        }
        self.git("init -q -b main")

    def remove(self):
        shutil.rmtree(self.folder)

    def run(self, *words, folder=None, environment=None):
        """Runs a program, and returns the finished process with its output, standard error included."""
        return subprocess.run(
            words, cwd=folder or self.app, env=environment or self.environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)

    def git(self, line, folder=None):
        run = self.run("git", *line.split(), folder=folder)
        assert run.returncode == 0, f"git {line}: {run.stdout}"
        return run.stdout.strip()

    def write(self, path, text, folder=None):
        file = (folder or self.app) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def commit(self, files, subject="change"):
        """Commits files, given by path; None removes a file."""
        for path, text in files.items():
            if text is None:
                (self.app / path).unlink()
            else:
                self.write(path, text)
        self.git("add -A")
        self.git(f"commit -q --no-verify --allow-empty -m {subject}")

    def program(self, name, text):
        """Writes a program that stands in for another."""
        file = self.write(name, text, folder=self.folder / "bin")
        file.chmod(0o755)
        return file
