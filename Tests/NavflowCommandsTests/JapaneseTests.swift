import FlowRules
import Foundation
import Localization
import Testing

@testable import NavflowCommands

/// `--language ja` writes Japanese, and changes nothing that programs read.
@Suite struct JapaneseTests {
  @Test func theOptionTakesPrecedenceOverTheEnvironment() throws {
    let bench = try Workbench()
    let japanese = ["LANG": "ja_JP.UTF-8"]
    #expect(bench.run(["check", "x"]).errorOutput == "navflow: there is no file or folder \"x\"\n")
    #expect(
      bench.run(["check", "x"], environment: japanese).errorOutput
        == "navflow: `x`というファイルやフォルダはありません\n")
    #expect(
      bench.run(["check", "x", "--language", "ja"]).errorOutput
        == "navflow: `x`というファイルやフォルダはありません\n")
    #expect(
      bench.run(["check", "x", "--language", "en"], environment: japanese).errorOutput
        == "navflow: there is no file or folder \"x\"\n")
  }

  @Test func mistakesInTheCommandLineAreReportedInTheLanguage() throws {
    let bench = try Workbench()
    let japanese = ["LANG": "ja_JP.UTF-8"]
    for line in ["check --foo --language ja", "check --language=ja --format xlm", "simulate --language ja"] {
      let arguments = line.split(separator: " ").map(String.init)
      let message = bench.run(arguments).errorOutput
      #expect(message.contains { $0.isHiragana }, "\(message)")
      let english = bench.run(arguments.map { $0.replacing("ja", with: "en") }, environment: japanese).errorOutput
      #expect(!english.contains { $0.isHiragana }, "\(english)")
    }
    #expect(bench.run([], environment: japanese).errorOutput.contains { $0.isHiragana })
    #expect(bench.run(["init", "--language", "ja"]).output.contains("最初のフロー"))
  }

  @Test func theSettingsChooseTheLanguage() throws {
    let bench = try Workbench([".navflow.yaml": "language: ja\n", "a.flow.yaml": "navflow: 1\n"])
    #expect(bench.run(["check", "x"]).errorOutput.contains("というファイルやフォルダはありません"))
    #expect(bench.run(["check", "x", "--language", "en"]).errorOutput.contains("there is no file"))
  }

  @Test func gesturesAreJapaneseInTracesAndTaps() throws {
    let bench = try Workbench([
      "a.flow.yaml": """
      navflow: 1
      root: { stack: Home }
      screens: { Home: { actions: { 開く: present Sheet, 進む: push Page } }, Sheet: { title: S }, Page: { title: P } }
      """
    ])
    let taps = ["simulate", "a.flow.yaml", "--taps", "開く、下スワイプ；「進む」; 戻る"]
    let japanese = bench.run(taps + ["--language", "ja"])
    #expect(japanese.status == 0, "\(japanese.errorOutput)")
    #expect(japanese.output.contains("  下スワイプ") && japanese.output.contains("シート: S"), "\(japanese.output)")
    #expect(bench.run(taps).output.contains("  Swipe down"))
    let offered = bench.run(["simulate", "a.flow.yaml", "--taps", "開く; x", "--language", "ja"]).errorOutput
    #expect(offered.contains("  下スワイプ (Swipe down)\n"), "\(offered)")
  }

  @Test func allWalksOfAPageAreInTheLanguage() throws {
    let flow = """
      navflow: 1
      root: { stack: Home }
      screens: { Home: { actions: { 開く: present Sheet, 進む: push Page } }, Sheet: { title: S }, Page: { title: P } }
      """
    let names = (0..<40).map { "flows/f\($0).flow.yaml" }
    let bench = try Workbench(Dictionary(uniqueKeysWithValues: names.map { ($0, flow) }))
    #expect(bench.run("report flows -o page.html --single --language ja").status < 2)
    let page = try bench.read("page.html")
    #expect(!page.contains("nothing is beneath it on the same stack"))
    #expect(page.contains("[[\"戻る\",\"ja\"],\"このスタックには、戻る先の画面がありません\",\"Back\"]"))
  }

  private static let commands = [""] + Navflow.commands.map { $0.configuration.commandName ?? "" }

  @Test(arguments: commands)
  func helpIsInJapanese(_ command: String) throws {
    let arguments = command.split(separator: " ").map(String.init) + ["--help", "--language", "ja"]
    let help = try Workbench().run(arguments).output
    #expect(help.hasPrefix("概要: ") && help.contains("オプション:"))
    for line in help.split(separator: "\n") {
      let text = line.replacing(#/^ {2}-\S*[^\s,](?: <[^>]*>)? /#, with: "").replacing(/^ {2}\S.*? {2,}/, with: "")
        .replacing(/`[^`]*`/, with: "")
      let isCommand = line.contains("navflow ") || line.contains("使い方") || line.contains(/^ +(\[|-\S+ <)/)
      #expect(isCommand || !text.contains(/[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}/), "\(line)")
    }
  }

  @Test func labelsOfTheFlowAreNotTranslated() throws {
    let bench = try Workbench([
      "a.flow.yaml": "navflow: 1\nroot: { stack: A }\nscreens:\n  A: { actions: { path: stay, panel: stay } }\n"
    ])
    let run = bench.run(["simulate", "a.flow.yaml", "--taps", "x", "--language", "ja"])
    #expect(run.errorOutput.contains("  path\n") && run.errorOutput.contains("  panel\n"), "\(run.errorOutput)")
  }

  @Test func anUnknownLanguageIsRefused() throws {
    let run = try Workbench().run(["check", "--language", "fr"])
    #expect(run.status == 2 && run.errorOutput.contains("en or ja"))
  }

  @Test func findingsAreTheSameInBothLanguages() throws {
    let bench = try Workbench.withShippedFlows()
    let english = try bench.run("check Flows --format json").json()
    let japanese = try bench.run("check Flows --format json --language ja").json()
    #expect(english["summary"] == japanese["summary"])
    let (all, translated) = (try #require(english["findings"]?.array), try #require(japanese["findings"]?.array))
    #expect(all.count == translated.count && all.count > 30)
    for (one, other) in zip(all, translated) {
      for key in ["rule", "severity", "file", "start", "end", "screen", "task", "trace", "fingerprint"] {
        #expect(one[key] == other[key])
      }
      #expect(one["message"] != other["message"])
    }
  }

  @Test func reportsOfShippedFlowsHaveNoEnglishSentences() throws {
    let bench = try Workbench.withShippedFlows()
    expectJapanese(bench.run("check Flows --language ja").output)
    expectJapanese(bench.run("check Flows --language ja --brief").output)
  }

  @Test(arguments: RuleRegistry.standard.ids.map(\.name)) func explanationsHaveNoEnglishSentences(_ rule: String) throws
  {
    let output = try Workbench().run("explain \(rule) --language ja").output
    // The examples stay as they are, and the titles of most sources are English.
    let own = output.replacing(/(?ms)^出典\n.*?\n\n/, with: "").replacing(/(?ms)^  navflow: 1\n.*?\n\n/, with: "")
    #expect(own.count < output.count)
    expectJapanese(own)
  }

  @Test func comparisonsHaveNoEnglishSentences() throws {
    let bench = try Workbench.withShippedFlows()
    let line = "diff Flows/merpay/before.flow.yaml Flows/merpay/after.flow.yaml --language ja"
    let output = bench.run(line).output
    #expect(output.contains("ユーザーができることが変わりました"))
    // Below that, the changed lines of the files are quoted.
    expectJapanese(String(output.prefix(upTo: try #require(output.range(of: "ファイルの変更")).lowerBound)))
  }

  @Test func walksHaveNoEnglishSentences() throws {
    let bench = try Workbench.withShippedFlows()
    let run = bench.run(
      ["simulate", "Flows/merpay/before.flow.yaml", "--language", "ja"], keys: "11w?uru/x\n/\nq")
    #expect(run.status == 0 && run.output.contains("取り消し"))
    expectJapanese(run.output)
  }

  @Test func stripsAreInJapanese() throws {
    let bench = try Workbench.withShippedFlows()
    for flow in ["merpay/before", "messenger/hasty", "map/sheets"] {
      let run = bench.run("diagram Flows/\(flow).flow.yaml --strip 1 --format svg --language ja")
      #expect(run.output.contains(">起動</text>"))
      // Titles of screens and labels of actions are the flow's own.
      let texts = run.output.matches(of: #/<text class="(?:how|ending|note|heading)[^>]*>([^<]*)/#)
      for text in texts where !text.output.1.contains(#/^\d+\./#) { expectJapanese(String(text.output.1)) }
      #expect(!run.output.contains(#/>(completed|cancelled|interrupted|abandoned|gesture|entry|arrival|launch)\b/#))
    }
  }

  @Test func pagesAreInJapanese() throws {
    let bench = try Workbench.withShippedFlows()
    #expect(bench.run("report Flows/merpay -o page.html --single --language ja").status == 0)
    let page = try bench.read("page.html")
    #expect(page.contains("<html lang=\"ja\">") && page.contains("指摘"))
    let body = page.prefix(upTo: try #require(page.range(of: "<script")).lowerBound)
    // Names and code are in elements of their own.
    let prose = body.replacing(/(?s)<(svg|style|code|pre|bdi|title)\b.*?<\/\1>/, with: "").replacing(
      /<[^>]*>/, with: "\n")
    expectJapanese(String(prose))
    for label in body.matches(of: /aria-label="([^"]*)"/) { expectJapanese(String(label.output.1)) }
  }

  /// Expects that no line has two English words in a row, apart from names, steps, code, paths and source text.
  private func expectJapanese(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for line in text.split(separator: "\n") {
      let isSource = line.contains(/^ *\d+ \|/)
      let isStep = line.contains(/^ +(\d+ +)?(タップ|外部からの入口|システム|画面表示時|起動|下スワイプ|戻る)\b/)
      let isCommand = line.contains("navflow simulate ") || line.contains("$ navflow")
      guard !isSource, !isStep, !isCommand else { continue }
      let prose = line.replacing(/「[^」]*」/, with: "").replacing(/`[^`]*`/, with: "")
        .replacing(/"[^"]*"/, with: "").replacing(/\{[^}]*\}/, with: "").replacing(/\[[^\]]*\]/, with: "")
        .replacing(/[^ ]+\.flow\.yaml/, with: "").replacing(/\(does: [^)]*\)/, with: "").replacing(
          /--[a-z-]+/, with: "")
      #expect(!prose.contains(/\b[a-z]{2,} [a-z]{2,}\b/), "\(line)", sourceLocation: sourceLocation)
    }
  }
}

extension Character {
  fileprivate var isHiragana: Bool { unicodeScalars.contains { (0x3041...0x3096).contains($0.value) } }
}
