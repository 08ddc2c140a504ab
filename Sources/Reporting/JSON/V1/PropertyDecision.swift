import Diagnostics

extension JSONFormat.V1 {
  /// The verdict on a property.
  struct PropertyDecision {
    /// The verdict in our own types.
    let verdict: PropertyVerdict

    /// The JSON of the verdict.
    var json: JSONValue {
      let first: [(key: String, value: JSONValue)] = [
        ("property", .string(verdict.property)), ("device", .string(verdict.device)),
      ]
      return .object(first + Decision(verdict.verdict).members + [("cutoff", .optional(verdict.cutoff?.rawValue))])
    }
  }
}
