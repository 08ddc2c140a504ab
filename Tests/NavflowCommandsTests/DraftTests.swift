import Testing

/// Tests that what is not designed yet does not stop the check.
@Suite struct DraftTests {
  @Test(arguments: [
    ("Open:", "\"Open\" is not designed yet"), ("Open: TODO", "\"Open\" is not designed yet"),
    ("Open: ?", "\"Open\" is not designed yet"), ("Open: push Recipe", "the screen \"Recipe\" is not designed yet"),
    ("Open: { present: Recipe, as: popover }", "the screen \"Recipe\" is not designed yet"),
  ])
  func isAnInfo(_ action: String, _ message: String) throws {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home:
          actions:
            \(action)
            Write: present Draft
        Draft: { input: true, actions: { Send: { do: dismiss, role: done } } }

      """
    let run = try Workbench(["app.flow.yaml": text]).run("check")
    #expect(run.status != 2 && run.output.contains("info: \(message)"), "\(run.output)")
    #expect(run.output.contains("[lost-input]"), "\(run.output)")
  }

  @Test func aListOfLabelsIsAListOfSketches() throws {
    let text = "navflow: 1\nroot: { stack: Home }\nscreens: { Home: { actions: [Open, Search] } }\n"
    let run = try Workbench(["app.flow.yaml": text]).run("check")
    #expect(run.status == 0 && run.output.contains("2 infos in 1 flow"), "\(run.output)")
  }

  @Test func aMisspeltScreenIsAnError() throws {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens: { Home: { actions: { Open: push Recipies } }, Recipes: { title: Recipes } }

      """
    let run = try Workbench(["app.flow.yaml": text]).run("check")
    #expect(run.status == 2 && run.output.contains("did you mean \"Recipes\"?"), "\(run.output)")
  }

  @Test func aBrokenScenarioFailsAlone() throws {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens: { Home: { actions: { Open a page: push Page } }, Page: { title: Page } }
      scenarios:
        old: { taps: [Open pages], see: { screen: Page } }
        new: { taps: [Open a page], see: { screen: Page } }

      """
    let run = try Workbench(["app.flow.yaml": text]).run("check")
    #expect(run.output.contains("did you mean \"Open a page\"?"), "\(run.output)")
    #expect(run.output.contains("1 error in 1 flow (2 screens"), "\(run.output)")
  }

  @Test(arguments: [
    ("Home: { kind: toast }", "what goes by itself is no screen"), ("Home: { kind: permission }", "write `prompt`"),
    ("Home: { figma: \"https://example.com\" }", "write `source: https://example.com` [--fix --unsafe-fixes]"),
    ("Home: { fields: [Password] }", "write { name: Password, content: password } [--fix --unsafe-fixes]"),
  ])
  func saysWhatToWrite(_ screen: String, _ help: String) throws {
    let text = "navflow: 1\nroot: { stack: Home }\nscreens:\n  \(screen)\n"
    let run = try Workbench(["app.flow.yaml": text]).run("check")
    #expect(run.output.contains(help), "\(run.output)")
  }

  @Test(arguments: ["platforms: [ios, android]", "platform: android", "devices: [android]"])
  func saysThatAndroidIsNotModelled(_ line: String) throws {
    let text = "navflow: 1\n\(line)\nroot: { stack: Home }\nscreens: { Home: { title: Home } }\n"
    let run = try Workbench(["app.flow.yaml": text]).run("check")
    #expect(run.output.contains("Android is not modelled") && !run.output.contains("--fix"), "\(run.output)")
  }
}
