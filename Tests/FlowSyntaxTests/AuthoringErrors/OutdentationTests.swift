import Testing

@testable import FlowSyntax

/// Keys and names that are indented one level too little.
@Suite struct OutdentationTests {
  private static let before = "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home:\n    title: Home\n"

  @Test(arguments: [
    ("    actions:\n    Go: push Next\n    Up: stay\n  Next:\n", "7:5 Go actions"),
    ("    actions:\n    Title: push Next\n    note: x\n  Next:\n", "7:5 Title actions"),
    ("    gestures:\n    Back: none\n  Next:\n", "7:5 Back gestures"),
    ("  Next:\ntasks:\npay:\n  screens:\n    Pay:\n", "8:1 pay tasks"),
    ("  Next:\nstate:\naccount: [none, signedIn]\nplan: [free, paid]\n", "8:1 account state"),
    (
      "tasks:\nbuy:\n  outcomes: [cancelled]\n  screens: { Pay: { actions: { Leave: cancel } } }\n", "7:1 buy tasks"
    ),
    (
      """
          actions:
            Buy:
              start: buy
              then:
              bought: stay
      tasks: { buy: { outcomes: [bought], screens: { Pay: { actions: { OK: complete bought } } } } }

      """, "10:9 bought then"
    ),
  ])
  func movesPairsBelowTheirKey(_ more: String, _ expected: String) throws {
    let parts = expected.split(separator: " ")
    let found = FlowReader.read(text: Self.before + more).diagnostics
    let only = try #require(found.count == 1 ? found.first : nil, "\(found.map(\.message.english))")
    #expect("\(only.range.start.line):\(only.range.start.column)" == parts[0])
    #expect(only.message.english == "\"\(parts[1])\" is beside \"\(parts[2])\", which is empty, instead of below it")
    #expect(only.help?.english == "indent it deeper than `\(parts[2]):`, and what comes after it likewise")
  }

  @Test func movesContentOfRoot() {
    let text = "navflow: 1\nroot:\nstack: Home\nscreens:\nHome:\n  actions: { Go: push Next }\nNext:\n"
    #expect(findings(text) == ["unknown-key «stack»", "unknown-key «Home»"])
  }

  @Test func movesOptionsToTheirLabel() throws {
    let text =
      Self.before + """
            actions:
              Buy:
                start: buy
              then:
                bought: stay
              as: fullScreen
              Wait:
                do: stay
              by: system
        tasks: { buy: { outcomes: [bought], screens: { Pay: { actions: { OK: complete bought } } } } }
        """
    #expect(findings(text) == ["unknown-key «then»", "unknown-key «as»", "unknown-key «by»"])
    let diagnostics = FlowReader.read(text: text).diagnostics
    #expect(diagnostics.first?.help?.english == "if it belongs to \"Buy\", indent it deeper than that")
  }

  @Test func labelsMayHaveNamesOfOptions() throws {
    _ = try flow(
      Self.before + "    actions:\n      Go: { push: Next }\n      set: push Next\n      by: stay\n  Next:\n")
  }

  @Test func misspeltKeysAreNotMoved() {
    #expect(findings(Self.before + "    actions:\n    titel: x\n") == ["unknown-key «titel»"])
    let synonym =
      "navflow: 1\nroot: { stack: Home }\nscreens: { Home: }\nstate:\nflows: { buy: { screens: { Pay: } } }\n"
    #expect(findings(synonym) == ["unknown-key «flows»"])
  }
}
