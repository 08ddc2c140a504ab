#!/usr/bin/env python3
"""Breaks the sources in one place at a time and expects some test to notice.

usage: Tests/Mutations/run.py LIST [WORDS]

LIST names the test target, the module, and the changes: a heading "== file: what it breaks", the lines before with
"-" in front, the lines after with "+". Only changes whose heading has WORDS in it are tried, if WORDS are given. A
change that does not apply or does not compile is as much a failure as one that nobody notices; one that makes the
tests hang or run out of memory is noticed. The work is done on a copy under .build; the sources are not touched. SWIFT names another `swift`.
"""
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "Mutant", targets: [
  .target(name: "{module}"), .testTarget(name: "{tests}", dependencies: ["{module}"]),
], swiftLanguageModes: [.v6])
"""


def read(path):
    """The settings and the changes of a list: (file, what, before, after)."""
    settings, changes = {}, []
    for line in path.read_text().splitlines():
        if line.startswith("== "):
            name, what = line[3:].split(": ", 1)
            changes.append((name, what, [], []))
        elif line.startswith("-"):
            changes[-1][2].append(line[1:])
        elif line.startswith("+"):
            changes[-1][3].append(line[1:])
        elif line and not line.startswith("#"):
            key, value = line.split(": ", 1)
            settings[key] = value
    return settings, changes


def limited():
    """Tests gone wild end for want of memory or time, not the machine; so do the processes they are a child of."""
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
    resource.setrlimit(resource.RLIMIT_CPU, (60, 60))


def finds_fault(command, folder):
    """Whether tests fail; they are ended at the first fault. Nothing if no test ran."""
    # A backtrace of each crash would take most of the time.
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace", start_new_session=True, preexec_fn=limited)
    ran = False
    with process.stdout as lines:
        for line in lines:
            ran = ran or "Test run with" in line and "with 0 tests" not in line
            if "recorded an issue" in line:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                return True
    return True if process.wait() != 0 else False if ran else None


def verdict(scratch, tests):
    """What becomes of the tests."""
    swift = os.environ.get("SWIFT", "swift")
    build = subprocess.run([swift, "build", "--build-tests"], cwd=scratch, capture_output=True)
    if build.returncode != 0:
        return "does not compile"
    command = [swift, "test", "--skip-build", "--disable-xctest", "--filter", tests]
    return {True: "noticed", False: "passed", None: "ran no test"}[finds_fault(command, scratch)]


def attempt(scratch, settings, change):
    name, _, before, after = change
    path = scratch / "Sources" / settings["module"] / name
    source = path.read_text()
    old, new = "\n".join(before), "\n".join(after)
    if source.count(old) != 1:
        return f"applies {source.count(old)} times"
    path.write_text(source.replace(old, new))
    try:
        return verdict(scratch, settings["tests"])
    finally:
        path.write_text(source)


def main():
    settings, changes = read(pathlib.Path(sys.argv[1]))
    words = sys.argv[2] if len(sys.argv) > 2 else ""
    scratch = ROOT / ".build" / "mutations" / settings["module"]
    for kind, name in [("Sources", settings["module"]), ("Tests", settings["tests"])]:
        shutil.rmtree(scratch / kind / name, ignore_errors=True)
        shutil.copytree(ROOT / kind / name, scratch / kind / name)
    (scratch / "Package.swift").write_text(MANIFEST.format(**settings))
    if verdict(scratch, settings["tests"]) != "passed":
        sys.exit("the tests do not pass as they are")
    missed = 0
    for change in changes:
        heading = f"{change[0]}: {change[1]}"
        if words not in heading:
            continue
        result = attempt(scratch, settings, change)
        missed += result != "noticed"
        print(("ok      " if result == "noticed" else "MISSED  ") + heading + ("" if result == "noticed" else f" ({result})"))
        sys.stdout.flush()
    sys.exit(f"{missed} changes were not noticed" if missed else 0)


main()
