import Foundation
import Testing

/// Tests `init`.
@Suite struct InitTests {
  @Test func theFirstFlowHasNoFindings() throws {
    let bench = try Workbench()
    let run = bench.run("init")
    #expect(run.status == 0 && run.errorOutput.isEmpty)
    #expect(run.output.hasPrefix("wrote  app.flow.yaml: ") && run.output.contains("  navflow check app.flow.yaml\n"))
    let check = bench.run("check --fail-on info")
    #expect(
      check.status == 0 && check.output.hasSuffix("✓ no findings in 1 flow (4 screens, 1 task)\n"), "\(check.output)")
    #expect(bench.run("diagram app.flow.yaml -o app.dot").status == 0)
    let walk = bench.run([
      "simulate", "app.flow.yaml", "--taps", "New note; Cancel; Keep editing; Save; Open note; Back",
    ])
    #expect(walk.status == 0, "\(walk.errorOutput)")
  }

  @Test(arguments: ["tabs", "sign-in", "shop", "split", "empty"], ["en", "ja"])
  func templatesHaveNoFindings(template: String, language: String) throws {
    let bench = try Workbench()
    let run = bench.run("init my --template \(template) --language \(language)")
    #expect(run.status == 0, "\(run.errorOutput)")
    let check = bench.run("check --fail-on info")
    #expect(check.status == 0 && check.output.contains("✓ no findings in 1 flow"), "\(check.output)")
    #expect(bench.run("fmt --check").status == 0)
    #expect(bench.run("diagram my.flow.yaml -o my.dot").status == 0)
    let flow = try bench.read("my.flow.yaml")
    #expect(flow.contains("navflow check my.flow.yaml "))
    #expect(flow.contains("最初のフローです。") == (language == "ja"))
    #expect(flow.unicodeScalars.contains { $0.value > 0x3000 } == (language == "ja"))
  }

  @Test(arguments: [
    ("Home; Buy; Pay; Pay now; Done; To the start; Home", "3 screens", "pop to Home"),
    ("お支払い; チャージ; チャージ方法; 戻る; お支払い", "2 screens", "戻る: pop"),
    ("Home; Open: all; All recipes; Back; Home; Open: all; All recipes", "2 screens", "\"Open: all\": push AllRecipes"),
    ("1; A; 1 2; B; 12", "3 screens", "push Screen12_2"), ("A; a; A_2; b; A 2; c; A!", "4 screens", "push A_2"),
    ("Home", "1 screen", "title: Home"),
  ])
  func aScenarioBecomesAFlowThatPassesIt(_ scenario: String, _ size: String, _ line: String) throws {
    let bench = try Workbench()
    let run = bench.run(["init", "my", "--from-scenario", scenario])
    #expect(run.status == 0, "\(run.errorOutput)")
    #expect(try bench.read("my.flow.yaml").contains(line))
    let check = bench.run("check")
    #expect(check.status == 0 && check.output.contains(size), "\(check.output)")
    #expect(bench.run("fmt --check").status == 0)
  }

  @Test(arguments: [
    ("Home; Buy", "screens and taps in turn"), ("Home;; Pay", "part 2"),
    ("ホーム、購入、支払い", "not by \"、\""),
    ("A; Go; B; Swipe down; A", "\"Swipe down\" is a gesture"), ("A; Tab: B; B", "is a gesture"),
    ("A; Go; B; Back; A; Go; C", "the tap \"Go\" on \"A\" would do two things, \"push B\" and \"push C\""),
  ])
  func anUnclearScenarioIsRefused(_ scenario: String, _ message: String) throws {
    let run = try Workbench().run(["init", "--from-scenario", scenario])
    #expect(run.status == 2 && run.errorOutput.contains(message), "\(run.errorOutput)")
  }

  @Test func theEditorFindsTheSchema() throws {
    let bench = try Workbench(["flows/.keep": ""])
    #expect(bench.run("init flows/shop").status == 0)
    let flow = try bench.read("flows/shop.flow.yaml")
    #expect(flow.hasPrefix("# yaml-language-server: $schema=./navflow.schema.json\n"))
    #expect(flow.contains("navflow check shop.flow.yaml "))
    #expect(try bench.read("flows/navflow.schema.json") == bench.run("schema").output)
  }

  @Test func overwritesNothing() throws {
    let bench = try Workbench(["app.flow.yaml": "mine", "navflow.schema.json": "mine too"])
    let refused = bench.run("init")
    #expect(refused.status == 2 && refused.errorOutput.contains("\"app.flow.yaml\" exists already"))
    let other = bench.run("init other")
    #expect(other.status == 0 && other.output.contains("kept   navflow.schema.json"))
    #expect(try bench.read("app.flow.yaml") == "mine" && bench.read("navflow.schema.json") == "mine too")
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder.path + "/link.flow.yaml", withDestinationPath: "nowhere.flow.yaml")
    #expect(bench.run("init link").status == 2)
    #expect(!FileManager.default.fileExists(atPath: bench.folder.path + "/nowhere.flow.yaml"))
  }

  @Test(arguments: [
    ("init app.yaml", "write \"app.flow.yaml\" instead of \"app.yaml\""),
    ("init --template tab", "--template has no \"tab\"; did you mean \"tabs\"?"),
    ("init --template xyz", "--template has no \"xyz\": write tabs, sign-in, shop, split or empty"),
    ("init none/app", "\"none/app.flow.yaml\" cannot be written: there is no folder to put it in"),
  ])
  func wrongArgumentsGetHints(line: String, answer: String) throws {
    let run = try Workbench().run(line)
    #expect(run.status == 2 && run.errorOutput.contains(answer), "\(run.errorOutput)")
  }
}
