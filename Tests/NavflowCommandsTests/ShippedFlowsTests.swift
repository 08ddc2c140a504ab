import Foundation
import Testing

/// Tests that the shipped flows have exactly the expected findings.
@Suite struct ShippedFlowsTests {
  @Test func theTableContainsEveryFlow() throws {
    var found: Set<String> = []
    let folder = Workbench.package.appendingPathComponent("Flows")
    let files = FileManager.default.enumerator(atPath: folder.path)
    while let file = files?.nextObject() as? String {
      if file.hasSuffix(".flow.yaml") { found.insert("Flows/\(file)") }
    }
    #expect(found == ShippedFlows.fragments.union(ShippedFlows.all.keys))
  }

  @Test(arguments: ShippedFlows.all.keys.sorted())
  func hasTheExpectedFindings(_ path: String) throws {
    let expected = try #require(ShippedFlows.all[path])
    let run = try Workbench.withShippedFlows().run(["check", "--format", "json", path])
    #expect(run.errorOutput.isEmpty)
    #expect(try findings(run.json()) == expected.sorted())
    #expect(run.status == (expected.contains { $0.hasPrefix("error") } ? 1 : 0))
  }

  @Test func hasNoOtherFindingsWhenCheckedTogether() throws {
    let run = try Workbench.withShippedFlows().run(["check", "--format", "json", "Flows"])
    #expect(try findings(run.json()) == ShippedFlows.all.values.flatMap(\.self).sorted())
  }

  private func findings(_ report: [String: JSONTree]) throws -> [String] {
    try #require(report["findings"]?.array).map { finding in
      let about = ["screen", "action", "task", "device"].compactMap { finding[$0]?.string }
      let allowed = finding["allowed"]?.string == nil ? "" : "allowed "
      let others = finding["affected"]?.array?.compactMap { $0["rule"]?.string } ?? []
      let affected = others.isEmpty ? "" : " + \(others.joined(separator: " + "))"
      return
        "\(allowed)\(finding["severity"]?.string ?? "") \(finding["rule"]?.string ?? ""): \(about.joined(separator: ", "))\(affected)"
    }.sorted()
  }
}
