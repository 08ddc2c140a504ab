"""The base class of the tests of review pages, which runs navflow and controls Chromium."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest
import urllib.parse

from playwright.sync_api import sync_playwright

PROJECT = pathlib.Path(__file__).resolve().parents[2]
NAVFLOW = os.environ.get("NAVFLOW", "navflow")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def address(*taps, **fields):
    """Returns the address of a walk, independently of the page's script."""
    parts = ["walk"] + [f"{key}={value}" for key, value in fields.items()]
    if taps:
        parts.append("taps=" + "".join("/" + urllib.parse.quote(tap, safe="") for tap in taps))
    return "#" + "&".join(parts)


class PageTest(unittest.TestCase):
    """A temporary folder with the shipped flows, and a browser that records errors in a page."""

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="navflow-browser-"))
        shutil.copytree(PROJECT / "Flows", cls.folder / "Flows")
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        shutil.rmtree(cls.folder)

    def navflow(self, *words, status=0):
        """Runs navflow in the temporary folder and returns its output."""
        run = subprocess.run([NAVFLOW, *words], cwd=self.folder, capture_output=True, text=True, timeout=120)
        self.assertEqual(run.returncode, status, run.stderr)
        return run.stdout

    def make(self, *words):
        """Writes a review page and returns its path."""
        path = self.folder / f"{len(list(self.folder.glob('*.html')))}.html"
        self.navflow("report", "--single", *words, "-o", path.name)
        return path

    def open(self, path, fragment="", width=1280, scheme="light", **options):
        """Opens a page by its path or address, and records its errors and network requests."""
        context = self.browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme, reduced_motion="reduce", **options)
        self.addCleanup(context.close)
        page = context.new_page()
        self.problems, self.requests = [], []
        page.on("console", lambda message: self.problems.append(message.text))
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("dialog", lambda dialog: (self.problems.append("dialog"), dialog.dismiss()))
        page.on("request", lambda request: self.requests.append(request.url))
        page.goto((path if isinstance(path, str) else path.as_uri()) + fragment)
        return page

    def configuration(self, page):
        """Returns the layers and variables that a page shows, as in `navflow simulate --format json`, and the number of tasks."""
        return page.evaluate("""() => {
          const name = (element) => (element.querySelector(".name") ?? element.querySelector(".title")).textContent;
          const layers = [...document.querySelectorAll("[data-part=layers] > .layer")].reverse().map((layer) => ({
            style: layer.classList.contains("root") ? null : layer.dataset.style,
            aside: layer.classList.contains("aside"),
            stack: [...layer.querySelectorAll("li")].reverse().map(name),
          }));
          const state = {}, values = document.querySelectorAll("[data-part=state] dd");
          document.querySelectorAll("[data-part=state] dt").forEach((key, at) => state[key.textContent] = values[at].textContent);
          const texts = (at) => [...document.querySelectorAll(at)].map((each) => each.textContent);
          return { layers, state, tasks: texts("[data-part=tasks] .title").length };
        }""")

    def replayed(self, command):
        """Runs a command from a page in a shell and returns its trace."""
        path = os.path.dirname(os.path.abspath(NAVFLOW)) + ":" + os.environ["PATH"]
        run = subprocess.run(
            ["/bin/sh", "-c", command + " --format json"], cwd=self.folder, capture_output=True, text=True, timeout=120,
            env={**os.environ, "PATH": path})
        self.assertEqual(run.returncode, 0, f"{command}\n{run.stderr}")
        return json.loads(run.stdout)["trace"]

    def assertShows(self, page, step):
        """Checks that a page shows the configuration of a step of `navflow simulate`."""
        self.assertNotIn("[object", page.locator("body").inner_text())
        wanted = {"layers": step["layers"], "state": step["state"], "tasks": len(step["tasks"])}
        self.assertEqual(self.configuration(page), wanted)

    def command(self, page):
        """Returns the command that a page shows for copying."""
        return page.locator("[data-part=command]").inner_text()

    def tap(self, page, name):
        """Taps the button with a label."""
        page.locator(".offers button", has_text=name).first.click()
