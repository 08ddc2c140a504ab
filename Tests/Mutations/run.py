#!/usr/bin/env python3
"""Runs the mutation tests of a list: changes the sources in one place at a time, and expects some test to fail.

usage: Tests/Mutations/run.py [--dry] LIST [WORDS]

LIST begins with settings, one per line, as "name: value":

  tests    the test targets
  module   the module that is changed
  needs    the modules that it and its tests import, each after those that it imports itself; the module comes last if
           it is not listed (default: none)
  files    folders that the tests read (default: none)
  slow     regular expressions of slow tests, which run after all others, one group after another (default: none)
  build    "optimized" if the tests take longer than an optimized build

Then come the changes. Each has a heading "== file: what it breaks", the old lines with "-" in front, and the new lines
with "+" in front. They may be parts of lines, but must occur exactly once in the file.

WORDS selects the changes whose heading contains them. With --dry the script only tests whether each change applies.

A change counts as detected if a test fails, crashes, exceeds its memory, or takes several times as long as without the
change; the output names such cases. A change that does not apply or does not compile is a failure, like an undetected one.

Most changes are compiled into one build, each behind a switch (switches.py). The others are built one by one. The work is
done on a copy in .build, so the sources are not modified. The environment variable SWIFT names another `swift`.
"""
import os
import pathlib
import pty
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading

sys.dont_write_bytecode = True
import switches

SWIFT = os.environ.get("SWIFT", "swift")
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
    """Returns the folder of a module's sources."""
    return next(kind for kind in ("Sources", "Tests") if (ROOT / kind / name).is_dir())


def manifest(settings):
    """Returns the manifest of a package with the module, the modules that it needs, and its tests."""
    modules = settings.get("needs", "").split()
    if settings["module"] not in modules:
        modules.append(settings["module"])
    lines = (ROOT / "Package.swift").read_text().splitlines(keepends=True)
    packages = [line for line in lines if ".package(url" in line and "swift-collections" in line]
    targets = []
    optimized = ', swiftSettings: [.unsafeFlags(["-O"])]' if settings.get("build") == "optimized" else ""
    tests = settings["tests"].split()
    for place, name in enumerate(modules + tests):
        if (ROOT / "Sources" / name / "module.modulemap").exists():
            targets.append(f'  .systemLibrary(name: "{name}", pkgConfig: "yaml-0.1"),\n')
            continue
        kind = "testTarget" if name in tests else "target"
        needed = ", ".join([f'"{other}"' for other in modules[:place]] + PRODUCTS)
        targets.append(f'  .{kind}(name: "{name}", dependencies: [{needed}], path: "{folder(name)}/{name}"{optimized}),\n')
    return MANIFEST.format(packages="".join(packages), targets="".join(targets))


def read(path):
    """Reads the settings and the changes of a list: (file, description, old lines, new lines)."""
    settings, changes = {}, []
    for line in path.read_text().splitlines():
        if line.startswith("== "):
            name, description = line[3:].split(": ", 1)
            changes.append((name, description, [], []))
        elif line.startswith("-"):
            changes[-1][2].append(line[1:])
        elif line.startswith("+"):
            changes[-1][3].append(line[1:])
        elif line and not line.startswith("#"):
            key, value = line.split(": ", 1)
            settings[key] = value
    return settings, changes


def limit(seconds):
    """Limits the memory and the processor time of a test process."""
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def read_lines(terminal):
    """Yields the output of a process, line by line."""
    with open(terminal, errors="replace") as lines:
        try:
            yield from lines
        except OSError:
            return


def failure_of(command, scratch, seconds, switch):
    """Runs tests up to the first failure, and returns how they failed; "" if they passed, None if no test ran."""
    # A backtrace of each crash would take most of the time.
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", switches.VARIABLE: str(switch)}
    # Output to a terminal is written line by line, so that the first failure is known at once.
    reading_end, writing_end = pty.openpty()
    process = subprocess.Popen(
        command, cwd=scratch, env=environment, stdin=subprocess.DEVNULL, stdout=writing_end, stderr=writing_end,
        start_new_session=True, preexec_fn=lambda: limit(seconds))
    os.close(writing_end)
    # A deadlock uses no processor time.
    alarm = threading.Timer(4 * seconds, os.killpg, (process.pid, signal.SIGKILL))
    alarm.start()
    ran = False
    try:
        for line in read_lines(reading_end):
            ran = ran or "Test run with" in line and "with 0 tests" not in line
            if "recorded an issue" in line:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                return "detected"
        status = process.wait()
    finally:
        alarm.cancel()
    return "detected by a crash or a limit" if status != 0 else "" if ran else None


def build(scratch):
    """Builds the tests, and returns the output of the compiler if they do not compile."""
    built = subprocess.run(
        [SWIFT, "build", "--build-tests"], cwd=scratch, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return None if built.returncode == 0 else built.stdout


def groups(settings):
    """Returns the options that select each group of tests, in the order of their runs."""
    slow = settings.get("slow", "").split()
    quick = ["--filter", "|".join(settings["tests"].split())] + [option for group in slow for option in ("--skip", group)]
    return [quick] + [["--filter", group] for group in slow]


def run(scratch, settings, limits, switch=-1):
    """Runs the built tests with one change switched on, and returns the result."""
    for part, seconds in zip(groups(settings), limits):
        failure = failure_of([SWIFT, "test", "--skip-build", "--disable-xctest", *part], scratch, seconds, switch)
        if failure != "":
            return failure or "ran no test"
    return "passed"


def limits_of(scratch, settings):
    """Returns the limit of processor time for each group of tests: several times as long as without changes."""
    limits = []
    for part in groups(settings):
        before = processor_time()
        if failure_of([SWIFT, "test", "--skip-build", "--disable-xctest", *part], scratch, 3600, -1) != "":
            sys.exit("the tests fail without changes")
        limits.append(20 + 4 * round(processor_time() - before))
    return limits


def processor_time():
    """Returns the processor time of all finished child processes, in seconds."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def result_alone(scratch, settings, limits, change):
    """Builds and runs the tests with one change, and returns the result."""
    name, _, before, after = change
    path = scratch / "Sources" / settings["module"] / name
    output = applicability(settings, change)
    if output != "applies":
        return output
    source = path.read_text()
    path.write_text(source.replace("\n".join(before), "\n".join(after)))
    try:
        return "does not compile" if build(scratch) else run(scratch, settings, limits)
    finally:
        path.write_text(source)


def switch_all(scratch, settings, changes):
    """Compiles as many changes as possible into one build, each behind a switch; returns their numbers."""
    module = scratch / "Sources" / settings["module"]
    sources = {name: (module / name).read_text() for name, _, _, _ in changes if (module / name).exists()}
    wanted = [number for number, (name, _, before, _) in enumerate(changes)
              if name in sources and not mismatch(sources[name], before)]
    (module / switches.FILE).write_text(switches.SOURCE)
    while True:
        line_ranges = {}
        for name, source in sources.items():
            text, own = switches.switched(source, [
                (number, "\n".join(changes[number][2]), "\n".join(changes[number][3]))
                for number in wanted if changes[number][0] == name])
            (module / name).write_text(text)
            line_ranges |= {number: (name, ranges) for number, ranges in own.items()}
        output = build(scratch)
        if not output:
            return list(line_ranges)
        errors = re.findall(rf"Sources/{settings['module']}/(\S+?\.swift):(\d+):\d+: error:", output)
        wanted = [number for number, (name, ranges) in line_ranges.items() if not any(
            name == place and int(line) in lines for place, line in errors for lines in ranges)]
        if len(wanted) == len(line_ranges):
            sys.exit("does not compile:\n" + output)


def heading(change):
    """Returns the heading of a change."""
    return f"{change[0]}: {change[1]}"


def mismatch(source, before):
    """Returns the reason why a change does not apply, or None."""
    count = source.count("\n".join(before))
    return None if count == 1 else f"applies {count} times"


def applicability(settings, change):
    """Returns whether a change applies, as text."""
    path = ROOT / "Sources" / settings["module"] / change[0]
    return (mismatch(path.read_text(), change[2]) if path.exists() else "no such file") or "applies"


def prepare(scratch, settings):
    """Copies the module, its tests and everything that they need into a package."""
    copied = [f"{folder(name)}/{name}" for name in settings.get("needs", "").split()]
    copied += [f"Sources/{settings['module']}"] + [f"Tests/{name}" for name in settings["tests"].split()]
    copied += settings.get("files", "").split()
    for path in copied:
        shutil.rmtree(scratch / path, ignore_errors=True)
        shutil.copytree(ROOT / path, scratch / path)
    (scratch / "Package.swift").write_text(manifest(settings))


def results(settings, changes):
    """Yields each change with its result."""
    scratch = ROOT / ".build" / "mutations" / settings["module"]
    prepare(scratch, settings)
    switched = switch_all(scratch, settings, changes)
    limits = limits_of(scratch, settings)
    for number in switched:
        yield changes[number], run(scratch, settings, limits, number)
    prepare(scratch, settings)
    for number, change in enumerate(changes):
        if number not in switched:
            yield change, result_alone(scratch, settings, limits, change)


def main():
    arguments = [word for word in sys.argv[1:] if word != "--dry"]
    dry = len(arguments) < len(sys.argv) - 1
    settings, changes = read(pathlib.Path(arguments[0]))
    words = arguments[1] if len(arguments) > 1 else ""
    changes = [change for change in changes if words in heading(change)]
    if not changes:
        sys.exit(f"no change has these words: {words}")
    missed = 0
    for change, result in ((each, applicability(settings, each)) for each in changes) if dry else results(settings, changes):
        good = result == "applies" or result.startswith("detected")
        missed += not good
        note = "" if result in ("detected", "applies") else f" ({result})"
        print(("ok      " if good else "MISSED  ") + heading(change) + note)
        sys.stdout.flush()
    sys.exit(f"{missed} changes {'do not apply' if dry else 'were not detected'}" if missed else 0)


main()
