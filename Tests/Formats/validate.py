#!/usr/bin/env python3
"""Validates all output formats of `navflow check` with independent schemas and tools.

usage: Tests/Formats/validate.py NAVFLOW SCHEMAS

Flows: the shipped ones, invalid ones, and hostile ones from hostile.py. Tools: check-jsonschema
and sarif-tools for SARIF, xmlschema and junitparser for JUnit, markdown-it for the summary of a step.
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
LEVELS = {"error": "error", "warning": "warning", "info": "note"}
GITLAB = {"error": "major", "warning": "minor", "info": "info"}


class Case:
    """One run of `check` with all formats."""

    def __init__(self, navflow, name, arguments, folder, out):
        self.name = name
        self.reports = {each: out / f"{each}.{'xml' if each == 'junit' else each}" for each in FORMATS}
        self.summary_file = out / "summary.md"
        command = [navflow, "check", "--format", "github"]
        for each, file in self.reports.items():
            command += ["--report", f"{each}={file}"]
        environment = dict(os.environ, GITHUB_STEP_SUMMARY=str(self.summary_file))
        run = subprocess.run(
            command + ["--"] + arguments, cwd=folder, env=environment, capture_output=True, timeout=300, check=False)
        self.status = run.returncode
        self.printed = run.stdout.decode("utf-8")
        expect(self.status in (0, 1, 2), name, f"exit status {self.status}: {run.stderr[-2000:]}")
        expect(self.text("github") == self.printed, name, "--report github is not what --format github prints")
        for each in FORMATS:
            expect(str(ROOT) not in self.text(each) and str(out) not in self.text(each), name, f"{each}: absolute path")
        self.json = json.loads(self.text("json"))
        self.findings = self.json["findings"]
        self.open = [each for each in self.findings if each["allowed"] is None]

    def text(self, form):
        """Returns a report."""
        return self.reports[form].read_bytes().decode("utf-8")


FAILURES = []


def expect(condition, name, what):
    """Records a failure unless the condition holds."""
    if not condition:
        FAILURES.append(f"{name!r}: {what}")


def check_sarif(case):
    """Checks the requirements of code scanning beyond the schema, and the agreement with the JSON format."""
    run = json.loads(case.text("sarif"))["runs"][0]
    expect(run["columnKind"] == "unicodeCodePoints", case.name, "columnKind")
    expect(run["invocations"][0]["executionSuccessful"] == (case.status != 2), case.name, "executionSuccessful")
    rules = run["tool"]["driver"]["rules"]
    for rule in rules:
        texts = [rule[key]["text"] for key in ("shortDescription", "fullDescription", "help")]
        expect(all(0 < len(each) <= 1024 for each in texts), case.name, f"texts of {rule['id']}")
    expect(len(run["results"]) == len(case.findings), case.name, "number of results")
    for result, finding in zip(run["results"], case.findings):
        check_result(case, rules, result, finding)


def check_result(case, rules, result, finding):
    """Compares a result with its finding."""
    expect(rules[result["ruleIndex"]]["id"] == result["ruleId"] == finding["rule"], case.name, "rule")
    expect(result["level"] == LEVELS[finding["severity"]], case.name, "level")
    expect(result["partialFingerprints"]["navflow/v1"] == finding["fingerprint"], case.name, "fingerprint")
    expect(bool(result["suppressions"]) == (finding["allowed"] is not None), case.name, "suppressions")
    related = len(finding["related"]) + len(finding.get("affected", []))
    expect(len(result.get("relatedLocations", [])) == related, case.name, "relatedLocations")
    flows = result.get("codeFlows", [])
    steps = [each["location"] for flow in flows for each in flow["threadFlows"][0]["locations"]]
    expect(len(steps) == len(finding["trace"] or []), case.name, "codeFlows")
    for place in result["locations"] + result.get("relatedLocations", []) + steps:
        physical = place["physicalLocation"]
        uri = physical["artifactLocation"]["uri"]
        expect(uri.isascii() and ":" not in uri and not uri.startswith("/"), case.name, f"uri {uri}")
        region = physical["region"]
        keys = {"startLine", "startColumn", "endLine", "endColumn"}
        expect(keys == set(region) and min(region.values()) >= 1, case.name, f"region {region}")
    check_fix(case, result, finding)


def check_fix(case, result, finding):
    """Compares the fix of a result with the suggestion of its finding."""
    edit = finding["suggestion"]
    fixes = result.get("fixes", [])
    expect(len(fixes) == (edit is not None), case.name, "number of fixes")
    for fix in fixes:
        replacement = fix["artifactChanges"][0]["replacements"][0]
        region = replacement["deletedRegion"]
        actual = (region["startLine"], region["startColumn"], region["endLine"], region["endColumn"])
        wanted = (*edit["start"].values(), *edit["end"].values())
        expect(actual == wanted, case.name, f"fix at {actual}, suggestion at {wanted}")
        expect(replacement["insertedContent"]["text"] == edit["replacement"], case.name, "text of a fix")
        expect(fix["properties"]["certain"] == edit["certain"], case.name, "certainty of a fix")


def check_sarif_with_others(cases, schema, folder):
    """Validates all SARIF files with the schema and with sarif-tools."""
    files = [str(case.reports["sarif"]) for case in cases]
    run = subprocess.run(
        ["check-jsonschema", "--schemafile", str(schema)] + files, capture_output=True, text=True, check=False)
    expect(run.returncode == 0, "check-jsonschema", run.stdout[-3000:] + run.stderr[-3000:])
    for case in cases:
        loaded = loader.load_sarif_file(str(case.reports["sarif"]))
        expect(loaded.get_result_count() == len(case.findings), case.name, "sarif-tools counts differently")
        expect(len(loaded.get_records()) == len(case.findings), case.name, "sarif-tools reads differently")
    for verb in ("summary", "csv", "html"):
        run = subprocess.run(
            ["sarif", verb, "-o", str(folder / f"all.{verb}")] + files, capture_output=True, text=True, check=False)
        expect(run.returncode == 0, f"sarif {verb}", run.stderr[-2000:])


def check_junit(case, schema):
    """Validates a JUnit file with Jenkins' schema, and compares its counts with junitparser's."""
    error = next(schema.iter_errors(case.text("junit").encode()), None)
    expect(error is None, case.name, f"junit-10.xsd: {error}")
    suites = list(junitparser.JUnitXml.fromfile(str(case.reports["junit"])))
    cases = [each for suite in suites for each in suite]
    for suite in suites:
        counts = (suite.tests, suite.failures, suite.errors, suite.skipped)
        suite.update_statistics()
        expect(counts == (suite.tests, suite.failures, suite.errors, suite.skipped), case.name, "counts of a suite")
    bad = [each for each in cases if any(isinstance(r, (junitparser.Failure, junitparser.Error)) for r in each.result)]
    expect(bool(bad) == (case.status != 0), case.name, f"{len(bad)} failing cases and exit status {case.status}")
    named = {(each["file"], each["rule"]) for each in case.open if each["severity"] == "error"}
    expect(len(bad) == len(named), case.name, "a failing case for each file and rule")
    expect(len({(each.classname, each.name) for each in cases}) == len(cases), case.name, "two cases of one name")


def check_gitlab(case):
    """Checks the requirements of GitLab's documentation."""
    issues = json.loads(case.text("gitlab"))
    expect(len(issues) == len(case.open), case.name, "number of issues")
    expect(len({each["fingerprint"] for each in issues}) == len(issues), case.name, "fingerprints")
    for issue, finding in zip(issues, case.open):
        actual = (issue["check_name"], issue["severity"], issue["location"]["path"], issue["location"]["lines"]["begin"])
        wanted = (finding["rule"], GITLAB[finding["severity"]], finding["file"], finding["start"]["line"])
        expect(actual == wanted and issue["description"], case.name, f"issue {actual}")


def cases(navflow, scratch):
    """Yields all runs."""
    shutil.copytree(ROOT / "Flows", scratch / "Flows")
    shutil.copytree(ROOT / "Tests/Fixtures/invalid", scratch / "invalid")
    for path, text in hostile.files().items():
        file = scratch / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    files = sorted(str(each.relative_to(scratch)) for each in scratch.rglob("*.flow.yaml"))
    runs = [[each] for each in files] + [["."], ["Flows"], ["names"], ["paths"]]
    runs += [["nope"], ["nope ::error::x"], [str(scratch / "nope")], ["Flows", "a\nb"]]
    for number, arguments in enumerate(runs):
        out = scratch / ".out" / str(number)
        out.mkdir(parents=True)
        yield Case(navflow, " ".join(arguments), arguments, scratch, out)


def main():
    """Runs all checks and prints the result."""
    navflow, schemas = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
    schema = xmlschema.XMLSchema(str(schemas / "junit-10.xsd"))
    with tempfile.TemporaryDirectory(prefix="navflow-formats-") as folder:
        done = []
        for case in cases(navflow, pathlib.Path(folder)):
            check_sarif(case)
            check_junit(case, schema)
            check_gitlab(case)
            for problem in github.problems(case.printed, case.open) + github.summary_problems(
                    case.summary_file.read_bytes().decode("utf-8"), case.open):
                expect(False, case.name, problem)
            done.append(case)
        check_sarif_with_others(done, schemas / "sarif-schema-2.1.0.json", pathlib.Path(folder))
    for failure in FAILURES[:50]:
        print(failure[:2000], file=sys.stderr)
    findings = sum(len(case.findings) for case in done)
    print(f"formats: {len(done)} runs with {findings} findings, {len(FAILURES)} failures")
    sys.exit(1 if FAILURES else 0)


if __name__ == "__main__":
    main()
