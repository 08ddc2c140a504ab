import Foundation
import Testing

@testable import FlowSyntax

/// The seed inputs of the fuzzer, and the inputs with which it found defects.
@Suite struct FuzzingCorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fuzzing/Corpus")

  @Test(arguments: ["seeds", "found"])
  func readsEveryInput(folder: String) throws {
    let inputs = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: folder), includingPropertiesForKeys: nil)
    try #require(!inputs.isEmpty)
    for input in inputs {
      let parts = try Data(contentsOf: input).split(separator: 0x1E, omittingEmptySubsequences: false)
      var files = MemoryFiles([:])
      for (name, part) in zip(["/a.flow.yaml", "/b.flow.yaml", "/.navflow.yaml"], parts) {
        files.contents[name] = Array(part)
      }
      let project = ProjectReader(access: files, workingDirectory: "/").read()
      // Every input terminates with a flow or a diagnostic.
      #expect(!project.flows.isEmpty || !project.diagnostics.isEmpty, "\(input.lastPathComponent)")
      for fix in project.diagnostics.compactMap(\.suggestion) {
        #expect(fix.replacement.utf8.count <= 2 * NodeReader.growthLimit, "\(input.lastPathComponent)")
      }
    }
  }
}
