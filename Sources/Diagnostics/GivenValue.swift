/// A variable and its initial value, as `--given` takes them: `bank=connected`.
///
/// The first `=` ends the variable's name; a backslash before a character of the name means the character itself.
public struct GivenValue: Hashable, Sendable {
  /// The variable.
  public var variable: String
  /// Its value at launch.
  public var value: String

  /// Creates the pair.
  public init(variable: String, value: String) {
    self.variable = variable
    self.value = value
  }

  /// Reads a pair, or nil where there is no `=`.
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

  /// The pair on one line, so that `init(parsing:)` reads the same pair again.
  public var line: String {
    var name = String.UnicodeScalarView()
    for scalar in variable.unicodeScalars {
      if scalar == "=" || scalar == "\\" { name.append("\\") }
      name.append(scalar)
    }
    return "\(String(name))=\(value)"
  }
}
