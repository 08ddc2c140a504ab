"""Tests the accessibility of pages: screen readers, keyboards, narrow windows, dark mode, and disabled scripts."""

import unittest

from browser import PageTest, address

BEFORE = "Flows/merpay/before.flow.yaml"

CONTRAST = """() => {
  const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((c) => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const background = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const colour = numbers(getComputedStyle(each).backgroundColor);
      if (colour.length < 4 || colour[3] > 0) return colour;
    }
    return [255, 255, 255];
  };
  const unreadable = [];
  for (const element of document.body.querySelectorAll("*")) {
    const hasText = [...element.childNodes].some((each) => each.nodeType === 3 && each.textContent.trim());
    if (!hasText || element.closest("svg, script, style, [aria-disabled=true]") || !element.checkVisibility()) continue;
    const a = light(numbers(getComputedStyle(element).color)), b = light(background(element));
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    let opacity = 1;
    for (let each = element; each; each = each.parentElement) opacity *= getComputedStyle(each).opacity;
    if (ratio < 4.5 || opacity < 1) unreadable.push(`${element.className || element.tagName} ${ratio.toFixed(2)} ${opacity}`);
  }
  return [...new Set(unreadable)];
}"""


class AccessTest(PageTest):
    def test_every_control_has_a_name(self):
        page = self.open(self.make("Flows/merpay"), address("チャージ", flow="Flows%2Fmerpay%2Fbefore.flow.yaml"))
        for button in page.locator("[data-unfold]").all():
            button.click()
        page.locator("[data-part=copy]").first.click()
        tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        controls = {"button", "link", "combobox", "checkbox", "image", "img", "region", "navigation", "DisclosureTriangle"}
        controls |= {"searchbox", "slider", "textbox", "search"}
        seen, nameless = set(), []
        for node in tree:
            role = node.get("role", {}).get("value")
            if node["ignored"] or role not in controls:
                continue
            seen.add(role)
            if not node.get("name", {}).get("value", "").strip():
                nameless.append(role)
        self.assertEqual(nameless, [])
        wanted = {"button", "link", "navigation", "region", "searchbox", "slider", "textbox", "search"}
        self.assertLessEqual(wanted, seen)

    def test_headings_landmarks_and_ids_are_valid(self):
        page = self.open(self.make("Flows/merpay"))
        levels = page.evaluate("[...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((each) => +each.tagName[1])")
        self.assertEqual(levels.count(1), 1)
        self.assertTrue(all(b <= a + 1 for a, b in zip(levels, levels[1:])), levels)
        ids = page.evaluate("[...document.querySelectorAll('[id]')].map((each) => each.id)")
        self.assertEqual(len(ids), len(set(ids)))
        self.assertEqual([each for each in ids if not each or " " in each], [])
        broken = page.evaluate("""() => [...document.querySelectorAll("[aria-labelledby], [for], a[href^='#']:not([href^='#walk'])")]
            .map((each) => each.getAttribute("aria-labelledby") ?? each.getAttribute("for") ?? each.getAttribute("href").slice(1))
            .filter((id) => !document.getElementById(id))""")
        self.assertEqual(broken, [])
        for landmark in ["header", "nav", "main", "footer"]:
            self.assertEqual(page.locator(f"body {landmark}").count(), 1, landmark)

    def test_the_first_tab_stop_skips_to_the_content(self):
        page = self.open(self.make(BEFORE))
        page.keyboard.press("Tab")
        self.assertIn("Skip", page.evaluate("document.activeElement.textContent"))
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.id"), "content")

    def test_changes_are_announced(self):
        page = self.open(self.make(BEFORE))
        live = page.locator("[data-part=live]")
        self.assertEqual(live.get_attribute("role"), "status")
        self.assertEqual(page.locator("[data-part=notice]").get_attribute("role"), "alert")
        self.tap(page, "チャージ")
        self.assertRegex(live.inner_text(), r"チャージ. In front: チャージ Charge, sheet. 残高チャージ starts")

    def test_names_have_their_language(self):
        page = self.open(self.make(BEFORE))
        self.assertEqual(page.locator("html").get_attribute("lang"), "en")
        self.assertEqual(page.locator("h1 bdi").get_attribute("lang"), "ja")
        self.assertEqual(page.locator("[data-part=front] .title bdi").get_attribute("lang"), "ja", "kanji of a Japanese flow")
        self.assertEqual(page.locator("[data-part=front] .name bdi").get_attribute("lang"), "")

    def test_contrast_is_sufficient_in_light_and_dark_mode(self):
        path = self.make("Flows/merpay")
        for scheme in ["light", "dark"]:
            page = self.open(path, address("チャージ", flow="Flows%2Fmerpay%2Fbefore.flow.yaml"), scheme=scheme)
            for button in page.locator("[data-unfold]").all():
                button.click()
            page.locator("[data-part=query]").first.fill("c")
            page.locator("[data-part=copy]").first.click()
            self.assertEqual(page.evaluate(CONTRAST), [], scheme)
            page.evaluate("location.hash = '#walk&flow=gone&taps=/x'")
            page.locator("[data-part=notice] bdi").first.wait_for()
            self.assertEqual(page.evaluate(CONTRAST), [], scheme)
            page = self.open(self.make(BEFORE, "--configurations", "1", "--only", "unreachable-screen"), scheme=scheme)
            self.assertGreater(page.locator(".beyond").count(), 0)
            page.locator(".beyond").first.click()
            self.assertEqual(page.evaluate(CONTRAST), [], scheme)

    def test_diagrams_follow_dark_mode(self):
        path = self.make(BEFORE)
        colours = "each => [getComputedStyle(each).fill, getComputedStyle(each).stroke]"
        for scheme, paper, ink in [("light", "rgb(255, 255, 255)", "rgb(0, 0, 0)"), ("dark", "rgb(23, 25, 28)", "rgb(236, 236, 236)")]:
            page = self.open(path, address("チャージ"), scheme=scheme)
            self.assertEqual(page.locator("figure svg polygon").first.evaluate(colours)[0], paper)
            self.assertEqual(page.locator("figure svg text").first.evaluate(colours)[0], ink)
            self.assertEqual(page.locator(".scroll").evaluate("each => getComputedStyle(each).backgroundColor"), paper)
            outline = page.locator(".here .outlined").first.evaluate(colours)[1]
            self.assertEqual(outline, page.evaluate("getComputedStyle(document.body).color"))

    def test_a_large_flow_has_an_overview_and_all_screens(self):
        screens = "".join(f"  S{at}: {{ actions: {{ Next: push S{(at + 1) % 61} }} }}\n" for at in range(61))
        (self.folder / "wide.flow.yaml").write_text("navflow: 1\nroot: { stack: S0 }\nscreens:\n" + screens)
        page = self.open(self.make("wide.flow.yaml", "--configurations", "100"))
        self.assertEqual(page.locator("figure svg:visible").count(), 1)
        self.assertIn("An overview", page.locator("figcaption:visible").inner_text())
        page.locator("figure summary", has_text="All 61 screens").click()
        self.assertEqual(page.locator("figure svg:visible").count(), 2)
        page.locator(".offers button").first.click()
        self.assertEqual(page.locator(".here").count(), 1)
        self.assertIn("S1", page.locator(".here").text_content())

    def test_a_narrow_window_scrolls_only_vertically(self):
        (self.folder / "long.flow.yaml").write_text(
            "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home: { actions: { %s: push %s } }\n  %s: {}\n"
            % ("Long" * 50, "Name" * 50, "Name" * 50))
        for flow in [BEFORE, "long.flow.yaml"]:
            page = self.open(self.make(flow), width=320)
            page.locator(".offers button").first.click()
            page.locator("[data-part=query]").fill("e")
            page.locator("[data-part=copy]").click()
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320)
        page = self.open(self.make("long.flow.yaml", "--configurations", "1"), width=320)
        page.locator(".beyond").first.click()
        self.assertTrue(page.locator("[data-part=notice]").is_visible())
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320)

    def test_findings_are_visible_without_a_script(self):
        page = self.open(self.make(BEFORE), java_script_enabled=False)
        self.assertEqual(page.locator(".finding").count(), 3)
        for rule in ["tab-bar-in-task", "task-returns-elsewhere", "pushed-task-outcome"]:
            self.assertIn(rule, page.locator(".findings").text_content())
        self.assertTrue(page.locator(".findings .film").first.is_visible())
        self.assertTrue(page.locator(".picture figure svg").is_visible())
        self.assertIn("navflow simulate", page.locator("[data-part=without]").inner_text())

    def test_the_diagram_outlines_the_screen_in_front(self):
        page = self.open(self.make(BEFORE), address("チャージ"))
        here = page.locator("svg .here")
        self.assertEqual(here.count(), 1)
        self.assertIn("Charge", here.text_content())
        self.assertEqual(page.locator(".picture svg[role=img][aria-label]").count(), 1)


if __name__ == "__main__":
    unittest.main()
