import Diagnostics

/// The JSON format of a simulated trace, version 1, with the same steps as in findings.
public struct JSONTrace: Sendable {
  private let steps: [TraceStep]

  /// Creates the format of a trace.
  public init(steps: [TraceStep]) { self.steps = steps }

  /// Returns the trace as one JSON document.
  public func render() -> String {
    JSONWriter.text(
      of: .object([
        ("version", .integer(JSONFormat.V1.number)),
        ("trace", .array(steps.map { JSONFormat.V1.Step($0).json })),
      ]))
  }
}
