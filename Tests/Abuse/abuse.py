#!/usr/bin/env python3
"""Treats navflow badly at random, and checks that nothing is lost, nothing leaks and nothing hangs.

usage: Tests/Abuse/abuse.py NAVFLOW [SECONDS] [SEED]

The parts take turns until the time is up, and the last line counts what was tried. A failure prints the seed of its case
and keeps its folder. The same seed gives the same cases, except where a signal comes at its own time.
"""
import html.parser
import json
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
SECRET = "S3CR3T-of-the-machine"
TIME_LIMIT = 60
MEMORY_LIMIT = 4 << 30
STATUSES = {0, 1, 2, 3}
FLOWS = sorted(path for path in [*ROOT.glob("Flows/**/*.flow.yaml"), *ROOT.glob("Tests/Fixtures/**/*.flow.yaml")]
               if path.stat().st_size < 12_000)
SOUND = "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home: { title: Home, actions: { Go: push Next } }\n  Next: { title: Next }\n"
HOSTILE = ['"', "'", "\\", "<script>x</script>", "]]>", "&amp;", "::error::pwned", "%0A::error::pwned", "$(id)", "`id`", "\u202e",
           "\u200b", "|", "-->", "\u3000", "*/", "{{x}}", "a: b", "#", "-x", "\U0001F600", "x" * 300]


class Failure(Exception):
    """A promise that was broken."""


def limits():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(arguments, folder, data=b"", statuses=STATUSES):
    """Runs navflow, and returns its output and messages; it must end in time, by itself, with a known status."""
    command = [NAVFLOW, *arguments]
    try:
        done = subprocess.run(command, cwd=folder, input=data, capture_output=True, timeout=TIME_LIMIT, preexec_fn=limits)
    except subprocess.TimeoutExpired:
        raise Failure(f"{arguments}: no end in {TIME_LIMIT} seconds")
    if statuses and done.returncode not in statuses:
        raise Failure(f"{arguments}: status {done.returncode}: {done.stderr[-300:]!r}")
    return done.stdout, done.stderr


def commands(rng, flow):
    """Returns the command lines for a flow file; the page and the repairs take most of the time, so they come last."""
    lines = [["check", "--time-limit", "2", flow], ["fmt", "--diff", flow], ["check", "--fix", "--dry-run", flow],
             ["diagram", flow], ["diagram", "--format", "mermaid", flow], ["simulate", flow, "--taps", ""],
             ["diff", flow, "old.flow.yaml", "--time-limit", "2"],
             ["check", "--fix", "--unsafe-fixes", "--time-limit", "2", flow],
             ["report", "--time-limit", "2", "--configurations", "50", flow]]
    return rng.sample(lines, 3)


def mutated_flows(rng, folder):
    lines = bytearray(rng.choice(FLOWS).read_bytes())
    for _ in range(rng.randint(1, 4)):
        start = rng.randrange(len(lines) + 1)
        end = min(len(lines), start + rng.choice([0, 1, 1, 8, 60]))
        piece = rng.choice([b"", bytes([rng.randrange(256)]), b"\n", b"  ", b": ", b"{", b"]", b"&a ", b"*a ", lines[start:end] * 3,
                            rng.choice(HOSTILE).encode(), b"push ", b"\r\n", b"\xef\xbb\xbf"])
        lines[start:end] = piece
    (folder / "a.flow.yaml").write_bytes(lines)
    (folder / "old.flow.yaml").write_text(SOUND)
    for line in commands(rng, "a.flow.yaml"):
        run(line, folder)


# Lines of which a flow can have thousands: actions of one screen, entries and mistakes.
MANY = {"actions": ["push Next", "present Next", "{ cases: [{ when: { x: a }, push: Next }, stay] }",
                    "{ either: { one: push Next, two: stay } }", "{ set: { x: b }, do: push Next }", "{ start: t }",
                    "replce Next", "push Nxet", "{ psh: Next }", "{ push: Next, notte: x }", "{ push: Next, by: usr }"],
        "entries": ["push Next", "present Next", "{ when: { x: a }, push: Next }", "push Nxet", "{ start: t }"]}


def many(rng, folder):
    """Checks and repairs a flow with 3,000 similar lines."""
    place = rng.choice(list(MANY))
    line = rng.choice(MANY[place])
    lines = "".join(f"      A{number}: {line}\n" for number in range(3_000))
    home = f"    actions:\n{lines}" if place == "actions" else "    title: Home\n"
    entries = f"entries:\n{lines}" if place == "entries" else ""
    (folder / "a.flow.yaml").write_text(
        "navflow: 1\nroot: { stack: Home }\nstate: { x: [a, b] }\nscreens:\n  Home:\n" + home + "  Next: { title: Next }\n"
        "tasks:\n  t: { outcomes: [done, cancelled], screens: { Form: { actions: { Done: complete done, Cancel: cancel } } } }\n"
        + entries)
    run(["check", "a.flow.yaml"], folder)
    run(["check", "--fix", "--unsafe-fixes", "a.flow.yaml"], folder)


class Page(html.parser.HTMLParser):
    """Counts the scripts of a page."""
    scripts = 0

    def handle_starttag(self, tag, attributes):
        self.scripts += tag == "script"


def scripts(page):
    parser = Page()
    parser.feed(page.decode())
    return parser.scripts


def hostile_names(rng, folder):
    name = "".join(rng.sample(HOSTILE, rng.randint(1, 3)))
    quoted = json.dumps(name)
    flow = SOUND.replace("Go: push Next", f"{quoted}: pop 2").replace("title: Home", f"title: {quoted}")
    file = name.replace("/", "")[:60] + ".flow.yaml"
    if file.startswith("-"):
        file = "x" + file
    (folder / file).write_text(flow)
    for kind in ["json", "sarif", "gitlab"]:
        json.loads(run(["check", "--format", kind], folder)[0])
    xml.etree.ElementTree.fromstring(run(["check", "--format", "junit"], folder)[0])
    for kind in ["text", "github"]:
        text = run(["check", "--format", kind], folder)[0].decode()
        if any(character in text for character in "\u202e\u200b"):
            raise Failure(f"{kind} has an invisible character")
        if any(line.lstrip().startswith(("::error::", "##[")) for line in text.splitlines()):
            raise Failure(f"{kind} has a command of a name")
    (folder / "plain").mkdir()
    (folder / "plain/a.flow.yaml").write_text(SOUND.replace("Go: push Next", "Go: pop 2"))
    plain = scripts(run(["report", "plain"], folder)[0])
    shutil.rmtree(folder / "plain")
    if scripts(run(["report"], folder)[0]) != plain:
        raise Failure("the page has a script of a name")


def links(rng, folder):
    app = folder / "app"
    app.mkdir()
    (folder / "secret").write_text(f"{SECRET}: [x\n")
    (folder / "secret.gif").write_text("GIF89a" + SECRET)
    (app / "a.flow.yaml").write_text(SOUND.replace("Home: {", "Home: { image: picture.gif,"))
    role = rng.choice(["b.flow.yaml", ".navflow.yaml", "known", "picture.gif", "c.flow.yaml"])
    if role == "known":
        (app / ".navflow.yaml").write_text("baseline: known\n")
    place = app / role
    kind = rng.choice(["out", "absolute", "broken", "circle", "pipe", "device", "folder", "environment"])
    target = {"out": "../secret" + (".gif" if role == "picture.gif" else ""), "absolute": str(folder / "secret"),
              "broken": "nowhere", "circle": role, "device": "/dev/zero", "environment": "/proc/self/environ"}.get(kind)
    if target:
        place.symlink_to(target)
    elif kind == "pipe":
        os.mkfifo(place)
    else:
        place.mkdir()
    (folder / "old.flow.yaml").write_text(SOUND)
    os.environ["ABUSE_SECRET"] = SECRET
    for line in [["check", "app"], ["fmt", "app"], ["check", "--fix", "app"], ["report", "app"], ["diagram", "app/a.flow.yaml"],
                 ["diff", "app", "app"]]:
        output = b"".join(run(line, folder))
        encoded = subprocess.run(["base64", "-w0", "secret.gif"], cwd=folder, capture_output=True).stdout
        if SECRET.encode() in output or encoded in output:
            raise Failure(f"{line} shows the secret: {role} is {kind}")
    if (folder / "secret").read_text() != f"{SECRET}: [x\n":
        raise Failure(f"{role} is {kind}: the secret was written")


def large(rng):
    return (SOUND + "# a comment\n" * rng.randint(10, 30_000) + "   \n").encode()


def require_whole(folder, before, after):
    if (folder / "a.flow.yaml").read_bytes() not in (before, after):
        raise Failure("the file is neither the old one nor the new one")
    rest = sorted(path.name for path in folder.iterdir() if path.name != "a.flow.yaml")
    if rest:
        raise Failure(f"these files are left: {rest}")


def formatted(before, folder):
    (folder / "a.flow.yaml").write_bytes(before)
    run(["fmt", "a.flow.yaml"], folder)
    after = (folder / "a.flow.yaml").read_bytes()
    (folder / "a.flow.yaml").write_bytes(before)
    return after


def signals(rng, folder):
    before = large(rng)
    start = time.monotonic()
    after = formatted(before, folder)
    length = time.monotonic() - start
    for _ in range(5):
        (folder / "a.flow.yaml").write_bytes(before)
        process = subprocess.Popen([NAVFLOW, "fmt", "a.flow.yaml"], cwd=folder, stderr=subprocess.DEVNULL)
        time.sleep(rng.uniform(0, length))
        process.send_signal(rng.choice([signal.SIGTERM, signal.SIGINT, signal.SIGHUP]))
        process.wait(TIME_LIMIT)
        require_whole(folder, before, after)


def full_disk(rng, folder):
    before = large(rng)
    after = formatted(before, folder)
    blocks = rng.randint(0, len(before) // 512 + 2)
    script = f"ulimit -f {blocks}; exec '{NAVFLOW}' fmt a.flow.yaml 2>/dev/null"
    done = subprocess.run(["sh", "-c", script], cwd=folder, timeout=TIME_LIMIT)
    if done.returncode not in (0, 2):
        raise Failure(f"status {done.returncode} on a full disk")
    require_whole(folder, before, after)


def outputs(rng, folder):
    """Names pipes, links and devices as the files to write."""
    for name in ["a", "b"]:
        (folder / f"{name}.flow.yaml").write_text(SOUND)
    (folder / "secret").write_text(SECRET)
    os.mkfifo(folder / "pipe")
    (folder / "link").symlink_to("pipe")
    (folder / "circle").symlink_to("circle")
    # A branch may bring a link with the name of a page that navflow chooses itself.
    (folder / "page-b.html").symlink_to("secret")
    target = rng.choice(["pipe", "link", "circle", "nowhere/file", ".", "/dev/full"])
    for line in rng.sample([["check", "--write-baseline", target], ["check", "--report", f"sarif={target}"], ["report", "-o", target],
                            ["diagram", "a.flow.yaml", "--format", "mermaid", "-o", target], ["schema", "-o", target],
                            ["diff", "a.flow.yaml", "b.flow.yaml", "--format", "json", "-o", target]], 3):
        run(line, folder, statuses={0, 2})
    run(["report", "-o", "page.html"], folder, statuses={0})
    if (folder / "secret").read_text() != SECRET:
        raise Failure(f"{target}: a page was written through a link")


def revisions(rng, folder):
    """Compares commits with mutated flows, links and hostile names."""
    def git(*words):
        settings = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false", "-c", "core.hooksPath=/dev/null"]
        subprocess.run(["git", *settings, *words], cwd=folder, check=True, capture_output=True)
    git("init", "-q", "-b", "main")
    for _ in range(2):
        lines = bytearray(rng.choice(FLOWS).read_bytes())
        for _ in range(rng.randint(0, 2)):
            start = rng.randrange(len(lines) + 1)
            lines[start:start + rng.choice([0, 1, 20])] = rng.choice([b"", b"\n", b": ", b"{", rng.choice(HOSTILE).encode()])
        (folder / "a.flow.yaml").write_bytes(lines)
        place = folder / rng.choice(["b.flow.yaml", ".navflow.yaml", "c.flow.yaml"])
        place.unlink(missing_ok=True)
        rng.choice([lambda: place.symlink_to("/etc/hostname"), lambda: place.symlink_to("nowhere"),
                    lambda: place.write_text(SOUND if place.name[0] != "." else "failOn: warning\n")])()
        git("add", "-A")
        git("commit", "-q", "--allow-empty", "-m", rng.choice(HOSTILE))
    limit = ["--time-limit", "2"]
    kind = rng.choice(["text", "json", "markdown", "sarif", "junit", "github", "gitlab"])
    run(["diff", "HEAD~1", "HEAD", "--format", kind, *limit], folder)
    run(["check", "--changed", "HEAD~1", *limit], folder)
    run(["check", "--new-since", "HEAD~1", *limit], folder)
    run(["diff", rng.choice(HOSTILE), "HEAD"], folder, statuses={2})


def message(content):
    return b"Content-Length: %d\r\n\r\n" % len(content) + content


def messages(rng, folder):
    uri = (folder / "a.flow.yaml").as_uri()
    (folder / "a.flow.yaml").write_text(SOUND)
    place = {"textDocument": {"uri": uri}, "position": {"line": 3, "character": 10}, "newName": "Other",
             "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}
    calls = [{"jsonrpc": "2.0", "id": number, "method": "textDocument/" + method, "params": place}
             for number, method in enumerate(["hover", "rename", "codeAction", "completion", "formatting", "definition"], 10)]
    stream = message(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize",
                                 "params": {"rootUri": folder.as_uri(), "capabilities": {}}}).encode())
    stream += message(b'{"jsonrpc":"2.0","method":"initialized","params":{}}')
    for _ in range(6):
        content = bytearray(json.dumps(rng.choice(calls)).encode())
        for _ in range(rng.randint(0, 3)):
            at = rng.randrange(len(content))
            content[at:at + rng.randint(0, 6)] = rng.choice([b"", b"null", b"-1", b'"', b"1e99", b"\xff", b"{", b"\\u0000"])
        stream += message(bytes(content))
    stream += message(b'{"jsonrpc":"2.0","id":99,"method":"shutdown"}') + message(b'{"jsonrpc":"2.0","method":"exit"}')
    output, _ = run(["lsp"], folder, stream, {0})
    if b'"id":99' not in output.replace(b" ", b""):
        raise Failure("no answer to the shutdown")


PARTS = [mutated_flows, many, hostile_names, links, signals, full_disk, outputs, revisions, messages]


def main():
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 600
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    counts = dict.fromkeys([part.__name__ for part in PARTS], 0)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for part in PARTS:
            folder = pathlib.Path(tempfile.mkdtemp(prefix="navflow-abuse-"))
            try:
                part(random.Random(f"{part.__name__} {seed}"), folder)
            except Exception as problem:
                sys.exit(f"abuse: {part.__name__}, seed {seed}: {type(problem).__name__}: {problem}\nthe files are in {folder}")
            shutil.rmtree(folder)
            counts[part.__name__] += 1
        seed += 1
    print("abuse: tried " + ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in counts.items()))


if len(sys.argv) < 2:
    sys.exit(__doc__)
NAVFLOW = str(pathlib.Path(sys.argv[1]).resolve())
main()
