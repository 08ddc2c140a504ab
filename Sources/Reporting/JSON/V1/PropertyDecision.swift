import Diagnostics
import Localization

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
      let advice = verdict.advice.map { [(key: "advice", value: JSONValue.string($0.localized))] } ?? []
      return .object(
        first + Decision(verdict.verdict).members + [("cutoff", .optional(verdict.cutoff?.rawValue))] + advice)
    }
  }
}
