/// A file that was read, with the paths under which reports show it.
public struct SourceFile: Sendable {
  /// The largest size of a file in bytes.
  public static let maximumSize = 16 * 1024 * 1024

  /// The path that reports show: relative to the working directory, with `/`, never absolute.
  public let path: String
  /// The path relative to the project's folder.
  ///
  /// Fingerprints use it, so that they do not depend on the working directory.
  public let projectPath: String
  /// The content of the file.
  public let bytes: [UInt8]
  /// The byte offset of the first byte of each line.
  private let lineStarts: [UInt32]

  /// Creates a file from its content; `projectPath` defaults to `path`.
  ///
  /// Reports have lines that begin with a path, and CI hosts read a line that begins with `::` or `##` as a command.
  public init(path: String, projectPath: String? = nil, bytes: [UInt8]) {
    // GitHub ignores space in front of a command.
    let start = path.drop(while: \.isWhitespace)
    self.path = ["::", "##"].contains(where: start.hasPrefix) ? "./" + path : path
    self.projectPath = projectPath ?? path
    self.bytes = bytes
    self.lineStarts = Self.starts(of: bytes)
  }

  /// The number of lines; an empty file has one.
  public var lineCount: Int { lineStarts.count }

  /// Returns the text of a line without its line break, or nil after the end of the file.
  ///
  /// Invalid UTF-8 is shown as U+FFFD.
  ///
  /// - Parameter number: the line number, starting at 1.
  public func line(_ number: Int) -> String? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    if number == 1, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return text
  }

  /// Returns a text with CR LF for each LF if the first line of the file ends in CR LF.
  public func withLineBreaks(_ text: String) -> String {
    guard let end = bytes.firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D else { return text }
    return text.replacing("\n", with: "\r\n")
  }

  /// Line breaks are LF, CR LF, and CR alone; flow files may not contain the other line breaks of YAML 1.1.
  private static func starts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for (index, byte) in bytes.enumerated() {
      let isLoneCarriageReturn = byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if byte == 0x0A || isLoneCarriageReturn { starts.append(UInt32(index + 1)) }
    }
    return starts
  }
}
