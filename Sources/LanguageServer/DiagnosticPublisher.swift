/// Sends the findings of each file to the client, clears those of files that have none any more, and refreshes code lenses.
final class DiagnosticPublisher {
  private struct Parameters: Encodable {
    var uri: String
    var diagnostics: [LSP.Diagnostic]
  }

  private let writer: MessageWriter
  /// The last findings that were sent, by URI.
  private var sent: [String: [LSP.Diagnostic]] = [:]
  private var requests = 0

  /// Creates a publisher.
  init(_ writer: MessageWriter) { self.writer = writer }

  /// Sends the findings that differ from the last ones, file by file.
  func publish(_ snapshot: Snapshot) {
    let current = snapshot.findings.mapValues { $0.map(\.diagnostic) }
    for uri in Set(current.keys).union(sent.keys).sorted() where current[uri] != sent[uri] {
      let parameters = Parameters(uri: uri, diagnostics: current[uri] ?? [])
      writer.send(JSONRPC.Notification(method: "textDocument/publishDiagnostics", params: parameters))
    }
    sent = current
    // The distances in the code lenses are known only now.
    guard snapshot.traces.areKnown, snapshot.workspace.refreshesLenses else { return }
    requests += 1
    writer.send(JSONRPC.Request(id: "lenses-\(requests)", method: "workspace/codeLens/refresh"))
  }
}
