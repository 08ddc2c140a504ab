"""Tests that a flow file cannot inject code into a page, and that a page makes no network requests."""

import json
import unittest

from browser import PageTest, address

HOSTILE = [
    "<script>window.pwned = 1</script>", "</script><script>window.pwned = 1</script>", "]]><img src=x onerror=pwned()>",
    "<!-- <script>", "--><b>bold</b>", "\" onclick=\"window.pwned = 1\" x=\"", "' onfocus='window.pwned = 1' autofocus='",
    "javascript:window.pwned=1", "&lt;b&gt; &amp;quot;", "line\u2028separator\u2029", "\u202eright to left\u2066",
    "שלום עולם", "👩‍👩‍👧‍👦 🇯🇵", "__proto__", "constructor", "a/b?c#d&e=f%2Fg", "x" * 10_000, "$(touch pwned) `id` \\; '!'",
    "${alert(1)}", "</style></title></textarea><svg onload=pwned()>", "-dash; semi\\", "{{7*7}}",
]


def quoted(name):
    """Returns a name as a quoted YAML scalar."""
    text = json.dumps(name, ensure_ascii=False)
    return "".join(f"\\u{ord(each):04x}" if each in "\u2028\u2029\u202e\u2066" else each for each in text)


def pair(key, value):
    """Returns a key with its value, in the explicit form that YAML needs for long keys."""
    return f"? {quoted(key)} : {value}"


def hostile_flow():
    """Returns a flow with every hostile name as a title, screen, task, action, variable, value, outcome and reason."""
    variable, value, other, reason = HOSTILE[:4]
    lines = ["navflow: 1", f"title: {quoted(' '.join(HOSTILE[:8]))}", f"note: {quoted(value + other)}"]
    lines += ["root: { stack: Home }", f"state: {{ {pair(variable, f'[{quoted(value)}, {quoted(other)}]')} }}"]
    lines += ["screens:", "  Home:", "    actions:"]
    lines += [f"      ? {quoted(name)}\n      : {{ push: {quoted(f'S{at}{name}')} }}" for at, name in enumerate(HOSTILE)]
    for at, name in enumerate(HOSTILE):
        change = f"{{ {pair(variable, quoted(other))} }}"
        lines += [f"  ? {quoted(f'S{at}{name}')}", f"  : title: {quoted(name)}", "    actions:"]
        lines += [f"      ? {quoted('go ' + name)}\n      : {{ pop: 9, set: {change} }}"]
    lines += ["tasks:", f"  {quoted('T' + value)}:", f"    title: {quoted(value)}"]
    lines += [f"    outcomes: [{quoted(other)}, cancelled]", f"    allow: {{ unused-task: {quoted(reason)} }}", "    screens:"]
    lines += [f"      {quoted('E' + reason)}: {{ actions: {{ x: {{ complete: {quoted(other)} }} }} }}"]
    return "\n".join(lines) + "\n"


class SafetyTest(PageTest):
    def assertHarmless(self, page):
        self.assertEqual(self.problems, [])
        self.assertEqual(page.evaluate("typeof window.pwned"), "undefined")
        self.assertEqual(page.locator("script").count(), 2)
        self.assertEqual(page.locator("img:not(.shot, .beneath), iframe, object, embed, link, base, form, b > b, svg script").count(), 0)
        unsafe = page.evaluate("""() => [...document.querySelectorAll("*")].flatMap((each) => [...each.attributes])
            .filter((each) => each.name.startsWith("on") || /^\\s*javascript:/i.test(each.value)).map((each) => each.name)""")
        self.assertEqual(unsafe, [])
        links = page.evaluate("[...document.querySelectorAll('[href]')].map((each) => each.getAttribute('href'))")
        self.assertEqual([each for each in links if not each.startswith("#")], [])

    def test_hostile_names_are_text(self):
        (self.folder / "hostile.flow.yaml").write_text(hostile_flow())
        path = self.make("hostile.flow.yaml")
        page = self.open(path)
        self.assertHarmless(page)
        for place, name in enumerate(HOSTILE):
            page.locator(".offers button").nth(place).click()
            self.assertHarmless(page)
            shown = self.configuration(page)["layers"][-1]["stack"][-1]
            self.assertTrue(shown.startswith(f"S{place}"), name)
            trace = self.replayed(self.command(page))
            self.assertEqual(trace[-1]["label"], name)
            page.locator(".offers button").first.click()
            self.assertHarmless(page)
            self.assertEqual(self.replayed(self.command(page))[-1]["label"], "go " + name)
            again = self.open(path, page.evaluate("location.hash"))
            self.assertEqual(again.locator("[data-part=trail] li").count(), 3, name)
            self.assertHarmless(again)
            again.context.close()
            page.locator("[data-part=again]").click()

    def test_hostile_addresses_are_text(self):
        path = self.make("Flows/merpay/before.flow.yaml")
        page = self.open(path)
        for name in HOSTILE:
            for fragment in [address(name), address(flow=name), "#" + name, "#walk&" + name, "#finding-" + name]:
                page.evaluate("fragment => location.hash = fragment", fragment)
            self.assertHarmless(page)
        page = self.open(path, address(*HOSTILE))
        self.assertIn(f"names {len(HOSTILE)} taps, and none can be made", page.locator("[data-part=notice]").inner_text())
        self.assertHarmless(page)

    def test_a_page_makes_no_network_requests(self):
        path = self.make("Flows/merpay")
        page = self.open(path)
        self.tap(page, "チャージ")
        page.wait_for_timeout(100)
        self.assertEqual([each.split("#")[0] for each in self.requests], [path.as_uri()])

    def test_the_policy_blocks_other_content(self):
        page = self.open(self.make("Flows/merpay/before.flow.yaml"))
        blocked = page.evaluate("""async () => {
          const blocked = [];
          addEventListener("securitypolicyviolation", (event) => blocked.push(event.effectiveDirective));
          const add = (tag, set) => document.body.append(Object.assign(document.createElement(tag), set));
          add("script", { textContent: "window.pwned = 1" });
          add("style", { textContent: "body { display: none }" });
          add("img", { src: "https://example.com/x.png" });
          add("iframe", { src: "data:text/html,x" });
          await fetch("https://example.com/").catch(() => {});
          document.body.setAttribute("onclick", "window.pwned = 1");
          document.body.setAttribute("style", "color: red");
          document.body.click();
          await new Promise((done) => setTimeout(done, 200));
          return [...new Set(blocked)].sort();
        }""")
        wanted = ["connect-src", "frame-src", "img-src", "script-src-attr", "script-src-elem", "style-src-attr", "style-src-elem"]
        self.assertEqual(blocked, wanted)
        self.assertEqual(page.evaluate("typeof window.pwned"), "undefined")


if __name__ == "__main__":
    unittest.main()
