/// The messages for files that are no prototype of Figma.
enum FigmaAnswer {
  /// The line that fetches a file.
  static let curl =
    "curl -sf -H \"X-Figma-Token: $FIGMA_TOKEN\" \"https://api.figma.com/v1/files/$KEY\" -o app.json"

  /// Throws if a text does not begin like a JSON object.
  static func requireJSON(_ scanner: inout JSONScanner) throws(ImportProblem) {
    let file = scanner.file
    let bytes = try scanner.beginning(64)
    if bytes.isEmpty { throw ImportProblem("\(file) is empty: fetch it again with\n  \(curl)") }
    if bytes.starts(with: Array("fig-kiwi".utf8)) || bytes.starts(with: Array("fig-jam".utf8)) {
      throw ImportProblem(
        "\(file) is a .fig file, whose format is private: fetch the JSON file instead with\n  \(curl)")
    }
    if bytes.starts(with: [0x50, 0x4B]) {
      throw ImportProblem(
        "\(file) is a zip file: unzip it, and name the folder; or fetch the JSON file of Figma with\n  \(curl)")
    }
    guard let first = bytes.first(where: { $0 > 0x20 }) else { return }
    if first == UInt8(ascii: "{") { return }
    let text = String(decoding: bytes.prefix(12), as: UTF8.self).oneLine.prefix(5)
    throw ImportProblem("\(file) is no Figma file: it begins with \"\(text)\". Fetch it with\n  \(curl)")
  }

  /// Returns the problem that Figma reported in place of the file, or nil.
  static func problem(status: Int?, message: String?, file: String) -> ImportProblem? {
    guard let status, status >= 400 else { return nil }
    let text = "\(file) is no prototype, but an error of Figma: \(status) \(message?.oneLine ?? "")"
    let advice =
      switch status {
      case 403: "make a new token in Figma's settings, with the scope file_content:read"
      case 404: "compare the key with the file's address, and check that the token's owner may open the file"
      case 429: "Figma limits requests: wait a minute, and fetch the file again"
      default: "fetch the file again later"
      }
    return ImportProblem("\(text); \(advice)")
  }

  /// The problem of a JSON object without a document.
  static func withoutDocument(hasPictures: Bool, file: String) -> ImportProblem {
    if hasPictures {
      return ImportProblem(
        "\(file) is the answer of Figma's image request, a list of addresses: give the answer of the file request, from\n  \(curl)"
      )
    }
    return ImportProblem("\(file) is no Figma file: it has no \"document\". Fetch it with\n  \(curl)")
  }

  /// The problem of a file that a program has cut at a depth.
  static func shallow(at place: String) -> ImportProblem {
    ImportProblem(
      "\(place): a text stands in place of a layer, so the program that saved the file has cut deep data: save it with curl, or in PowerShell with -Depth 100"
    )
  }
}
