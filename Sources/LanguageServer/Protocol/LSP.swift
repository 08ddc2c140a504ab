/// The structures of the Language Server Protocol 3.17 that the server uses.
enum LSP {
  /// A position in a text; the character counts UTF-16 code units.
  struct Position: Codable, Hashable, Comparable {
    var line: Int
    var character: Int

    static func < (a: Position, b: Position) -> Bool { (a.line, a.character) < (b.line, b.character) }
  }

  /// A range of a text; the end is exclusive.
  struct Range: Codable, Hashable {
    var start: Position
    var end: Position

    /// Returns whether two ranges share a position; ranges that touch count.
    func touches(_ other: Range) -> Bool { start <= other.end && other.start <= end }
  }

  /// A range of a file.
  struct Location: Codable, Hashable {
    var uri: String
    var range: Range
  }

  /// A replacement of a range.
  struct TextEdit: Codable, Hashable {
    var range: Range
    var newText: String
  }

  /// The edits of several files.
  struct WorkspaceEdit: Codable, Hashable {
    var changes: [String: [TextEdit]]
  }

  /// A place that explains a diagnostic.
  struct RelatedInformation: Codable, Hashable {
    var location: Location
    var message: String
  }

  /// The address of a page that explains a code.
  struct CodeDescription: Codable, Hashable {
    var href: String
  }

  /// A finding in a file.
  struct Diagnostic: Codable, Hashable {
    var range: Range
    /// 1 error, 2 warning, 3 information.
    var severity: Int
    var code: String
    /// The page about the code.
    var codeDescription: CodeDescription?
    var source = "navflow"
    var message: String
    var relatedInformation: [RelatedInformation]?
  }

  /// A change that the user can choose.
  struct CodeAction: Codable, Hashable {
    var title: String
    var kind = "quickfix"
    var diagnostics: [Diagnostic]
    var isPreferred: Bool
    var edit: WorkspaceEdit
  }

  /// A text that can be written at a place.
  struct CompletionItem: Encodable {
    var label: String
    var kind: Int
    var detail: String?
    var documentation: String?
    /// Keeps the order of the list.
    var sortText: String
    var filterText: String
    var textEdit: TextEdit
  }

  /// The explanation of a place.
  struct Hover: Encodable {
    struct Content: Encodable {
      var kind = "markdown"
      var value: String
    }

    var contents: Content
  }

  /// A name that a document defines, with the names below it.
  struct DocumentSymbol: Encodable {
    var name: String
    var detail: String
    var kind: Int
    var range: Range
    var selectionRange: Range
    var children: [DocumentSymbol]
  }

  /// A name that some file defines.
  struct SymbolInformation: Encodable {
    var name: String
    var kind: Int
    var location: Location
    var containerName: String?
  }

  /// Lines that the client can fold.
  struct FoldingRange: Encodable {
    var startLine: Int
    var endLine: Int
    var kind: String?
  }

  /// A text that leads to a file.
  struct DocumentLink: Encodable {
    var range: Range
    var target: String
  }

  /// The tokens of a document, five numbers for each.
  struct SemanticTokens: Encodable {
    var data: [Int]
  }

  /// A line of text above a range.
  struct CodeLens: Encodable {
    /// A command without an id does nothing when it is chosen.
    struct Command: Encodable {
      var title: String
      var command = ""
    }

    var range: Range
    var command: Command
  }

  /// A text within a line that is not part of the document.
  struct InlayHint: Encodable {
    var position: Position
    var label: String
    var paddingLeft = true
    var paddingRight = true
  }

  /// A change of an open document; without a range the whole text is replaced.
  struct ContentChange: Codable {
    var range: Range?
    var text: String
  }
}
