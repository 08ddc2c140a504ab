"""Runs the recipes of Docs/ci.md for hosts that Tests/DocsTests does not know. Building navflow only prints its commands."""

import re
import shutil
import unittest
import xml.etree.ElementTree

import yaml

from composite import CompositeAction
from recipes import recipes
from scratch import FAULTY, PROJECT, SOUND, Scratch


class RecipeTest(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch()
        self.addCleanup(self.scratch.remove)
        self.scratch.commit({"app.flow.yaml": FAULTY})
        # An installation would build navflow.
        self.scratch.program("make", """#!/bin/sh
for word; do case $word in PREFIX=*) mkdir -p "${word#PREFIX=}/bin"; ln -sf "$(command -v navflow)" "${word#PREFIX=}/bin"; esac; done
""")

    def test_jenkins(self):
        text = recipes()["jenkins"]
        self.assertEqual(text.count("{"), text.count("}"))
        [command] = re.findall(r"sh '(.*)'", text)
        run = self.scratch.run("sh", "-e", "-c", command)
        self.assertEqual(run.returncode, 1)
        self.assertIn("[pop-to-absent]", run.stdout)
        [junit] = re.findall(r"junit '(.*)'", text)
        self.assertIn("pop-to-absent", xml.etree.ElementTree.parse(self.scratch.app / junit).getroot().find(".//failure").get("type"))
        [sarif] = re.findall(r"sarif\(pattern: '(.*)'\)", text)
        self.assertIn("pop-to-absent", (self.scratch.app / sarif).read_text())

    def test_the_gitlab_template_takes_paths_with_spaces_and_patterns(self):
        job = yaml.safe_load((PROJECT / "Packaging/gitlab.yml").read_text())["navflow"]
        self.scratch.commit({"my app/a.flow.yaml": FAULTY, "x/one.flow.yaml": SOUND, "y/two.flow.yaml": FAULTY})
        def outcome(paths):
            run = self.scratch.run("sh", "-e", "-c", "\n".join(job["script"]), environment=self.scratch.environment | {"NAVFLOW_PATHS": paths})
            issues = (self.scratch.app / "navflow.json").read_text()
            return run.returncode, sorted(re.findall(r'"path": "(.*)"', issues))
        self.assertEqual(outcome("my app\nx/*.flow.yaml"), (1, ["my app/a.flow.yaml"]))
        self.assertEqual(outcome("x"), (0, []))

    def test_macos(self):
        steps = yaml.safe_load(recipes()["macos"])["jobs"]["check"]["steps"]
        install, check = [step["run"] for step in steps if "run" in step]
        run = self.scratch.run("bash", "-e", "-c", install)
        self.assertEqual(run.returncode, 0, run.stdout)
        run = self.scratch.run("bash", "-e", "-c", check)
        self.assertEqual(run.returncode, 1)
        self.assertIn("::error file=app.flow.yaml", run.stdout)

    def test_xcode_cloud(self):
        origin = self.scratch.folder / "navflow.git"
        self.scratch.git(f"init -q {origin}")
        shutil.copy(PROJECT / "Makefile", origin)
        for line in ["add .", "commit -q -m all", "tag 0.1.0"]:
            self.scratch.git(line, folder=origin)
        script = recipes()["xcode-cloud"].replace("https://github.com/OWNER/navflow.git", f"file://{origin}")
        file = self.scratch.write("ci_scripts/ci_post_clone.sh", script)
        file.chmod(0o755)
        environment = self.scratch.environment | {"CI_PRIMARY_REPOSITORY_PATH": str(self.scratch.app)}
        run = self.scratch.run(str(file), folder=file.parent, environment=environment)
        self.assertEqual(run.returncode, 1)
        self.assertIn("app.flow.yaml:5:", run.stdout)
        self.scratch.commit({"app.flow.yaml": SOUND})
        self.assertEqual(self.scratch.run(str(file), folder=file.parent, environment=environment).returncode, 0)

    def test_the_action(self):
        workflow = yaml.safe_load(recipes()["action"])
        self.assertEqual(workflow["permissions"]["pull-requests"], "write")
        step = workflow["jobs"]["check"]["steps"][-1]
        # The runner passes every input as text.
        inputs = {name: str(value).lower() if value is True else value for name, value in step["with"].items()}
        self.scratch.commit({"apps/shop/flows/a.flow.yaml": FAULTY, "shared/b.flow.yaml": SOUND})
        self.scratch.program("curl", "#!/bin/sh\nexit 22\n")
        action = CompositeAction(self.scratch, self.scratch.app, reference=step["uses"].partition("@")[2])
        run = action.run(inputs)
        self.assertEqual(run.status, 1)
        self.assertIn("file=apps/shop/flows/a.flow.yaml", run.output["Check the flows"])
        self.assertNotIn("file=app.flow.yaml", run.output["Check the flows"])

    def test_the_image(self):
        """Tests the order of the image's build with a stand-in for Docker."""
        self.scratch.program("docker", '#!/bin/sh\necho "$@" >> "$HOME/docker"\n')
        run = self.scratch.run(str(PROJECT / ".ci/image"), "/release/unpacked", "1.2.3")
        self.assertEqual((run.returncode, run.stdout), (0, "navflow:1.2.3\n"))
        self.assertIn(
            "build --quiet --file Packaging/Dockerfile --tag navflow:1.2.3 /release/unpacked\n",
            (self.scratch.folder / "home/docker").read_text())
        for name in ["docker", "podman"]:
            self.scratch.program(name, "#!/bin/sh\nexit 1\n")
        self.assertEqual(self.scratch.run(str(PROJECT / ".ci/image"), "/release/unpacked", "1.2.3").returncode, 0)


if __name__ == "__main__":
    unittest.main()
