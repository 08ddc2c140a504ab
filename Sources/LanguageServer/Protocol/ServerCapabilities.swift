/// The result of `initialize`: the features of the server.
struct ServerCapabilities: Encodable {
  struct Capabilities: Encodable {
    struct Synchronization: Encodable {
      var openClose = true
      /// 2: changes are sent as ranges.
      var change = 2
      var save = true
    }

    struct Completion: Encodable {
      /// A space ends a key or a verb.
      var triggerCharacters = [" "]
    }

    struct Links: Encodable { var resolveProvider = false }

    struct Lenses: Encodable { var resolveProvider = false }

    struct Tokens: Encodable {
      struct Legend: Encodable {
        var tokenTypes = SemanticTokens.types
        var tokenModifiers = SemanticTokens.modifiers
      }

      var legend = Legend()
      var range = true
      var full = true
    }

    struct CodeActions: Encodable { var codeActionKinds = ["quickfix"] }

    var positionEncoding = "utf-16"
    var textDocumentSync = Synchronization()
    var codeActionProvider = CodeActions()
    var completionProvider = Completion()
    var definitionProvider = true
    var referencesProvider = true
    var hoverProvider = true
    var foldingRangeProvider = true
    var documentFormattingProvider = true
    var documentLinkProvider = Links()
    var documentSymbolProvider = true
    var workspaceSymbolProvider = true
    var renameProvider = true
    var semanticTokensProvider = Tokens()
    var codeLensProvider = Lenses()
    var inlayHintProvider = true
  }

  struct Information: Encodable { var name = "navflow" }

  var capabilities = Capabilities()
  var serverInfo = Information()
}
