import Diagnostics

/// A walk through the simulator for programs, version 1: its steps in the form that findings have.
public struct JSONTrace: Sendable {
  private let steps: [TraceStep]

  /// Creates the form of a walk.
  public init(steps: [TraceStep]) { self.steps = steps }

  /// The walk as one JSON document.
  public func render() -> String {
    JSONWriter.text(
      of: .object([
        ("version", .integer(JSONFormat.V1.number)),
        ("trace", .array(steps.map { JSONFormat.V1.Step($0).json })),
      ]))
  }
}
