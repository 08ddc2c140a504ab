"""Validates the pieces and the recipes with the public schemas of the systems that read them."""

import textwrap
import unittest

from recipes import recipes
from scratch import PROJECT, Scratch

# The command that validates each recipe; None for scripts, which only test_recipes runs.
VALIDATORS = {
    "github": ["check-jsonschema", "--builtin-schema", "vendor.github-workflows"],
    "macos": ["check-jsonschema", "--builtin-schema", "vendor.github-workflows"],
    "action": ["check-jsonschema", "--builtin-schema", "vendor.github-workflows"],
    "pull-request": ["check-jsonschema", "--builtin-schema", "vendor.github-workflows"],
    "gitlab": ["check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci"],
    "pre-commit-config": ["pre-commit", "validate-config"],
    "pre-commit": None, "xcode-cloud": None, "jenkins": None,
}


class SchemaTest(unittest.TestCase):
    def setUp(self):
        self.scratch = Scratch()
        self.addCleanup(self.scratch.remove)

    def validate(self, command, file):
        run = self.scratch.run(*command, str(file))
        self.assertEqual(run.returncode, 0, f"{file}: {run.stdout}")

    def test_the_action_loads(self):
        self.validate(["check-jsonschema", "--builtin-schema", "vendor.github-actions"], PROJECT / "action.yml")

    def test_the_gitlab_template_loads(self):
        self.validate(VALIDATORS["gitlab"], PROJECT / "Packaging/gitlab.yml")

    def test_the_hooks_load(self):
        self.validate(["pre-commit", "validate-manifest"], PROJECT / ".pre-commit-hooks.yaml")

    def test_every_recipe_loads(self):
        texts = recipes()
        self.assertEqual(set(texts), set(VALIDATORS))
        # This recipe is a step of a job.
        texts["pull-request"] = "on: push\njobs:\n  check:\n    runs-on: ubuntu-latest\n    steps:\n" + textwrap.indent(
            texts["pull-request"], "      ")
        for name, command in VALIDATORS.items():
            if command:
                with self.subTest(name):
                    self.validate(command, self.scratch.write(f"{name}.yml", texts[name]))

    def test_a_wrong_piece_does_not_load(self):
        text = (PROJECT / "action.yml").read_text()
        for wrong in [text.replace("      shell: bash\n", ""), text.replace("using: composite", "using: composite: x")]:
            self.assertNotEqual(wrong, text)
            run = self.scratch.run(
                "check-jsonschema", "--builtin-schema", "vendor.github-actions",
                str(self.scratch.write("action.yml", wrong)))
            self.assertNotEqual(run.returncode, 0)


if __name__ == "__main__":
    unittest.main()
