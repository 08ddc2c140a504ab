import ArgumentParser
import Support

/// The command that prints the documents.
struct DocsCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs", abstract: "Print a page of the documentation.",
    discussion: """
      Without a page, it prints what to write for common wishes, and the names of the other pages. The pages are part of \
      the program, in Markdown. "navflow explain RULE" prints the page of a rule.
      """)

  @Argument(help: "The page: \(DocumentPages.names).")
  var page: String?

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues: [String: [String]] = [:]
  static let takesFlowFile = false

  func run(on console: Console) throws -> ExitStatus {
    guard let page else {
      try console.write(DocumentPages.first.text + "\nOther pages: \(DocumentPages.names)\n")
      return .success
    }
    guard let found = DocumentPages.all.first(where: { $0.name == page || "\($0.name).md" == page }) else {
      throw UsageError.unknown("page", page, DocumentPages.all.map { (name: $0.name, title: nil) })
    }
    try console.write(found.text)
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
  }

  /// The page of wishes.
  static var first: Page { all[0] }

  /// All pages, the most useful ones first.
  static let all = ["howto", "tutorial", "language", "semantics", "glossary", "ci", "sources"].compactMap { name in
    EmbeddedFile.text(of: "Docs/\(name).md").map { Page(name: name, text: $0) }
  }

  /// The names of all pages.
  static var names: String { all.map(\.name).joined(separator: ", ") }
}
