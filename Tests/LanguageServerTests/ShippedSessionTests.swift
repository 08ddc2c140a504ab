import Foundation
import Testing

@testable import LanguageServer

/// Edits every shipped flow through the server, as the user of an editor does.
@Suite struct ShippedSessionTests {
  private static let flowsFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Flows")

  /// The texts of the shipped flow and settings files, by their absolute path in the session.
  private static let texts: [String: String] = {
    let names = FileManager.default.enumerator(atPath: flowsFolder.path())?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".flow.yaml") || $0.hasSuffix(".navflow.yaml") }
    return Dictionary(
      uniqueKeysWithValues: files.compactMap { name in
        (try? String(contentsOf: flowsFolder.appending(path: name), encoding: .utf8)).map { ("/app/\(name)", $0) }
      })
  }()

  private static let paths = texts.keys.filter { $0.hasSuffix(".flow.yaml") }.sorted()

  /// Sends a request, and returns the response.
  private func response(_ client: Client, _ method: String, _ parameters: Client.Object) throws -> Client.Object {
    try client.send("textDocument/\(method)", id: 1, parameters)
    return try #require(try client.response(to: 1))
  }

  @Test func shippedFlowsAreFound() { #expect(Self.paths.count > 10) }

  @Test(arguments: paths)
  func completionFixesAndRenamesWorkInAShippedFlow(path: String) throws {
    // The session has only the files of one folder, so that slow machines answer in time.
    let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
    let client = Client(Self.texts.filter { $0.key.hasPrefix(folder) }, pause: 60)
    let uri = "file://\(path)"
    let text = try #require(Self.texts[path])
    let document: Client.Object = ["uri": uri]
    try client.initialize()
    try client.open(uri, text)
    try #require(text.utf8.last == 0x0A, "the file does not end with a line break")
    let end = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    // Inserts the misspelled key `note`, and asks for the keys that can follow. Keys that the file has are not offered.
    try client.change(uri, (end, 0), (end, 0), "nottte: typed\n")
    let position: Client.Object = ["textDocument": document, "position": ["line": end + 1, "character": 0]]
    let items = try response(client, "completion", position)["result"] as? [Client.Object] ?? []
    let hasDomains = text.contains("\nassociatedDomains:")
    #expect(items.contains { $0["label"] as? String == "associatedDomains" } == !hasDomains)
    // Asks for the quick fix of the mistake. A file with a `note` gets another fix or none.
    let point = ["line": end, "character": 2]
    let actions = try response(
      client, "codeAction",
      ["textDocument": document, "range": ["start": point, "end": point], "context": ["diagnostics": []]])["result"]
    let changes =
      ((actions as? [Client.Object])?.first?["edit"] as? Client.Object)?["changes"] as? [String: [Client.Object]]
    let hasNote = text.split(separator: "\n").contains { $0.hasPrefix("note:") }
    if !hasNote { #expect(changes?[uri]?.first?["newText"] as? String == "note") }
    // Removes the key, and renames the first screen of the document.
    try client.change(uri, (end, 0), (end + 1, 0), "")
    let symbols = try response(client, "documentSymbol", ["textDocument": document])["result"] as? [Client.Object] ?? []
    let screens = symbols.flatMap { [$0] + ($0["children"] as? [Client.Object] ?? []) }
      .filter { $0["detail"] as? String == "screen" }
    // A file may only refine the screens of another one.
    if text.contains("\nscreens:") {
      let range = try #require(screens.first?["selectionRange"] as? Client.Object)
      let start = try #require(range["start"] as? Client.Object)
      let rename = try response(
        client, "rename", ["textDocument": document, "position": start, "newName": "RenamedByTest"])
      let edits = (rename["result"] as? Client.Object)?["changes"] as? [String: [Client.Object]]
      #expect(edits?[uri]?.isEmpty == false, "the rename has no edits: \(rename)")
    }
    try client.send("textDocument/didClose", ["textDocument": document])
    try client.send("shutdown", id: 2, NSNull())
    #expect(try client.response(to: 2)?["result"] is NSNull)
    try client.send("exit", NSNull())
    #expect(client.end() == true)
  }
}
