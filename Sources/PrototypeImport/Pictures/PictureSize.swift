/// The width and height of a PNG or JPEG picture, from its first bytes.
struct PictureSize: Equatable {
  let width: Int
  let height: Int

  /// Reads the size, or returns nil if the bytes are no such picture.
  init?(_ bytes: [UInt8]) {
    guard let size = Self.png(bytes) ?? Self.jpeg(bytes), size.0 > 0, size.1 > 0 else { return nil }
    (width, height) = size
  }

  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  /// Reads the first frame header (SOF) among the segments of a JPEG file.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 4, bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 < bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (
          Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8]), Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
        )
      }
      if marker == 0xFF { offset += 1 } else { offset += 2 + max(length, 2) }
    }
    return nil
  }
}
