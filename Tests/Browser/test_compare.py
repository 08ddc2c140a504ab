"""Tests the page of `navflow diff`, on which both versions of a flow make the same taps."""

import random
import unittest

from browser import PageTest, address
from test_access import CONTRAST

OLD = """\
navflow: 1
root: { tabs: [Shop, Help] }
state: { paid: [no, yes] }
screens:
  Shop: { actions: { Buy: push Basket, Old: push Info } }
  Info: {}
  Basket: { actions: { Pay: { set: { paid: yes }, push: Done }, Coupon: present Coupon, Gift: present Gift } }
  Coupon: { kind: alert, actions: { OK: stay } }
  Gift: { actions: { Close: dismiss, Pay: { when: { paid: yes }, do: stay } } }
  Done: { actions: { Again: pop root } }
  Help: {}
"""
NEW = """\
navflow: 1
root: { tabs: [Shop, Help] }
state: { paid: [no, yes] }
screens:
  Shop: { actions: { Buy now: push Basket, News: push News } }
  News: { actions: { Letter: stay } }
  Basket: { actions: { Check: push Review, Coupon: present Coupon, Gift: push Gift } }
  Coupon: { kind: alert, actions: { OK: stay } }
  Gift: { actions: { Close: pop, Pay: stay } }
  Review: { actions: { Pay: { set: { paid: yes }, push: Done } } }
  Done: { actions: { Again: pop root } }
  Help: {}
"""


class CompareTest(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        (cls.folder / "old.flow.yaml").write_text(OLD)
        (cls.folder / "new.flow.yaml").write_text(NEW)

    def compare(self, old="old.flow.yaml", new="new.flow.yaml", status=0):
        """Writes the page of a comparison and returns its path."""
        path = self.folder / f"{len(list(self.folder.glob('*.html')))}.html"
        self.navflow("diff", old, new, "-o", path.name, status=status)
        return path

    def tap_in(self, page, side, name):
        """Taps the button with a label in one of the versions."""
        page.locator(f"#{side}-1-walk .offers button", has_text=name).first.click()

    def parting(self, page):
        """Returns the sentence on where the versions part."""
        return page.locator("[data-parting]").inner_text()

    def trails(self, page):
        """Returns the steps of both versions."""
        sides = [page.locator(f"#{side}-1-walk [data-part=trail] li") for side in ["before", "after"]]
        return [side.all_inner_texts() for side in sides]

    def fronts(self, page):
        """Returns the screens in front in both versions."""
        return page.locator("[data-part=front] .title").all_inner_texts()

    def test_a_tap_is_made_in_both_versions_and_skipped_where_it_is_not_offered(self):
        page = self.open(self.compare())
        self.assertEqual(
            self.parting(page),
            "Both versions show the same here, and offer something else. Only before: Old. Only after: News.")
        self.assertEqual(page.locator("small").all_inner_texts(), [" – only in this version", "selected"] * 2)
        self.tap_in(page, "before", "Buy")
        self.assertEqual(self.fronts(page), ["Basket", "Basket"])
        self.assertIn("Only before: Pay. Only after: Check.", self.parting(page))
        self.tap_in(page, "after", "Check")
        self.assertEqual(self.fronts(page), ["Basket", "Review"])
        self.assertEqual(
            self.parting(page),
            "The versions part at tap 2, Check. Before: not offered here. After: Shop › Basket › Review.")
        self.tap_in(page, "before", "Pay")
        self.assertEqual(self.fronts(page), ["Done", "Done"])
        self.assertEqual(self.trails(page), [
            ["launch → Shop", "Buy → Basket", "Check – not offered here", "Pay → Done"],
            ["launch → Shop", "Buy now → Basket", "Check → Review", "Pay → Done"]])
        self.tap_in(page, "after", "Again")
        self.assertIn("part at tap 2, Check.", self.parting(page))
        self.assertTrue(self.parting(page).endswith(" Now both show the same again."))
        commands = page.locator("[data-part=command]").all_inner_texts()
        self.assertEqual(commands, [
            'navflow simulate old.flow.yaml --taps "Buy; Pay; Again"',
            'navflow simulate new.flow.yaml --taps "Buy now; Check; Pay; Again"'])
        for side, command in zip(["before", "after"], commands):
            self.assertEqual(self.replayed(command)[-1]["layers"][-1]["stack"], ["Shop"], side)
        self.assertEqual(self.problems, [])

    def test_begins_at_the_first_difference_and_lists_all(self):
        (self.folder / "later.flow.yaml").write_text(OLD.replace("Done: { actions: { Again: pop root } }", "Done: {}"))
        page = self.open(self.compare("old.flow.yaml", "later.flow.yaml"))
        self.assertEqual(self.fronts(page), ["Done", "Done"])
        self.assertEqual(self.trails(page)[1], ["launch → Shop", "Buy → Basket", "Pay → Done"])
        self.assertIn("Only before: Again.", self.parting(page))
        page = self.open(self.compare())
        self.assertEqual(self.fronts(page), ["Shop", "Shop"])
        links = page.locator("[data-differences] li")
        texts = links.all_inner_texts()
        self.assertEqual(texts[:2], ["on Shop, only before: Old – 0 taps", "on Shop, only after: News – 0 taps"])
        self.assertIn("Gift shows something else: Shop › Basket, sheet: Gift before, Shop › Basket › Gift after – 2 taps", texts)
        links.last.locator("a").click()
        self.assertGreater(len(self.trails(page)[1]), 1)
        self.assertEqual(self.problems, [])

    def test_lists_differences_behind_the_parting(self):
        flow = """\
navflow: 1
root: { stack: Shop }
screens:
  Shop: { actions: { Buy: present Basket } }
  Basket: { actions: { Pay: push Done, Voucher: stay } }
  Done: { actions: { Again: dismiss } }
"""
        (self.folder / "sheet.flow.yaml").write_text(flow)
        (self.folder / "pushed.flow.yaml").write_text(
            flow.replace("present", "push").replace(", Voucher: stay", "").replace("Again: dismiss", "Again: pop root"))
        page = self.open(self.compare("sheet.flow.yaml", "pushed.flow.yaml"))
        self.assertEqual(page.locator("[data-differences] li").all_inner_texts(), [
            "Buy shows something else: Shop, sheet: Basket before, Shop › Basket after – 1 tap",
            "on Basket, only before: Voucher – 1 tap"])
        self.assertEqual(self.problems, [])

    def test_says_where_the_same_tap_shows_something_else(self):
        page = self.open(self.compare(), address("Buy now", flow="after"))
        self.tap_in(page, "after", "Gift")
        self.assertEqual(
            self.parting(page),
            "The versions part at tap 2, Gift. Before: Shop › Basket, sheet: Gift. After: Shop › Basket › Gift.")
        self.assertEqual(page.locator(".pair small").all_inner_texts(), ["selected"], "other screens offer other taps")
        self.tap_in(page, "after", "Pay")
        self.assertEqual(self.trails(page)[0][-1], 'Pay – not offered here: it needs "paid" to be "yes", and it is "no"')

    def test_undo_and_steps_and_addresses_apply_to_both_versions(self):
        path = self.compare()
        page = self.open(path)
        for side, name in [("before", "Buy"), ("after", "Check"), ("after", "Pay")]:
            self.tap_in(page, side, name)
        trails = self.trails(page)
        for side in ["before", "after"]:
            again = self.open(path, address("Buy now", "Check", "Pay", flow=side))
            self.assertEqual(self.trails(again), trails)
            self.assertFalse(again.locator("[data-part=notice]").first.is_visible())
        page.locator("#before-1-walk [data-part=undo]").click()
        self.assertEqual(self.fronts(page), ["Basket", "Review"])
        page.locator("#before-1-walk [data-part=trail] a").nth(1).click()
        self.assertEqual(self.fronts(page), ["Basket", "Basket"])
        for _ in range(2):
            page.locator("#after-1-walk [data-part=step]").press("ArrowRight")
        self.assertEqual(self.fronts(page), ["Done", "Done"])
        self.assertEqual(self.trails(page), trails)
        page.go_back()
        page.wait_for_function("() => document.querySelectorAll('[data-part=trail] li').length === 6")
        self.assertEqual(self.fronts(page), ["Basket", "Review"])
        page.locator("#after-1-walk [data-part=again]").click()
        self.assertEqual(self.fronts(page), ["Shop", "Shop"])
        self.assertEqual(self.problems, [])

    def test_an_address_that_does_not_fit_says_so(self):
        path = self.compare()
        page = self.open(path, address("Buy now", flow="later"))
        notice = page.locator("[data-part=notice]:visible")
        self.assertIn("This page holds no flow later", notice.inner_text())
        page = self.open(path, address("Buy now", "Fly", flow="after"))
        notice = page.locator("[data-part=notice]:visible")
        self.assertIn("only the first 1 can be made: Fly is not offered here", notice.inner_text())
        self.assertEqual(self.fronts(page), ["Basket", "Basket"])

    def test_random_taps_match_their_commands(self):
        chance = random.Random(20231203)
        pairs = [("old.flow.yaml", "new.flow.yaml"), ("Flows/merpay/before.flow.yaml", "Flows/merpay/after.flow.yaml"),
                 ("Flows/login/cancel.flow.yaml", "Flows/login/login.flow.yaml")]
        for old, new in pairs:
            path = self.folder / "random.html"
            self.navflow("diff", old, new, "--fail-on", "error", "--only", "unreachable-screen", "-o", path.name)
            page = self.open(path)
            for _ in range(4):
                page.locator("[data-part=again]").first.click()
                for _ in range(chance.randrange(3, 15)):
                    buttons = page.locator(".offers button")
                    buttons.nth(chance.randrange(buttons.count())).evaluate("button => button.click()")
                for front, command in zip(self.fronts(page), page.locator("[data-part=command]").all_inner_texts()):
                    layers = self.replayed(command)[-1]["layers"]
                    title = page.evaluate("""name => JSON.parse(document.getElementById("walks").textContent).walks
                        .flatMap(({ screens }) => screens).filter(([, key]) => [key].flat()[0] === name)
                        .map(([title]) => [title].flat()[0])""", layers[-1]["stack"][-1])
                    self.assertIn(front, title)
                lengths = [len(trail) for trail in self.trails(page)]
                self.assertEqual(lengths[0], lengths[1])
            self.assertEqual(self.problems, [], new)

    def test_keys_work_in_each_version(self):
        page = self.open(self.compare())
        page.locator("#after-1-walk [data-part=front]").focus()
        for key in "11":
            page.keyboard.press(key)
        self.assertEqual(self.fronts(page), ["Basket", "Review"])
        self.assertTrue(page.evaluate("document.querySelector('#after-1-walk').contains(document.activeElement)"))
        page.locator("#before-1-walk [data-part=front]").focus()
        page.keyboard.press("u")
        self.assertEqual(self.fronts(page), ["Basket", "Basket"])
        self.assertTrue(page.evaluate("document.querySelector('#before-1-walk').contains(document.activeElement)"))
        self.assertEqual(page.locator("[data-parting]").get_attribute("role"), "status")
        texts = page.locator("[data-part=live]").all_inner_texts()
        self.assertEqual(texts[1], "In front: Basket, root, 2 screens on its stack.")

    def test_findings_lead_into_the_walk_of_their_version(self):
        page = self.open(self.compare("Flows/merpay/before.flow.yaml", "Flows/merpay/after.flow.yaml"))
        self.assertIn("What a user can do has changed", page.locator(".lead").inner_text())
        page.locator("#finding-" + page.locator(".finding.error").first.get_attribute("id")[8:] + " summary").click()
        page.locator(".finding.error .go:visible").last.click()
        self.assertEqual(self.fronts(page), ["イントロダクション"] * 2)
        self.assertIn("Before: 支払い › イントロダクション. After: 支払い, sheet:", self.parting(page))
        page.locator("a", has_text="Walk to the first difference").click()
        self.assertEqual(len(set(map(len, self.trails(page)))), 1)

    def test_the_page_is_accessible(self):
        path = self.compare()
        for scheme in ["light", "dark"]:
            page = self.open(path, address("Buy now", "Check", flow="after"), scheme=scheme)
            page.locator("details.text summary").click()
            self.assertEqual(page.evaluate(CONTRAST), [], scheme)
        levels = page.evaluate("[...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((each) => +each.tagName[1])")
        self.assertEqual(levels.count(1), 1)
        self.assertTrue(all(b <= a + 1 for a, b in zip(levels, levels[1:])), levels)
        broken = page.evaluate("""() => [...document.querySelectorAll("[aria-labelledby], [for], a[href^='#']:not([href^='#walk'])")]
            .map((each) => each.getAttribute("aria-labelledby") ?? each.getAttribute("for") ?? each.getAttribute("href").slice(1))
            .filter((id) => !document.getElementById(id))""")
        self.assertEqual(broken, [])
        ids = page.evaluate("[...document.querySelectorAll('[id]')].map((each) => each.id)")
        self.assertEqual(len(ids), len(set(ids)))
        page.emulate_media(media="print")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        self.assertTrue(page.locator(".text pre").is_visible() and page.locator(".lead").is_visible())
        self.assertEqual(page.locator(".pair:visible, button:visible, nav:visible").count(), 0)

    def test_the_versions_stand_side_by_side_or_one_below_the_other(self):
        path = self.compare()
        for width in [320, 1280]:
            page = self.open(path, address("Buy now", "Check", flow="after"), width=width)
            before, after = [page.locator(f"#{side}-1-walk").bounding_box() for side in ["before", "after"]]
            self.assertEqual(before["y"] < after["y"], width == 320)
            self.assertEqual(before["x"] < after["x"], width == 1280)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)


if __name__ == "__main__":
    unittest.main()
