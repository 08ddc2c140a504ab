"""Tests the buttons over the pictures of screens, on a page of the shipped bookshop and of a flow without pictures."""

import pathlib
import unittest

from browser import PageTest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BOOKSHOP = "Flows/bookshop/App.flow.yaml"


class AreaTest(PageTest):
    def areas(self, page):
        return page.locator("[data-part=areas] button")

    def names(self, page):
        return sorted({each.rsplit(" (", 1)[0] for each in self.areas(page).evaluate_all("all => all.map((each) => each.ariaLabel)")})

    def test_the_picture_is_tapped_as_the_prototype(self):
        page = self.open(self.make(BOOKSHOP))
        self.assertEqual(self.names(page), ["A row", "Tab: Account", "Tab: Books", "Tab: Orders"])
        for tap in ["A row", "Buy", "Continue", "Back"]:
            self.areas(page).and_(page.locator(f'[aria-label^="{tap}"]')).first.click()
        self.assertEqual(page.locator("[data-part=trail] li").count(), 5)
        self.assertIn("Delivery", page.locator("[data-part=front]").inner_text())
        self.assertEqual(self.problems, [])

    def test_a_button_lies_where_its_area_is(self):
        page = self.open(self.make(BOOKSHOP))
        picture = page.locator("[data-part=shot]").bounding_box()
        button = self.areas(page).and_(page.locator('[aria-label^="Tab: Orders"]')).bounding_box()
        self.assertAlmostEqual((button["x"] - picture["x"]) / picture["width"], 0.333, delta=0.01)
        self.assertAlmostEqual((button["y"] - picture["y"]) / picture["height"], 0.924, delta=0.01)

    def test_a_tap_beside_the_areas_shows_them(self):
        page = self.open(self.make(BOOKSHOP))
        page.locator("[data-part=areas]").click(position={"x": 3, "y": 3})
        self.assertIn("shown", page.locator("[data-part=areas]").get_attribute("class"))

    def test_a_sheet_lies_over_the_dimmed_picture_beneath(self):
        page = self.open(self.make(BOOKSHOP))
        beneath = page.locator("[data-part=beneath]")
        self.assertFalse(beneath.is_visible())
        for tap in ["A row", "Buy"]:
            self.areas(page).and_(page.locator(f'[aria-label^="{tap}"]')).first.click()
        self.assertIn("Delivery", page.locator("[data-part=front]").inner_text())
        self.assertTrue(beneath.is_visible())
        below, shot = beneath.bounding_box(), page.locator("[data-part=shot]").bounding_box()
        self.assertGreater(shot["y"], below["y"] + 10)
        self.assertNotEqual(beneath.get_attribute("src"), page.locator("[data-part=shot]").get_attribute("src"))
        self.assertEqual(self.problems, [])

    def test_an_alert_lies_in_the_middle(self):
        pictures = sorted((ROOT / "Flows/bookshop/imported/pictures").iterdir())
        for name, picture in zip(("one", "two"), pictures):
            (self.folder / f"{name}{picture.suffix}").write_bytes(picture.read_bytes())
        (self.folder / "ask.flow.yaml").write_text(f"""\
navflow: 1
root: {{ stack: Home }}
screens:
  Home: {{ image: one{pictures[0].suffix}, areas: {{ Ask: [0, 0, 1, 0.1] }}, actions: {{ Ask: present Sure }} }}
  Sure: {{ kind: alert, title: Sure, image: two{pictures[1].suffix}, areas: {{ OK: [0, 0.9, 1, 0.1] }}, actions: {{ OK: stay }} }}
""")
        page = self.open(self.make("ask.flow.yaml"))
        self.areas(page).first.click()
        below, shot = (page.locator(f"[data-part={part}]").bounding_box() for part in ("beneath", "shot"))
        self.assertLess(shot["width"], below["width"] * 0.8)
        self.assertAlmostEqual(shot["y"] + shot["height"] / 2, below["y"] + below["height"] / 2, delta=3)
        self.areas(page).first.click()
        self.assertFalse(page.locator("[data-part=beneath]").is_visible())

    def test_without_a_picture_the_areas_lie_on_an_outline(self):
        (self.folder / "plain.flow.yaml").write_text("""\
navflow: 1
root: { stack: Home }
screens:
  Home: { areas: { Go: [0.1, 0.8, 0.8, 0.1] }, actions: { Go: push Next } }
  Next: { title: Next }
""")
        page = self.open(self.make("plain.flow.yaml"), width=320)
        self.areas(page).first.click()
        self.assertEqual(page.locator("[data-part=front]").inner_text(), "Next")
        self.assertFalse(page.locator("[data-part=screen]").is_visible())
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320)


if __name__ == "__main__":
    unittest.main()
