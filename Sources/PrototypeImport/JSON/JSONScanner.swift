/// Reads a JSON text from the front to the back, and keeps only the values that the caller asks for.
struct JSONScanner {
  /// The kind of the next value.
  enum Kind {
    case object, array, string, number, boolean, null
  }

  /// The greatest number of objects and arrays within each other.
  static let depthLimit = 1_000
  /// The greatest number of characters of a text that is kept.
  static let textLimit = 200

  private var source: ByteSource
  /// The name of the file in messages.
  let file: String
  private var piece: [UInt8] = []
  private var index = 0
  private var depth = 0
  private var line = 1
  /// The number of bytes before the piece.
  private var passed = 0
  /// The number of bytes before the line.
  private var lineStart = 0

  /// Creates a scanner.
  init(_ source: ByteSource, file: String) {
    self.source = source
    self.file = file
  }

  /// The place of the next byte, as `app.json:1:20`; the column counts bytes.
  var place: String { "\(file):\(line):\(passed + index - lineStart + 1)" }

  /// Returns the next byte without consuming it; nil at the end.
  @inline(__always) mutating func peek() throws(ImportProblem) -> UInt8? {
    if index < piece.count { return piece[index] }
    return try refill()
  }

  private mutating func refill() throws(ImportProblem) -> UInt8? {
    passed += piece.count
    index = 0
    piece = try source.piece()
    return piece.first
  }

  /// The first bytes of the text, for messages about files that are no JSON.
  mutating func beginning(_ count: Int) throws(ImportProblem) -> [UInt8] {
    _ = try peek()
    return Array(piece[index...].prefix(count))
  }

  /// Returns the next byte after spaces; throws at the end of the text.
  @inline(__always) private mutating func significant() throws(ImportProblem) -> UInt8 {
    while let byte = try peek() {
      if byte > 0x20 { return byte }
      index += 1
      if byte == 0x0A {
        line += 1
        lineStart = passed + index
      }
    }
    throw cutOff
  }

  /// The problem of a text that ends too early.
  private var cutOff: ImportProblem {
    ImportProblem(
      "\(place): the file ends in the middle of the data: it was not downloaded completely, so fetch it again")
  }

  /// The problem of a sign that JSON does not allow at this place.
  private func unexpected(_ expected: String) -> ImportProblem {
    ImportProblem("\(place): this is no JSON: \(expected) must stand here")
  }

  /// Returns the kind of the next value.
  mutating func kind() throws(ImportProblem) -> Kind {
    switch try significant() {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    default: throw unexpected("a value")
    }
  }

  /// Requires that only spaces are left.
  mutating func end() throws(ImportProblem) {
    while let byte = try peek() {
      guard byte <= 0x20 else { throw unexpected("the end") }
      index += 1
    }
  }

  /// Calls a function for each member of an object; it must read or skip the value.
  ///
  /// Other values are skipped.
  mutating func members(
    _ body: (String, inout JSONScanner) throws(ImportProblem) -> Void
  ) throws(ImportProblem) {
    guard try kind() == .object else { return try skip() }
    try enter()
    if try significant() != UInt8(ascii: "}") {
      repeat {
        guard try significant() == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
        let key = try text()
        guard try significant() == UInt8(ascii: ":") else { throw unexpected("\":\"") }
        index += 1
        try body(key, &self)
      } while try continues(until: UInt8(ascii: "}"))
    }
    leave()
  }

  /// Calls a function for each element of an array; it must read or skip the value.
  ///
  /// Other values are skipped.
  mutating func elements(_ body: (inout JSONScanner) throws(ImportProblem) -> Void) throws(ImportProblem) {
    guard try kind() == .array else { return try skip() }
    try enter()
    if try significant() != UInt8(ascii: "]") {
      repeat { try body(&self) } while try continues(until: UInt8(ascii: "]"))
    }
    leave()
  }

  private mutating func enter() throws(ImportProblem) {
    depth += 1
    if depth > Self.depthLimit {
      throw ImportProblem("\(place): more than 1,000 levels are nested here [too-large]")
    }
    index += 1
  }

  private mutating func leave() {
    depth -= 1
    index += 1
  }

  /// Consumes a comma and returns true, or returns false before the closing sign.
  private mutating func continues(until close: UInt8) throws(ImportProblem) -> Bool {
    let byte = try significant()
    if byte == close { return false }
    guard byte == UInt8(ascii: ",") else { throw unexpected("\",\" or \"\(Unicode.Scalar(close))\"") }
    index += 1
    return true
  }

  // MARK: Values

  /// Returns a string, cut at 200 characters; any other value is skipped, and nil is returned.
  mutating func string() throws(ImportProblem) -> String? {
    guard try kind() == .string else {
      try skip()
      return nil
    }
    return try text()
  }

  /// Returns a finite number; any other value is skipped, and nil is returned.
  mutating func number() throws(ImportProblem) -> Double? {
    guard try kind() == .number else {
      try skip()
      return nil
    }
    guard let number = Double(try word()) else { throw unexpected("a number") }
    return number.isFinite ? number : nil
  }

  /// Returns a Boolean value; any other value is skipped, and nil is returned.
  mutating func boolean() throws(ImportProblem) -> Bool? {
    guard try kind() == .boolean else {
      try skip()
      return nil
    }
    return try literal() == "true"
  }

  private mutating func literal() throws(ImportProblem) -> String {
    let word = try self.word()
    guard ["true", "false", "null"].contains(word) else { throw unexpected("a value") }
    return word
  }

  private mutating func word() throws(ImportProblem) -> String {
    var bytes: [UInt8] = []
    while let byte = try peek(), byte > 0x20, !Self.ends(byte) {
      bytes.append(byte)
      index += 1
      if bytes.count > 400 { throw unexpected("a shorter number") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  private mutating func text() throws(ImportProblem) -> String {
    var reader = JSONText()
    index += 1
    while let byte = try peek() {
      index += 1
      if byte == UInt8(ascii: "\""), !reader.isEscaping { return reader.text(limit: Self.textLimit) }
      guard byte >= 0x20 else { throw unexpected("the end of the text in quotes") }
      guard reader.add(byte) else { throw unexpected("a known sign after \"\\\"") }
    }
    throw cutOff
  }

  // MARK: Skipping

  /// Skips the next value, whatever it is.
  mutating func skip() throws(ImportProblem) {
    switch try kind() {
    case .object: try members { (_, scanner) throws(ImportProblem) in try scanner.skip() }
    case .array: try elements { (scanner) throws(ImportProblem) in try scanner.skip() }
    case .string: try skipText()
    case .number: _ = try word()
    case .boolean, .null: _ = try literal()
    }
  }

  /// Skips a text without building it: most of a large file are pictures and paths.
  private mutating func skipText() throws(ImportProblem) {
    index += 1
    while let byte = try peek() {
      index += 1
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\") {
        guard try peek() != nil else { throw cutOff }
        index += 1
      }
    }
    throw cutOff
  }
}
