import Foundation

/// Reads the size of a picture from its data URI: of PNG, JPEG and GIF.
enum PictureSize {
  /// Returns the width and the height in pixels, or nil if the format is another one.
  static func size(ofURI uri: String) -> (width: Int, height: Int)? {
    guard let comma = uri.firstIndex(of: ","), uri[..<comma].hasSuffix(";base64") else { return nil }
    // Four characters hold three bytes. A JPEG may have long metadata before its size.
    let head = uri[uri.index(after: comma)...].prefix(400_000)
    guard let data = Data(base64Encoded: String(head.prefix(head.count / 4 * 4))) else { return nil }
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return pair(bytes, 16, 20, count: 4) }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    return bytes.starts(with: [0xFF, 0xD8]) ? sizeOfJPEG(bytes) : nil
  }

  /// Returns the size in the first frame header (SOF) of a JPEG.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return pair(bytes, place + 7, place + 5, count: 2)
      }
      place += 2 + number(bytes, place + 2, count: 2)
    }
    return nil
  }

  private static func pair(_ bytes: [UInt8], _ width: Int, _ height: Int, count: Int) -> (width: Int, height: Int)? {
    guard max(width, height) + count <= bytes.count else { return nil }
    return (number(bytes, width, count: count), number(bytes, height, count: count))
  }

  private static func number(_ bytes: [UInt8], _ place: Int, count: Int) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
