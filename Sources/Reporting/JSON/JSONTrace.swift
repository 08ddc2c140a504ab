import Diagnostics

/// The JSON format of a simulated trace, version 1, with the same steps as in findings.
public struct JSONTrace: Sendable {
  /// What a step shows: the picture of the screen in front, and where the tap was made in the picture before.
  public struct Picture: Sendable {
    /// The path of the picture as in the flow file, or nil.
    public var image: String?
    /// The areas of the tap, each with left, top, width and height in thousandths; empty without any.
    public var area: [[Int]]

    /// Creates what a step shows.
    public init(image: String?, area: [[Int]]) { (self.image, self.area) = (image, area) }

    fileprivate var members: [(key: String, value: JSONValue)] {
      (image.map { [("image", .string($0))] } ?? [])
        + (area.isEmpty ? [] : [("area", .array(area.map { .array($0.map(JSONValue.thousandths)) }))])
    }
  }

  private let steps: [TraceStep]
  private let pictures: [Picture]

  /// Creates the format of a trace.
  ///
  /// - Parameter pictures: what each step shows; empty without pictures.
  public init(steps: [TraceStep], pictures: [Picture] = []) { (self.steps, self.pictures) = (steps, pictures) }

  /// Returns the trace as one JSON document.
  public func render() -> String {
    JSONWriter.text(
      of: .object([
        ("version", .integer(JSONFormat.V1.number)),
        ("trace", .array(steps.indices.map(json))),
      ]))
  }

  private func json(_ index: Int) -> JSONValue {
    let step = JSONFormat.V1.Step(steps[index]).json
    guard pictures.indices.contains(index), case .object(let members) = step else { return step }
    return .object(members + pictures[index].members)
  }
}
