#!/usr/bin/env python3
"""Breaks the sources in one place at a time and expects some test to notice.

usage: Tests/Mutations/run.py [--dry] LIST [WORDS]

LIST begins with settings, each a line "name: value":

  tests    the test targets
  module   the module that is broken
  needs    the modules that it and its tests need, each of which may need those before it; it comes last, unless it is
           among them (none)
  files    folders that the tests read (none)
  slow     tests that come after all others, as they take long, one group after another: regular expressions (none)
  build    "optimized" where the tests take longer than optimizing does

Then come the changes: a heading "== file: what it breaks", the lines before with "-" in front, the lines after with
"+"; what stands there need not be whole lines of the file, but must occur in it once. Only changes whose heading has
WORDS in it are tried, if WORDS are given; with --dry it is only looked whether each applies. A change that does not
apply or does not compile is as much a failure as one that nobody notices; one that makes the tests crash, run out of
memory, or take several times as long as they do without it, is noticed, and it is said that it was in this way. All that
can be are put into one build, each behind a switch (switches.py); the others are built one by one. The work is done on a
copy under .build; the sources are not touched. SWIFT names another `swift`.
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
    """Tests gone wild end for want of memory or time, not the machine."""
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def read_lines(terminal):
    """What a process writes, line by line, until it ends."""
    with open(terminal, errors="replace") as lines:
        try:
            yield from lines
        except OSError:
            return


def finds_fault(command, folder, seconds, switch):
    """How the tests fail, at the first fault, at which they are ended; an empty text if they pass. Nothing if none ran."""
    # A backtrace of each crash would take most of the time.
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", switches.VARIABLE: str(switch)}
    # To a terminal each line is written at once, and the first fault is all there is to wait for.
    here, there = pty.openpty()
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=there, stderr=there,
        start_new_session=True, preexec_fn=lambda: limit(seconds))
    os.close(there)
    # What waits for itself computes nothing.
    alarm = threading.Timer(4 * seconds, os.killpg, (process.pid, signal.SIGKILL))
    alarm.start()
    ran = False
    try:
        for line in read_lines(here):
            ran = ran or "Test run with" in line and "with 0 tests" not in line
            if "recorded an issue" in line:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                return "noticed"
        status = process.wait()
    finally:
        alarm.cancel()
    return "noticed by a crash or a limit" if status != 0 else "" if ran else None


def build(scratch):
    """Builds the tests; what the compiler says if they do not compile."""
    built = subprocess.run(
        [SWIFT, "build", "--build-tests"], cwd=scratch, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return None if built.returncode == 0 else built.stdout


def parts(settings):
    """The options that choose the tests, group by group, in the order in which they come."""
    slow = settings.get("slow", "").split()
    quick = ["--filter", "|".join(settings["tests"].split())] + [option for group in slow for option in ("--skip", group)]
    return [quick] + [["--filter", group] for group in slow]


def run(scratch, settings, limits, switch=-1):
    """What becomes of the tests that were built, with the change that is switched on."""
    for part, seconds in zip(parts(settings), limits):
        fault = finds_fault([SWIFT, "test", "--skip-build", "--disable-xctest", *part], scratch, seconds, switch)
        if fault != "":
            return fault or "ran no test"
    return "passed"


def limits_of(scratch, settings):
    """How many seconds each part of the tests may compute: several times as long as it does where nothing is changed."""
    limits = []
    for part in parts(settings):
        before = computed()
        if finds_fault([SWIFT, "test", "--skip-build", "--disable-xctest", *part], scratch, 3600, -1) != "":
            sys.exit("the tests do not pass as they are")
        limits.append(20 + 4 * round(computed() - before))
    return limits


def computed():
    """The seconds that processes which have ended have computed."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def attempt(scratch, settings, limits, change):
    """What becomes of the tests with a change that is built by itself."""
    name, _, before, after = change
    path = scratch / "Sources" / settings["module"] / name
    said = look(settings, change)
    if said != "applies":
        return said
    source = path.read_text()
    path.write_text(source.replace("\n".join(before), "\n".join(after)))
    try:
        return "does not compile" if build(scratch) else run(scratch, settings, limits)
    finally:
        path.write_text(source)


def switch_all(scratch, settings, changes):
    """Builds all the changes that can be switched on and off in one go; says which of them, by number, are in it."""
    folder = scratch / "Sources" / settings["module"]
    sources = {name: (folder / name).read_text() for name, _, _, _ in changes if (folder / name).exists()}
    wanted = [number for number, (name, _, before, _) in enumerate(changes)
              if name in sources and not misfit(sources[name], before)]
    (folder / switches.FILE).write_text(switches.SOURCE)
    while True:
        stretches = {}
        for name, source in sources.items():
            text, own = switches.switched(source, [
                (number, "\n".join(changes[number][2]), "\n".join(changes[number][3]))
                for number in wanted if changes[number][0] == name])
            (folder / name).write_text(text)
            stretches |= {number: (name, lines) for number, lines in own.items()}
        said = build(scratch)
        if not said:
            return list(stretches)
        errors = re.findall(rf"Sources/{settings['module']}/(\S+?\.swift):(\d+):\d+: error:", said)
        wanted = [number for number, (name, lines) in stretches.items() if not any(
            name == place and int(line) in stretch for place, line in errors for stretch in lines)]
        if len(wanted) == len(stretches):
            sys.exit("does not compile:\n" + said)


def heading(change):
    """A change in words."""
    return f"{change[0]}: {change[1]}"


def misfit(source, before):
    """Why a change cannot be made, if it cannot."""
    count = source.count("\n".join(before))
    return None if count == 1 else f"applies {count} times"


def look(settings, change):
    """What is to be said of a change without making it."""
    path = ROOT / "Sources" / settings["module"] / change[0]
    return (misfit(path.read_text(), change[2]) if path.exists() else "no such file") or "applies"


def prepare(scratch, settings):
    """Makes a package of its own of what the tests need."""
    copied = [f"{folder(name)}/{name}" for name in settings.get("needs", "").split()]
    copied += [f"Sources/{settings['module']}"] + [f"Tests/{name}" for name in settings["tests"].split()]
    copied += settings.get("files", "").split()
    for path in copied:
        shutil.rmtree(scratch / path, ignore_errors=True)
        shutil.copytree(ROOT / path, scratch / path)
    (scratch / "Package.swift").write_text(manifest(settings))


def results(settings, changes):
    """What becomes of the tests with each change, as each is known."""
    scratch = ROOT / ".build" / "mutations" / settings["module"]
    prepare(scratch, settings)
    switched = switch_all(scratch, settings, changes)
    limits = limits_of(scratch, settings)
    for number in switched:
        yield changes[number], run(scratch, settings, limits, number)
    prepare(scratch, settings)
    for number, change in enumerate(changes):
        if number not in switched:
            yield change, attempt(scratch, settings, limits, change)


def main():
    arguments = [word for word in sys.argv[1:] if word != "--dry"]
    dry = len(arguments) < len(sys.argv) - 1
    settings, changes = read(pathlib.Path(arguments[0]))
    words = arguments[1] if len(arguments) > 1 else ""
    changes = [change for change in changes if words in heading(change)]
    if not changes:
        sys.exit(f"no change has these words: {words}")
    missed = 0
    for change, result in ((each, look(settings, each)) for each in changes) if dry else results(settings, changes):
        good = result == "applies" or result.startswith("noticed")
        missed += not good
        told = "" if result in ("noticed", "applies") else f" ({result})"
        print(("ok      " if good else "MISSED  ") + heading(change) + told)
        sys.stdout.flush()
    sys.exit(f"{missed} changes {'do not apply' if dry else 'were not noticed'}" if missed else 0)


main()
