"""Tests how a walk finds screens and taps, steps through a path, copies a scenario, and shows pictures of screens."""

import base64
import unittest

from browser import PageTest, address

BEFORE = "Flows/merpay/before.flow.yaml"
TAPS = ["チャージ", "チャージ方法を選択", "お支払い用銀行口座を登録する", "次に進む"]
PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


class FindTest(PageTest):
    def find(self, page, text):
        """Types a text into the search field, and returns the results."""
        page.locator("[data-part=query]").fill(text)
        return page.locator("[data-part=results] li")

    def test_a_screen_is_found_by_its_shortest_path(self):
        page = self.open(self.make(BEFORE))
        for screen in ["Charge", "BankSelect", "BankAccount", "Insufficient"]:
            trace = self.replayed(f"navflow simulate {BEFORE} --to {screen}")
            first = self.find(page, screen).first
            taps = len([step for step in trace if step["kind"] not in ("launch", "arrival")])
            self.assertRegex(first.inner_text(), rf"{screen} – {taps} taps?$")
            page.keyboard.press("Enter")
            page.wait_for_function("name => document.querySelector('[data-part=front]').textContent.includes(name)", arg=screen)
            self.assertEqual(page.locator("[data-part=trail] li").count(), taps + 1)
            self.assertShows(page, self.replayed(self.command(page))[-1])
            self.assertEqual(page.locator("[data-part=query]").input_value(), "")
        self.assertEqual(self.problems, [])

    def test_a_screen_is_found_and_steps_are_selected_by_keyboard_alone(self):
        page = self.open(self.make(BEFORE))
        page.locator("[data-part=query]").focus()
        page.keyboard.type("bankaccount")
        self.assertIn("1 screen and 0 taps found", page.locator("[data-part=found]").inner_text())
        page.keyboard.press("Tab")
        self.assertIn("BankAccount", page.evaluate("document.activeElement.textContent"))
        page.keyboard.press("Enter")
        page.wait_for_function("document.activeElement.dataset.part === 'front'")
        steps = page.locator("[data-part=trail] li").count() - 1
        page.locator("[data-part=again]").focus()
        for part in ["play", "step"]:
            page.keyboard.press("Tab")
            self.assertEqual(page.evaluate("document.activeElement.dataset.part"), part)
        page.keyboard.press("ArrowLeft")
        self.assertEqual(page.locator("[data-part=trail] li").count(), steps)
        page.keyboard.press("Home")
        self.assertEqual(page.locator("[data-part=trail] li").count(), 1)
        self.assertRegex(page.locator("[data-part=step]").get_attribute("aria-valuetext"), rf"^0 of {steps}: launch, in front: ")
        page.keyboard.press("End")
        self.assertEqual(page.locator("[data-part=trail] li").count(), steps + 1)

    def test_a_tap_is_found_where_it_is_offered(self):
        page = self.open(self.make(BEFORE))
        results = self.find(page, "OK")
        self.assertIn("tap OK on ", results.last.inner_text())
        results.last.locator("a").click()
        page.wait_for_function("location.hash.includes('taps')")
        self.assertGreater(page.locator(".offers button", has_text="OK").count(), 0)
        self.assertEqual(self.find(page, "no such name").count(), 0)
        self.assertEqual(page.locator("[data-part=found]").inner_text(), "No screen and no tap has this name.")

    def test_an_unreachable_screen_has_no_path(self):
        (self.folder / "lost.flow.yaml").write_text(
            "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home: { actions: { Go: push Next } }\n  Next: {}\n  Lost: {}\n")
        page = self.open(self.make("lost.flow.yaml"))
        self.assertEqual(self.find(page, "lost").all_inner_texts(), ["Lost – nothing leads there"])

    def test_the_step_slider_keeps_later_taps(self):
        page = self.open(self.make(BEFORE), address(*TAPS))
        trace = self.replayed(self.command(page))
        step, count = page.locator("[data-part=step]"), page.locator("[data-part=count]")
        step.fill("1")
        self.assertShows(page, trace[1])
        self.assertEqual(count.inner_text(), "1 of 4")
        self.assertEqual(page.evaluate("location.hash"), address(TAPS[0]))
        page.locator("[data-part=trail] a").first.click()
        page.wait_for_function("!location.hash.includes('taps')")
        self.assertEqual(count.inner_text(), "0 of 4", "a link to a step keeps the later taps")
        step.fill("3")
        self.assertShows(page, trace[3])
        page.locator("[data-part=undo]").click()
        self.assertEqual(count.inner_text(), "2 of 4")
        page.locator(".offers button", has_text="Back").click()
        self.assertEqual(count.inner_text(), "3 of 3", "another tap replaces the later ones")
        page.reload()
        self.assertEqual(count.inner_text(), "3 of 3", "the address keeps the place")

    def test_a_walk_is_copied_as_a_scenario(self):
        for denies in [False, True]:
            page = self.open(self.make(BEFORE), address(*TAPS))
            if denies:
                page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('denied')); }")
            else:
                page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            page.locator("[data-part=copy]").click()
            status, area = page.locator("[data-part=copying]"), page.locator("[data-part=scenario]")
            page.wait_for_function("document.querySelector('[data-part=copying]').textContent")
            self.assertEqual(status.get_attribute("role"), "status")
            self.assertIn("Copy the selected text" if denies else "Copied.", status.inner_text())
            text = area.input_value()
            if denies:
                self.assertEqual(page.evaluate("document.activeElement.dataset.part"), "scenario")
            else:
                self.assertEqual(page.evaluate("navigator.clipboard.readText()"), text)
            (self.folder / "with.flow.yaml").write_text(
                (self.folder / BEFORE).read_text().split("scenarios:")[0] + text)
            trace = self.replayed('navflow simulate with.flow.yaml --scenario "A new scenario"')
            self.assertEqual(trace[-1]["layers"], self.replayed(self.command(page))[-1]["layers"])
            self.assertFalse(page.locator("[data-part=copied]").is_hidden())

    def test_a_walk_is_copied_as_a_maestro_test(self):
        (self.folder / "gate.flow.yaml").write_text("""\
navflow: 1
root: { tabs: [Home, Help] }
screens:
  Home: { title: Home, actions: { Open it: push Gate, To the bank: push Bank, "a.b ${x}": push Bare, Help: stay } }
  Gate: { title: Gate, actions: { Look: { by: arrival, either: { open: replace Yard, shut: pop } } } }
  Yard: { title: Yard }
  Bank: { kind: external, title: The bank, actions: { Paid: { by: system, push: Yard } } }
  Bare: {}
  Help: { title: Help }
entries:
  Invoice: { link: "https://pay.example/?id=${id}", do: [dismiss all, push Yard] }
  Call: push Yard
""")
        path = self.make("gate.flow.yaml")
        event = '- runFlow: { file: steps/event.yaml, env: { KIND: %s, EVENT: "%s", SCREEN: "%s" } }'
        home, yard = [f'- assertVisible: {{ text: "{text}", label: "{name}" }}' for text, name in [("Open it", "Home"), ("Yard", "Yard")]]
        tap = '- tapOn: { text: "%s", label: "%s" }'
        for taps, lines in [
            (["Open it", "Look: open", "Back"], [
                event % ("result", "Look: open", "Gate"), tap % ("Open it", "1 tap Open it"), yard,
                '- runFlow: { file: steps/back.yaml, label: "2 Back" }', home]),
            (["Open it"], [tap % ("Open it", "1 tap Open it")]),
            (["To the bank", "Paid"], [
                tap % ("To the bank", "1 tap To the bank"), event % ("system", "Paid", "Bank"), yard]),
            (["a.b ${x}"], [
                tap % (r"a\\.b \\$\\{x\\}", r"1 tap a.b \\${x}"), "# Bare: no text distinguishes it from Home"]),
            (["Tab: Help"], [
                tap % ("Help", "1 Tab: Help"), '- assertVisible: { text: "Help", selected: true, label: "Help" }']),
            (["Invoice"], [
                r'- openLink: { link: "https://pay.example/?id=\\${id}", label: "1 Invoice" }', yard]),
            (["Call"], [event % ("entry", "Call", "Home"), yard]),
        ]:
            page = self.open(path, address(*taps))
            page.locator("[data-part=copyTest]").click()
            text = page.locator("[data-part=scenario]").input_value()
            self.assertEqual(text.splitlines()[3:], [home, *lines])

    def test_a_scenario_quotes_names_and_keeps_device_and_values(self):
        (self.folder / "odd.flow.yaml").write_text("""\
navflow: 1
devices: [phone, pad]
root: { stack: Home }
state: { plan: { values: [free, "paid, twice"], initial: any } }
screens:
  Home: { actions: { "a: b, \\"c\\"": push "yes" } }
  "yes": { title: Sure }
""")
        page = self.open(self.make("odd.flow.yaml"), address('a: b, "c"', device="pad", given="/plan%3Dpaid%2C%20twice"))
        page.locator("[data-part=copy]").click()
        text = page.locator("[data-part=scenario]").input_value()
        (self.folder / "odd.flow.yaml").write_text((self.folder / "odd.flow.yaml").read_text() + text)
        trace = self.replayed('navflow simulate odd.flow.yaml --scenario "A new scenario"')
        self.assertEqual(trace[-1]["layers"][-1]["stack"], ["Home", "yes"])
        self.assertEqual(trace[-1]["state"], {"plan": "paid, twice"})
        self.assertIn("device: pad", text)

    def test_an_unknown_flow_in_the_address_starts_at_the_launch(self):
        for flows in [BEFORE, "Flows/merpay"]:
            page = self.open(self.make(flows), address("チャージ", flow="gone.flow.yaml"))
            notice = page.locator("[data-part=notice]").first
            self.assertIn("This page holds no flow gone.flow.yaml", notice.inner_text())
            self.assertEqual(page.locator(".walk").first.locator("[data-part=trail] li").count(), 1)
            self.assertTrue(page.evaluate("document.querySelector('.walk').contains(document.activeElement)"))
        page = self.open(self.make(BEFORE), address("チャージ", flow="Flows%2Fmerpay%2Fbefore.flow.yaml"))
        self.assertFalse(page.locator("[data-part=notice]").is_visible(), "a page of one flow knows its path too")
        self.assertEqual(page.locator("[data-part=trail] li").count(), 2)

    def test_pictures_of_screens_are_shown(self):
        (self.folder / "home.png").write_bytes(PIXEL)
        (self.folder / "shown.flow.yaml").write_text("""\
navflow: 1
root: { stack: Home }
screens:
  Home: { image: home.png, actions: { Go: push Next } }
  Next: {}
""")
        path = self.make("shown.flow.yaml")
        page = self.open(path)
        shot = page.locator("[data-part=shot]")
        self.assertEqual(shot.get_attribute("alt"), "The picture of Home")
        self.assertEqual(shot.evaluate("each => [each.complete, each.naturalWidth]"), [True, 1])
        self.tap(page, "Go")
        self.assertFalse(shot.is_visible())
        self.assertEqual(self.problems, [])
        self.assertEqual([each for each in self.requests if not each.startswith("data:")], [path.as_uri()])


if __name__ == "__main__":
    unittest.main()
