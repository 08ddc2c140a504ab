import Foundation

/// The bytes of a JSON text, in pieces, as UTF-8.
struct ByteSource {
  /// The greatest size of a piece.
  static let pieceSize = 65_536
  /// The greatest size of a file.
  static let limit = 1 << 30

  private let next: () throws(ImportProblem) -> [UInt8]
  private var transcoder: UTF16Pieces?
  private var isFirst = true
  private var count = 0

  /// Reads bytes from memory.
  init(_ bytes: [UInt8]) {
    var offset = 0
    next = { () throws(ImportProblem) -> [UInt8] in
      let end = min(bytes.count, offset + Self.pieceSize)
      defer { offset = end }
      return Array(bytes[offset..<end])
    }
  }

  /// Reads a file.
  ///
  /// - Throws: `ImportProblem` if there is no such file, or if it cannot be read.
  init(path: String, shown: String) throws(ImportProblem) {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    guard let attributes else { throw ImportProblem("there is no file \"\(shown)\"") }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw ImportProblem("\"\(shown)\" is no file that can be read")
    }
    if let size = attributes[.size] as? NSNumber, size.intValue > Self.limit {
      throw ImportProblem("\(shown) is too large: navflow reads at most 1 GiB [too-large]")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw ImportProblem("\"\(shown)\" cannot be read: there is no permission")
    }
    next = { () throws(ImportProblem) -> [UInt8] in
      do { return [UInt8](try handle.read(upToCount: Self.pieceSize) ?? Data()) } catch {
        throw ImportProblem("\"\(shown)\" cannot be read: \(error.localizedDescription)")
      }
    }
  }

  /// Returns the next bytes, as UTF-8 and without a byte order mark; none at the end.
  mutating func piece() throws(ImportProblem) -> [UInt8] {
    while true {
      var bytes = try next()
      count += bytes.count
      if count > Self.limit { throw ImportProblem("the file is too large: navflow reads at most 1 GiB [too-large]") }
      if isFirst {
        isFirst = false
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        transcoder = UTF16Pieces(removingMarkOf: &bytes)
      }
      if bytes.isEmpty { return [] }
      guard transcoder != nil else { return bytes }
      let converted = transcoder?.converted(bytes) ?? []
      if !converted.isEmpty { return converted }
    }
  }
}

/// Converts UTF-16 to UTF-8 piece by piece.
struct UTF16Pieces {
  private let isLittleEndian: Bool
  private var halfUnit: UInt8?
  private var highSurrogate: UInt16?

  /// Removes the byte order mark, or returns nil if there is none.
  init?(removingMarkOf bytes: inout [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      isLittleEndian = true
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      isLittleEndian = false
    } else {
      return nil
    }
    bytes.removeFirst(2)
  }

  /// Returns the text of a piece, except for what only the next piece completes.
  mutating func converted(_ bytes: [UInt8]) -> [UInt8] {
    var units: [UInt16] = []
    if let high = highSurrogate { units.append(high) }
    highSurrogate = nil
    for byte in bytes {
      guard let first = halfUnit else {
        halfUnit = byte
        continue
      }
      halfUnit = nil
      units.append(isLittleEndian ? UInt16(byte) << 8 | UInt16(first) : UInt16(first) << 8 | UInt16(byte))
    }
    if let last = units.last, UTF16.isLeadSurrogate(last) { highSurrogate = units.removeLast() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
