"""Takes a repository of three apps through ordinary pull requests, with the action as its gate."""

import json
import unittest

from scratch import FAULTY, SOUND
from test_action import CHECK, ActionTest

SHOP = """\
navflow: 1
root: { stack: Home }
imports: [parts/help.flow.yaml]
entries:
  Link: [dismiss all, push Help]
screens:
  Home:
    title: Home
    actions:
      Buy: start buy
      Far away: pop 2
tasks:
  buy:
    outcomes: [bought, cancelled]
    screens:
      Cart:
        title: Cart
        actions:
          Next: push Pay
          Cancel: cancel
      Pay:
        title: Pay
        actions:
          Pay now: complete bought
"""
HELP = "navflow: 1\nscreens:\n  Help: { title: Help, actions: { More: push More } }\n  More: { title: More }\n"
OTHER = "navflow: 1\nroot: { stack: Help }\nimports: [parts/help.flow.yaml]\n"
APPS = {
    "apps/shop/shop.flow.yaml": SHOP, "apps/shop/kiosk.flow.yaml": OTHER, "apps/shop/parts/help.flow.yaml": HELP,
    "apps/shop/.navflow.yaml": "baseline: known.json\n", "apps/bank/bank.flow.yaml": SOUND,
    "apps/bank/.navflow.yaml": "failOn: warning\n", "apps/chat/chat.flow.yaml": SOUND,
}
# A baseline of the first version has a line for each screen in front.
FIRST_BASELINE = """\
{
  "version": 1,
  "findings": [
    { "rule": "pop-to-absent", "file": "shop.flow.yaml", "screen": "Home", "action": "Far away", "text": "pop 2" },
    { "rule": "task-interrupted-by-entry", "file": "shop.flow.yaml", "screen": "Cart", "action": "Link", "task": "buy", "text": "dismiss all" },
    { "rule": "task-interrupted-by-entry", "file": "shop.flow.yaml", "screen": "Pay", "action": "Link", "task": "buy", "text": "dismiss all" }
  ]
}
"""


class MonorepoTest(ActionTest):
    def setUp(self):
        super().setUp()
        self.scratch.commit(APPS | {"app.flow.yaml": None})
        run = self.scratch.run("navflow", "check", "apps/shop", "--write-baseline", "apps/shop/known.json")
        self.assertEqual(run.returncode, 0, run.stdout)
        self.scratch.commit({})
        lines = [line for line in (self.scratch.app / "apps/shop/known.json").read_text().splitlines() if "rule" in line]
        self.assertEqual(len(lines), 2, lines)

    def request(self, files, status, *texts, inputs=None):
        """Opens a pull request, and compares the status of the job and the texts of the comment; without texts there is none."""
        self.pull_request(files)
        run = self.comment(inputs)
        self.assertEqual(run.status, status, run.output)
        bodies = [comment["body"] for comment in self.comments()]
        self.assertEqual(len(bodies), 1 if texts else 0, bodies)
        for text in texts:
            self.assertIn(text, bodies[0])
        return run.output[CHECK]

    def test_rename(self):
        self.request(
            {"apps/shop/shop.flow.yaml": SHOP.replace("Home", "Start")}, 0, "Nothing that a user can do has changed",
            "✓ 0 new findings, 0 gone, 2 kept")

    def test_move(self):
        self.request(
            {"apps/shop/shop.flow.yaml": None,
             "apps/shop/app/main.flow.yaml": SHOP.replace("parts/help", "../parts/help")}, 0,
            "✓ 0 new findings, 0 gone, 2 kept; in 4 flows\\: 0 removed, 0 added, 0 changed")

    def test_new_page(self):
        more = SHOP.replace("          Next: push Pay\n", "          Next: push Pay\n          Terms: push Terms\n")
        more += "      Terms: { title: Terms }\n"
        self.request({"apps/shop/shop.flow.yaml": more}, 0, "✓ 0 new findings, 0 gone, 2 kept", 'screen "Terms"')

    def test_fixed_finding(self):
        output = self.request(
            {"apps/shop/shop.flow.yaml": SHOP.replace("      Far away: pop 2\n", "")}, 0, "0 new findings, 1 gone, 1 kept")
        self.assertIn("knows 1 finding that is gone", output)

    def test_new_finding(self):
        self.request(
            {"apps/bank/bank.flow.yaml": SOUND.replace("Far: pop", "Far: pop 2")}, 1, "✗ 1 new finding (1 error)",
            "| new | error | apps/bank/bank.flow.yaml")

    def test_settings_change(self):
        self.request(
            {"apps/bank/.navflow.yaml": "severity: { pop-to-absent: off }\n",
             "apps/bank/bank.flow.yaml": SOUND.replace("Far: pop", "Far: pop 2")}, 0, "✓ 0 new findings")

    def test_shared_fragment(self):
        output = self.request(
            {"apps/shop/parts/help.flow.yaml": HELP.replace("title: More }", "title: More, actions: { Far: pop 9 } }")}, 1,
            "| new | error | apps/shop/parts/help.flow.yaml")
        self.assertIn("file=apps/shop/parts/help.flow.yaml", output)

    def test_submodule(self):
        """A flow imports from a submodule, which moves to a commit with an error."""
        library = self.scratch.folder / "library"
        self.scratch.run("git", "init", "-q", "-b", "main", str(library), folder=self.scratch.folder)
        more = "navflow: 1\nscreens: { More: { title: More } }\n"
        faulty = more.replace("title: More", "title: More, actions: { Far: pop 9 }")
        importing = SOUND.replace("navflow: 1\n", "navflow: 1\nimports: [../../vendor/library/more.flow.yaml]\n").replace(
            "actions: { Go: push Next }", "actions: { Go: push Next, More: push More }")
        (library / "more.flow.yaml").write_text(more)
        git = "-c user.name=a -c user.email=a@b -c protocol.file.allow=always"
        self.scratch.git(f"-C {library} add -A")
        self.scratch.git(f"-C {library} {git} commit -q -m more")
        self.scratch.git("checkout -q main")
        self.scratch.git(f"{git} submodule --quiet add {library} vendor/library")
        self.scratch.commit({"apps/chat/chat.flow.yaml": importing})
        (library / "more.flow.yaml").write_text(faulty)
        self.scratch.git(f"-C {library} {git} commit -q -a -m faulty")
        self.scratch.git("checkout -q -B topic")
        self.scratch.git(f"-C vendor/library {git} pull -q")
        self.scratch.commit({})
        self.check_out()
        # Without the submodule, the import is missing, and the comment says that the pull request changes that.
        run = self.comment()
        self.assertEqual(run.status, 2, run.output)
        self.assertIn("import-not-found", run.output[CHECK])
        [comment] = self.comments()
        self.assertIn("✗", comment["body"])
        self.scratch.git(f"{git} submodule --quiet update --init", folder=self.workspace)
        run = self.comment()
        self.assertEqual(run.status, 1, run.output)
        [comment] = self.comments()
        self.assertIn("| new | error | vendor/library/more.flow.yaml", comment["body"])

    def test_picture(self):
        """A picture of a flow that fails on warnings is added, and one is deleted."""
        svg = '<svg xmlns="http://www.w3.org/2000/svg"/>\n'
        pictured = SOUND.replace("title: Next", "title: Next, image: next.svg")
        self.request({"apps/bank/bank.flow.yaml": pictured, "apps/bank/next.svg": svg}, 0, "✓ 0 new findings")
        self.scratch.git("checkout -q main")
        self.scratch.git("merge -q topic")
        self.request({"apps/bank/next.svg": None}, 1, "✗ 1 new finding (1 warning)", "there is no picture")

    def test_baseline_of_another_name(self):
        self.request(
            {"apps/shop/known.json": '{ "version": 2, "findings": [\n] }\n'}, 1, "The check of all flows: `✗")

    def test_flows_outside_the_paths(self):
        self.request(
            {"apps/bank/bank.flow.yaml": SOUND.replace("title: Next", "title: The next")}, 0, inputs={"paths": "apps/chat"})

    def test_ignored_copy(self):
        self.scratch.commit({".gitignore": "build/\n"})
        copy = self.scratch.app / "build/shop.flow.yaml"
        copy.parent.mkdir()
        copy.write_text(FAULTY)
        run = self.scratch.run("navflow", "check", "--brief")
        self.assertEqual(run.returncode, 0, run.stdout)
        self.assertNotIn("build/", run.stdout)
        run = self.scratch.run("navflow", "check", "--brief", "build")
        self.assertEqual(run.returncode, 1, run.stdout)

    def test_shared_flow_and_settings(self):
        shared = {"shared/more.flow.yaml": "navflow: 1\nscreens: { More: { title: More, actions: { Far: pop 9 } } }\n",
                  "shared/team.navflow.yaml": "severity: { pop-to-absent: warning }\n"}
        bank = SOUND.replace("navflow: 1\n", "navflow: 1\nimports: [../../shared/more.flow.yaml]\n").replace(
            "actions: { Go: push Next }", "actions: { Go: push Next, More: push More }")
        output = self.request(
            shared | {"apps/bank/bank.flow.yaml": bank,
                      "apps/bank/.navflow.yaml": "extends: ../../shared/team.navflow.yaml\n"}, 0, "1 new finding (1 warning)")
        self.assertIn("::warning file=shared/more.flow.yaml", output)

    def test_changed(self):
        self.pull_request({"apps/shop/parts/help.flow.yaml": HELP.replace("title: More", "title: Even more")})
        run = self.scratch.run("navflow", "check", "--changed", "main", "--report", "json=report.json")
        self.assertEqual(run.returncode, 0, run.stdout)
        report = json.loads((self.scratch.app / "report.json").read_text())
        flows = [flow["file"] for project in report["projects"] for flow in project["flows"]]
        self.assertEqual(
            flows, ["apps/shop/kiosk.flow.yaml", "apps/shop/parts/help.flow.yaml", "apps/shop/shop.flow.yaml"])

    def test_conflict(self):
        output = self.request(
            {"apps/chat/chat.flow.yaml": f"<<<<<<< HEAD\n{SOUND}=======\n{SOUND}>>>>>>> topic\n"}, 2,
            "✗ 1 new finding (1 error)", "not everything is compared")
        self.assertIn("a merge has left both of its versions here", output)
        self.assertEqual(output.count("::error"), 1, output)

    def test_upgrade(self):
        output = self.request({"apps/shop/known.json": FIRST_BASELINE}, 0, "✓ 0 new findings", "The check of all flows: `✓")
        self.assertNotIn("gone", output)

    def test_partial_checkout(self):
        self.pull_request({"apps/bank/bank.flow.yaml": SOUND.replace("title: Next", "title: The next")}, depth=1)
        self.scratch.git("sparse-checkout set apps/bank", folder=self.workspace)
        self.assertFalse((self.workspace / "apps/shop").exists())
        run = self.comment({"paths": "apps/bank"})
        self.assertEqual(run.status, 0, run.output)
        self.assertIn("The next", json.dumps(self.comments()))

    def test_nothing_relevant(self):
        self.request({"Sources/main.swift": "print(1)\n"}, 0)


if __name__ == "__main__":
    unittest.main()
