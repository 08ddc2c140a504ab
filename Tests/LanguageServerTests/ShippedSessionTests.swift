import Foundation
import Testing

@testable import LanguageServer

/// Works on every shipped flow as a user of an editor does.
@Suite struct ShippedSessionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Flows")

  /// The flow files in the folder of the shipped flows, by the path in a session.
  private static let texts: [String: String] = {
    let names = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
    let flows = names.filter { $0.hasSuffix(".flow.yaml") || $0.hasSuffix(".navflow.yaml") }
    return Dictionary(
      uniqueKeysWithValues: flows.compactMap { name in
        (try? String(contentsOf: root.appending(path: name), encoding: .utf8)).map { ("/app/\(name)", $0) }
      })
  }()

  private static let paths = texts.keys.filter { $0.hasSuffix(".flow.yaml") }.sorted()

  private func ask(_ client: Client, _ method: String, _ parameters: Client.Object) throws -> Client.Object {
    try client.send("textDocument/\(method)", id: 1, parameters)
    return try #require(try client.response(to: 1))
  }

  @Test func thereAreShippedFlows() { #expect(Self.paths.count > 10) }

  @Test(arguments: paths)
  func aUserTypesCompletesRenamesFixesAndCloses(path: String) throws {
    // Only the files of its own folder, so that slow machines answer in time.
    let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
    let client = Client(Self.texts.filter { $0.key.hasPrefix(folder) }, pause: 60)
    let uri = "file://\(path)"
    let text = try #require(Self.texts[path])
    let document: Client.Object = ["uri": uri]
    try client.initialize()
    try client.open(uri, text)
    let end = text.utf8.last == 0x0A ? text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 : 0
    try #require(end > 0)
    // Types a key with a mistake, and completes the next one.
    try client.change(uri, (end, 0), (end, 0), "nottte: typed\n")
    let place: Client.Object = ["textDocument": document, "position": ["line": end + 1, "character": 0]]
    let offered = try ask(client, "completion", place)["result"] as? [Client.Object] ?? []
    let hasDomains = text.contains("\nassociatedDomains:")
    #expect(offered.contains { $0["label"] as? String == "associatedDomains" } != hasDomains)
    // Fixes the mistake with the quick fix of the server.
    let point = ["line": end, "character": 2]
    let actions = try ask(
      client, "codeAction",
      ["textDocument": document, "range": ["start": point, "end": point], "context": ["diagnostics": []]])["result"]
    let change =
      ((actions as? [Client.Object])?.first?["edit"] as? Client.Object)?["changes"] as? [String: [Client.Object]]
    let hasNote = text.split(separator: "\n").contains { $0.hasPrefix("note:") }
    if !hasNote { #expect(change?[uri]?.first?["newText"] as? String == "note") }
    try client.change(uri, (end, 0), (end + 1, 0), "")
    // Renames the first screen there.
    let symbols = try ask(client, "documentSymbol", ["textDocument": document])["result"] as? [Client.Object] ?? []
    let screens = symbols.flatMap { [$0] + ($0["children"] as? [Client.Object] ?? []) }
      .filter { $0["detail"] as? String == "screen" }
    let range = try #require(screens.first?["selectionRange"] as? Client.Object)
    let start = try #require(range["start"] as? Client.Object)
    let rename = try ask(
      client, "rename", ["textDocument": document, "position": start, "newName": "RenamedByTest"])
    let edits = (rename["result"] as? Client.Object)?["changes"] as? [String: [Client.Object]]
    #expect(edits?[uri]?.isEmpty == false, "\(rename)")
    try client.send("textDocument/didClose", ["textDocument": document])
    try client.send("shutdown", id: 2, NSNull())
    #expect(try client.response(to: 2)?["error"] == nil)
    try client.send("exit", NSNull())
    #expect(client.end() == true)
  }
}
