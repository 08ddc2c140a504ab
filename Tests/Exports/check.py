#!/usr/bin/env python3
"""Exports the tests of every shipped flow, and reads them with other programs.

Usage: check.py NAVFLOW [FOLDER]. Maestro files are read with PyYAML, Swift files are type-checked with stubs of XCTest. Every walk must conform as a run.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

NAVFLOW = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(__file__).resolve().parents[2]
EVENTS = {"tap", "gesture", "system", "entry"}
COMMANDS = {"runFlow", "assertVisible", "assertNotVisible", "tapOn", "openLink", "swipe", "launchApp"}


def flows():
    for path in sorted(ROOT.glob("Flows/**/*.flow.yaml")):
        if any(line.startswith(("root:", "roots:")) for line in path.read_text().splitlines()):
            yield path


def export(flow, kind, folder):
    line = [NAVFLOW, "tests", str(flow), "--for", kind, "--from", "scenarios,findings,cover", "-o", str(folder)]
    done = subprocess.run(line, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{flow}: {kind} ends with {done.returncode}: {done.stderr}")
    listed = json.loads((folder / "navflow-tests.json").read_text())["tests"]
    missing = [test["file"] for test in listed if not (folder / test["file"]).is_file()]
    if missing:
        sys.exit(f"{flow}: {missing} are listed and not there")
    return listed


def check_maestro(folder):
    for path in folder.rglob("*.yaml"):
        head, commands = list(yaml.safe_load_all(path.read_text()))
        if "appId" not in head:
            sys.exit(f"{path}: no appId")
        for command in commands:
            name, value = next(iter(command.items()))
            if name not in COMMANDS:
                sys.exit(f"{path}: unknown command {name}")
            if name == "runFlow" and not (path.parent / value["file"]).is_file():
                sys.exit(f"{path}: {value['file']} is not there")


def check_hostile(folder, stubs):
    """Quotes, scripts, comments, regular expressions and hidden characters in names stay texts in every format."""
    flow = pathlib.Path(__file__).parent / "Hostile.flow.yaml"
    wanted = set(yaml.safe_load(flow.read_text())["screens"]["Start"]["actions"]) - {"either ${x}"}
    script = re.compile(r"(?<!\\)\$\{([^$]*)\}")
    for select in ("text", "id"):
        own = folder / select
        line = [NAVFLOW, "tests", str(flow), "--select", select, "--from", "scenarios,findings,cover"]
        for kind in ("maestro", "xcuitest", "itf", "taps"):
            subprocess.run(line + ["--for", kind, "-o", str(own / kind)], capture_output=True, check=True)
        check_maestro(own / "maestro")
        check_swift(own / "xcuitest", stubs)
        for path in (own / "itf").glob("*.json"):
            json.loads(path.read_text())
        for path in (own / "taps").rglob("*.taps"):
            done = subprocess.run([NAVFLOW, "simulate", str(flow)], input=path.read_bytes(), capture_output=True)
            if done.returncode:
                sys.exit(f"{path}: {done.stderr.decode()}")
        for path in (own / "maestro").glob("*.yaml"):
            for command in list(yaml.safe_load_all(path.read_text()))[1]:
                name, value = next(iter(command.items()))
                if any(script.search(text) for text in value.values() if isinstance(text, str)):
                    sys.exit(f"{path}: Maestro would run a script in {value}")
                if name == "tapOn" and "text" in value:
                    wanted -= {label for label in wanted if re.fullmatch(value["text"], label)}
    if wanted:
        sys.exit(f"{flow}: no test taps {sorted(wanted)}")


def check_runs(flow, folder):
    """Every walk conforms as a recorded run, with nothing inferred."""
    taps = folder / "taps"
    runs = folder / "runs"
    runs.mkdir(parents=True)
    listed = export(flow, "taps", taps)
    for number, test in enumerate(listed):
        given = [word for pair in test["given"].items() for word in ("--given", "=".join(pair))]
        line = [NAVFLOW, "simulate", str(flow), "--format", "json", "--device", test["device"], *given]
        done = subprocess.run(line, input=(taps / test["file"]).read_bytes(), capture_output=True)
        if done.returncode:
            sys.exit(f"{flow}: {test['name']}: {done.stderr.decode()}")
        records = [{"navflow": 1, "device": test["device"], "given": test["given"]}]
        for step in json.loads(done.stdout)["trace"]:
            if step["kind"] in EVENTS:
                result = {"result": step["result"]} if step["result"] else {}
                records.append({step["kind"]: step["label"], **result})
            front = [layer for layer in step["layers"] if not layer["aside"]][-1]
            records.append({"screen": front["stack"][-1]})
        (runs / f"{number}.jsonl").write_text("\n".join(map(json.dumps, records)) + "\n")
    line = [NAVFLOW, "replay", str(flow), str(runs), "--format", "json", "--records", "taps,gestures,system,entries"]
    verdicts = json.loads(subprocess.run(line, capture_output=True, check=True).stdout)["runs"] if listed else []
    if len(verdicts) != len(listed) or any(run["inferred"] for run in verdicts):
        sys.exit(f"{flow}: a walk does not conform as a run, or needs inferred events")


def check_swift(folder, stubs):
    files = [str(path) for path in sorted(folder.rglob("*.swift"))]
    line = ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-D", "NAVFLOW_STUB", "-I", stubs]
    done = subprocess.run(line + files, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{folder}: {done.stderr[:3000]}")


def main():
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else scratch)
        stubs = folder / "stubs"
        stubs.mkdir(parents=True, exist_ok=True)
        stub = stubs / "XCTest.swift"
        stub.write_text((pathlib.Path(__file__).parent / "XCTest.swift.txt").read_text())
        subprocess.run(
            ["swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module", "-module-name", "XCTest", str(stub),
             "-emit-module-path", str(stubs / "XCTest.swiftmodule")], check=True)
        count = 0
        for number, flow in enumerate(flows()):
            own = folder / f"{number}-{flow.name.split('.')[0]}"
            count += len(export(flow, "maestro", own / "maestro"))
            check_maestro(own / "maestro")
            export(flow, "xcuitest", own / "xcuitest")
            check_swift(own / "xcuitest", str(stubs))
            check_runs(flow, own)
            print(f"{flow.relative_to(ROOT)}: ok")
        check_hostile(folder / "hostile", str(stubs))
        print(f"{count} tests were read by PyYAML, type-checked by swiftc, and compared with their flows as runs")


main()
