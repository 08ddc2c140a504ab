"""Tests what a reviewer sees and does on a page: the first screenful, scenarios, the diagram, columns, and notes."""

import json
import re
import shutil
import unittest

from browser import PROJECT, PageTest, address

BEFORE = "Flows/merpay/before.flow.yaml"
BOOKSHOP = "Flows/bookshop/App.flow.yaml"
DELIVERY = "delivery/app.flow.yaml"
QUICK = ["--only", "scenario-failed", "--only", "tab-jump", "--configurations", "400"]


class ReviewTest(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        shutil.copytree(PROJECT / "Tests/Browser/delivery", cls.folder / "delivery")
        cls.merpay, cls.delivery = None, None

    def before(self):
        """Returns the page of the bank connection, which is made once."""
        if not ReviewTest.merpay:
            ReviewTest.merpay = self.make(BEFORE)
        return ReviewTest.merpay

    def app(self):
        """Returns the page of an app of 42 screens with columns on iPad, which is made once."""
        if not ReviewTest.delivery:
            ReviewTest.delivery = self.make(DELIVERY, *QUICK)
        return ReviewTest.delivery

    def box(self, page, selector):
        return page.locator(selector).first.bounding_box()

    def trail(self, page):
        return page.locator("[data-part=trail] a").all_inner_texts()

    def test_one_screenful_shows_the_walk_beside_the_diagram_and_the_findings(self):
        for path in [self.before(), self.app()]:
            page = self.open(path, width=1400)
            phone, picture = self.box(page, "[data-part=phone]"), self.box(page, ".scroll:visible")
            findings = self.box(page, ".stage > .findings")
            self.assertLess(phone["x"] + phone["width"], picture["x"])
            self.assertLess(picture["x"] + picture["width"], findings["x"] + 1)
            for each in [phone, picture, findings]:
                self.assertLess(each["y"], 520, "begins in the upper part of the window")
            self.assertLess(page.locator(".offers button, .split button").first.bounding_box()["y"], 900)

    def test_the_order_is_that_of_a_reviewer(self):
        page = self.open(self.before(), width=390)
        parts = ["h1", ".scenarios", ".walk", ".picture", ".stage > .findings", "#notes"]
        tops = [self.box(page, part)["y"] for part in parts]
        self.assertEqual(tops, sorted(tops))

    def test_a_scenario_plays_from_the_launch(self):
        page = self.open(self.before(), width=1400)
        page.clock.install()
        items = page.locator(".scenarios li")
        self.assertEqual(items.locator(".badge").all_inner_texts()[:3], ["✓ passed"] * 3)
        page.locator(".scenarios .play").first.click()
        self.assertEqual(len(self.trail(page)), 1, "it begins at the launch")
        page.clock.run_for(3000)
        self.assertEqual(len(self.trail(page)), 3)
        page.clock.run_for(20000)
        self.assertEqual(self.trail(page)[-1], "OK")
        self.assertEqual(page.locator("[data-part=front] .name").inner_text(), "Payment")
        page.locator(".scenarios summary").first.click()
        self.assertTrue(page.locator(".scenarios .frame svg").first.is_visible())

    def test_a_failed_scenario_says_so_and_shows_the_step(self):
        page = self.open(self.app(), width=1400)
        failed = page.locator(".scenarios li", has_text="The order can be tracked at once")
        self.assertIn("failed", failed.locator(".badge").inner_text())

    def test_a_walk_begins_with_chosen_values(self):
        page = self.open(self.app(), address("Tab: Profile", "Addresses", device="phone", given="/login%3Dmember"))
        self.assertFalse(page.locator("[data-part=notice]").is_visible())
        self.assertEqual(page.locator("[data-part=front] .title").inner_text(), "Addresses")
        self.assertShows(page, self.replayed(self.command(page))[-1])

    def test_the_box_of_the_screen_in_front_is_outlined_even_with_a_finding(self):
        (self.folder / "draft.flow.yaml").write_text("""\
navflow: 1
root: { stack: Home }
screens:
  Home: { title: Home, actions: { Write: present Draft } }
  Draft: { title: Draft, input: true, actions: { Send: { do: dismiss, role: done } } }
""")
        page = self.open(self.make("draft.flow.yaml"), address("Write"), width=1400)
        here = page.locator("svg .here")
        self.assertRegex(here.text_content(), "[✗⚠]")
        strokes = here.locator("path, polygon, polyline").evaluate_all(
            "all => all.map((each) => parseFloat(getComputedStyle(each).strokeWidth))")
        self.assertEqual(strokes[0], 5)
        self.assertEqual([each for each in strokes[1:] if each >= 5], [], "the lines inside stay thin")

    def test_a_click_on_a_box_or_an_arrow_walks_there_by_the_fewest_taps(self):
        page = self.open(self.before(), width=1400)
        page.locator("figure g[id*='-screen-'] text", has_text="銀行の選択").first.click()
        self.assertEqual(page.locator("[data-part=front] .name").inner_text(), "BankSelect")
        self.assertEqual(len(self.trail(page)), 5)
        page.locator("figure g[id*='-screen-'] text", has_text="銀行サイトへ").first.click()
        self.assertEqual(self.trail(page)[-1], "銀行サイトへ")
        self.assertShows(page, self.replayed(self.command(page))[-1])
        click = "(id) => document.getElementById(id).querySelector('path, text').dispatchEvent(new MouseEvent('click', { bubbles: true }))"
        for arrow in page.locator("figure g[id*='-arrow-']").evaluate_all("all => all.map((each) => each.id)"):
            page.evaluate(click, arrow)
            self.assertFalse(page.locator("[data-part=notice]").is_visible(), arrow)
        self.assertEqual(self.problems, [])

    def test_a_click_on_the_number_of_a_finding_opens_it(self):
        page = self.open(self.before(), width=1400)
        last = page.locator(".finding").last
        self.assertIsNone(last.get_attribute("open"))
        page.locator("figure g[id] text", has_text=re.compile("^⚠3$")).first.click()
        self.assertIsNotNone(last.get_attribute("open"))
        self.assertEqual(len(self.trail(page)), 1, "the walk stays")

    def test_columns_on_ipad_stand_side_by_side_with_their_own_buttons(self):
        page = self.open(self.app(), address(device="pad"), width=1400)
        columns = page.locator(".split .column")
        self.assertEqual(columns.locator("h5").all_inner_texts(), ["Restaurants near you", "Restaurant"])
        boxes = [each.bounding_box() for each in columns.all()]
        self.assertLess(boxes[0]["x"] + boxes[0]["width"], boxes[1]["x"] + 1)
        self.assertAlmostEqual(boxes[0]["y"], boxes[1]["y"], delta=1)
        self.assertIn("Filter", columns.nth(0).inner_text())
        self.assertIn("Open a dish", columns.nth(1).inner_text())
        self.assertNotIn("Filter", columns.nth(1).inner_text())
        columns.nth(1).locator("button", has_text="Open a dish").click()
        self.assertEqual(columns.locator("h5").all_inner_texts(), ["Restaurants near you", "Dish"])
        self.assertShows(page, self.replayed(self.command(page))[-1])

    def configuration(self, page):
        """Returns what a page shows; the columns of a split view as in `navflow simulate`."""
        shown = super().configuration(page)
        columns = page.locator("[data-part=layers] .beside > div")
        if columns.count():
            name = "all => all.map((each) => (each.querySelector('.name') ?? each.querySelector('.title')).textContent).reverse()"
            stacks = [each.locator("li").evaluate_all(name) for each in columns.all()]
            used = next(at for at, each in enumerate(columns.all()) if "in use" in each.inner_text())
            shown["layers"][0]["stack"] = stacks[used]
        return shown

    def assertShows(self, page, step):
        step = {**step, "layers": [{key: layer[key] for key in ["style", "aside", "stack"]} for layer in step["layers"]]}
        super().assertShows(page, step)

    def test_tabs_have_their_own_words_in_one_row(self):
        page = self.open(self.app(), width=1400)
        bar = page.locator(".offers .tabs button")
        self.assertEqual([each.split("\n")[-1].replace(" selected", "") for each in bar.locator(".title").all_inner_texts()],
                         ["Discover", "Saved", "Orders", "You"])
        self.assertEqual(len({each.bounding_box()["y"] for each in bar.all()}), 1)

    def test_a_finding_opens_at_the_step_that_fails(self):
        for width, height in [(1400, 900), (390, 844)]:
            page = self.open(self.before(), width=width)
            page.set_viewport_size({"width": width, "height": height})
            for finding in page.locator(".stage > .findings .finding").all():
                if finding.get_attribute("open") is None:
                    finding.locator("summary").click()
                step = finding.locator(".frame.trouble").last
                if not step.count():
                    continue
                finding.evaluate("(each) => each.scrollIntoView()")
                page.wait_for_timeout(50)
                strip, step = finding.locator(".film").bounding_box(), step.bounding_box()
                self.assertGreaterEqual(step["x"], strip["x"] - 1, "the step is not to the left of its strip")
                self.assertLessEqual(step["x"] + step["width"], strip["x"] + strip["width"] + 1, "nor to the right")
                self.assertLess(step["y"], height * 0.6, "it is in sight below the heading")

    def test_play_keeps_the_screen_in_sight_on_a_phone(self):
        page = self.open(self.before(), width=390)
        page.set_viewport_size({"width": 390, "height": 844})
        page.clock.install()
        for button in [".scenarios .play", "[data-part=play]"]:
            page.locator(button).first.click()
            for _ in range(4):
                page.clock.run_for(1300)
                front = self.box(page, "[data-part=front]")
                self.assertGreaterEqual(front["y"], 0)
                self.assertLess(front["y"], 422, "the title of the screen is in the upper half of the window")
        self.assertEqual(self.problems, [])

    def test_notes_stay_are_exported_and_shown_again(self):
        path = self.make(BEFORE)
        page = self.open(path, address("チャージ"), width=1400)
        page.locator("[data-part=noteForm] summary").click()
        page.locator("[data-part=noteText]").fill("Why is there no amount?")
        page.locator("[data-part=noteAdd]").click()
        page.locator("[data-part=noteAbout]").select_option(label="tap チャージ方法を選択")
        page.locator("[data-part=noteText]").fill("Say <b>where</b> it leads.")
        page.locator("[data-part=noteAdd]").click()
        page.locator(".finding [data-note]").first.click()
        page.locator("[data-part=noteText]").fill("Agreed.")
        page.locator("[data-part=noteAdd]").click()
        texts = page.locator("#notes li").all_inner_texts()
        self.assertEqual(len(texts), 3)
        self.assertTrue(texts[0].startswith("screen チャージ"), texts)
        page.reload()
        self.assertEqual(page.locator("#notes li").all_inner_texts(), texts, "they stay in the browser")
        with page.expect_download() as download:
            page.locator("[data-notes=file]").click()
        saved = self.folder / "notes.json"
        download.value.save_as(saved)
        self.assertEqual([each["about"] for each in json.loads(saved.read_text())["notes"]], ["screen", "tap", "finding"])
        with page.expect_download() as download:
            page.locator("[data-notes=page]").click()
        markdown = download.value.path().read_text(encoding="utf-8")
        self.assertIn("- **tap チャージ方法を選択**: Say \\<b\\>where\\</b\\> it leads.", markdown)
        again = self.open(self.make(BEFORE, "--notes", "notes.json"))
        self.assertEqual(again.locator("#notes li").all_inner_texts(), texts)
        again.locator("#notes a").first.click()
        self.assertEqual(len(self.trail(again)), 2)
        again.locator("#notes button", has_text="Delete").first.click()
        self.assertEqual(again.locator("#notes li").count(), 2)
        self.assertEqual(self.problems, [])

    def test_strips_show_pictures_with_the_tapped_area(self):
        page = self.open(self.make(BOOKSHOP), width=1400)
        for summary in page.locator(".finding summary").all():
            summary.click()
        images = page.locator(".film image")
        if images.count():
            self.assertTrue(images.first.get_attribute("href").startswith("data:image/"))
        self.assertEqual(page.locator("image:not([href])").count(), 0)
        self.assertEqual(self.problems, [])

    def test_the_diagram_is_zoomed_and_fitted(self):
        page = self.open(self.before(), width=1400)
        width = lambda: page.locator("figure svg:visible").first.bounding_box()["width"]
        first = width()
        page.locator("[data-zoom=in]:visible").click()
        self.assertGreater(width(), first * 1.2)
        page.locator("[data-zoom=fit]:visible").click()
        frame = self.box(page, ".scroll:visible")
        self.assertLessEqual(width(), frame["width"] + 1)

    def test_nothing_is_cut_on_a_phone(self):
        for path in [self.before(), self.app()]:
            page = self.open(path, width=390)
            page.set_viewport_size({"width": 390, "height": 844})
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
            cut = page.evaluate("""() => [...document.querySelectorAll(".offers button, .split button, .finding h4, .scenarios summary")]
                .filter((each) => each.checkVisibility() && !each.closest(".tabs")
                  && (each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > innerWidth)).map((each) => each.textContent)""")
            self.assertEqual(cut, [])


if __name__ == "__main__":
    unittest.main()
