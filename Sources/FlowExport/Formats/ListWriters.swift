import Diagnostics
import FlowModel
import FlowSimulation

/// Writes the list of all tests, which `navflow replay` reads.
enum TestListWriter {
  static func text(_ export: TestExport) -> String {
    JSONValue.object([
      ("generated", .string(ExportMarker.generated(from: export.file))), ("version", 1.json),
      ("format", .string(export.format.rawValue)),
      ("tests", .array(export.tests.map { json($0, export) })),
    ]).text
  }

  private static func json(_ test: FlowTest, _ export: TestExport) -> JSONValue {
    let flow = test.walk.simulator.flow
    return .object([
      ("file", .string(export.path(of: test))), ("name", .string(test.path)),
      ("method", .optional(export.format == .xcuitest ? "test_\(test.methodName)" : nil)),
      ("device", .string(test.device.rawValue)),
      ("given", .object(test.given.map { ($0.variable, .string($0.value)) })),
      ("taps", .array(test.walk.taps.map(JSONValue.string))),
      ("covers", .array(test.items.map { .string($0.name(in: flow).english) })),
    ])
  }
}

/// Writes a test as a script of taps for `navflow simulate`.
package enum TapScriptWriter {
  static func text(_ test: FlowTest, of file: String) -> String {
    var replay = test.walk.trace(replaying: file).replay
    let taps = replay.taps
    replay.taps = []
    let command = replay.commandLine.replacing(" --taps \"\"", with: "")
    let lines = ["# \(ExportMarker.generated(from: file))", "# \(command.visible)"] + taps.map(escaped)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a tap as a line that is no comment.
  private static func escaped(_ tap: String) -> String { tap.hasPrefix("#") || tap.hasPrefix("\\") ? "\\" + tap : tap }

  /// Returns the tap of a line.
  package static func unescaped(_ line: String) -> String { line.hasPrefix("\\") ? String(line.dropFirst()) : line }
}

extension Int {
  /// The number as JSON.
  var json: JSONValue { .integer(self) }
}
