import Diagnostics
import FlowModel
import Testing

@testable import FlowSyntax

/// A file with most features is decoded completely.
@Suite struct FirstFileTests {
  private let read: Flow

  init() throws { read = try flow(Samples.charge) }

  @Test func definesItsNames() {
    #expect(read.title == "残高チャージ(改善後)")
    #expect(
      read.screens.map(\.name.value) == [
        "Home", "Payment", "Charge", "ChargeMethod", "Insufficient", "BankIntro", "BankSelect", "BankAccount",
        "BankSite",
        "BankDone",
      ])
    #expect(read.tasks.map(\.name.value) == ["charge", "connectBank"])
    #expect(read.outcomes.map(\.name) == ["cancelled", "charged", "connected"])
    #expect(read.variables.map { $0.values.map(\.name.value) } == [["none", "connected"]])
    #expect(read.variables[0].initial == [ValueID(0)])
    #expect(!read.isFragment)
  }

  @Test func readsItsRoot() throws {
    let root = try #require(read.roots.first)
    guard case .tabs(let tabs, let start) = root.kind else {
      Issue.record("no tabs")
      return
    }
    #expect(tabs.map { read[$0.value].name.value } == ["Home", "Payment"])
    #expect(start == 1)
    #expect(read.start == root.id && root.name == nil)
  }

  @Test func readsItsTasks() {
    let charge = read.tasks[0]
    #expect(charge.kind == .multiStep && charge.presentation == .plain(.sheet))
    #expect(read[charge.entry].name.value == "Charge")
    #expect(charge.screens.allSatisfy { read[$0].task == charge.id })
    #expect(read[read.tasks[1].screens[3]].kind == .external)
  }

  @Test func readsItsActions() {
    let text = FlowListing(read)
    let actions = read.actions.map { "\($0.label.value): \(text.steps($0.id))" }
    #expect(
      actions == [
        "チャージ: start charge",
        "チャージ方法を選択: push ChargeMethod",
        "閉じる: complete cancelled",
        "お支払い用銀行口座を登録する: start connectBank then {connected: stay}",
        "チャージする: 成功= complete charged / 残高不足= present Insufficient",
        "OK: stay",
        "次に進む: push BankSelect",
        "閉じる: complete cancelled",
        "銀行を選ぶ: push BankAccount",
        "銀行サイトへ: present BankSite",
        "認証が完了: push BankDone",
        "OK: complete connected",
        "Money received: dismiss all, tab Payment",
      ])
    let site = read.actions[10]
    #expect(site.trigger == .system && text.text(site.set) == "bank=connected")
    #expect(read.actions[12].trigger == .entry && read.actions[12].owner == .entries)
  }

  @Test func readsItsScenario() throws {
    let scenario = try #require(read.scenarios.first)
    #expect(scenario.device == .phone && FlowListing(read).text(scenario.given) == "bank=none")
    #expect(scenario.lines.count == 11)
    guard case .tap(let tap) = scenario.lines[9], case .see(let pattern) = scenario.lines[3] else {
      Issue.record("the lines are not as written")
      return
    }
    #expect(tap.label == "チャージする" && tap.result == "残高不足")
    #expect(pattern.text == "{ screen: BankIntro, modals: 2 }")
    #expect(scenario.see?.state.count == 1)
  }

  @Test func readsItsExpectations() {
    #expect(
      read.expectations.map(\.displayName) == [
        "never { task: connectBank, tabBar: shown }", "reachable { screen: BankDone } within 8",
        "from { task: charge } canReach { screen: Payment, modals: 0 }",
      ])
  }

  @Test func rangesAreExact() throws {
    let bytes = Array(Samples.charge.utf8)
    func words(_ range: SourceRange) -> String {
      String(decoding: bytes[range.start.offset..<range.end.offset], as: UTF8.self)
    }
    #expect(words(read.actions[8].range) == "銀行を選ぶ: push BankAccount")
    #expect(words(read.actions[8].allSteps[0].range) == "push BankAccount")
    #expect(words(read.actions[10].allSteps[0].range) == "push: BankDone")
    #expect(words(read.actions[10].set[0].range) == "bank: connected")
    #expect(words(read.screens[3].name.range) == "ChargeMethod")
    #expect(words(read.thens[0].branches[0].outcome.range) == "connected")
    #expect(words(read.tasks[0].outcomes[1].range) == "cancelled")
    #expect(read.screens[1].name.range.start.line == 13 && read.screens[1].name.range.start.column == 3)
  }
}

/// The meaning of a file does not depend on its line ends and quotes.
@Suite struct SpellingTests {
  @Test func lineEndsHaveNoEffect() throws {
    let windows = try flow(Samples.charge.replacing("\n", with: "\r\n"))
    #expect(try FlowListing(windows).text == FlowListing(flow(Samples.charge)).text)
  }

  @Test func quotesAroundKeysHaveNoEffect() throws {
    var lines: [String] = []
    for line in Samples.charge.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }
      let rest = line.dropFirst(indent.count)
      let key = rest.prefix { $0 != ":" && $0 != "-" }
      lines.append(
        key.isEmpty || key.count == rest.count ? String(line) : "\(indent)\"\(key)\"\(rest.dropFirst(key.count))")
    }
    #expect(try FlowListing(flow(lines.joined(separator: "\n"))).text == FlowListing(flow(Samples.charge)).text)
  }
}
