/// A variable and its initial value, as the option `--given` takes them: `bank=connected`.
///
/// The first `=` ends the variable's name. A backslash before a character of the name escapes it.
public struct GivenValue: Hashable, Sendable {
  /// The name of the variable.
  public var variable: String
  /// The value at launch.
  public var value: String

  /// Creates a pair of a variable and its value.
  public init(variable: String, value: String) {
    self.variable = variable
    self.value = value
  }

  /// Creates the pair that a text spells, or returns nil if the text has no `=`.
  public init?(parsing text: String) {
    var name = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "=" {
        self.init(variable: String(name), value: String(rest))
        return
      }
      if scalar == "\\", let next = rest.popFirst() { name.append(next) } else { name.append(scalar) }
    }
    return nil
  }

  /// The pair on one line, in the form that `init(parsing:)` reads.
  public var line: String {
    var name = String.UnicodeScalarView()
    for scalar in variable.unicodeScalars {
      if scalar == "=" || scalar == "\\" { name.append("\\") }
      name.append(scalar)
    }
    return "\(String(name))=\(value)"
  }
}
