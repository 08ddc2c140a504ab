import Diagnostics
import FlowSyntax
import Foundation

/// A server of the Language Server Protocol that reports the findings of `navflow check` while the user types.
///
/// One thread reads messages, one handles them in their order, one checks texts, and one checks behaviours. No message ends
/// the server except `exit` and the end of the input.
public final class LanguageServer {
  /// The settings of a session.
  public struct Options: Sendable {
    /// The seconds without a change before behaviours are checked.
    public var pause = AnalysisWorker.Timing().pause
    /// The maximum number of seconds of a check of behaviours.
    public var timeLimit = AnalysisWorker.Timing().limit
    /// The address of the folder with the pages of the rules, for links, or nil.
    public var rulePages: String?
    /// The absolute path of the working directory, for clients that name no folder.
    public var directory: String
    /// The access to files.
    public var files: any FileAccess = DiskFiles()

    /// Creates the usual settings.
    public init(directory: String) { self.directory = directory }
  }

  private enum Phase { case new, running, shutDown }

  private let log: MessageLog?
  private let writer: MessageWriter
  private let queue = MessageQueue()
  private let worker: AnalysisWorker
  private var workspace: Workspace
  private var phase = Phase.new
  /// Whether the client reports changes of files on request.
  private var watchesFiles = false
  private var distances = ScreenDistances()

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - log: takes a line about each message; it is called by one thread at a time.
  ///   - write: writes bytes to the client; it is called by one thread at a time.
  public init(_ options: Options, log: ((String) -> Void)? = nil, write: @escaping ([UInt8]) -> Void) {
    let log = log.map(MessageLog.init)
    let writer = MessageWriter(log: log, write: write)
    (self.log, self.writer) = (log, writer)
    workspace = Workspace(directory: options.directory)
    workspace.rulePages = options.rulePages.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    let publisher = DiagnosticPublisher(writer)
    let timing = AnalysisWorker.Timing(pause: options.pause, limit: options.timeLimit)
    worker = AnalysisWorker(timing, files: options.files) { publisher.publish($0) }
  }

  /// Handles messages until `exit` or the end of the input.
  ///
  /// - Parameter read: returns at least one and at most the given number of bytes, or none at the end of the input; the
  ///   reading thread calls it.
  /// - Returns: whether the client asked for the shutdown first, as the protocol demands.
  public func run(read: @escaping @Sendable (Int) -> [UInt8]) -> Bool {
    let (queue, log) = (queue, log)
    Thread { Self.readMessages(MessageReader(read: read), into: queue, log) }.start()
    worker.start()
    defer { worker.stop() }
    while let message = queue.next() {
      switch message {
      case .failure(let reason): writer.send(JSONRPC.Failure(.parseError, reason))
      case .content(let bytes): if handle(Data(bytes)) { return phase == .shutDown }
      }
    }
    return phase == .shutDown
  }

  /// Adds messages to the queue; cancellations overtake the requests before them.
  private static func readMessages(_ reader: MessageReader, into queue: MessageQueue, _ log: MessageLog?) {
    var reader = reader
    let mark = Array("$/cancelRequest".utf8)
    while let message = reader.next() {
      log?.note(message)
      if case .content(let bytes) = message, bytes.count < 1024, Data(bytes).range(of: Data(mark)) != nil,
        let cancel = try? JSONDecoder().decode(JSONRPC.Call<Parameters.Cancel>.self, from: Data(bytes))
      {
        queue.cancel(cancel.params.id)
      } else {
        queue.add(message)
      }
    }
    queue.add(nil)
  }

  /// Handles a message, and returns whether it ends the server.
  private func handle(_ message: Data) -> Bool {
    guard let envelope = try? JSONDecoder().decode(JSONRPC.Envelope.self, from: message) else {
      let isJSON = (try? JSONSerialization.jsonObject(with: message, options: .fragmentsAllowed)) != nil
      writer.send(
        isJSON
          ? JSONRPC.Failure(.invalidRequest, "the message is not a request; batches are not supported")
          : JSONRPC.Failure(.parseError, "the message is not JSON"))
      return false
    }
    // A message without a method is a response, and the requests of the server need no answer.
    guard let method = envelope.method else { return false }
    if method == "exit" { return true }
    do {
      if let id = envelope.id {
        try respond(to: method, id, message)
      } else {
        try handleNotification(method, message)
      }
    } catch var failure as JSONRPC.Failure {
      failure.id = envelope.id
      if envelope.id != nil { writer.send(failure) }
    } catch {
      if let id = envelope.id {
        writer.send(JSONRPC.Failure(.invalidParams, "\"\(method)\" cannot have these params", id: id))
      }
    }
    return false
  }

  // MARK: Requests

  private func respond(to method: String, _ id: RequestID, _ message: Data) throws {
    if queue.takeCancellation(of: id) { throw JSONRPC.Failure(.requestCancelled, "the request was cancelled") }
    if method == "initialize" {
      guard phase == .new else { throw JSONRPC.Failure(.invalidRequest, "the server is initialized already") }
      return send(try initialize(parameters(message)), for: id)
    }
    guard phase != .new else { throw JSONRPC.Failure(.notInitialized, "the first request must be `initialize`") }
    guard phase == .running else { throw JSONRPC.Failure(.invalidRequest, "the server is shut down") }
    switch method {
    case "shutdown":
      phase = .shutDown
      send(String?.none, for: id)
    case "textDocument/codeAction":
      let part = try parameters(message, as: Parameters.Part.self)
      send(worker.current()?.quickFixes(in: part.textDocument.uri, at: part.range) ?? [], for: id)
    case "textDocument/completion": send(completions(at: try place(message)), for: id)
    case "textDocument/definition": send(worker.current()?.definitions(at: try place(message)), for: id)
    case "textDocument/references":
      let context = try parameters(message, as: Parameters.References.self).context
      let isIncluded = context?.includeDeclaration ?? true
      send(worker.current()?.references(at: try place(message), withDefinition: isIncluded), for: id)
    case "textDocument/formatting":
      send(formatting(of: try parameters(message, as: Parameters.Document.self).textDocument.uri), for: id)
    case "textDocument/hover": send(worker.current()?.hover(at: try place(message)), for: id)
    case "textDocument/foldingRange":
      send(foldingRanges(of: try parameters(message, as: Parameters.Document.self).textDocument.uri), for: id)
    case "textDocument/documentLink":
      let uri = try parameters(message, as: Parameters.Document.self).textDocument.uri
      send(worker.current()?.links(in: uri), for: id)
    case "textDocument/documentSymbol":
      let uri = try parameters(message, as: Parameters.Document.self).textDocument.uri
      send(worker.current()?.documentSymbols(of: uri), for: id)
    case "workspace/symbol":
      let query = try parameters(message, as: Parameters.Search.self).query
      send(worker.current()?.workspaceSymbols(matching: query), for: id)
    case "textDocument/semanticTokens/full":
      let uri = try parameters(message, as: Parameters.Document.self).textDocument.uri
      send(worker.current()?.semanticTokens(in: uri), for: id)
    case "textDocument/semanticTokens/range":
      let part = try parameters(message, as: Parameters.Part.self)
      send(worker.current()?.semanticTokens(in: part.textDocument.uri, part.range), for: id)
    case "textDocument/inlayHint":
      let part = try parameters(message, as: Parameters.Part.self)
      send(worker.current()?.inlayHints(in: part.textDocument.uri, part.range), for: id)
    case "textDocument/codeLens":
      let uri = try parameters(message, as: Parameters.Document.self).textDocument.uri
      send(worker.current().map { distances.lenses(of: uri, in: $0) }, for: id)
    case "textDocument/rename":
      let name = try parameters(message, as: Parameters.Rename.self).newName
      let place = try place(message)
      send(try worker.current().map { try Rename($0, at: place, to: name).edits() }, for: id)
    default: throw JSONRPC.Failure(.methodNotFound, "there is no method \"\(method.prefix(64))\"")
    }
  }

  private func parameters<Value: Decodable>(_ message: Data) throws -> Value {
    try JSONDecoder().decode(JSONRPC.Call<Value>.self, from: message).params
  }

  private func place(_ message: Data) throws -> DocumentPosition {
    let place = try parameters(message, as: Parameters.Place.self)
    return DocumentPosition(uri: place.textDocument.uri, position: place.position)
  }

  private func send<Result: Encodable>(_ result: Result?, for id: RequestID) {
    writer.send(JSONRPC.Response(id: id, result: result))
  }

  private func initialize(_ parameters: Parameters.Initialize) -> ServerCapabilities {
    let uris = parameters.workspaceFolders?.map(\.uri) ?? [parameters.rootUri].compactMap(\.self)
    workspace.folders = uris.compactMap(FileURI.path)
    if let first = workspace.folders.first { workspace.directory = first }
    workspace.refreshesLenses = parameters.capabilities?.workspace?.codeLens?.refreshSupport ?? false
    watchesFiles = parameters.capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    phase = .running
    return ServerCapabilities()
  }

  /// Returns what can be written at a place of an open document.
  private func completions(at place: DocumentPosition) -> [LSP.CompletionItem]? {
    guard let path = FileURI.path(of: place.uri), let document = workspace.documents[path] else { return nil }
    return CompletionList(document.text, at: place, isSettings: path.hasSuffix("/.navflow.yaml")).items(
      worker.newestSnapshot)
  }

  /// Returns the edits that format an open flow file.
  private func formatting(of uri: String) -> [LSP.TextEdit]? {
    guard let path = FileURI.path(of: uri), PathOperations.isFlowFile(path) else { return nil }
    return workspace.documents[path]?.text.formattingEdits()
  }

  /// Returns the lines of an open document that can be folded.
  private func foldingRanges(of uri: String) -> [LSP.FoldingRange]? {
    guard let path = FileURI.path(of: uri), let document = workspace.documents[path] else { return nil }
    let lines = FoldableLines(SourceFile(path: path, bytes: document.text.bytes))
    return lines.ranges.map { LSP.FoldingRange(startLine: $0.lowerBound, endLine: $0.upperBound) }
      + lines.comments.map { LSP.FoldingRange(startLine: $0.lowerBound, endLine: $0.upperBound, kind: "comment") }
  }

  // MARK: Notifications

  private func handleNotification(_ method: String, _ message: Data) throws {
    guard phase == .running else { return }
    switch method {
    case "initialized":
      if watchesFiles { writer.send(FileWatching.request) }
      worker.update(workspace, changesFiles: true)
    case "textDocument/didOpen":
      let item = try parameters(message, as: Parameters.Open.self).textDocument
      guard let path = FileURI.path(of: item.uri) else { return }
      workspace.documents[path] = (item.uri, DocumentText(Array(item.text.utf8)))
      worker.update(workspace, changesFiles: true)
    case "textDocument/didChange":
      let change = try parameters(message, as: Parameters.Change.self)
      guard let path = FileURI.path(of: change.textDocument.uri) else { return }
      for each in change.contentChanges { workspace.documents[path]?.text.apply(each) }
      worker.update(workspace, changesFiles: false)
    case "textDocument/didClose":
      let uri = try parameters(message, as: Parameters.Document.self).textDocument.uri
      guard let path = FileURI.path(of: uri) else { return }
      workspace.documents[path] = nil
      distances.forget(uri)
      worker.update(workspace, changesFiles: true)
    // Other files may have changed on disk: imports, settings, pictures.
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": worker.update(workspace, changesFiles: true)
    default: break
    }
  }

  private func parameters<Value: Decodable>(_ message: Data, as type: Value.Type) throws -> Value {
    try parameters(message)
  }
}
