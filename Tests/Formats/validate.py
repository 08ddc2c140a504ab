#!/usr/bin/env python3
"""Validates all output formats of `navflow check` with independent schemas and tools.

usage: Tests/Formats/validate.py NAVFLOW SCHEMAS

Flows: the shipped ones, invalid ones, and those from hostile.py, whose names are difficult to quote. Tools: check-jsonschema
and sarif-tools for SARIF, xmlschema and junitparser for JUnit, markdown-it for the summary on GitHub's page of a workflow run.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import junitparser
import xmlschema
from sarif import loader

import github
import hostile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FORMATS = ["text", "json", "sarif", "junit", "github", "gitlab"]
SARIF_LEVELS = {"error": "error", "warning": "warning", "info": "note"}
GITLAB_SEVERITIES = {"error": "major", "warning": "minor", "info": "info"}


class Run:
    """One run of `check` with all formats."""

    def __init__(self, navflow, arguments, folder, out):
        self.name = " ".join(arguments)
        self.reports = {each: out / f"{each}.{'xml' if each == 'junit' else each}" for each in FORMATS}
        self.summary_file = out / "summary.md"
        command = [navflow, "check", "--format", "github", "--rule-pages", "https://example.org/Docs/rules"]
        for each, file in self.reports.items():
            command += ["--report", f"{each}={file}"]
        environment = dict(os.environ, GITHUB_STEP_SUMMARY=str(self.summary_file))
        process = subprocess.run(
            command + ["--"] + arguments, cwd=folder, env=environment, capture_output=True, timeout=300, check=False)
        self.status = process.returncode
        self.printed = process.stdout.decode("utf-8")
        expect(self.status in (0, 1, 2), self.name, f"the exit status is {self.status}: {process.stderr[-2000:]}")
        expect(self.text("github") == self.printed, self.name, "--report github writes something else than --format github")
        for each in FORMATS:
            is_relative = str(ROOT) not in self.text(each) and str(folder) not in self.text(each)
            expect(is_relative, self.name, f"the {each} report contains an absolute path")
        self.findings = json.loads(self.text("json"))["findings"]
        # The findings that no `allow` accepts.
        self.open = [each for each in self.findings if each["allowed"] is None]

    def text(self, format_name):
        """Returns the report in a format."""
        return self.reports[format_name].read_bytes().decode("utf-8")


FAILURES = []


def expect(condition, name, failure):
    """Records a failure of the run with this name, unless the condition holds."""
    if not condition:
        FAILURES.append(f"{name!r}: {failure}")


def check_sarif(run):
    """Checks what code scanning requires beyond the schema, and compares the results with the JSON format."""
    log = json.loads(run.text("sarif"))["runs"][0]
    expect(log["columnKind"] == "unicodeCodePoints", run.name, f"the columnKind is {log['columnKind']}")
    is_successful = log["invocations"][0]["executionSuccessful"]
    expect(
        is_successful == (run.status != 2), run.name, f"executionSuccessful is {is_successful}, the exit status {run.status}")
    rules = log["tool"]["driver"]["rules"]
    for rule in rules:
        texts = [rule[key]["text"] for key in ("shortDescription", "fullDescription", "help")]
        expect(all(0 < len(each) <= 1024 for each in texts), run.name, f"a text of {rule['id']} is empty or too long")
    expect(
        len(log["results"]) == len(run.findings), run.name,
        f"SARIF has {len(log['results'])} results, JSON {len(run.findings)} findings")
    for result, finding in zip(log["results"], run.findings):
        check_result(run, rules, result, finding)


def check_result(run, rules, result, finding):
    """Compares a SARIF result with the finding in the JSON format."""
    def expect_equal(actual, wanted, member):
        expect(actual == wanted, run.name, f"{member} of a {finding['rule']} result is {actual} instead of {wanted}")

    expect_equal(result["ruleId"], finding["rule"], "ruleId")
    expect_equal(rules[result["ruleIndex"]]["id"], finding["rule"], "the rule at the ruleIndex")
    expect_equal(result["level"], SARIF_LEVELS[finding["severity"]], "level")
    expect_equal(result["partialFingerprints"]["navflow/v1"], finding["fingerprint"], "the fingerprint")
    expect_equal(len(result["suppressions"]), int(finding["allowed"] is not None), "the number of suppressions")
    related = len(finding["related"]) + sum(len(each["places"]) for each in finding["affected"])
    expect_equal(len(result.get("relatedLocations", [])), related, "the number of relatedLocations")
    flows = result.get("codeFlows", [])
    steps = [each["location"] for flow in flows for each in flow["threadFlows"][0]["locations"]]
    expect_equal(len(steps), len(finding["trace"] or []), "the number of steps")
    for place in result["locations"] + result.get("relatedLocations", []) + steps:
        physical = place["physicalLocation"]
        uri = physical["artifactLocation"]["uri"]
        is_relative_reference = uri.isascii() and ":" not in uri and not uri.startswith("/")
        expect(is_relative_reference, run.name, f"{uri} is not a relative reference")
        region = physical["region"]
        keys = {"startLine", "startColumn", "endLine", "endColumn"}
        expect(keys == set(region) and min(region.values()) >= 1, run.name, f"a region is incomplete: {region}")
    check_fix(run, result, finding)


def check_fix(run, result, finding):
    """Compares the fix of a SARIF result with the suggestion of the finding."""
    suggestion = finding["suggestion"]
    fixes = result.get("fixes", [])
    if suggestion is None or len(fixes) != 1:
        expect(suggestion is None and not fixes, run.name, f"{len(fixes)} fixes for the suggestion {suggestion}")
        return
    replacement = fixes[0]["artifactChanges"][0]["replacements"][0]
    region = replacement["deletedRegion"]
    actual = (region["startLine"], region["startColumn"], region["endLine"], region["endColumn"])
    wanted = (*suggestion["start"].values(), *suggestion["end"].values())
    expect(actual == wanted, run.name, f"a fix is at {actual}, its suggestion at {wanted}")
    texts = (replacement["insertedContent"]["text"], suggestion["replacement"])
    expect(texts[0] == texts[1], run.name, f"a fix inserts {texts[0]!r} instead of {texts[1]!r}")
    expect(fixes[0]["properties"]["certain"] == suggestion["certain"], run.name, "a fix is not as certain as its suggestion")


def check_sarif_with_tools(runs, schema, folder):
    """Validates all SARIF files with the schema and with sarif-tools."""
    files = [str(run.reports["sarif"]) for run in runs]
    process = subprocess.run(
        ["check-jsonschema", "--schemafile", str(schema)] + files, capture_output=True, text=True, check=False)
    expect(process.returncode == 0, "check-jsonschema", process.stdout[-3000:] + process.stderr[-3000:])
    for run in runs:
        loaded = loader.load_sarif_file(str(run.reports["sarif"]))
        counts = (loaded.get_result_count(), len(loaded.get_records()))
        expect(
            counts == (len(run.findings), len(run.findings)), run.name,
            f"sarif-tools reads {counts[0]} results and {counts[1]} records of {len(run.findings)} findings")
    for command in ("summary", "csv", "html"):
        process = subprocess.run(
            ["sarif", command, "-o", str(folder / f"all.{command}")] + files, capture_output=True, text=True, check=False)
        expect(process.returncode == 0, f"sarif {command}", process.stderr[-2000:])


def check_junit(run, schema):
    """Validates a JUnit file with Jenkins' schema, and compares its counts with junitparser's."""
    error = next(schema.iter_errors(run.text("junit").encode()), None)
    expect(error is None, run.name, f"the JUnit report does not match junit-10.xsd: {error}")
    suites = list(junitparser.JUnitXml.fromfile(str(run.reports["junit"])))
    cases = [each for suite in suites for each in suite]
    for suite in suites:
        written = (suite.tests, suite.failures, suite.errors, suite.skipped)
        suite.update_statistics()
        counted = (suite.tests, suite.failures, suite.errors, suite.skipped)
        expect(written == counted, run.name, f"the counts of {suite.name!r} are {written} instead of {counted}")
    failing = [each for each in cases if any(isinstance(r, (junitparser.Failure, junitparser.Error)) for r in each.result)]
    expect(bool(failing) == (run.status != 0), run.name, f"{len(failing)} cases fail, but the exit status is {run.status}")
    expected = {(each["file"], each["rule"]) for each in run.open if each["severity"] == "error"}
    expect(
        len(failing) == len(expected), run.name,
        f"{len(failing)} cases fail, but {len(expected)} pairs of a file and a rule have errors")
    expect(len({(each.classname, each.name) for each in cases}) == len(cases), run.name, "two cases have the same name")


def check_gitlab(run):
    """Checks what GitLab's documentation requires, and compares the issues with the JSON format."""
    issues = json.loads(run.text("gitlab"))
    expect(len(issues) == len(run.open), run.name, f"GitLab has {len(issues)} issues for {len(run.open)} findings")
    expect(len({each["fingerprint"] for each in issues}) == len(issues), run.name, "two issues have the same fingerprint")
    for issue, finding in zip(issues, run.open):
        actual = (issue["check_name"], issue["severity"], issue["location"]["path"], issue["location"]["lines"]["begin"])
        wanted = (finding["rule"], GITLAB_SEVERITIES[finding["severity"]], finding["file"], finding["start"]["line"])
        expect(actual == wanted, run.name, f"an issue is {actual} instead of {wanted}")
        expect(issue["description"], run.name, f"an issue has no description: {actual}")


def check_github(run):
    """Checks the annotations and the summary."""
    summary = run.summary_file.read_bytes().decode("utf-8")
    for error in github.annotation_errors(run.printed, run.open) + github.summary_errors(summary, run.open):
        expect(False, run.name, error)


def all_runs(navflow, folder):
    """Writes all flows into a folder, and yields a run for each file, for some folders, and for paths that do not exist."""
    shutil.copytree(ROOT / "Flows", folder / "Flows")
    shutil.copytree(ROOT / "Tests/Fixtures/invalid", folder / "invalid")
    for path, text in hostile.files().items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    files = sorted(str(each.relative_to(folder)) for each in folder.rglob("*.flow.yaml"))
    arguments = [[each] for each in files] + [["."], ["Flows"], ["names"], ["paths"]]
    arguments += [["nope"], ["nope ::error::x"], [str(folder / "nope")], ["Flows", "a\nb"]]
    for number, each in enumerate(arguments):
        out = folder / ".out" / str(number)
        out.mkdir(parents=True)
        yield Run(navflow, each, folder, out)


def main():
    """Runs all checks and prints the result."""
    navflow, schemas = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
    schema = xmlschema.XMLSchema(str(schemas / "junit-10.xsd"))
    with tempfile.TemporaryDirectory(prefix="navflow-formats-") as path:
        folder = pathlib.Path(path).resolve()
        runs = []
        for run in all_runs(navflow, folder):
            check_sarif(run)
            check_junit(run, schema)
            check_gitlab(run)
            check_github(run)
            runs.append(run)
        check_sarif_with_tools(runs, schemas / "sarif-schema-2.1.0.json", folder)
    for failure in FAILURES[:50]:
        print(failure[:2000], file=sys.stderr)
    findings = sum(len(run.findings) for run in runs)
    print(f"formats: {len(runs)} runs with {findings} findings, {len(FAILURES)} failures")
    sys.exit(1 if FAILURES else 0)


if __name__ == "__main__":
    main()
