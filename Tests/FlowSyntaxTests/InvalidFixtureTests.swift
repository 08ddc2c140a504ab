import Diagnostics
import Testing

@testable import FlowSyntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files with errors, each with its recorded diagnostics.
///
/// `NAVFLOW_RECORD=1 swift test` records the current diagnostics; review the difference before you commit it.
@Suite struct InvalidFixtureTests {
  static let folder = PathOperations.absolute("../../Fixtures/invalid", in: #filePath)
  static let rules: [RuleID] = ["modal-depth", "pushed-task", "tab-jump", "interrupted-task"]

  static var names: [String] {
    ((try? DiskFiles().names(in: folder)) ?? []).filter(PathOperations.isFlowFile).sorted()
  }

  @Test func fixturesAreFound() { #expect(Self.names.count >= 10) }

  @Test(arguments: names) func matchesRecordedDiagnostics(_ name: String) throws {
    let reader = ProjectReader(access: DiskFiles(), workingDirectory: Self.folder, rules: Self.rules)
    let project = reader.read(paths: [name])
    #expect(project.problems.isEmpty)
    #expect(project.flows.isEmpty)
    let listing = DiagnosticListing(project.files).text(project.diagnostics)
    let path = Self.folder + "/" + name.replacing(".flow.yaml", with: ".out")
    if getenv("NAVFLOW_RECORD") != nil {
      try listing.write(to: path)
    } else {
      let recorded = try String(decoding: DiskFiles().bytes(of: path, limit: 1 << 20), as: UTF8.self)
      #expect(listing == recorded)
    }
  }
}

extension String {
  fileprivate func write(to path: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    #expect(fputs(self, file) >= 0)
  }
}
