import ArgumentParser
import FlowSyntax
import Localization
import Support

/// The command that prints the documents.
struct DocsCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs", abstract: "Print a page of the documentation.",
    discussion: """
      Without a page, it prints what to write for common wishes, and the names of the other pages. The pages are part of \
      the program, in Markdown. "navflow explain RULE" prints the page of a rule.
      """)

  @Argument(help: "The page: howto, tutorial, language, semantics, glossary, ci, sources.")
  var page: String?

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues: [String: [String]] = [:]
  static let takesFlowFile = false

  func run(on console: Console) throws -> ExitStatus {
    guard let page else {
      try console.write(
        DocumentPages.first.localizedText + "\n" + localized("Other pages: \(DocumentPages.names)") + "\n")
      return .success
    }
    guard let found = DocumentPages.all.first(where: { $0.name == page || "\($0.name).md" == page }) else {
      let near = WordFinder.nearest(to: page, among: DocumentPages.all.map(\.name))
      throw UsageError(
        near.map { "there is no page \"\(page)\"; did you mean \"\($0)\"?" }
          ?? "there is no page \"\(page)\"; the pages are \(DocumentPages.names)")
    }
    try console.write(found.localizedText)
    return .success
  }
}

/// The documents that the program prints.
enum DocumentPages {
  /// A document.
  struct Page {
    /// The name of the file in `Docs`, without its extension.
    let name: String
    /// The content of the file.
    let text: String
    /// The page in other languages.
    let translations: [Language: String]

    /// The page in the current language, or in English below a line that says so.
    var localizedText: String {
      guard Language.current != .english else { return text }
      return translations[.current] ?? localized("> This page is in English only.\n\n") + text
    }
  }

  /// The page of wishes.
  static var first: Page { all[0] }

  /// All pages, the most useful ones first.
  static let all = ["howto", "tutorial", "language", "semantics", "glossary", "ci", "sources"].compactMap { name in
    EmbeddedFile.text(of: "Docs/\(name).md").map { text in
      let japanese = EmbeddedFile.text(of: "Docs/ja/\(name).md")
      return Page(name: name, text: text, translations: japanese.map { [.japanese: $0] } ?? [:])
    }
  }

  /// The names of all pages.
  static var names: Message { .list(all.map { .code($0.name) }, .none) }
}
