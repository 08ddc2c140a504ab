import Foundation
import Testing

@testable import FlowSyntax

/// Files whose names macOS has decomposed are found by their composed names.
@Suite struct DecomposedNamesTests {
  @Test func filesAreFoundInBothForms() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-nfd-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (composed, decomposed) = ("\u{304C}", "\u{304B}\u{3099}")
    try FileManager.default.createDirectory(atPath: "\(folder)/\(decomposed)", withIntermediateDirectories: true)
    try Data("navflow: 1\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(decomposed)/\(decomposed).flow.yaml"))
    let files = DiskFiles()
    #expect(files.kind(of: "\(folder)/\(composed)/\(composed).flow.yaml") == .file)
    #expect(try files.bytes(of: "\(folder)/\(composed)/\(composed).flow.yaml", limit: 100).count == 11)
    #expect(files.kind(of: "\(folder)/\(composed)/x.flow.yaml") == nil)
    #expect(files.resolved("\(folder)/\(composed)") != nil)
  }
}
