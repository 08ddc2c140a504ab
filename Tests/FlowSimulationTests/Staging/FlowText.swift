import Diagnostics
import FlowModel
import FlowSyntax

/// Flow files of tests.
enum FlowText {
  /// A flow of a test with errors.
  struct Failure: Error, CustomStringConvertible {
    var message: String
    var description: String { message }
  }

  /// Reads a flow; errors in it fail the test.
  static func read(_ text: String) throws -> Flow {
    let reading = FlowReader.read(text: text)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    guard let flow = reading.flow, errors.isEmpty else {
      throw Failure(message: errors.map { "\($0.range.start.line): \($0.message)" }.joined(separator: "\n"))
    }
    return flow
  }
}
