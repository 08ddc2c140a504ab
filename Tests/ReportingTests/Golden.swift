import Foundation
import Testing

/// Compares a text with a golden file; if NAVFLOW_RECORD is set, writes the text to the file first.
func expectGolden(_ text: String, _ name: String, in testFile: StaticString = #filePath) throws {
  let url = URL(fileURLWithPath: "\(testFile)").deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
  if ProcessInfo.processInfo.environment["NAVFLOW_RECORD"] != nil { try Data(text.utf8).write(to: url) }
  let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  #expect(text == golden, "Golden/\(name) differs; set NAVFLOW_RECORD=1 to write it again, then read the difference")
}
