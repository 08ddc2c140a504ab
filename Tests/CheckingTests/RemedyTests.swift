import Checking
import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax
import Foundation
import GeneratedFlows
import Testing

/// Tests that a help repairs: its edits are applied to the letter, and the flow is checked again.
@Suite struct RemedyTests {
  /// A flow file with the files that it imports.
  struct Source: CustomTestStringConvertible, Sendable {
    let name: String
    let files: [String: String]
    var testDescription: String { name }

    init(_ name: String, _ text: String) {
      self.name = name
      files = ["/app/a.flow.yaml": text]
    }

    init(name: String, files: [String: String]) {
      self.name = name
      self.files = files
    }
  }

  /// With `NAVFLOW_ALL_HELPS`, all examples and shipped flows and more generated apps; otherwise a sample.
  private static let isWhole = ProcessInfo.processInfo.environment["NAVFLOW_ALL_HELPS"] != nil

  static let sources: [Source] = {
    let examples = RuleRegistry.standard.metadata.flatMap { rule in
      rule.failing.filter { $0.imports.isEmpty }.map { Source("\(rule.id): \($0.name.english)", $0.text) }
    }
    let sample = isWhole ? examples : examples.enumerated().filter { $0.offset % 16 == 3 }.map(\.element)
    return sample + shipped + generated
  }()

  private static let generated = (1...(isWhole ? 20 : 1)).map { seed in
    Source("app \(seed)", GeneratedApp.text(seed: UInt64(seed)))
  }

  private static let shipped: [Source] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Flows")
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path).sorted()) ?? []
    return (isWhole ? folders : ["shop"]).map { folder in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
      let flows = names.filter { $0.hasSuffix(".flow.yaml") }
      return Source(
        name: folder,
        files: Dictionary(
          uniqueKeysWithValues: flows.map { name in
            let text = try? String(contentsOf: root.appending(path: folder).appending(path: name), encoding: .utf8)
            return ("/app/\(name)", text ?? "")
          }))
    }
  }()

  /// What identifies a reported defect in two versions of a file.
  private struct Key: Hashable, CustomStringConvertible {
    let rule: RuleID
    let cause: Subject
    var description: String { "\(rule) \(cause.screen ?? "-") \(cause.action ?? "-") \(cause.task ?? "-")" }

    init(_ rule: RuleID, _ place: Diagnostic.Place) {
      self.rule = rule
      cause = Subject(screen: place.cause.screen, action: place.cause.action, task: place.cause.task)
    }
  }

  private static func check(_ files: [String: String]) -> (project: Project, findings: [Diagnostic]) {
    let project = CheckSession.reader(of: MemoryFiles(files), in: "/app").read(paths: ["."])
    return (project, CheckSession(project).check().diagnostics.filter { $0.allowed == nil })
  }

  private static func keys(_ findings: [Diagnostic], from severity: Severity) -> Set<Key> {
    let own = findings.filter { $0.severity >= severity }.flatMap { found in found.places.map { Key(found.rule, $0) } }
    let affected = findings.flatMap(\.affected).filter { $0.severity >= severity }.map { Key($0.rule, $0.place) }
    return Set(own + affected)
  }

  /// Returns the files with changes written into them, the last one first.
  private static func applying(_ edits: [Suggestion], to project: Project, _ files: [String: String]) -> [String:
    String]
  {
    var contents = files.mapValues { Array($0.utf8) }
    for edit in edits.sorted(by: { $1.range < $0.range }) {
      let path = "/app/" + project.files[edit.range.file].path
      contents[path]?.replaceSubrange(
        edit.range.start.offset..<edit.range.end.offset, with: Array(edit.replacement.utf8))
    }
    return contents.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: sources) func helpsRepair(_ source: Source) {
    let (project, findings) = Self.check(source.files)
    for finding in findings where !finding.edits.isEmpty {
      let after = Self.check(Self.applying(finding.edits, to: project, source.files))
      let help = Comment(rawValue: "\(finding.rule): \(finding.help?.english ?? "")")
      #expect(after.project.diagnostics.filter { $0.severity == .error }.map(\.message.english) == [], help)
      #expect(!Self.keys(after.findings, from: .info).contains(Key(finding.rule, finding.places[0])), help)
      #expect(
        Self.keys(after.findings, from: .warning).subtracting(Self.keys(findings, from: .warning)).map(\.description)
          == [], help)
    }
  }

  // MARK: Single findings

  func helps(_ rule: RuleID, _ text: String) -> [String?] {
    Self.check(["/app/a.flow.yaml": text]).findings.filter { $0.rule == rule }.map(\.help?.english)
  }

  @Test func buttonOfASheetThatIsAlsoPushedIsOfferedOnlyInTheSheet() {
    let text = """
      navflow: 1
      root: { stack: Beds }
      screens:
        Beds: { title: Beds, actions: { Plan: present Plan, Old plan: push Plan } }
        Plan: { title: Plan }

      """
    #expect(helps("swipe-only", text) == ["add \"Close: { where: { shown: modal }, do: dismiss }\" to \"Plan\""])
  }

  @Test func taskThatIsAlsoStartedOutsideLayersIsNotPushed() {
    let text = """
      navflow: 1
      root: { tabs: [Beds, Me] }
      screens:
        Beds: { title: Beds, actions: { Order: present Order } }
        Order: { title: Order, actions: { Where: push Gardens, Close: dismiss } }
        Me: { title: Me, actions: { Gardens: push Gardens } }
        Gardens: { title: Gardens, actions: { Add: start add } }
      tasks:
        add:
          outcomes: [added, cancelled]
          screens: { Name: { title: Name, actions: { Next: push Size, Cancel: cancel } }, Size: { actions: { Add: complete added } } }

      """
    #expect(helps("modal-over-modal", text).allSatisfy { $0?.contains("push") != true })
  }

  /// An entry that only happens where no task runs would never happen under the task of the root.
  @Test func conditionThatKeepsAnEntryAwayForGoodIsNoHelp() {
    let text = """
      navflow: 1
      root: { task: plant }
      screens: { News: { title: News, actions: { Close: dismiss } } }
      tasks:
        plant:
          outcomes: [planted, cancelled]
          screens: { Seed: { title: Seed, actions: { More: start more } } }
        more:
          outcomes: [read, cancelled]
          screens: { Text: { title: Text, actions: { Read: complete read, Cancel: cancel } } }
      entries:
        News comes: [dismiss all, present News]

      """
    #expect(!helps("task-interrupted-by-entry", text).isEmpty)
    #expect(helps("task-interrupted-by-entry", text).allSatisfy { $0?.contains("task: none") != true })
  }

  @Test func oneHelpAsksBeforeAllGesturesThatLoseInput() {
    let text = """
      navflow: 1
      root: { stack: Beds }
      screens: { Beds: { title: Beds, actions: { Add: start add } } }
      tasks:
        add:
          outcomes: [added, cancelled]
          screens:
            Kind: { title: Kind, actions: { Next: push Name, Cancel: cancel } }
            Name: { title: Name, input: true, actions: { Add: complete added } }

      """
    let help = helps("lost-input", text).first ?? nil
    #expect(help?.contains("Back: present") == true && help?.contains("Swipe down: present") == true)
  }

  // MARK: Edits

  private func edited(_ edit: (_ range: (String) -> SourceRange) -> Remedy.Edit, _ text: String) -> String? {
    let file = SourceFile(path: "a.flow.yaml", bytes: Array(text.utf8))
    let range = { (part: String) in
      let start = text.utf8.distance(
        from: text.startIndex, to: text.firstRange(of: part)?.lowerBound ?? text.startIndex)
      let place = { (offset: Int) in SourcePosition(line: 1, column: offset + 1, offset: offset) }
      return SourceRange(file: FileID(0), start: place(start), end: place(start + part.utf8.count))
    }
    guard let change = RemedyEditor(file, id: FileID(0))?.suggestion(edit(range), "Change") else { return nil }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(change.range.start.offset..<change.range.end.offset, with: Array(change.replacement.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func optionsAreWrittenInEveryForm() {
    let once = { (text: String) in edited({ .option(key: "once", value: "true", of: $0("Link")) }, text) }
    #expect(once("{ Link: push A }") == "{ Link: { once: true, do: push A } }")
    #expect(once("{ Link: [pop, push A] }") == "{ Link: { once: true, do: [pop, push A] } }")
    #expect(once("{ Link: { push: A } }") == "{ Link: { once: true, push: A } }")
    #expect(once("Link: { once: false, push: A }") == "Link: { once: true, push: A }")
    let waiting = { (text: String) in edited({ .option(key: "where", value: "{ task: none }", of: $0("Link")) }, text) }
    #expect(
      waiting("{ Link: { where: { task: { not: b }, screen: A }, push: C } }")
        == "{ Link: { where: { screen: A, task: none }, push: C } }")
  }

  @Test func stepsAreWrittenBeforeOthersAndInTheirPlace() {
    let first = { (text: String) in edited({ .firstStep("dismiss all", of: $0("Link")) }, text) }
    #expect(first("{ Link: push A }") == "{ Link: [dismiss all, push A] }")
    #expect(first("{ Link: [push A] }") == "{ Link: [dismiss all, push A] }")
    #expect(
      first("{ Link: { once: true, present: A, as: fullScreen } }")
        == "{ Link: { once: true, do: [dismiss all, { present: A, as: fullScreen }] } }")
    #expect(first("{ Link: { cases: [push A] } }") == nil)
    #expect(
      edited({ .step("push A", replacing: $0("present A")) }, "{ Go: [pop, present A] }") == "{ Go: [pop, push A] }")
    #expect(edited({ .step("push A", replacing: $0("present: A")) }, "{ Go: { present: A } }") == "{ Go: { push: A } }")
    #expect(edited({ .without($0("pop")) }, "{ Go: [pop, push A] }") == "{ Go: [push A] }")
    #expect(edited({ .without($0("push A")) }, "{ Go: [pop, push A] }") == "{ Go: [pop] }")
    #expect(edited({ .without($0("pop")) }, "{ Go: [pop] }") == nil)
  }
}
