import Diagnostics

extension JSONFormat.V1 {
  /// A verdict with its bound.
  struct Decision {
    /// `proved`, `violated` or `bounded`, or nil.
    let verdict: String?
    /// The number of taps of `bounded`.
    let bound: Int?

    /// Creates the JSON form of a verdict.
    init(_ verdict: Verdict?) {
      switch verdict {
      case .proved: (self.verdict, bound) = ("proved", nil)
      case .violated: (self.verdict, bound) = ("violated", nil)
      case .bounded(let taps): (self.verdict, bound) = ("bounded", taps)
      case nil: (self.verdict, bound) = (nil, nil)
      }
    }

    /// The two members of the JSON object.
    var members: [(key: String, value: JSONValue)] { [("verdict", .optional(verdict)), ("bound", .optional(bound))] }
  }
}
