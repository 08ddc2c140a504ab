import Diagnostics
import Localization

/// Finds bytes that no YAML text may contain, because libyaml stops at the first.
struct CharacterCheck {
  /// The number of findings after which the file is considered binary.
  static let findingLimit = 20

  /// The errors.
  private(set) var diagnostics: [Diagnostic] = []
  /// The edits that remove the invalid characters.
  private(set) var edits: [TextEdit] = []
  /// Whether the rest should be read.
  private(set) var isReadable = true

  private let bytes: [UInt8]
  private let file: FileID
  private var walker: LineWalker

  /// Checks the bytes of a file.
  init(_ text: WorkingText, file: FileID) {
    bytes = text.original
    self.file = file
    walker = LineWalker(bytes, from: text.start)
    if let encoding = otherEncoding {
      refuse(.encoding(encoding), from: 0, to: 0)
    } else {
      check(from: text.start)
    }
  }

  /// The name of another encoding: libyaml would read UTF-16, but with offsets that are not those of the bytes.
  private var otherEncoding: String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard bytes.count >= 4 else { return nil }
    let zeros = bytes.prefix(4).map { $0 == 0 }
    if zeros == [true, true, true, false] || zeros == [false, true, true, true] { return "UTF-32" }
    return zeros == [true, false, true, false] || zeros == [false, true, false, true] ? "UTF-16" : nil
  }

  private mutating func check(from start: Int) {
    var offset = start
    while offset < bytes.count, isReadable {
      let byte = bytes[offset]
      if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        offset += 1
        continue
      }
      guard let (scalar, length) = Self.scalar(in: bytes, at: offset) else {
        return refuse(.notUTF8(byte), from: offset, to: offset + 1)
      }
      if let (name, replacement) = Self.forbidden(scalar) {
        forbid(.forbiddenCharacter(name), offset..<offset + length, replacement)
      }
      offset += length
    }
  }

  private mutating func forbid(_ syntaxMessage: SyntaxMessage, _ range: Range<Int>, _ replacement: String) {
    if diagnostics.count == Self.findingLimit {
      return refuse(.notText, from: range.lowerBound, to: range.upperBound)
    }
    report(syntaxMessage, from: range.lowerBound, to: range.upperBound)
    edits.append(TextEdit(range, replacement))
  }

  private mutating func refuse(_ syntaxMessage: SyntaxMessage, from start: Int, to end: Int) {
    report(syntaxMessage, from: start, to: end)
    isReadable = false
  }

  private mutating func report(_ syntaxMessage: SyntaxMessage, from start: Int, to end: Int) {
    walker.advance(toOffset: start)
    let first = walker.position
    // An invalid byte counts as one character, whatever length it announces.
    let last = start == end ? first : SourcePosition(line: first.line, column: first.column + 1, offset: end)
    diagnostics.append(syntaxMessage.diagnostic(at: SourceRange(file: file, start: first, end: last)))
  }

  /// Returns the name of a scalar that YAML forbids, and its replacement.
  ///
  /// YAML 1.1 has three line breaks that no editor shows, so positions would differ from those in editors.
  private static func forbidden(_ scalar: UInt32) -> (name: Message, replacement: String)? {
    guard let name = forbiddenName(scalar) else { return nil }
    let isLineEnd = scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
    return (name, isLineEnd ? " " : "")
  }

  private static func forbiddenName(_ scalar: UInt32) -> Message? {
    let number = hexadecimal(scalar)
    return switch scalar {
    case 0: "NUL character U+\(number)"
    case 0x0C: "form feed character U+\(number)"
    case 0x85: "next line character U+\(number)"
    case 0x2028: "line separator character U+\(number)"
    case 0x2029: "paragraph separator character U+\(number)"
    case 0xFEFF: "byte order mark character U+\(number)"
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: "control character U+\(number)"
    default: nil
    }
  }

  /// Returns a scalar's number in Unicode notation.
  static func hexadecimal(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Decodes the scalar at an offset and its number of bytes; returns nil for invalid UTF-8.
  private static func scalar(in bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int)? {
    let first = bytes[offset]
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, offset + length <= bytes.count else { return nil }
    var value = length == 1 ? UInt32(first) : UInt32(first) & (0xFF >> UInt32(length + 1))
    for byte in bytes[offset + 1..<offset + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: [UInt32] = [0, 0x80, 0x800, 0x10000]
    return value >= smallest[length - 1] && Unicode.Scalar(value) != nil ? (value, length) : nil
  }
}

extension SyntaxMessage {
  fileprivate static func encoding(_ name: String) -> SyntaxMessage {
    SyntaxMessage(message: "the file is written in \(name)", help: "save it as UTF-8")
  }

  fileprivate static func notUTF8(_ byte: UInt8) -> SyntaxMessage {
    SyntaxMessage(
      message: "the file is not UTF-8: the byte 0x\(String(byte, radix: 16, uppercase: true)) is not allowed here",
      help: "save the file as UTF-8")
  }

  fileprivate static func forbiddenCharacter(_ name: Message) -> SyntaxMessage {
    SyntaxMessage(message: "there is an invisible \(name) here", help: "delete it")
  }

  fileprivate static let notText = SyntaxMessage(
    message: "there are more invisible characters from here on: this seems to be no text file",
    help: "check that this is the file you mean")
}
