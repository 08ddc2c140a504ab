import Testing

/// Tests what `diff` says about tasks, devices and mistakes.
@Suite struct DiffChangeTests {
  /// A flow with a task, and with a finding that both devices have.
  private static let shop = """
    navflow: 1
    root: { stack: Shop }
    screens:
      Shop: { title: Shop, actions: { Buy: start buy, Up: pop 2 } }
    tasks:
      buy:
        title: Buy something
        outcomes: [bought, cancelled]
        screens:
          Pay: { title: Pay, actions: { Pay: complete bought, Cancel: cancel } }
    scenarios:
      Somebody buys:
        taps: [Buy, Pay]
        see: { screen: Shop }
      Somebody cancels:
        taps: [Buy, Cancel]
        see: { screen: Shop }

    """

  @Test(arguments: ["dot", "mermaid"]) func theDrawingMarksAChangedPresentation(_ format: String) throws {
    let bench = try Workbench([
      "a.flow.yaml": Self.shop,
      "b.flow.yaml": Self.shop.replacing("title: Buy something", with: "title: Buy something\n    presentation: push"),
    ])
    let there = bench.run("diff a.flow.yaml b.flow.yaml --format \(format)").output
    #expect(
      there.split(separator: "\n").contains { $0.contains("Buy something") && $0.contains("± changed: sheet → pushed") }
    )
    let back = bench.run("diff b.flow.yaml a.flow.yaml --format \(format)").output
    #expect(back.contains("± changed: pushed → sheet"))
  }

  @Test(arguments: ["dot", "mermaid"]) func theDrawingMarksARemovedTask(_ format: String) throws {
    let bench = try Workbench([
      "a.flow.yaml": Self.shop,
      "b.flow.yaml": "navflow: 1\nroot: { stack: Shop }\nscreens: { Shop: { title: Shop, actions: { Up: pop 2 } } }\n",
    ])
    let there = bench.run("diff a.flow.yaml b.flow.yaml --format \(format)").output
    #expect(there.split(separator: "\n").contains { $0.contains("Buy something") && $0.contains("− removed") })
    let back = bench.run("diff b.flow.yaml a.flow.yaml --format \(format)").output
    #expect(
      back.split(separator: "\n").contains {
        $0.contains("Buy something") && ($0.contains("+ added") || $0.contains("+\u{A0}added"))
      })
  }

  @Test func aRenameInOneFlowRenamesNoExpectationOfAnother() throws {
    func flow(_ name: String, _ screen: String = "A") -> String {
      """
      navflow: 1
      root: { stack: A }
      screens: { A: { title: A, actions: { On: push B } }, B: { title: B }\(screen == "A" ? "" : ", \(screen): {}") }
      expect: [{ name: \(name), reachable: { screen: \(screen == "A" ? "B" : screen) } }]

      """
    }
    let bench = try Workbench([
      "old/a.flow.yaml": flow("Same"), "new/a.flow.yaml": flow("Other"),
      "old/b.flow.yaml": flow("Same"), "new/b.flow.yaml": flow("Same", "C"),
    ])
    let output = bench.run("diff old new").output
    #expect(output.contains("Same: proved → violated"), "\(output)")
  }

  @Test func findingsOnANewDeviceAreNew() throws {
    let bench = try Workbench([
      "a.flow.yaml": Self.shop,
      "b.flow.yaml": Self.shop.replacing("navflow: 1\n", with: "navflow: 1\ndevices: [phone, pad]\n"),
    ])
    let run = bench.run("diff a.flow.yaml b.flow.yaml")
    #expect(run.status == 1 && run.output.contains("new findings on iPad, which the old version is not made for:\n"))
    #expect(run.output.contains("✗ 1 new finding (1 error), 0 gone, 1 kept"))
    #expect(run.output.contains("navflow simulate b.flow.yaml --device pad"))
    #expect(bench.run("diff a.flow.yaml b.flow.yaml --device pad").status == 1)
    #expect(bench.run("diff a.flow.yaml b.flow.yaml --device phone").status == 0)
    #expect(bench.run("diff b.flow.yaml b.flow.yaml").status == 0)
    #expect(bench.run("diff b.flow.yaml a.flow.yaml").status == 0)
    let markdown = bench.run("diff a.flow.yaml b.flow.yaml --format markdown").output
    #expect(markdown.contains("| new on iPad | error |"))
    let json = try bench.run("diff a.flow.yaml b.flow.yaml --format json").json()
    #expect(json["findings"]?["new"]?.array?.count == 1 && json["findings"]?["kept"]?.array?.count == 1)
  }

  @Test func aMistakeInAScenarioDoesNotStopTheComparison() throws {
    let bench = try Workbench([
      "a.flow.yaml": Self.shop,
      "b.flow.yaml": Self.shop.replacing("[Buy, Pay]", with: "[Buy, Pya]").replacing("Up: pop 2", with: "Up: stay")
        .replacing("title: Pay,", with: "title: Pay now,"),
    ])
    let run = bench.run("diff a.flow.yaml b.flow.yaml")
    #expect(run.status == 2 && run.output.contains("[unknown-name]"))
    #expect(
      run.output.contains("✗ the new version is compared without scenario \"Somebody buys\", because of the mistakes"))
    #expect(run.output.contains("± action \"Up\" of screen \"Shop\"\n") && !run.output.contains("± scenario"))
    #expect(!run.output.contains("scenario \"Somebody cancels\"") && !run.output.contains("cannot be compared"))
    let back = bench.run("diff b.flow.yaml a.flow.yaml --format markdown")
    #expect(back.status == 2 && back.output.contains("the old version is compared without scenario"))
    let json = try bench.run("diff a.flow.yaml b.flow.yaml --format json").json()
    let flow = try #require(json["flows"]?.array?.first)
    #expect(flow["brokenScenarios"]?["new"]?.array?.map(\.string) == ["Somebody buys"])
    #expect(flow["extent"] == .string("compared"))
    let drawing = bench.run("diff a.flow.yaml b.flow.yaml --format dot")
    #expect(drawing.status == 2 && drawing.output.contains("± changed") && drawing.errorOutput.contains("has mistakes"))
  }

  @Test func otherMistakesStillStopTheComparison() throws {
    let bench = try Workbench([
      "a.flow.yaml": Self.shop,
      "b.flow.yaml": Self.shop.replacing("[Buy, Pay]", with: "[Buy, Pya]").replacing("start buy", with: "start byu"),
    ])
    #expect(bench.run("diff a.flow.yaml b.flow.yaml").output.contains("cannot be compared before its mistakes"))
    #expect(bench.run("diff a.flow.yaml b.flow.yaml --format dot").output.isEmpty)
  }
}
