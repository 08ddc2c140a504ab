#!/usr/bin/env python3
"""Generates the Swift code of every shipped flow, compiles it, and compares what it does with `navflow simulate`.

Usage: swift.py NAVFLOW [FOLDER], or swift.py --random FOLDER for generated flows and walks, see RandomWalkWriter. The project file of
the example is read with PyYAML. Each walk of `navflow tests` is performed by the memory host, and by the UIKit host on a
small UIKit without views. What the UIKit host records must conform in `navflow replay`.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
NAVFLOW = str(pathlib.Path(sys.argv[1]).resolve()) if sys.argv[1] != "--random" else None
STRICT = ["-swift-version", "6", "-warnings-as-errors"]
# What the code of this version cannot express, and flows in which no code receives an outcome.
REFUSED = {"Flows/bank/before", "Flows/mail/first-draft", "Flows/mail/mail", "Flows/map/map", "Flows/merpay/before"}


def flows():
    for path in sorted(ROOT.glob("Flows/**/*.flow.yaml")):
        if any(line.startswith(("root:", "roots:")) for line in path.read_text().splitlines()):
            yield path.relative_to(ROOT)


def run(line, text=None):
    return subprocess.run([str(word) for word in line], capture_output=True, text=True, input=text, cwd=ROOT)


def compiled(line):
    done = run(["swiftc"] + line)
    return done.returncode == 0, done.stderr


def walks_of(flow, scratch):
    """The walks that navflow plans for tests: scenarios, findings and coverage."""
    done = run([NAVFLOW, "tests", flow, "--for", "taps", "--from", "scenarios,findings,cover", "-o", scratch])
    if done.returncode:
        sys.exit(f"{flow}: navflow tests ends with {done.returncode}: {done.stderr}")
    return [{key: test[key] for key in ("device", "given", "taps")}
            for test in json.loads((scratch / "navflow-tests.json").read_text())["tests"]]


def simulated(flow, walk):
    """Each moment of `navflow simulate`, with the arrivals that happen by themselves."""
    given = [word for name, value in walk["given"].items() for word in ("--given", f"{name}={value}")]
    done = run([NAVFLOW, "simulate", flow, "--device", walk["device"], "--format", "json"] + given,
               "\n".join(walk["taps"]) + "\n")
    if done.returncode:
        sys.exit(f"{flow}: {walk['taps']}: {done.stderr}")
    return json.loads(done.stdout)["trace"]


def labels(trace):
    return [step["label"] for step in trace[1:]]


def memory_difference(trace, moments):
    for place, (step, moment) in enumerate(zip(trace, moments)):
        if not moment["isPerformed"]:
            return f"{labels(trace)[:place]} is not offered, only {moments[place - 1]['taps']}"
        for layer in moment["layers"]:
            layer.setdefault("style", None)
        wanted = {key: step[key] for key in ("layers", "tab", "tasks", "state")}
        found = {key: moment.get(key) for key in wanted}
        if found != wanted:
            return f"after {labels(trace)[:place]}\n  simulate: {wanted}\n  the code: {found}"
    return None if len(trace) == len(moments) else "is not performed to its end"


def uikit_difference(trace, report):
    """Compares what UIKit shows; another app and the system show some layers."""
    for place, (step, found) in enumerate(zip(trace, report["layers"])):
        wanted = [layer["stack"] for layer in step["layers"] if layer["style"] not in ("external", "prompt")]
        if found != wanted:
            return f"after {labels(trace)[:place]}\n  simulate: {wanted}\n  UIKit:    {found}"
    problem = report.get("problem")
    return f"after {labels(trace)[:len(report['layers'])]}: {problem}" if problem not in (None, "skipped") else None


def generate(names, folder, options=()):
    for name, flow in names.items():
        line = [NAVFLOW, "generate", "swift", flow, "-o", folder, "--namespace", name] + list(options)
        done = run(line)
        if done.returncode:
            sys.exit(f"{flow}: {done.stderr}")
        if run(line + ["--check"]).returncode:
            sys.exit(f"{flow}: --check finds a difference at once")


def build(names, folder, driver, value, options=()):
    cases = "\n".join(f'  case "{name}": await play({name}.self, walk)' for name in names)
    (folder / "main.swift").write_text(
        (HERE / "Drivers" / driver).read_text()
        + f"\n@MainActor func perform(_ walk: Walk) async -> {value} {{\n  switch walk.flow {{\n{cases}\n"
        '  default: fatalError("unknown flow")\n  }\n}\n')
    done, errors = compiled(STRICT + list(options) + sorted(folder.glob("*.swift")) + ["-o", folder / "driver"])
    if not done:
        sys.exit(errors[:4000])


def perform(names, walks, folder, difference):
    """Performs all walks, and returns the answers of the driver."""
    jobs = [{"flow": walk["flow"], "device": walk["device"], "given": walk["given"],
             "taps": [{key: step[key] for key in ("kind", "label", "result")} for step in walk["trace"][1:]]} for walk in walks]
    done = run([folder / "driver"], json.dumps(jobs))
    if done.returncode:
        sys.exit(f"the driver ends with {done.returncode}: {done.stderr[:2000]}")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    failures = []
    for walk, answer in zip(walks, answers):
        text = difference(walk["trace"], answer)
        if text:
            failures.append(f"{names[walk['flow']]} on {walk['device']}: {text}")
    if failures or len(answers) != len(walks):
        sys.exit("\n".join(failures[:10]) + f"\n{len(failures)} of {len(walks)} walks differ")
    return answers


def check_memory_host(names, walks, folder):
    generate(names, folder)
    build(names, folder, "MemoryHost.swift.txt", "[Moment]")
    print(f"{len(names)} flows are generated and compile in Swift 6 mode without warnings")
    perform(names, walks, folder, memory_difference)
    print(f"{len(walks)} walks with {sum(len(walk['trace']) for walk in walks)} moments are as in navflow simulate")


def check_uikit_host(names, walks, folder, stubs):
    generate(names, folder, ["--ui", "both"])
    build(names, folder, "UIKitHost.swift.txt", "Report", stubs)
    answers = perform(names, walks, folder, uikit_difference)
    skipped = sum(answer.get("problem") == "skipped" for answer in answers)
    print(f"{len(walks) - skipped} walks look the same in UIKit; {skipped} end with an action sheet that iPad closes by itself")
    runs = {}
    for walk, answer in zip(walks, answers):
        own = folder / "runs" / walk["flow"]
        own.mkdir(parents=True, exist_ok=True)
        file = own / f"{len(runs.setdefault(walk['flow'], []))}.jsonl"
        file.write_text("\n".join(answer["records"]) + "\n")
        runs[walk["flow"]].append(file)
    for name, files in runs.items():
        done = run([NAVFLOW, "replay", names[name]] + files)
        if done.returncode:
            sys.exit(f"{names[name]}: replay ends with {done.returncode}: {done.stdout[:2000]}{done.stderr[:500]}")
    print(f"{len(walks)} runs that the host recorded conform in navflow replay")


def stubs_in(folder):
    """Builds small modules with the names of Apple's, and returns the options that make them visible."""
    folder.mkdir(parents=True, exist_ok=True)
    for stub in sorted((HERE / "Stubs").glob("*.swift.txt")):
        name = stub.name.split(".")[0]
        source = folder / f"{name}.swift"
        source.write_text(stub.read_text())
        done, errors = compiled(["-swift-version", "6", "-parse-as-library", "-emit-library", "-emit-module", "-module-name", name,
                                 source, "-emit-module-path", folder / f"{name}.swiftmodule", "-o", folder / f"lib{name}.so"])
        if not done:
            sys.exit(errors[:2000])
    return ["-I", folder, "-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]


def checked(files, options=()):
    return compiled(["-typecheck"] + STRICT + list(options) + sorted(files))


def check_misuse(folder, stubs):
    """Each file of Misuse but the correct one fails with the error that its first line names."""
    code = folder / "after"
    done = run([NAVFLOW, "generate", "swift", "Flows/merpay/after.flow.yaml", "-o", code, "--ui", "both"])
    if done.returncode:
        sys.exit(done.stderr)
    plain = [code / "AfterFlow.swift", code / "NavflowRuntime.swift", code / "NavflowMemoryHost.swift"]
    if any("import" in line.split("//")[0].split() for path in plain for line in path.read_text().splitlines()):
        sys.exit("the code without a host imports a framework")
    if not checked(plain)[0]:
        sys.exit("the code without a host does not compile")
    done, errors = checked(code.glob("*.swift"), stubs)
    if not done:
        sys.exit(f"the hosts do not compile: {errors[:2000]}")
    misuses = sorted((HERE / "Misuse").glob("*.swift.txt"))
    for misuse in misuses:
        lines = misuse.read_text().splitlines()
        source = folder / "misuse.swift"
        source.write_text(misuse.read_text())
        done, errors = checked(list(code.glob("*.swift")) + [source], stubs)
        if misuse.name == "correct.swift.txt":
            if not done:
                sys.exit(f"{misuse.name}: {errors[:2000]}")
            continue
        wanted = lines[0].removeprefix("// error: ")
        own = [line for line in errors.splitlines() if line.startswith(f"{source}:") and "error: " in line]
        if done or not own or wanted not in own[0] or any(not line.startswith(f"{source}:") for line in errors.splitlines()
                                                          if re.match(r"/.*: error: ", line)):
            sys.exit(f"{misuse.name}: must fail with \"{wanted}\", and says {own or errors[:500] or 'nothing'}")
    print(f"{len(misuses) - 1} mistakes do not compile, each with the error that it names")


# Changes of the bank connection: replacements in both files, and the error of code that has not followed.
CHANGES = [
    ({"outcomes: [connected, cancelled]": "outcomes: [connected, refused, cancelled]"}, "switch must be exhaustive"),
    ({"outcomes: [connected,": "outcomes: [linked,", "complete connected": "complete linked", "connected: stay": "linked: stay"},
     "has no member 'connected'"),
    ({"成功: complete": "承認: complete", "チャージする: 成功": "チャージする: 承認"}, "has no member '成功'"),
    ({"            when: { bank: none }\n": ""}, "must have Optional type"),
    ({"お支払い用銀行口座を登録する": "口座を登録する"}, "has no member 'お支払い用銀行口座を登録する'"),
    ({"Home: { title": "Points: { title: ポイント }\n  Home: { title"}, "switch must be exhaustive"),
]


def check_changes(folder):
    """Code that does not follow a change of the flow does not compile."""
    for place, (replacements, wanted) in enumerate(CHANGES):
        own = folder / f"change{place}"
        own.mkdir()
        for name in ("after", "connect-bank"):
            text = (ROOT / "Flows/merpay" / f"{name}.flow.yaml").read_text()
            for old, new in replacements.items():
                text = text.replace(old, new)
            (own / f"{name}.flow.yaml").write_text(text)
        done = run([NAVFLOW, "generate", "swift", own / "after.flow.yaml", "-o", own / "code"])
        if done.returncode:
            sys.exit(f"{replacements}: {done.stdout}{done.stderr}")
        source = own / "correct.swift"
        source.write_text((HERE / "Misuse/correct.swift.txt").read_text())
        done, errors = checked(list((own / "code").glob("*.swift")) + [source])
        places = [line for line in errors.splitlines() if re.match(r"/.*: error: ", line)]
        if done or not any(wanted in line for line in places) or not all(line.startswith(str(source)) for line in places):
            sys.exit(f"{replacements}: must fail with \"{wanted}\", and says {errors[:1500] or 'nothing'}")
    print(f"{len(CHANGES)} changes of a flow break code that has not followed")


def check_story(folder, stubs):
    """Each run of a task ends once, and its caller continues after the steps that follow in the flow."""
    flow = HERE / "Endings.flow.yaml"
    done = run([NAVFLOW, "generate", "swift", flow, "-o", folder, "--ui", "uikit"])
    if done.returncode:
        sys.exit(done.stderr)
    (folder / "main.swift").write_text((HERE / "Drivers/Story.swift.txt").read_text())
    done, errors = compiled(STRICT + stubs + sorted(folder.glob("*.swift")) + ["-o", folder / "story"])
    if not done:
        sys.exit(errors[:4000])
    done = run([folder / "story"])
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr[:2000]}")
    print(done.stdout.strip())


def sources(example, target):
    """The Swift files of a target of an XcodeGen project."""
    files = []
    for item in target["sources"]:
        folder = example / (item if isinstance(item, str) else item["path"])
        excluded = [folder / name for name in ([] if isinstance(item, str) else item["excludes"])]
        missing = [str(path) for path in [folder] + excluded if not path.exists()]
        if missing:
            sys.exit(f"project.yml of the example names {missing}, which are not there")
        files += [path for path in sorted(folder.glob("*.swift")) if path not in excluded]
    return files


def check_scene_delegate(name, target, files):
    """The class that the Info.plist names is in the target."""
    manifest = target["info"]["properties"].get("UIApplicationSceneManifest")
    if manifest is None:
        return
    [scene] = manifest["UISceneConfigurations"]["UIWindowSceneSessionRoleApplication"]
    delegate = scene["UISceneDelegateClassName"].removeprefix("$(PRODUCT_MODULE_NAME).")
    if not any(f"class {delegate}:" in path.read_text() for path in files):
        sys.exit(f"{name} of the example names the class {delegate}, which it does not have")


def check_examples(stubs):
    """The example apps have the code of this version, and their types fit."""
    example = ROOT / "Examples/BankConnection"
    line = [NAVFLOW, "generate", "swift", "Flows/merpay/after.flow.yaml", "-o", example / "Navigation", "--ui", "both",
            "--access", "internal", "--check"]
    done = run(line)
    if done.returncode:
        sys.exit(f"the example is out of date: {done.stdout}{done.stderr}")
    project = yaml.safe_load((example / "project.yml").read_text())
    used = set()
    for name, target in project["targets"].items():
        files = sources(example, target)
        used |= set(files)
        done, errors = checked(files, stubs + ["-parse-as-library"])
        if not done:
            sys.exit(f"{name} of the example: {errors[:2000]}")
        check_scene_delegate(name, target, files)
    unused = set(example.rglob("*.swift")) - used
    if unused:
        sys.exit(f"no target of the example has {sorted(map(str, unused))}")
    print(f"the example apps {' and '.join(project['targets'])} have the right types")


def check_hostile(folder):
    """Names with quotes, comments and hidden characters stay texts in the code."""
    done = run([NAVFLOW, "generate", "swift", HERE / "Hostile.flow.yaml", "-o", folder])
    if done.returncode:
        sys.exit(done.stderr)
    done, errors = checked(folder.glob("*.swift"))
    if not done:
        sys.exit(f"Hostile.flow.yaml: {errors[:2000]}")


def check_refusals():
    for name in sorted(REFUSED):
        flow = f"{name}.flow.yaml"
        with tempfile.TemporaryDirectory() as scratch:
            done = run([NAVFLOW, "generate", "swift", flow, "-o", f"{scratch}/code"])
            if done.returncode != 1 or pathlib.Path(f"{scratch}/code").exists():
                sys.exit(f"{flow}: is not refused, or something is written")


def check_random(folder):
    """Compares generated flows, which RandomWalkWriter has written with their walks, with the memory host."""
    walks = json.loads((folder / "walks.json").read_text())
    for walk in walks:
        for step in walk["trace"]:
            step.setdefault("tab", None)
            step.setdefault("result", None)
            for layer in step["layers"]:
                layer.setdefault("style", None)
    names = {walk["flow"]: f"{walk['flow']}.flow.yaml" for walk in walks}
    build(names, folder, "MemoryHost.swift.txt", "[Moment]")
    perform(names, walks, folder, memory_difference)
    print(f"{len(walks)} random walks through {len(names)} generated flows are as in the simulator")
    # A numbered tap is the second of two with one name, which a user cannot tell apart.
    plain = [walk for walk in walks if not any("#" in step["label"] for step in walk["trace"])]
    build(names, folder, "UIKitHost.swift.txt", "Report", stubs_in(folder / "stubs") + ["-lUIKit"])
    perform(names, plain, folder, uikit_difference)
    print(f"{len(plain)} of them look the same in UIKit")


def main():
    if sys.argv[1] == "--random":
        return check_random(pathlib.Path(sys.argv[2]).resolve())
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else scratch)
        folder.mkdir(parents=True, exist_ok=True)
        names = {}
        for flow in flows():
            if str(flow).removesuffix(".flow.yaml") not in REFUSED:
                words = re.split(r"\W+", str(flow).removesuffix(".flow.yaml"))[1:]
                names["".join(word.capitalize() for word in words) + "Flow"] = flow
        walks = []
        for name, flow in names.items():
            own = folder / "taps" / name
            own.mkdir(parents=True, exist_ok=True)
            for walk in walks_of(flow, own):
                walks.append(walk | {"flow": name, "trace": simulated(flow, walk)})
        stubs = stubs_in(folder / "stubs")
        check_memory_host(names, walks, folder / "memory")
        check_uikit_host(names, walks, folder / "uikit", stubs + ["-lUIKit", "-lSwiftUI"])
        check_story(folder / "story", stubs + ["-lUIKit"])
        check_misuse(folder, stubs)
        check_changes(folder)
        check_examples(stubs)
        check_hostile(folder / "hostile")
        check_refusals()
        print(f"{len(REFUSED)} flows are refused")


main()
