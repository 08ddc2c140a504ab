import Foundation
import Testing

/// Compares a text with a golden file; with NAVFLOW_RECORD set, writes the file instead.
func expectGolden(_ text: String, _ name: String, in test: StaticString = #filePath) throws {
  let url = URL(fileURLWithPath: "\(test)").deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
  if ProcessInfo.processInfo.environment["NAVFLOW_RECORD"] != nil { try Data(text.utf8).write(to: url) }
  let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  #expect(text == golden, "\(name) differs; set NAVFLOW_RECORD=1 to record it anew, then read the difference")
}
