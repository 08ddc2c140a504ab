"""Tests the page of `navflow watch`, which follows the files."""

import re
import signal
import subprocess
import unittest

from browser import NAVFLOW, PageTest

BEFORE = "Flows/merpay/before.flow.yaml"
TAPS = ["チャージ", "チャージ方法を選択", "お支払い用銀行口座を登録する"]


class WatchTest(PageTest):
    def setUp(self):
        self.file = self.folder / BEFORE
        self.text = self.file.read_text()
        self.watch = subprocess.Popen(
            [NAVFLOW, "watch", BEFORE, "--port", "0"], cwd=self.folder, text=True, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE)
        self.addCleanup(self.file.write_text, self.text)
        self.addCleanup(self.end)
        for line in self.watch.stderr:
            found = re.search(r"http://127\.0\.0\.1:\d+/", line)
            if found:
                self.page = self.open(found[0])
                return
        self.fail("there is no address")

    def end(self):
        """Presses Ctrl-C, and returns the exit status."""
        if self.watch.poll() is None:
            self.watch.send_signal(signal.SIGINT)
        self.watch.stderr.close()
        return self.watch.wait(timeout=60)

    def save(self, old, new):
        """Replaces a text in the flow file, and saves it."""
        self.assertIn(old, self.text)
        self.file.write_text(self.text.replace(old, new))

    def wait(self, selector, text):
        """Waits until an element contains a text."""
        self.page.locator(selector, has_text=text).first.wait_for(state="attached", timeout=60000)

    def trail(self):
        return self.page.locator("[data-part=trail] a").all_inner_texts()

    def test_the_walk_and_the_position_stay_after_a_change(self):
        for tap in TAPS:
            self.tap(self.page, tap)
        before, trail = self.configuration(self.page), self.trail()
        for number in range(2):
            self.page.locator(".finding").nth(number).locator("summary").first.click()
        self.page.evaluate("scrollTo(0, 700)")
        # The notice above may take a line more, so the position of an element counts.
        position = self.page.locator(".picture").bounding_box()["y"]
        self.assertGreater(self.page.evaluate("scrollY"), 0)
        self.save("title: ホーム", "title: 家")
        self.wait("#watch [role=status]", "The walk is where it was.")
        self.assertEqual(self.trail(), trail)
        self.assertEqual(self.configuration(self.page), before)
        self.assertIn("家", self.page.locator("body").inner_text())
        self.assertAlmostEqual(self.page.locator(".picture").bounding_box()["y"], position, delta=1)
        self.assertEqual(
            [each.get_attribute("open") is None for each in self.page.locator(".finding").all()], [True, False, True])
        self.page.reload()
        self.assertEqual(self.page.locator("#watch").inner_text().strip(), "", "no change, no message")
        self.assertEqual(self.problems, [])

    def test_a_shortened_walk_is_restored_when_its_taps_exist_again(self):
        for tap in TAPS:
            self.tap(self.page, tap)
        trail = self.trail()
        self.save(TAPS[1], "選ぶ")
        self.wait("#watch [role=status]", "ends earlier than before: This address names 3 taps, and only the first 1")
        self.assertEqual(self.trail(), trail[:2])
        self.file.write_text(self.text)
        self.wait("#watch [role=status]", "The walk is where it was.")
        self.assertEqual(self.trail(), trail)
        self.assertEqual(self.problems, [])

    def test_errors_are_shown_above_the_last_good_page(self):
        alert = self.page.locator("#watch [role=alert]")
        self.assertEqual(alert.inner_text(), "")
        self.tap(self.page, TAPS[0])
        self.save("push", "psuh")
        self.wait("#watch [role=alert]", "psuh")
        self.assertIn("last check without errors", alert.inner_text())
        self.assertTrue(alert.is_visible())
        self.assertEqual(alert.locator("li").count(), 6)
        self.assertIn("and 4 more", alert.locator("li").last.inner_text())
        self.assertEqual(len(self.trail()), 2)
        self.file.write_text(self.text)
        self.page.locator("#watch [role=alert]:empty").wait_for(state="attached", timeout=60000)
        self.assertEqual(len(self.trail()), 2, "the same page needs no reload")
        self.assertEqual(self.problems, [])

    def test_the_page_says_that_the_command_has_ended(self):
        self.assertEqual(self.end(), 0)
        self.wait("#watch [role=status]", "cannot be reached")


if __name__ == "__main__":
    unittest.main()
