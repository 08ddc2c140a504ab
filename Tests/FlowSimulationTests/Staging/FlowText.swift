import Diagnostics
import FlowModel
import FlowSyntax

/// Flows written out in tests.
enum FlowText {
  /// A test's own flow that the reader does not take.
  struct Failure: Error, CustomStringConvertible {
    var message: String
    var description: String { message }
  }

  /// Reads a flow; its errors fail the test.
  static func read(_ text: String) throws -> Flow {
    let reading = FlowReader.read(text: text)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    guard let flow = reading.flow, errors.isEmpty else {
      throw Failure(message: errors.map { "\($0.range.start.line): \($0.message)" }.joined(separator: "\n"))
    }
    return flow
  }
}
