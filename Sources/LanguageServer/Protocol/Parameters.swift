/// The parameters of the requests and notifications that the server handles.
enum Parameters {
  /// A document by its URI.
  struct Document: Decodable {
    struct Identifier: Decodable { var uri: String }

    var textDocument: Identifier
  }

  /// The parameters of `initialize`.
  struct Initialize: Decodable {
    struct Folder: Decodable { var uri: String }

    struct Capabilities: Decodable {
      struct Workspace: Decodable {
        struct Refresh: Decodable { var refreshSupport: Bool? }

        struct Registration: Decodable { var dynamicRegistration: Bool? }

        var codeLens: Refresh?
        var didChangeWatchedFiles: Registration?
      }

      var workspace: Workspace?
    }

    var rootUri: String?
    var workspaceFolders: [Folder]?
    var capabilities: Capabilities?
  }

  /// The parameters of `textDocument/didOpen`.
  struct Open: Decodable {
    struct Item: Decodable {
      var uri: String
      var text: String
    }

    var textDocument: Item
  }

  /// The parameters of `textDocument/didChange`.
  struct Change: Decodable {
    var textDocument: Document.Identifier
    var contentChanges: [LSP.ContentChange]
  }

  /// The parameters of requests about a part of a document.
  struct Part: Decodable {
    var textDocument: Document.Identifier
    var range: LSP.Range
  }

  /// The parameters of requests about a place in a document.
  struct Place: Decodable {
    var textDocument: Document.Identifier
    var position: LSP.Position
  }

  /// The parameters of `textDocument/references` besides the place.
  struct References: Decodable {
    struct Context: Decodable { var includeDeclaration: Bool? }

    var context: Context?
  }

  /// The parameters of `textDocument/rename` besides the place.
  struct Rename: Decodable { var newName: String }

  /// The parameters of `workspace/symbol`.
  struct Search: Decodable { var query: String }

  /// The parameters of `$/cancelRequest`.
  struct Cancel: Decodable { var id: RequestID }
}

/// The id of a request: a number or a text.
enum RequestID: Codable, Hashable, Sendable {
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}
