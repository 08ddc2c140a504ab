/// Reads and writes taps on one line, as the option `--taps` takes them: `A; B; Back`.
///
/// A full-width semicolon divides taps, too. A backslash escapes the next character: `\;` is a semicolon in a label, `\\` a backslash. Spaces around a tap are
/// ignored unless they are escaped. A semicolon may follow the last tap.
public enum TapList {
  private static let separators: [Unicode.Scalar] = [";", "；"]
  private static let escape: Unicode.Scalar = "\\"

  /// Returns the taps on one line, in the form that `parse` reads.
  public static func join(_ taps: [String]) -> String {
    let line = taps.map(escaped).joined(separator: "; ")
    // Without the semicolon an empty last tap would be lost, and a shell's `$(…)` would drop a final line break.
    let needsEnd = taps.last == "" || line.unicodeScalars.last == "\n"
    return needsEnd ? line + ";" : line
  }

  /// Returns the taps of a line; an empty line has none.
  public static func parse(_ line: String) -> [String] {
    var taps: [String] = []
    var tap = Piece()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        tap.append(scalar, isText: true)
        isEscaped = false
      } else if scalar == escape {
        isEscaped = true
      } else if separators.contains(scalar) {
        taps.append(tap.text)
        tap = Piece()
      } else {
        tap.append(scalar, isText: !isSpace(scalar))
      }
    }
    if isEscaped { tap.append(escape, isText: true) }
    if !tap.isBlank { taps.append(tap.text) }
    return taps
  }

  /// A tap that is being read.
  private struct Piece {
    private var scalars = String.UnicodeScalarView()
    private var pendingSpaces = String.UnicodeScalarView()
    var isBlank: Bool { scalars.isEmpty }
    var text: String { String(scalars) }

    mutating func append(_ scalar: Unicode.Scalar, isText: Bool) {
      if isText {
        scalars.append(contentsOf: pendingSpaces)
        pendingSpaces = String.UnicodeScalarView()
        scalars.append(scalar)
      } else if !scalars.isEmpty {
        pendingSpaces.append(scalar)
      }
    }
  }

  private static func escaped(_ tap: String) -> String {
    let scalars = Array(tap.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isAtEdge = index == 0 || index == scalars.count - 1
      if separators.contains(scalar) || scalar == escape || (isAtEdge && isSpace(scalar)) { result.append(escape) }
      result.append(scalar)
    }
    return String(result)
  }

  /// Returns whether the scalar is a space that may surround a tap, including the ideographic space.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\n", "\r", "\u{3000}": true
    default: false
    }
  }
}
