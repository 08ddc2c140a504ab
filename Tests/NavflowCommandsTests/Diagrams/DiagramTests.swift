import Diagrams
import Foundation
import Testing

/// Tests the output of `diagram`.
@Suite struct DiagramTests {
  static let isDotInstalled = (try? Graphviz(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")) != nil
  static let missing: Comment = "skipped: there is no \"dot\" on the PATH; install Graphviz to run this test"

  private func bench() throws -> Workbench { try Workbench(["shop.flow.yaml": SampleFlows.shop, "out/.keep": ""]) }

  @Test func writesDOTToStandardOutput() throws {
    let run = try bench().run("diagram shop.flow.yaml")
    #expect(run.status == 0 && run.errorOutput.isEmpty && run.output.hasPrefix("digraph "))
    #expect(run.output.contains("金額") && run.output.hasSuffix("}\n"))
  }

  @Test func drawsAPart() throws {
    let bench = try bench()
    let whole = bench.run("diagram shop.flow.yaml").output
    let task = bench.run("diagram shop.flow.yaml --task pay").output
    let around = bench.run("diagram shop.flow.yaml --around Filter").output
    #expect(task.contains("金額") && task != whole)
    #expect(around.contains("Filter") && around != whole)
    #expect(bench.run("diagram shop.flow.yaml --returns").output != whole)
    #expect(bench.run("diagram shop.flow.yaml --device pad").output != whole)
    #expect(bench.run("diagram shop.flow.yaml --around 金額").errorOutput.contains("did you mean \"Amount\"?"))
  }

  @Test func theExtensionSelectsTheFormat() throws {
    let bench = try bench()
    let dot = bench.run("diagram shop.flow.yaml").output
    for name in ["out/a.dot", "out/a.gv", "out/plain", "out/.hidden"] {
      let run = bench.run("diagram shop.flow.yaml -o \(name)")
      #expect(run.status == 0 && run.output.isEmpty)
      #expect(try bench.read(name) == dot)
    }
    #expect(bench.run("diagram shop.flow.yaml --format dot --output out/x.pdf").status == 0)
    #expect(try bench.read("out/x.pdf") == dot)
  }

  @Test func saysWhatItWrote() throws {
    let bench = try Workbench.withShippedFlows()
    func words(_ options: String) -> String {
      bench.run("diagram Flows/merpay/before.flow.yaml -o a.\(options)").errorOutput
    }
    #expect(words("dot --findings") == "navflow: wrote a.dot: all 11 screens, with 3 findings\n")
    #expect(words("dot --task charge") == "navflow: wrote a.dot: the task \"charge\" and what touches it\n")
    #expect(words("svg --strip 1") == "navflow: wrote a.svg: 1 strip with 3 steps\n")
    #expect(words("svg --taps チャージ --taps チャージ") == "navflow: wrote a.svg: 2 strips with 2 steps\n")
  }

  /// A picture for each tab, task and group, and an overview that links to them.
  @Test(.enabled(if: isDotInstalled, missing)) func writesAPictureForEachPart() throws {
    let bench = try Workbench.withShippedFlows()
    let run = bench.run("diagram Flows/merpay/before.flow.yaml --pages out")
    #expect(run.status == 0 && run.errorOutput == "navflow: wrote out: an index and 5 pages\n")
    let index = try bench.read("out/index.svg")
    for name in ["tab-home", "tab-payment", "tab-mypage", "charge", "connectbank"] {
      #expect(index.contains("xlink:href=\"\(name).svg\""), "\(name)")
      #expect(try bench.read("out/\(name).svg").contains("<svg"))
    }
    #expect(bench.run("diagram Flows/merpay/before.flow.yaml --pages out --task charge").status == 2)
  }

  /// The frame of a task leads to its picture, and so do chips in place of many arrows.
  @Test func picturesOfPartsLeadToEachOther() throws {
    let numbers = 1...6
    let actions = numbers.map { "Room \($0): push Room\($0)" }.joined(separator: ", ")
    let rooms = numbers.map { "  Room\($0): { title: Room \($0), actions: { Help: start help } }" }
    let bench = try Workbench([
      "hotel.flow.yaml": """
      navflow: 1
      root: { tabs: [Rooms, Search] }
      screens:
        Rooms: { title: Rooms, actions: { \(actions) } }
        Search: { title: Search, actions: { Book: start book } }
      \(rooms.joined(separator: "\n"))
      tasks:
        help:
          title: Help
          outcomes: [solved, cancelled]
          screens: { Talk: { title: Talk, actions: { Done: complete solved } } }
        book:
          title: Book
          outcomes: [booked, cancelled]
          screens: { Days: { title: Days, actions: { Done: complete booked } } }
      """
    ])
    let run = bench.run("diagram hotel.flow.yaml --pages out --format dot")
    #expect(run.status == 0, "\(run.errorOutput)")
    let tab = try bench.read("out/tab-rooms.dot")
    #expect(tab.contains("HREF=\"help.dot\"") && tab.contains("▸ Help") && !tab.contains("cluster_help"), "\(tab)")
    #expect(try bench.read("out/tab-search.dot").contains("URL=\"book.dot\""))
    let help = try bench.read("out/help.dot")
    #expect(help.contains("cluster_help") && help.contains("URL=\"tab-rooms.dot\""), "\(help)")
    #expect(!help.contains("\"help.dot\""), "\(help)")
    #expect(!bench.run("diagram hotel.flow.yaml").output.contains("HREF"))
  }

  @Test(.enabled(if: isDotInstalled, missing)) func drawsImagesWithGraphviz() throws {
    let bench = try bench()
    #expect(bench.run("diagram shop.flow.yaml -o out/a.svg").status == 0)
    #expect(try bench.read("out/a.svg").contains("<svg"))
    #expect(bench.run("diagram shop.flow.yaml -o out/a.png").status == 0)
    let png = try Data(contentsOf: bench.folder.appendingPathComponent("out/a.png"))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bench.run("diagram shop.flow.yaml --format svg").output.contains("<svg"))
  }

  @Test func drawsAnOverviewOfALargeFlow() throws {
    let screens = (0..<61).map { "  S\($0): { actions: { a: push S\(($0 + 1) % 61) } }" }.joined(separator: "\n")
    let bench = try Workbench([
      "large.flow.yaml": "navflow: 1\nroot: { stack: S0 }\nscreens:\n\(screens)\n",
      "small.flow.yaml": SampleFlows.shop,
    ])
    let large = bench.run("diagram large.flow.yaml")
    #expect(large.output.contains(">61 screens<") && !large.output.contains("\"S7\""))
    #expect(large.errorOutput.contains("61 screens, so this is an overview: write --no-overview to draw all"))
    let all = bench.run("diagram large.flow.yaml --no-overview")
    #expect(all.output.contains("\"S7\"") && all.errorOutput.isEmpty)
    #expect(bench.run("diagram large.flow.yaml --around S7").output.contains("\"S7\""))
    let small = bench.run("diagram small.flow.yaml --overview")
    #expect(small.errorOutput.isEmpty && !small.output.contains("金額"))
    #expect(bench.run("diagram small.flow.yaml --overview --around Filter").status == 2)
  }

  @Test func explainsHowToInstallGraphviz() throws {
    let run = try bench().run(["diagram", "shop.flow.yaml", "--format", "svg"], environment: ["PATH": "/nowhere"])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errorOutput.contains("apt-get install graphviz") && run.errorOutput.contains("--format dot"))
  }

  @Test func writesNoPNGToATerminal() throws {
    let run = try bench().run(["diagram", "shop.flow.yaml", "--format", "png"], isTerminal: true)
    #expect(run.status == 2 && run.output.isEmpty && run.errorOutput.contains("--output"))
  }

  @Test func writesToLinksAndSpecialFilesWithoutReplacingThem() throws {
    let bench = try bench()
    let link = bench.folder.appendingPathComponent("link.dot")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "out/real.dot")
    try bench.write("old", to: "out/real.dot")
    #expect(bench.run("diagram shop.flow.yaml -o link.dot").status == 0)
    #expect(try bench.read("out/real.dot").hasPrefix("digraph"))
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == "out/real.dot")
    let null = try Workbench()
    #expect(null.run("diagram \(bench.folder.path)/shop.flow.yaml -o /dev/null").status == 0)
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test func picturePathsAreRelativeToTheOutput() throws {
    let bench = try Workbench([
      "flows/a.flow.yaml": """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { image: images/home.gif, actions: { Go: push Next } }
        Next: { image: images/nowhere.png }
      """, "flows/images/home.gif": Workbench.picture, "out/.keep": "",
    ])
    let run = bench.run("diagram flows/a.flow.yaml -o out/a.dot")
    #expect(run.status == 0)
    #expect(
      run.errorOutput == """
        navflow: the picture "images/nowhere.png" is left out: there is no such file
        navflow: wrote out/a.dot: all 2 screens

        """)
    #expect(try bench.read("out/a.dot").contains("\"../flows/images/home.gif\""))
    #expect(bench.run("diagram flows/a.flow.yaml").output.contains("\"flows/images/home.gif\""))
  }

  @Test(.enabled(if: isDotInstalled, missing)) func embedsPicturesInSVG() throws {
    let bench = try Workbench([
      "flows/a.flow.yaml": """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { image: images/home.png, actions: { Go: push Next } }
        Next: { image: images/nowhere.png }
      """, "flows/images/.keep": "", "out/.keep": "",
    ])
    let graphviz = try Graphviz(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    let picture = try graphviz.draw("digraph { a }", as: .png)
    try Data(picture.bytes).write(to: bench.folder.appendingPathComponent("flows/images/home.png"))
    let run = bench.run("diagram flows/a.flow.yaml -o out/a.svg")
    #expect(run.status == 0)
    #expect(
      run.errorOutput.hasPrefix("navflow: the picture \"images/nowhere.png\" is left out: there is no such file\n"))
    let svg = try bench.read("out/a.svg")
    #expect(svg.contains("xlink:href=\"data:image/png;base64,") && !svg.contains("home.png"))
    #expect(svg.contains("@media (prefers-color-scheme: dark)"))
  }

  @Test func aDeviceHasOnlyItsOwnStepsAndScreens() throws {
    let bench = try Workbench([
      "a.flow.yaml": """
      navflow: 1
      devices: [phone, pad]
      root: { phone: { stack: Home }, pad: { split: [Home, Empty] } }
      screens:
        Home:
          actions:
            More: { cases: [{ where: { device: pad }, show: Wide }, push Narrow] }
            Tools: { where: { device: pad }, present: Tools }
        Empty: {}
        Wide: { actions: { Go: push Deep } }
        Deep: {}
        Narrow: {}
        Tools: {}
        Unused: {}
      """
    ])
    let phone = bench.run("diagram a.flow.yaml --findings").output
    for name in ["Empty", "Wide", "Deep", "Tools"] { #expect(!phone.contains(#""\#(name)" ["#), "\(name)") }
    for name in ["Narrow", "Unused"] { #expect(phone.contains(#""\#(name)" ["#), "\(name)") }
    #expect(!phone.contains("device: pad") && phone.contains(#""Home":r0:e -> "Narrow""#))
    #expect(phone.contains(">findings on iPad are not marked here<"))
    let pad = bench.run("diagram a.flow.yaml --device pad").output
    for name in ["Empty", "Wide", "Tools"] { #expect(pad.contains(#""\#(name)" ["#), "\(name)") }
  }

  @Test func marksFindingsAndNumbersTaps() throws {
    let bench = try Workbench.withShippedFlows()
    let run = bench.run("diagram Flows/merpay/before.flow.yaml --findings")
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(run.status == 0 && run.errorOutput.isEmpty)
    for (arrow, rule) in [
      (#""ChargeMethod":r0:e -> "BankIntro""#, "✗ interrupted-task"),
      (#""BankSelect":r0:e -> "BankAccount""#, "task-across-layers"),
    ] {
      #expect(lines.contains { $0.hasPrefix(arrow) && $0.contains(rule) }, "\(arrow)")
    }
    let tabBar = bench.run("diagram Flows/merpay/before.flow.yaml --findings --only tab-bar-in-task").output
    let marked = tabBar.split(separator: "\n").filter { $0.contains("tab-bar-in-task") }
    #expect(marked.contains { $0.contains(#""BankIntro" ["#) })
    let only = bench.run("diagram Flows/merpay/before.flow.yaml --findings --only interrupted-task").output
    #expect(only.contains("✗1 interrupted-task<") && !only.contains("pushed-task") && !only.contains("A④"))
    #expect(bench.run("diagram Flows/merpay/settings.flow.yaml --findings").output.contains("no findings"))
    #expect(bench.run("diagram Flows/merpay/connect-bank.flow.yaml --findings").output.contains("no findings"))
  }

  @Test func numbersTheResultAndTheStepsAfterATask() throws {
    let bench = try Workbench([
      "a.flow.yaml": """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Log in: { start: signIn, then: { signedIn: push Club } }, Other: start signIn } }
        Club: { actions: { Lounge: { present: Lounge, as: fullScreen } } }
        Lounge: {}
      tasks:
        signIn:
          outcomes: [signedIn, cancelled]
          screens:
            In: { title: In, actions: { Send: { either: { right: complete signedIn, wrong: present Bad } }, No: cancel } }
            Bad: { kind: alert, actions: { OK: stay } }
      """
    ])
    let lines = bench.run("diagram a.flow.yaml --findings --only dead-end").output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(#"    "In" ["#) && $0.contains("<B>②</B>") })
    let home = lines.first { $0.hasPrefix(#"  "Home" ["#) }?.split(separator: "<TR>") ?? []
    #expect(home.contains { $0.contains("<B>②</B>") && $0.contains("<I>after signIn: signedIn</I>") })
    #expect(bench.run("diagram a.flow.yaml --task signIn").output.contains(#"id="Home->Club""#))
  }

  @Test func marksEveryPlaceOfAFinding() throws {
    let bench = try Workbench([
      "a.flow.yaml": """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Write: start draft } }
      tasks:
        draft:
          outcomes: [sent, cancelled]
          screens:
            A: { title: A, input: true, actions: { Next: push B } }
            B: { title: B, input: true, actions: { Send: { complete: sent } } }
      """
    ])
    let lines = bench.run("diagram a.flow.yaml --findings --only lost-input").output.split(separator: "\n")
    for screen in ["A", "B"] {
      let box = lines.first { $0.hasPrefix("    \"\(screen)\" [") }
      #expect(box?.contains("⚠ lost-input (warning): Swipe down") == true && box?.contains("penwidth=2") == true)
      #expect(box?.contains("②") == (screen == "A"))
    }
  }

  @Test func namesTheGestureAtEachPlace() throws {
    let bench = try Workbench([
      "a.flow.yaml": """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Pay: start pay } }
      tasks:
        pay:
          outcomes: [sent, cancelled]
          screens:
            First: { title: First, actions: { Next: push Amount, Leave: cancel } }
            Amount: { title: Amount, input: true, actions: { Next: push Last } }
            Last: { title: Last, back: hidden, actions: { Sent: complete sent } }
      """
    ])
    let lines = bench.run("diagram a.flow.yaml --findings --only lost-input").output.split(separator: "\n")
    let box = { (screen: String) in lines.first { $0.hasPrefix("    \"\(screen)\" [") } ?? "" }
    #expect(box("Amount").contains("⚠ lost-input (warning): Back"))
    #expect(box("Last").contains("⚠ lost-input (warning): Swipe down"))
    #expect(bench.run("check a.flow.yaml").output.contains(":10:7: note: the same here, by Swipe down"))
  }

  @Test func doesNotMarkAcceptedFindings() throws {
    let bench = try Workbench([
      "a.flow.yaml": SampleFlows.warning,
      "b.flow.yaml": SampleFlows.warning.replacing(
        "{ Up: pop,", with: "{ Up: { do: pop, allow: { pop-at-root: why } },"),
    ])
    #expect(bench.run("diagram a.flow.yaml --findings").output.contains("⚠ pop-at-root (warning)"))
    #expect(!bench.run("diagram b.flow.yaml --findings").output.contains("⚠ pop-at-root"))
  }

  @Test func usesTheSettingsOfTheProject() throws {
    let bench = try Workbench([
      "a.flow.yaml": SampleFlows.warning, ".navflow.yaml": "severity: { pop-at-root: off }\n",
    ])
    #expect(bench.run("diagram a.flow.yaml --findings").output.contains("no findings"))
  }

  @Test(.enabled(if: isDotInstalled, missing)) func marksFindingsOfGeneratedFlows() throws {
    let graphviz = try Graphviz(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    var drawn = 0
    for seed: UInt64 in 1...90 {
      guard let check = GeneratedCheck(seed: seed), let device = check.flow.devices.first else { continue }
      var options = DiagramOptions()
      options.findings = check.report.diagnostics
      let dot = DOTDiagram(flow: check.flow, device: device, options: options).render()
      // A finding that names nothing and has no trace cannot be marked.
      let placeless = check.report.diagnostics.filter { finding in
        finding.subject.screen == nil && finding.subject.action == nil && finding.subject.task == nil
          && finding.trace == nil
      }
      #expect(dot.contains("not shown here") == !placeless.isEmpty, "seed \(seed)")
      drawn += check.report.diagnostics.count
      if seed % 15 == 0 { #expect(try graphviz.draw(dot, as: .canon).warnings == [], "seed \(seed)") }
    }
    #expect(drawn > 90)
  }

  @Test func drawsMermaid() throws {
    let bench = try Workbench(["shop.flow.yaml": SampleFlows.shop, "out/.keep": ""])
    let run = bench.run("diagram shop.flow.yaml --format mermaid --findings")
    #expect(run.status == 0 && run.errorOutput.isEmpty)
    #expect(run.output.contains("flowchart LR\n") && run.output.contains("金額") && run.output.contains("findings"))
    #expect(bench.run("diagram shop.flow.yaml --findings -o out/a.mmd").status == 0)
    #expect(try bench.read("out/a.mmd") == run.output)
  }

  @Test func suggestsAnAlternativeToLargeMermaidDiagrams() throws {
    let screens = (0..<600).map { "  S\($0): { actions: { a: push S\(($0 + 1) % 600) } }" }.joined(separator: "\n")
    let bench = try Workbench(["a.flow.yaml": "navflow: 1\nroot: { stack: S0 }\nscreens:\n\(screens)\n"])
    let run = bench.run("diagram a.flow.yaml --format mermaid --no-overview")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errorOutput.contains("600 arrows") && run.errorOutput.contains("--task TASK"))
    #expect(bench.run("diagram a.flow.yaml --format mermaid --around S7").status == 0)
  }
}
