"""Tests the GitHub action: its steps run as GitHub's runner does, with stand-ins for curl, make and gh."""

import json
import pathlib
import platform
import re
import shlex
import shutil
import sys
import tarfile
import unittest

from composite import CompositeAction
from scratch import FAULTY, NAVFLOW, SOUND, Scratch

PULL_REQUEST = {"pull_request": {"number": 7}}
CHECK, COMMENT = "Check the flows", "Comment on the pull request"


class ActionTest(unittest.TestCase):
    """A repository with a sound flow, cloned into the workspace of a job."""

    def setUp(self):
        self.scratch = Scratch()
        self.addCleanup(self.scratch.remove)
        gh = pathlib.Path(__file__).parent / "gh"
        self.scratch.program("gh", f"#!/bin/sh\nexec {shlex.quote(sys.executable)} {shlex.quote(str(gh))} \"$@\"\n")
        self.releases = self.scratch.folder / "releases"
        self.scratch.program("curl", f"""#!/bin/sh
echo "$4" >> "$HOME/addresses"
cp "{self.releases}/$(basename "$4")" "$3" 2>/dev/null
""")
        self.scratch.program("make", f"""#!/bin/sh
mkdir -p "$HOME/.cache/navflow/built/bin"
ln -s "{NAVFLOW}" "$HOME/.cache/navflow/built/bin/navflow"
echo made >> "$HOME/made"
""")
        self.scratch.commit({"app.flow.yaml": SOUND})
        self.workspace = self.scratch.app
        self.action = CompositeAction(self.scratch, self.workspace)

    def publish(self, is_intact=True):
        """Makes a release of the tested navflow."""
        version = self.scratch.run("navflow", "--version").stdout.strip()
        name = f"navflow-{version}-linux-{platform.machine()}"
        self.releases.mkdir()
        with tarfile.open(self.releases / f"{name}.tar.gz", "w:gz", compresslevel=1) as archive:
            archive.add(NAVFLOW, f"{name}/bin/navflow")
        sum_ = self.scratch.run("sha256sum", f"{name}.tar.gz", folder=self.releases).stdout
        self.scratch.write(f"{name}.tar.gz.sha256", sum_ if is_intact else "0" * 64 + sum_[64:], folder=self.releases)

    def home(self, name):
        file = self.scratch.folder / "home" / name
        return file.read_text() if file.exists() else ""

    def comments(self):
        return json.loads(self.home("comments.json") or "[]")

    def pull_request(self, files, depth=None):
        """Commits files on a branch, and checks out its merge with main, as actions/checkout does for pull requests."""
        self.scratch.git("checkout -q -B topic")
        self.scratch.commit(files)
        self.check_out(depth)

    def check_out(self, depth=None):
        self.scratch.git("checkout -q --detach main")
        self.scratch.git("merge -q --no-ff -m merge topic")
        self.scratch.git("update-ref refs/pull/7/merge HEAD")
        self.scratch.git("checkout -q topic")
        number = len(list(self.scratch.folder.glob("workspace*")))
        clone = self.scratch.folder / f"workspace-{number}"
        self.scratch.git(f"init -q {clone}")
        self.scratch.git(f"remote add origin file://{self.scratch.app}", folder=clone)
        limit = f"--depth {depth}" if depth else ""
        self.scratch.git(f"fetch -q {limit} origin refs/pull/7/merge", folder=clone)
        self.scratch.git("checkout -q FETCH_HEAD", folder=clone)
        self.action.workspace = self.workspace = clone

    def comment(self, inputs=None, **variables):
        return self.action.run(
            {"comment": "true"} | (inputs or {}), PULL_REQUEST,
            {"GITHUB_EVENT_NAME": "pull_request", "GITHUB_BASE_REF": "main"} | variables)


class InstallationTest(ActionTest):
    def test_the_release_is_downloaded_once(self):
        self.publish()
        first = self.action.run()
        self.assertEqual(first.status, 0, first.output)
        self.assertRegex(
            self.home("addresses"), r"^https://github.com/OWNER/navflow/releases/download/[\d.]+/navflow-.*\.tar\.gz\n")
        self.assertEqual(self.home("made"), "")
        self.assertEqual(len(first.cache_keys), 1)
        addresses = self.home("addresses")
        self.scratch.run("rm", "-r", str(self.scratch.folder / "home/.cache"))
        second = self.action.run()
        self.assertEqual((second.status, second.cache_keys, self.home("addresses")), (0, [], addresses))

    def test_a_job_that_fails_saves_the_build(self):
        self.scratch.write("app.flow.yaml", FAULTY)
        run = self.action.run()
        self.assertEqual((run.status, len(run.cache_keys), self.home("made")), (1, 1, "made\n"))

    def test_a_damaged_release_is_not_used(self):
        self.publish(is_intact=False)
        self.assertEqual(self.action.run().status, 0)
        self.assertEqual(self.home("made"), "made\n")

    def test_each_version_has_its_own_cache(self):
        keys = self.action.run().cache_keys
        file = self.action.folder / "Sources/Diagnostics/ToolVersion.swift"
        file.write_text(file.read_text() + "// another version\n")
        other = self.action.run().cache_keys
        self.assertEqual((len(keys), len(other)), (1, 1))
        self.assertNotEqual(keys, other)


class CheckTest(ActionTest):
    def test_annotates_and_links_the_rules(self):
        self.scratch.write("app.flow.yaml", FAULTY)
        run = self.action.run()
        self.assertEqual(run.status, 1)
        self.assertIn("::error file=app.flow.yaml,line=5", run.output[CHECK])
        log = (self.workspace / "navflow.sarif").read_text()
        self.assertIn('"https://github.com/OWNER/navflow/blob/0.1.0/Docs/rules/pop-to-absent.md"', log)
        self.assertNotIn(COMMENT, run.output)

    def test_generated_files_must_be_up_to_date(self):
        settings = "generate:\n  - { tests: ui, flow: app.flow.yaml, for: maestro }\n"
        self.scratch.write(".navflow.yaml", settings)
        run = self.action.run()
        self.assertEqual(run.status, 1, run.output)
        self.assertIn("missing: ui/navflow-tests.json", run.output[CHECK])
        self.assertIn("::error file=.navflow.yaml::generated files are out of date", run.output[CHECK])
        self.scratch.run("navflow", "generate")
        self.assertEqual(self.action.run().status, 0)

    def test_paths_are_lines_with_patterns_and_spaces(self):
        self.scratch.commit({
            "apps/my shop/a.flow.yaml": FAULTY, "apps/bank/[b].flow.yaml": FAULTY, "other/c.flow.yaml": FAULTY})
        run = self.action.run({"paths": "apps/my shop\napps/b*\n"})
        self.assertIn("file=apps/my shop/a.flow.yaml", run.output[CHECK])
        self.assertIn("file=apps/bank/[b].flow.yaml", run.output[CHECK])
        self.assertNotIn("other", run.output[CHECK])
        self.assertIn("file=apps/bank/[b].flow.yaml", self.action.run({"paths": "apps/bank/[b].flow.yaml"}).output[CHECK])
        missing = self.action.run({"paths": "apps/nothing*"})
        self.assertEqual(missing.status, 2)
        self.assertIn("apps/nothing*", missing.output[CHECK])

    def test_arguments_may_be_quoted(self):
        self.scratch.commit({"my settings.yaml": "severity: { pop-to-absent: off }\n", "app.flow.yaml": FAULTY})
        self.assertEqual(self.action.run({"arguments": "--config 'my settings.yaml'"}).status, 0)
        unclosed = self.action.run({"arguments": "--config 'my"})
        self.assertEqual(unclosed.status, 2)
        self.assertIn("::error::", unclosed.output[CHECK])


class CommentTest(ActionTest):
    def test_says_what_the_pull_request_does(self):
        self.pull_request({"app.flow.yaml": FAULTY})
        run = self.comment()
        self.assertEqual(run.status, 1, run.output)
        [comment] = self.comments()
        self.assertEqual(comment["issue"], "7")
        marker, title = comment["body"].splitlines()[:2]
        self.assertRegex(marker, r"^<!-- navflow [0-9a-f]{16} -->$")
        self.assertEqual(title, "### navflow: `main` → this pull request")
        self.assertIn("pop-to-absent", comment["body"])

    def test_only_gh_gets_the_token(self):
        self.pull_request({"app.flow.yaml": FAULTY})
        self.scratch.program("git", f"""#!/bin/sh
echo "$1 ${{GH_TOKEN-none}}" >> "$HOME/tokens"
exec {shlex.quote(shutil.which("git"))} "$@"
""")
        self.comment()
        lines = self.home("tokens").splitlines()
        # navflow runs git, too.
        self.assertGreater(len(lines), 5)
        self.assertEqual([line for line in lines if not line.endswith(" none")], [])
        self.assertEqual(len(self.comments()), 1)

    def test_a_shallow_clone_is_enough(self):
        self.pull_request({"app.flow.yaml": FAULTY}, depth=1)
        self.assertIn("pop-to-absent", self.comment().output[CHECK])
        self.assertIn("pop-to-absent", self.comments()[0]["body"])

    def test_changes_of_main_are_not_charged_to_the_branch(self):
        self.scratch.git("checkout -q -B topic")
        self.scratch.commit({"app.flow.yaml": SOUND.replace("title: Next", "title: The next")})
        self.scratch.git("checkout -q main")
        self.scratch.commit({"shop.flow.yaml": FAULTY})
        self.check_out()
        self.assertEqual(self.comment().status, 1)
        [comment] = self.comments()
        self.assertNotIn("shop", comment["body"])
        self.assertIn("The next", comment["body"])

    def test_files_that_the_job_made_do_not_count(self):
        self.pull_request({"app.flow.yaml": SOUND.replace("title: Next", "title: The next")})
        self.scratch.write("made.flow.yaml", FAULTY, folder=self.workspace)
        self.comment()
        self.assertNotIn("made", self.comments()[0]["body"])

    def test_updates_only_its_own_comment(self):
        self.pull_request({"app.flow.yaml": FAULTY})
        self.comment()
        other = {"id": 2, "issue": "7", "body": "coverage: 90 %"}
        self.scratch.write("home/comments.json", json.dumps(self.comments() + [other]), folder=self.scratch.folder)
        self.scratch.git("checkout -q topic")
        self.scratch.commit({"app.flow.yaml": SOUND.replace("title: Next", "title: The next")})
        self.check_out()
        self.assertEqual(self.comment().status, 0)
        first, second = self.comments()
        self.assertIn("The next", first["body"])
        self.assertNotIn("pop-to-absent", first["body"])
        self.assertEqual(second, other)
        # Another workflow has its own comment.
        self.comment(GITHUB_WORKFLOW="nightly")
        self.assertEqual(len(self.comments()), 3)

    def test_says_nothing_where_no_flow_changed(self):
        self.pull_request({"notes.txt": "text"})
        self.assertEqual((self.comment().status, self.comments()), (0, []))

    def test_brings_a_comment_up_to_date_if_flows_change_no_more(self):
        self.pull_request({"app.flow.yaml": FAULTY})
        self.comment()
        self.pull_request({"app.flow.yaml": SOUND, "notes.txt": "text"})
        self.comment()
        [comment] = self.comments()
        self.assertNotIn("pop-to-absent", comment["body"])

    def test_inputs_count_for_the_comment(self):
        self.scratch.commit({"apps/my shop/a.flow.yaml": SOUND, "apps/b/b.flow.yaml": SOUND})
        self.pull_request({"app.flow.yaml": FAULTY, "apps/my shop/a.flow.yaml": FAULTY, "apps/b/b.flow.yaml": FAULTY})
        self.comment({"paths": "apps/my*\napps/b"})
        body = self.comments()[0]["body"]
        self.assertRegex(body, r"apps/my shop/a\.flow\.yaml")
        self.assertRegex(body, r"apps/b/b\.flow\.yaml")
        self.assertNotIn("| app.flow.yaml", body)
        off = self.comment({"arguments": "--severity pop-to-absent=off", "paths": "app.flow.yaml"})
        self.assertEqual(off.status, 0)
        self.assertEqual(len(self.comments()), 2)
        self.assertIn("✓ 0 new findings", self.comments()[1]["body"])

    def test_a_comment_that_cannot_be_written_is_a_warning(self):
        self.pull_request({"app.flow.yaml": SOUND + "# text\n"})
        run = self.comment({"token": ""})
        self.assertEqual(run.status, 0, run.output)
        self.assertIn("::warning::", run.output[COMMENT])
        run = self.comment({"arguments": "--depth 5"})
        self.assertEqual(run.status, 0)
        self.assertRegex(run.output[COMMENT], r"::warning::no comment: .*--depth")

    def test_outside_a_pull_request_there_is_no_comment(self):
        run = self.action.run({"comment": "true"})
        self.assertEqual(run.status, 0)
        self.assertNotIn(COMMENT, run.output)


if __name__ == "__main__":
    unittest.main()
