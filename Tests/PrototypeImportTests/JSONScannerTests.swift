import Testing

@testable import PrototypeImport

/// Tests of the pull parser: encodings, limits, and places of mistakes.
@Suite struct JSONScannerTests {
  @Test func anyEncodingGivesTheSameTexts() throws {
    let text = #"{"name": "Ré\u00e9\ud83d\ude00 日本\/", "document": {"children": []}}"#
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, big] {
      let document = try FigmaReader.read(ByteSource(bytes), file: "a.json", name: "A")
      #expect(document.title == "Réé😀 日本/")
    }
  }

  /// A surrogate pair and a two-byte unit may be divided by the end of a piece.
  @Test(arguments: [ByteSource.pieceSize - 40, ByteSource.pieceSize - 39, ByteSource.pieceSize / 2 - 20])
  func piecesDivideCharacters(spaces: Int) throws {
    let text = String(repeating: " ", count: spaces) + "{\"name\": \"😀😀😀😀\", \"document\": {\"children\": []}}"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in ("{" + text.dropFirst(spaces).dropFirst()).utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let wide = try FigmaReader.read(ByteSource(bytes), file: "a.json", name: "A")
    let plain = try FigmaReader.read(
      ByteSource(Array(("{" + String(repeating: " ", count: spaces) + text.dropFirst(spaces + 1)).utf8)),
      file: "a.json", name: "A")
    #expect(wide.title == "😀😀😀😀")
    #expect(plain.title == "😀😀😀😀")
  }

  @Test(arguments: [
    ("{\"name\": \"A\",\n  \"document\": {\"children\": [{\"id\"", "a.json:2:34: the file ends in the middle"),
    ("{\"name\": \"A\", }", "a.json:1:15: this is no JSON: a key in quotes must stand here"),
    ("{\"name\" \"A\"}", "a.json:1:9: this is no JSON: \":\" must stand here"),
    ("{\"document\": {\"children\": [1 2]}}", "a.json:1:30: this is no JSON: \",\" or \"]\" must stand here"),
    ("{\"document\": {}} more", "a.json:1:18: this is no JSON: the end must stand here"),
    ("{\"name\": \"a\\x\"}", "this is no JSON: a known sign after \"\\\" must stand here"),
    ("{\"document\": nul}", "this is no JSON: a value must stand here"),
    ("{\"name\": \"A\u{1}\"}", "this is no JSON: the end of the text in quotes must stand here"),
  ])
  func mistakesHaveAPlace(text: String, message: String) {
    let problem = #expect(throws: ImportProblem.self) { _ = try PrototypeReader.readFigma(text, file: "a.json") }
    #expect(problem?.message.english.contains(message) == true, "\(problem?.message.english ?? "")")
  }

  @Test func everyBeginningOfAFileIsReportedAsCut() throws {
    let file = FigmaDrawing.file([
      FigmaDrawing.frame(
        "1:1", "Hé", [FigmaDrawing.button("1:2", "Go", FigmaDrawing.click(FigmaDrawing.navigate("1:1")))])
    ])
    let bytes = Array(file.utf8)
    for end in stride(from: 1, to: bytes.count - 2, by: 7) {
      #expect(throws: ImportProblem.self) {
        _ = try FigmaReader.read(ByteSource(Array(bytes[..<end])), file: "a.json", name: "A")
      }
    }
  }

  @Test func tooManyLevelsAreAnError() {
    for (open, close) in [("[", "]"), ("{\"children\": [", "]}")] {
      let text =
        "{\"document\": {\"children\": [" + String(repeating: open, count: 1_200)
        + String(repeating: close, count: 1_200) + "]}}"
      let problem = #expect(throws: ImportProblem.self) { _ = try PrototypeReader.readFigma(text) }
      #expect(problem?.message.english.contains("more than 1,000 levels") == true)
    }
  }

  @Test func longTextsAreCut() throws {
    let name = String(repeating: "é", count: 5_000)
    let document = try PrototypeReader.readFigma("{\"name\": \"\(name)\", \"document\": {}}")
    #expect(document.title.count == 200)
  }
}
