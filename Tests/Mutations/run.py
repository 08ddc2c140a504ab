#!/usr/bin/env python3
"""Breaks the sources in one place at a time and expects some test to notice.

usage: Tests/Mutations/run.py LIST [WORDS]

LIST names the test target, the module, the modules it needs (each may need those before it), if any, the seconds that
the tests may compute (60), and the changes: a heading "== file: what it breaks", the lines before with
"-" in front, the lines after with "+". Only changes whose heading has WORDS in it are tried, if WORDS are given. A
change that does not apply or does not compile is as much a failure as one that nobody notices; one that makes the
tests hang or run out of memory is noticed. The work is done on a copy under .build; the sources are not touched. SWIFT names another `swift`.
"""
import os
import pathlib
import pty
import resource
import shutil
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "Mutant", dependencies: [
{packages}], targets: [
{targets}], swiftLanguageModes: [.v6])
"""
PRODUCTS = [
    '.product(name: "Collections", package: "swift-collections")',
    '.product(name: "HeapModule", package: "swift-collections")']


def folder(name):
    """Where a module's sources are."""
    return next(kind for kind in ("Sources", "Tests") if (ROOT / kind / name).is_dir())


def manifest(settings):
    """A package of the module, what it needs, and its tests."""
    modules = settings.get("needs", "").split() + [settings["module"]]
    products = PRODUCTS if len(modules) > 1 else []
    lines = (ROOT / "Package.swift").read_text().splitlines(keepends=True)
    packages = [line for line in lines if products and ".package(url" in line and "swift-collections" in line]
    targets = []
    for place, name in enumerate(modules + [settings["tests"]]):
        if (ROOT / "Sources" / name / "module.modulemap").exists():
            targets.append(f'  .systemLibrary(name: "{name}", pkgConfig: "yaml-0.1"),\n')
            continue
        kind = "testTarget" if name == settings["tests"] else "target"
        needed = ", ".join([f'"{other}"' for other in modules[:place]] + products)
        targets.append(f'  .{kind}(name: "{name}", dependencies: [{needed}], path: "{folder(name)}/{name}"),\n')
    return MANIFEST.format(packages="".join(packages), targets="".join(targets))


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


def limit(seconds):
    """Tests gone wild end for want of memory or time, not the machine; so do the processes they are a child of."""
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def read_lines(terminal):
    """What a process writes, line by line, until it ends."""
    with open(terminal, errors="replace") as lines:
        try:
            yield from lines
        except OSError:
            return


def finds_fault(command, folder, seconds):
    """Whether tests fail; they are ended at the first fault. Nothing if no test ran."""
    # A backtrace of each crash would take most of the time.
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
    # To a terminal each line is written at once, and the first fault is all there is to wait for.
    here, there = pty.openpty()
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=there, stderr=there,
        start_new_session=True, preexec_fn=lambda: limit(seconds))
    os.close(there)
    ran = False
    for line in read_lines(here):
        ran = ran or "Test run with" in line and "with 0 tests" not in line
        if "recorded an issue" in line:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return True
    return True if process.wait() != 0 else False if ran else None


def verdict(scratch, settings):
    """What becomes of the tests."""
    swift = os.environ.get("SWIFT", "swift")
    build = subprocess.run([swift, "build", "--build-tests"], cwd=scratch, capture_output=True)
    if build.returncode != 0:
        return "does not compile"
    command = [swift, "test", "--skip-build", "--disable-xctest", "--filter", settings["tests"]]
    fault = finds_fault(command, scratch, int(settings.get("seconds", 60)))
    return {True: "noticed", False: "passed", None: "ran no test"}[fault]


def attempt(scratch, settings, change):
    name, _, before, after = change
    path = scratch / "Sources" / settings["module"] / name
    source = path.read_text()
    old, new = "\n".join(before), "\n".join(after)
    if source.count(old) != 1:
        return f"applies {source.count(old)} times"
    path.write_text(source.replace(old, new))
    try:
        return verdict(scratch, settings)
    finally:
        path.write_text(source)


def main():
    settings, changes = read(pathlib.Path(sys.argv[1]))
    words = sys.argv[2] if len(sys.argv) > 2 else ""
    scratch = ROOT / ".build" / "mutations" / settings["module"]
    for name in settings.get("needs", "").split() + [settings["module"], settings["tests"]]:
        shutil.rmtree(scratch / folder(name) / name, ignore_errors=True)
        shutil.copytree(ROOT / folder(name) / name, scratch / folder(name) / name)
    (scratch / "Package.swift").write_text(manifest(settings))
    if verdict(scratch, settings) != "passed":
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
