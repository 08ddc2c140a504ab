/// Cases of enumerations whose raw value is a name in the flow file.
enum CaseCode {
  /// Returns a case, with its raw value where that differs from its name.
  static func text(_ name: String, _ value: String) -> String {
    name.withoutBackticks == value ? name : "\(name) = \(value.swiftLiteral)"
  }
}
