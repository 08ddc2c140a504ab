import Localization

/// Reads messages with their headers from a stream of bytes.
struct MessageReader {
  /// A message, or the reason why it cannot be read.
  enum Message: Equatable {
    case content([UInt8])
    case failure(String)
  }

  /// The largest size of a message: larger than the largest flow file with all characters escaped.
  static let contentLimit = 128 * 1024 * 1024
  /// The largest number of bytes of a header line that are kept.
  private static let lineLimit = 1024

  private let read: (Int) -> [UInt8]
  private var buffer: [UInt8] = []
  private var position = 0

  /// Creates a reader.
  ///
  /// - Parameter read: returns at least one and at most the given number of bytes, or none at the end of the stream.
  init(read: @escaping (Int) -> [UInt8]) { self.read = read }

  /// Returns the next message, or nil at the end of the stream.
  ///
  /// After a failure, the next call continues after the oversized message, or after the empty line that ends the header.
  mutating func next() -> Message? {
    var length: Int?
    var hasHeader = false
    while let line = nextLine() {
      if !line.isEmpty {
        hasHeader = true
        length = Self.length(in: line) ?? length
      } else if let length {
        guard length <= Self.contentLimit else {
          return skip(length) ? .failure("the message is larger than \(Self.contentLimit) bytes") : nil
        }
        return content(length).map { .content($0) }
      } else if hasHeader {
        return .failure("the header has no Content-Length")
      }
    }
    return nil
  }

  private static func length(in line: String) -> Int? {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
    let digits = parts[1].drop { $0 == " " || $0 == "\t" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(digits) ?? .max
  }

  /// Returns the next line without its line break; the bytes after the limit are dropped.
  private mutating func nextLine() -> String? {
    var line: [UInt8] = []
    while let byte = nextByte() {
      if byte == 0x0A {
        if line.last == 0x0D { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
      }
      if line.count < Self.lineLimit { line.append(byte) }
    }
    return nil
  }

  private mutating func nextByte() -> UInt8? {
    guard position < buffer.count || fill() else { return nil }
    position += 1
    return buffer[position - 1]
  }

  private mutating func fill() -> Bool {
    buffer = read(64 * 1024)
    position = 0
    return !buffer.isEmpty
  }

  private mutating func content(_ length: Int) -> [UInt8]? {
    var content: [UInt8] = []
    while content.count < length {
      guard position < buffer.count || fill() else { return nil }
      let end = min(buffer.count, position + length - content.count)
      content += buffer[position..<end]
      position = end
    }
    return content
  }

  private mutating func skip(_ length: Int) -> Bool {
    var rest = length
    while rest > 0 {
      guard position < buffer.count || fill() else { return false }
      let count = min(buffer.count - position, rest)
      position += count
      rest -= count
    }
    return true
  }
}
