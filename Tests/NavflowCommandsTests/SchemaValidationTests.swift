import Diagnostics
import FlowRules
import Foundation
import Testing

@testable import FlowSyntax

/// Tests the schema with an independent validator.
@Suite(.enabled(if: Validator.isInstalled, Validator.missing))
struct SchemaValidationTests {
  /// The rules for errors that a schema can detect, because they do not depend on the meaning of names.
  private static let structural: Set<RuleID> = [
    "syntax", "unknown-key", "wrong-type", "missing-key", "unknown-value", "empty-reason",
  ]

  private let bench: Workbench

  init() throws {
    bench = try Workbench()
    #expect(bench.run("schema -o flow.json").status == 0 && bench.run("schema --config -o config.json").status == 0)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Workbench.package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The rules of errors, and of names that later versions may know: for the reader these are warnings.
  private func rules(in text: String) -> Set<RuleID> {
    let reading = FlowReader.read(text: text, rules: RuleRegistry.standard.ids)
    return Set(reading.diagnostics.filter { $0.severity == .error || $0.rule == "unknown-name" }.map(\.rule))
  }

  @Test func areSchemas() throws {
    #expect(bench.run("schema --output -o output.json").status == 0)
    #expect(try Validator.areSchemas(["flow.json", "config.json", "output.json"], in: bench))
  }

  @Test func acceptsReportsOfShippedFlows() throws {
    let bench = try Workbench.withSmallShippedFlows()
    #expect(bench.run("schema --output -o output.json").status == 0)
    _ = bench.run("check --report json=report.json")
    try bench.write(try bench.read("report.json").replacing("\"rule\"", with: "\"rul\""), to: "wrong.json")
    let validation = try Validator.validate(["report.json", "wrong.json"], by: "output.json", in: bench)
    #expect(validation.refused == ["wrong.json"], "\(validation.report)")
  }

  @Test func acceptsEveryShippedFlow() throws {
    let folder = Workbench.package.appendingPathComponent("Flows").path
    let flows = (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(".flow.yaml") }.sorted()
    try #require(flows.count > 3)
    #expect(bench.run("init").status == 0)
    let files = flows.map { folder + "/" + $0 } + ["app.flow.yaml"]
    let validation = try Validator.validate(files, by: "flow.json", in: bench)
    #expect(validation.refused.isEmpty, "\(validation.report)")
  }

  @Test func agreesOnTheFixtures() throws {
    let folder = "Tests/Fixtures/invalid"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Workbench.package.appendingPathComponent(folder).path
    ).filter { $0.hasSuffix(".flow.yaml") }.sorted()
    var expected: Set<String> = []
    for name in names {
      let text = try text("\(folder)/\(name)")
      try bench.write(text, to: name)
      if !rules(in: text).isDisjoint(with: Self.structural) { expected.insert(name) }
    }
    let validation = try Validator.validate(names, by: "flow.json", in: bench)
    // The validator cannot read a file in which a key is written twice; the schema says nothing about it.
    expected.insert("tasks-twice.flow.yaml")
    #expect(validation.refused.symmetricDifference(expected).sorted() == [])
    #expect(expected.count > 8 && expected.count < names.count)
  }

  /// Changes each key and each value of a file that has every key.
  ///
  /// The schema must reject what the reader rejects because of its structure, and accept what the reader accepts. For
  /// wrong names either result is correct.
  @Test func agreesOnWrongKeysAndValues() throws {
    let text = try text("Tests/Fixtures/valid/every-key.flow.yaml")
    try #require(rules(in: text).isEmpty)
    var wanted: [String: Bool] = [:]
    for (number, mutant) in Mutants(of: text).texts.enumerated() {
      let name = "m\(number).flow.yaml"
      try bench.write(mutant, to: name)
      let found = rules(in: mutant)
      if !found.isDisjoint(with: Self.structural) { wanted[name] = true } else if found.isEmpty { wanted[name] = false }
    }
    let validation = try Validator.validate(wanted.keys.sorted(), by: "flow.json", in: bench)
    for (name, isWrong) in wanted.sorted(by: { $0.key < $1.key }) {
      let mutant = try bench.read(name)
      #expect(validation.refused.contains(name) == isWrong, "\(mutant)")
    }
    #expect(wanted.values.count { $0 } > 300)
  }

  @Test func agreesOnPushSteps() throws {
    let right = ["start: t, as: push", "present: B, as: { phone: push, pad: sheet }", "present: B, as: { pad: push }"]
    let wrong = ["present: B, as: push", "present: B, as: { phone: push, pad: push }"]
    for (index, steps) in (right + wrong).enumerated() {
      let text = """
        navflow: 1
        root: { stack: A }
        screens: { A: { actions: { x: { \(steps) } } }, B: { title: B } }
        tasks: { t: { screens: { C: { actions: { OK: cancel } } } } }
        """
      #expect(rules(in: text).isEmpty == (index < right.count), "\(steps)")
      try bench.write(text, to: "p\(index).flow.yaml")
    }
    let files = (right + wrong).indices.map { "p\($0).flow.yaml" }
    let validation = try Validator.validate(files, by: "flow.json", in: bench)
    #expect(validation.refused == Set(files.dropFirst(right.count)), "\(validation.report)")
  }

  @Test func agreesOnKeysThatExcludeEachOther() throws {
    let right = [
      "expect: [{ never: { screen: B } }]", "expect: [{ from: { screen: B }, canReach: { screen: A } }]",
      "state: { v: { values: [a, b] } }", "state: { v: { from: 0, to: 2 } }",
    ]
    let wrong = [
      "expect: [{ never: { screen: B }, from: { screen: A } }]",
      "expect: [{ reachable: { screen: B }, canReach: { screen: A } }]",
      "expect: [{ never: { screen: B }, reachable: { screen: A } }]",
      "state: { v: { values: [a, b], from: 0 } }", "state: { v: { values: [a, b], to: 2 } }",
      "roots: { r: { stack: A, pad: { stack: A } } }",
    ]
    for (index, line) in (right + wrong).enumerated() {
      let root = line.hasPrefix("roots") ? "" : "root: { stack: A }\n"
      let text = "navflow: 1\n\(root)\(line)\nscreens: { A: { actions: { x: push B } }, B: { title: B } }\n"
      #expect(rules(in: text).isEmpty == (index < right.count), "\(line)")
      try bench.write(text, to: "k\(index).flow.yaml")
    }
    let files = (right + wrong).indices.map { "k\($0).flow.yaml" }
    let validation = try Validator.validate(files, by: "flow.json", in: bench)
    #expect(validation.refused == Set(files.dropFirst(right.count)), "\(validation.report)")
  }

  @Test func agreesOnSettings() throws {
    let right = ["", "failOn: info\n", "severity:\n  tab-jump: off\nthresholds:\nbaseline: a.json\ninclude: [a/**]\n"]
    let wrong = [
      "failOn: never\n", "severity: { tab-jmp: off }\n", "severity: { tab-jump: of }\n", "thresholds: { tabs: 0 }\n",
      "thresholds: { tab: 1 }\n", "include: a\n", "x: y\n", "- a\n",
    ]
    for (index, text) in (right + wrong).enumerated() { try bench.write(text, to: "c\(index).yaml") }
    let files = (right + wrong).indices.map { "c\($0).yaml" }
    let validation = try Validator.validate(files, by: "config.json", in: bench)
    #expect(validation.refused == Set(files.dropFirst(right.count)), "\(validation.report)")
  }
}

/// Copies of a text, each with one wrong key or value.
private struct Mutants {
  private let bytes: [UInt8]
  private(set) var texts: [String] = []

  init(of text: String) {
    bytes = Array(text.utf8)
    let document = NodeReader.read(SourceFile(path: "a.flow.yaml", bytes: bytes), id: FileID(0))
    if let node = document.node { visit(node) }
  }

  private mutating func visit(_ node: Node) {
    for item in node.items ?? [] { replaceValue(item) }
    for pair in node.pairs ?? [] {
      replace(pair.key.range, by: "zzz")
      replaceValue(pair.value)
    }
  }

  private mutating func replaceValue(_ node: Node) {
    visit(node)
    // A block's lines cannot be replaced in place.
    guard node.range.start.line == node.range.end.line else { return }
    // Only one value per position, in turn, because the validator is slow.
    let wrong = ["[[a]]", "{ zzz: 1 }", "zzz", "-1"]
    replace(node.range, by: wrong[texts.count % wrong.count])
  }

  private mutating func replace(_ range: SourceRange, by text: String) {
    var mutant = bytes
    mutant.replaceSubrange(range.start.offset..<range.end.offset, with: text.utf8)
    texts.append(String(decoding: mutant, as: UTF8.self))
  }
}
