import Diagnostics
import FlowModel
import FlowSyntax

/// Reads the flows that tests contain as text.
public enum FlowText {
  /// The errors in the text of a test.
  public struct Failure: Error, CustomStringConvertible {
    /// The errors.
    public let description: String

    /// Creates a failure.
    public init(_ description: String) { self.description = description }
  }

  /// Returns the flow of a text; an error in the text fails the test.
  public static func read(_ text: String) throws -> Flow {
    let reading = FlowReader.read(text: text)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    guard let flow = reading.flow, errors.isEmpty else {
      throw Failure(errors.map { "\($0.range.start.line): \($0.message.english)" }.joined(separator: "\n"))
    }
    return flow
  }
}
