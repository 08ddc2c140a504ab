#!/usr/bin/env python3
"""Breaks the sources in one place at a time and expects some test to notice.

usage: Tests/Mutations/run.py [--dry] LIST [WORDS]

LIST begins with settings, each a line "name: value":

  tests    the test target
  module   the module that is broken
  needs    the modules that it and its tests need, each of which may need those before it; it comes last, unless it is
           among them (none)
  files    folders that the tests read (none)
  slow     tests that come after all others, as they take long: a regular expression (none)
  build    "optimized" where the tests take longer than optimizing does
  seconds  how long the tests may compute (60)

Then come the changes: a heading "== file: what it breaks", the lines before with "-" in front, the lines after with
"+"; what stands there need not be whole lines of the file, but must occur in it once. Only changes whose heading has
WORDS in it are tried, if WORDS are given; with --dry it is only looked whether each applies. A change that does not
apply or does not compile is as much a failure as one that nobody notices; one that makes the tests hang or run out of
memory is noticed. The work is done on a copy under .build; the sources are not touched. SWIFT names another `swift`.
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
    modules = settings.get("needs", "").split()
    if settings["module"] not in modules:
        modules.append(settings["module"])
    lines = (ROOT / "Package.swift").read_text().splitlines(keepends=True)
    packages = [line for line in lines if ".package(url" in line and "swift-collections" in line]
    targets = []
    optimized = ', swiftSettings: [.unsafeFlags(["-O"])]' if settings.get("build") == "optimized" else ""
    for place, name in enumerate(modules + [settings["tests"]]):
        if (ROOT / "Sources" / name / "module.modulemap").exists():
            targets.append(f'  .systemLibrary(name: "{name}", pkgConfig: "yaml-0.1"),\n')
            continue
        kind = "testTarget" if name == settings["tests"] else "target"
        needed = ", ".join([f'"{other}"' for other in modules[:place]] + PRODUCTS)
        targets.append(f'  .{kind}(name: "{name}", dependencies: [{needed}], path: "{folder(name)}/{name}"{optimized}),\n')
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
    command = [swift, "test", "--skip-build", "--disable-xctest"]
    everything = ["--filter", settings["tests"]]
    parts = [everything]
    if "slow" in settings:
        parts = [everything + ["--skip", settings["slow"]], ["--filter", settings["slow"]]]
    for part in parts:
        fault = finds_fault(command + part, scratch, int(settings.get("seconds", 60)))
        if fault is not False:
            return "noticed" if fault else "ran no test"
    return "passed"


def attempt(scratch, settings, change):
    name, _, before, after = change
    path = scratch / "Sources" / settings["module"] / name
    source = path.read_text()
    fault = misfit(source, before)
    if fault:
        return fault
    path.write_text(source.replace("\n".join(before), "\n".join(after)))
    try:
        return verdict(scratch, settings)
    finally:
        path.write_text(source)


def misfit(source, before):
    """Why a change cannot be made, if it cannot."""
    count = source.count("\n".join(before))
    return None if count == 1 else f"applies {count} times"


def look(settings, change):
    """What is to be said of a change without making it."""
    path = ROOT / "Sources" / settings["module"] / change[0]
    return (misfit(path.read_text(), change[2]) if path.exists() else "no such file") or "applies"


def prepare(scratch, settings):
    """Makes a package of its own of what the tests need, and checks that they pass."""
    copied = [f"{folder(name)}/{name}" for name in settings.get("needs", "").split()]
    copied += [f"Sources/{settings['module']}", f"Tests/{settings['tests']}"] + settings.get("files", "").split()
    for path in copied:
        shutil.rmtree(scratch / path, ignore_errors=True)
        shutil.copytree(ROOT / path, scratch / path)
    (scratch / "Package.swift").write_text(manifest(settings))
    if verdict(scratch, settings) != "passed":
        sys.exit("the tests do not pass as they are")


def main():
    arguments = [word for word in sys.argv[1:] if word != "--dry"]
    dry = len(arguments) < len(sys.argv) - 1
    settings, changes = read(pathlib.Path(arguments[0]))
    words = arguments[1] if len(arguments) > 1 else ""
    scratch = ROOT / ".build" / "mutations" / settings["module"]
    if not dry:
        prepare(scratch, settings)
    missed = 0
    for change in changes:
        heading = f"{change[0]}: {change[1]}"
        if words not in heading:
            continue
        result = look(settings, change) if dry else attempt(scratch, settings, change)
        good = result in ("noticed", "applies")
        missed += not good
        print(("ok      " if good else "MISSED  ") + heading + ("" if good else f" ({result})"))
        sys.stdout.flush()
    sys.exit(f"{missed} changes {'do not apply' if dry else 'were not noticed'}" if missed else 0)


main()
