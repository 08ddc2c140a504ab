/// Writes JSON, indented by two spaces.
package struct JSONWriter {
  private var output = ""
  private var isLine = false

  /// Returns the text of a value, with a line break at the end.
  package static func text(of value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value, depth: 0)
    return writer.output + "\n"
  }

  /// Returns the text of a value on one line.
  ///
  /// YAML parsers can read it as well: it has no escaped surrogate pairs, which YAML does not support.
  package static func line(of value: JSONValue) -> String {
    var writer = JSONWriter(isLine: true)
    writer.write(value, depth: 0)
    return writer.output
  }

  private mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: output += "null"
    case .boolean(let value): output += value ? "true" : "false"
    case .integer(let number): output += String(number)
    case .thousandths(let number): output += number.asThousandths
    case .string(let text): write(text)
    case .array(let values):
      write(values, between: "[", and: "]", depth: depth) { $0.write($1, depth: depth + 1) }
    case .object(let members):
      write(members, between: "{", and: "}", depth: depth) { writer, member in
        writer.write(member.key)
        writer.output += ": "
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], between open: String, and close: String, depth: Int,
    each: (inout JSONWriter, Element) -> Void
  ) {
    output += open
    for (index, element) in elements.enumerated() {
      output += (index == 0 ? "" : ",") + space(before: depth + 1)
      each(&self, element)
    }
    if !elements.isEmpty { output += space(before: depth) }
    output += close
  }

  private func space(before depth: Int) -> String { isLine ? " " : "\n" + String(repeating: "  ", count: depth) }

  /// Hidden scalars are escaped, so that the file is safe to view.
  private mutating func write(_ text: String) {
    output += "\""
    defer { output += "\"" }
    // Most texts need no escapes.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      output += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      default:
        let isEscaped = scalar.isHidden && !(isLine && scalar.value > 0xFFFF)
        if isEscaped { writeEscape(of: scalar) } else { output.unicodeScalars.append(scalar) }
      }
    }
  }

  private mutating func writeEscape(of scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension Int {
  /// The number of thousandths as a decimal number without zeros at the end: 41 is `0.041`.
  package var asThousandths: String {
    let (whole, rest) = quotientAndRemainder(dividingBy: 1_000)
    guard rest > 0 else { return String(whole) }
    let digits = String(1_000 + rest).dropFirst()
    return "\(whole)." + digits.prefix(3 - digits.reversed().prefix { $0 == "0" }.count)
  }
}
