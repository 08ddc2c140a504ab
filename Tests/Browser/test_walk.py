"""Tests walks through a flow in a page: taps, undo, addresses, keys, and the limit of a page."""

import random
import re
import unittest

from browser import PageTest, address

BEFORE = "Flows/merpay/before.flow.yaml"
MANY_FINDINGS = "Flows/authentication/wall.flow.yaml"
EXAMPLE = ["チャージ", "チャージ方法を選択", "お支払い用銀行口座を登録する", "次に進む", "銀行を選ぶ", "銀行サイトへ", "認証が完了", "OK"]




def large_flow():
    """Returns a flow of 150 screens in five tabs, which has far more configurations than a page holds."""
    lines = ["navflow: 1", "root: { tabs: [T0, T1, T2, T3, T4] }", "screens:"]
    for tab in range(5):
        lines.append(f"  T{tab}: {{ actions: {{ Open: push S{tab}x0, More: push S{tab}x7 }} }}")
        for at in range(29):
            lines.append(f"  S{tab}x{at}: {{ actions: {{ Next: push S{tab}x{(at + 1) % 29}, Other: push S{tab}x{at * 3 % 29} }} }}")
    return "\n".join(lines) + "\n"


class WalkTest(PageTest):
    def test_the_example_matches_simulate(self):
        page = self.open(self.make(BEFORE))
        trace = self.replayed(f'navflow simulate {BEFORE} --taps "{"; ".join(EXAMPLE)}"')
        self.assertShows(page, trace[0])
        for tap, step in zip(EXAMPLE, trace[1:]):
            self.tap(page, tap)
            self.assertShows(page, step)
        self.assertEqual(page.locator("[data-part=trail] li").count(), len(EXAMPLE) + 1)
        self.assertIn("銀行口座接続 completed: connected", page.locator("[data-part=live]").inner_text())
        self.assertEqual(self.problems, [])

    def test_random_taps_match_their_command(self):
        chance = random.Random(20231203)
        for flow in sorted((self.folder / "Flows").rglob("*.flow.yaml")):
            page = self.open(self.make(str(flow.relative_to(self.folder))))
            # A fragment's page holds the walks of the flows that import it, which have pages of their own.
            for _ in range(3 if page.locator(".walk").count() == 1 else 0):
                page.locator("[data-part=again]").click()
                for _ in range(chance.randrange(3, 20)):
                    buttons = page.locator(".offers button")
                    buttons.nth(chance.randrange(buttons.count())).evaluate("button => button.click()")
                self.assertShows(page, self.replayed(self.command(page))[-1])
            self.assertEqual(self.problems, [], flow)
            page.context.close()

    def test_undo_and_browser_history(self):
        page = self.open(self.make(BEFORE))
        self.tap(page, EXAMPLE[0])
        first = self.configuration(page)
        self.tap(page, EXAMPLE[1])
        second, there = self.configuration(page), page.url
        page.locator("[data-part=undo]").click()
        self.assertEqual(self.configuration(page), first)
        page.go_back()
        page.wait_for_function("address => location.href === address", arg=there)
        self.assertEqual(self.configuration(page), second)
        for _ in range(4):
            page.keyboard.press("u")
        self.assertIn("nothing to undo", page.locator("[data-part=live]").inner_text())

    def test_an_address_leads_to_a_configuration(self):
        path = self.make(BEFORE)
        page = self.open(path, address(*EXAMPLE[:5]))
        trace = self.replayed(f'navflow simulate {BEFORE} --taps "{"; ".join(EXAMPLE[:5])}"')
        self.assertShows(page, trace[-1])
        self.assertFalse(page.locator("[data-part=notice]").is_visible())
        walked = self.open(path)
        for tap in EXAMPLE[:5]:
            self.tap(walked, tap)
        self.assertEqual(walked.url, page.url)
        link = walked.locator("[data-part=trail] a").nth(3)
        link.click()
        self.assertShows(walked, trace[3])

    def test_an_address_survives_unrelated_changes(self):
        text = (self.folder / BEFORE).read_text()
        changed = self.folder / "changed.flow.yaml"
        changed.write_text(text.replace("  Home: { title: ホーム }", "  Home: { title: 家, actions: { 広告: push Ad } }\n  Ad: {}"))
        page = self.open(self.make(changed.name), address(*EXAMPLE[:5]))
        self.assertEqual(self.configuration(page)["layers"][-1]["stack"], ["BankAccount"])
        self.assertFalse(page.locator("[data-part=notice]").is_visible())

    def test_an_outdated_address_reports_the_first_wrong_tap(self):
        page = self.open(self.make(BEFORE), address(*EXAMPLE[:2], "チャージする: 成功", "OK"))
        notice = page.locator("[data-part=notice]")
        self.assertIn("names 4 taps, and only the first 2 can be made", notice.inner_text())
        self.assertIn("チャージする: 成功", notice.inner_text())
        self.assertIn('needs "bank" to be "connected"', notice.inner_text())
        self.assertEqual(self.configuration(page)["layers"][-1]["stack"], ["Charge", "ChargeMethod"])
        self.tap(page, EXAMPLE[2])
        self.assertFalse(notice.is_visible())
        for fragment, word in [("#walk&device=pad", "pad"), ("#walk&given=/bank%3Dlost", "bank=lost"), ("#walk&taps=/%E0%A4", "%E0%A4")]:
            page = self.open(self.make(BEFORE), fragment)
            self.assertIn(word, page.locator("[data-part=notice]").inner_text())
            self.assertEqual(self.problems, [])

    def test_keys_work_and_keep_the_focus(self):
        page = self.open(self.make(BEFORE))
        page.keyboard.press("1")
        self.assertEqual(page.locator("[data-part=trail] li").count(), 1, "keys are for the walk alone")
        page.locator("[data-part=front]").focus()
        page.keyboard.press("1")
        page.keyboard.press("1")
        self.assertEqual(self.configuration(page)["layers"][-1]["stack"], ["Charge", "ChargeMethod"])
        self.assertTrue(page.evaluate("document.querySelector('.walk').contains(document.activeElement)"))
        page.locator(".offers button").first.focus()
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.dataset.part"), "front")
        page.keyboard.press("u")
        page.keyboard.press("u")
        self.assertEqual(self.configuration(page)["layers"][-1]["stack"], ["Charge"])
        page.keyboard.press("Control+1")
        self.assertEqual(self.configuration(page)["layers"][-1]["stack"], ["Charge"])
        page.keyboard.press("r")
        self.assertEqual(page.locator("[data-part=trail] li").count(), 1)

    def test_the_limit_of_a_page_shows_the_command(self):
        page = self.open(self.make(BEFORE, "--only", "unreachable-screen", "--configurations", "4"))
        notice = page.locator("[data-part=notice]")
        for _ in range(8):
            if page.locator(".beyond").count():
                page.locator(".beyond").first.click()
                break
            page.locator(".offers button").first.click()
        self.assertRegex(notice.inner_text(), r"This page has only \d+ configurations\.")
        line = notice.locator("code").inner_text()
        self.assertRegex(line, re.compile("^navflow simulate Flows/merpay/before.flow.yaml --taps "))
        self.assertGreater(len(self.replayed(line)), page.locator("[data-part=trail] li").count())

    def test_a_walk_of_a_large_flow_goes_on_at_every_screen(self):
        """Taps at random. Where a tap leads beyond the page, follows the link to the shortest path to the same screen."""
        (self.folder / "large.flow.yaml").write_text(large_flow())
        path = self.make("large.flow.yaml", "--configurations", "300")
        self.assertLess(path.stat().st_size, 1_000_000)
        page = self.open(path)
        chance, beyond = random.Random(20231203), 0
        for _ in range(60):
            buttons = page.locator(".offers > div:not(.tabs) button")
            button = buttons.nth(chance.randrange(buttons.count()))
            label = button.inner_text()
            button.evaluate("button => button.click()")
            notice = page.locator("[data-part=notice]")
            if notice.is_visible():
                beyond += 1
                self.assertIn("beyond this page", label)
                self.assertEqual(button.get_attribute("class"), "beyond")
                link = notice.locator("a")
                screen = link.locator("bdi").inner_text()
                link.evaluate("link => link.click()")
                page.wait_for_function("document.querySelector('[data-part=notice]').hidden")
                self.assertEqual(page.locator("[data-part=front] .title").inner_text(), screen)
                self.assertIn(screen, label)
                self.assertShows(page, self.replayed(self.command(page))[-1])
        self.assertGreater(beyond, 3)
        self.assertEqual(self.problems, [])

    def test_the_limit_does_not_cut_traces_of_findings(self):
        path = self.make(BEFORE, "--configurations", "1")
        page = self.open(path)
        page.locator("[data-unfold]").click()
        for place in range(page.locator(".findings .film").count()):
            film = page.locator(".findings .film").nth(place)
            line = film.locator("xpath=following-sibling::p[1]/code").inner_text()
            trace = self.replayed(line)
            self.assertEqual(film.locator(".frame").count(), len(trace))
            film.locator(".go").last.click()
            self.assertFalse(page.locator("[data-part=notice]").is_visible())
            self.assertShows(page, trace[-1])
            self.assertEqual(self.command(page), line)

    def test_devices_and_launches_have_their_own_walks(self):
        (self.folder / "shop.flow.yaml").write_text("""\
navflow: 1
devices: [phone, pad]
root: { stack: Home }
state: { plan: { values: [free, paid], initial: any } }
screens:
  Home: { actions: { Filter: { present: Filter, as: popover }, Pay: { when: { plan: paid }, push: Done } } }
  Filter: { actions: { Close: dismiss } }
  Done: { actions: { Greet: { by: arrival, present: Thanks } } }
  Thanks: { kind: alert, actions: { OK: stay } }
""")
        path = self.make("shop.flow.yaml")
        page = self.open(path, address("Filter", device="pad", given="/plan%3Dpaid"))
        self.assertEqual(self.configuration(page)["layers"][-1]["style"], "popover")
        self.assertEqual(self.configuration(page)["state"], {"plan": "paid"})
        self.assertShows(page, self.replayed(self.command(page))[-1])
        self.assertTrue(page.locator('[data-picture="flow-1-pad"]').is_visible())
        self.assertFalse(page.locator('[data-picture="flow-1-phone"]').is_visible())
        page.get_by_label("Device").select_option(label="iPhone")
        self.tap(page, "Filter")
        self.assertEqual(self.configuration(page)["layers"][-1]["style"], "sheet")
        page.get_by_label("Launched with").select_option(label="plan = paid")
        self.tap(page, "Pay")
        self.assertEqual(self.configuration(page)["layers"][-1]["stack"], ["Thanks"], "arrivals fire by themselves")
        self.assertShows(page, self.replayed(self.command(page))[-1])

    def test_a_link_to_the_current_configuration_scrolls_to_the_walk(self):
        page = self.open(self.make(BEFORE), width=390)
        for _ in range(2):
            page.locator(".findings .go").first.click()
            self.assertTrue(page.locator("[data-part=front]").evaluate(
                "each => { const { top, bottom } = each.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight }"))
            page.evaluate("scrollTo(0, 0)")

    def test_several_flows_share_a_page(self):
        path = self.make("Flows/merpay")
        page = self.open(path)
        walks = page.locator(".walk")
        self.assertEqual(walks.count(), 3)
        walks.nth(1).locator(".offers button").first.click()
        page = self.open(path, page.evaluate("location.hash"))
        self.assertEqual(page.locator(".walk").nth(1).locator("[data-part=trail] li").count(), 2)
        self.assertEqual(page.locator(".walk").nth(0).locator("[data-part=trail] li").count(), 1)
        page = self.open(path, address("チャージ", flow="gone.flow.yaml"))
        self.assertIn("gone.flow.yaml", page.locator("[data-part=notice]").first.inner_text())

    def test_a_finding_has_an_address(self):
        path = self.make(MANY_FINDINGS)
        page = self.open(path)
        fragment = page.locator(".finding .link a").last.get_attribute("href")
        page = self.open(path, fragment)
        self.assertTrue(page.locator(fragment).evaluate("each => each.open"))
        self.assertEqual(page.locator(".finding[open]").count(), 2)

    def test_the_first_finding_is_unfolded_and_a_button_unfolds_all(self):
        page = self.open(self.make(MANY_FINDINGS))
        self.assertEqual(page.locator(".finding[open]").count(), 1)
        page.locator("[data-unfold]").click()
        self.assertEqual(page.locator(".finding[open]").count(), page.locator(".finding").count())
        page.locator("[data-unfold]").click()
        self.assertEqual(page.locator(".finding[open]").count(), 0)

    def test_paper_has_all_paths_and_no_buttons(self):
        page = self.open(self.make(MANY_FINDINGS))
        page.emulate_media(media="print")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        self.assertEqual(page.locator(".finding[open]").count(), page.locator(".finding").count())
        self.assertTrue(all(film.is_visible() for film in page.locator(".findings .film").all()))
        self.assertFalse(any(button.is_visible() for button in page.locator("button").all()))

    def test_paper_has_a_landscape_page_for_each_task(self):
        page = self.open(self.make("Flows/mail/mail.flow.yaml"))
        tasks = page.locator(".paper figure")
        self.assertEqual(tasks.count(), 6)
        self.assertFalse(tasks.first.is_visible())
        page.emulate_media(media="print")
        self.assertTrue(all(task.is_visible() for task in tasks.all()))
        for task in tasks.all():
            self.assertEqual(task.evaluate("each => getComputedStyle(each).breakBefore"), "page")
            box = task.locator("svg").bounding_box()
            self.assertLess(box["height"], 16.1 / 2.54 * 96)


if __name__ == "__main__":
    unittest.main()
