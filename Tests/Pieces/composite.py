"""Runs the steps of action.yml as GitHub's runner does: in order, with the variables that a step of a composite action has."""

import re
import shutil

import yaml

from scratch import PROJECT


class Failure(Exception):
    """An expression or a step that this runner does not know."""


class Result:
    """The end of a run."""

    def __init__(self):
        self.status = 0
        self.output = {}
        self.cache_keys = []


class CompositeAction:
    """An action in the folder where the runner keeps it, with a cache that outlives a run."""

    def __init__(self, scratch, workspace, reference="0.1.0"):
        self.scratch = scratch
        self.workspace = workspace
        self.folder = scratch.folder / "work/_actions/OWNER/navflow" / reference
        self.folder.mkdir(parents=True)
        for name in ["action.yml", "Package.swift", "Makefile"]:
            shutil.copy(PROJECT / name, self.folder)
        for name in [".ci", "Sources"]:
            shutil.copytree(PROJECT / name, self.folder / name)
        self.definition = yaml.safe_load((self.folder / "action.yml").read_text())
        self.cache = scratch.folder / "cached"

    def run(self, inputs=None, event=None, variables=None):
        """Runs all steps. `event` is the event's payload, `variables` are those of the workflow run."""
        unknown = set(inputs or {}) - set(self.definition["inputs"])
        assert not unknown, f"action.yml has no inputs {unknown}"
        context = {"github": {"event": event or {}, "token": "secret"}, "steps": {}, "runner": {"os": "Linux"}}
        context["inputs"] = {
            name: (inputs or {}).get(name, evaluate(str(part.get("default", "")), context))
            for name, part in self.definition["inputs"].items()
        }
        result = Result()
        for number, step in enumerate(self.definition["runs"]["steps"]):
            context["failed"] = result.status != 0
            condition = str(step.get("if", "success()"))
            if "()" not in condition:
                condition = "success() && (" + condition.removeprefix("${{").removesuffix("}}") + ")"
            if not truth(condition, context):
                continue
            outputs = self.perform(number, step, context, variables or {}, result)
            if "id" in step:
                context["steps"][step["id"]] = {"outputs": outputs}
        return result

    def perform(self, number, step, context, variables, result):
        if "uses" not in step:
            return self.perform_script(number, step, context, variables, result)
        with_ = {name: evaluate(str(value), context) for name, value in step["with"].items()}
        name = step["uses"].partition("@")[0]
        home = str(self.scratch.folder / "home")
        saved, place = self.cache / with_["key"], shutil.os.path.expanduser(with_["path"].replace("~", home))
        if name == "actions/cache/restore":
            if saved.exists():
                shutil.rmtree(place, ignore_errors=True)
                shutil.copytree(saved, place, symlinks=True)
            return {"cache-hit": "true" if saved.exists() else ""}
        if name == "actions/cache/save":
            result.cache_keys.append(with_["key"])
            shutil.copytree(place, saved, symlinks=True)
            return {}
        raise Failure(f"unknown action {name}")

    def perform_script(self, number, step, context, variables, result):
        assert step["shell"] == "bash"
        files = {
            name: self.scratch.write(f"runner/{name}-{number}", "", folder=self.scratch.folder)
            for name in ["GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_ENV", "GITHUB_STEP_SUMMARY"]
        }
        script = self.scratch.write(f"runner/{number}.sh", step["run"], folder=self.scratch.folder)
        environment = {
            "CI": "true", "HOME": str(self.scratch.folder / "home"), "PATH": self.scratch.environment["PATH"],
            # Both are empty in a composite action: github.com/actions/runner/issues/2473
            "GITHUB_ACTION_REPOSITORY": "", "GITHUB_ACTION_REF": "",
            "GITHUB_ACTION": "__OWNER_navflow", "GITHUB_ACTION_PATH": str(self.folder), "GITHUB_ACTIONS": "true",
            "GITHUB_ACTOR": "octocat", "GITHUB_API_URL": "https://api.github.com", "GITHUB_BASE_REF": "",
            "GITHUB_EVENT_NAME": "push", "GITHUB_HEAD_REF": "", "GITHUB_JOB": "check",
            "GITHUB_REPOSITORY": "team/apps", "GITHUB_RUN_ID": "1", "GITHUB_SERVER_URL": "https://github.com",
            "GITHUB_WORKFLOW": "flows", "GITHUB_WORKSPACE": str(self.workspace), "RUNNER_ARCH": "X64",
            "RUNNER_OS": "Linux", "RUNNER_TEMP": str(self.scratch.folder / "runner"),
        }
        environment |= variables | {name: str(file) for name, file in files.items()}
        environment |= {name: evaluate(str(value), context) for name, value in step.get("env", {}).items()}
        run = self.scratch.run(
            "bash", "--noprofile", "--norc", "-eo", "pipefail", str(script), folder=self.workspace,
            environment=environment)
        result.output[step["name"]] = run.stdout
        result.status = result.status or run.returncode
        return dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())


def evaluate(text, context):
    """Returns a text with its expressions replaced by their values."""

    def value(match):
        found = compute(match[1], context)
        return "" if found in (None, False) else str(found)

    return re.sub(r"\$\{\{(.*?)\}\}", value, text)


def truth(condition, context):
    return bool(compute(condition.strip().removeprefix("${{").removesuffix("}}"), context))


def compute(expression, context):
    """Computes an expression of names, strings in single quotes, status functions and logical operators."""
    words = re.findall(r"'[^']*'|[\w.-]+(?:\(\))?|&&|\|\||!=|==|!|[()]", expression)
    if "".join(words) != re.sub(r"\s", "", expression) and "'" not in expression:
        raise Failure(f"unknown expression {expression}")
    operators = {"&&": "and", "||": "or", "!": "not", "!=": "!=", "==": "==", "(": "(", ")": ")"}
    functions = {"success()": not context.get("failed"), "failure()": context.get("failed"), "cancelled()": False,
                 "always()": True}
    terms = []
    for word in words:
        if word in operators:
            terms.append(operators[word])
        elif word in functions:
            terms.append(repr(functions[word]))
        elif word.startswith("'"):
            terms.append(repr(word[1:-1]))
        else:
            terms.append(repr(look_up(word, context)))
    return eval(" ".join(terms), {"__builtins__": {}})


def look_up(path, context):
    value = context
    for name in path.split("."):
        value = value.get(name, "") if isinstance(value, dict) else ""
    return value
