"""Tests the hooks of the pre-commit framework, from a repository with the project's list of hooks."""

import shutil
import unittest

import yaml

from recipes import recipes
from scratch import FAULTY, PROJECT, SOUND, Scratch


class HookTest(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch()
        self.addCleanup(self.scratch.remove)
        hooks = self.scratch.folder / "hooks"
        hooks.mkdir()
        self.scratch.git("init -q", folder=hooks)
        shutil.copy(PROJECT / ".pre-commit-hooks.yaml", hooks)
        self.scratch.git("add .", folder=hooks)
        self.scratch.git("commit -q -m hooks", folder=hooks)
        config = yaml.safe_load(recipes()["pre-commit-config"])
        config["repos"][0] |= {"repo": str(hooks), "rev": self.scratch.git("rev-parse HEAD", folder=hooks)}
        self.scratch.commit({"app.flow.yaml": SOUND, ".pre-commit-config.yaml": yaml.safe_dump(config)})

    def hook(self, files):
        """Stages files, given by path, and runs the hook; None removes a file."""
        for path, text in files.items():
            if text is None:
                (self.scratch.app / path).unlink()
            else:
                self.scratch.write(path, text)
        self.scratch.git("add -A")
        run = self.scratch.run("pre-commit", "run")
        self.assertIn("navflow", run.stdout)
        return run

    def test_refuses_a_faulty_flow(self):
        run = self.hook({"app.flow.yaml": FAULTY})
        self.assertEqual(run.returncode, 1)
        self.assertIn("[pop-to-absent]", run.stdout)

    def test_accepts_a_sound_flow_and_other_files(self):
        self.assertEqual(self.hook({"app.flow.yaml": "# a comment\n" + SOUND}).returncode, 0)
        self.assertEqual(self.hook({"notes.txt": "text"}).returncode, 0)

    def test_checks_what_a_flow_depends_on(self):
        self.scratch.commit({
            ".navflow.yaml": "baseline: known.json\nfailOn: warning\n", "known.json": '{ "version": 1, "findings": [] }\n',
            "home.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>\n",
            "app.flow.yaml": SOUND.replace("title: Home,", "title: Home, image: home.svg,")})
        self.assertEqual(self.hook({"known.json": "nonsense\n"}).returncode, 1)
        self.scratch.git("reset -q --hard")
        run = self.hook({"home.svg": None})
        self.assertEqual(run.returncode, 1)
        self.assertIn("home.svg", run.stdout)


if __name__ == "__main__":
    unittest.main()
