import Foundation
import Testing

/// A document of the project, whose examples a test runs.
///
/// A block ```` ```yaml NAME.flow.yaml ```` is written to a file with that name in a temporary folder. The commands of
/// a block ```` ```console ```` run there, beside a copy of the shipped flows, and their output replaces the old one.
struct Document: Sendable, CustomTestStringConvertible {
  /// The path, relative to the package's folder.
  let path: String

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All documents with examples.
  static let all: [Document] = {
    var paths = ["README.md", "README.ja.md", "CONTRIBUTING.md", "Benchmarks/README.md"]
    for folder in ["Docs", "Flows"] {
      let files = FileManager.default.enumerator(atPath: package.appendingPathComponent(folder).path)
      while let file = files?.nextObject() as? String {
        // The pages of rules are compared as a whole.
        if file.hasSuffix(".md"), !file.hasPrefix("rules/"), !file.hasPrefix("ja/rules/") {
          paths.append("\(folder)/\(file)")
        }
      }
    }
    return paths.sorted().map(Document.init)
  }()

  var testDescription: String { path }

  /// The location.
  var url: URL { Self.package.appendingPathComponent(path) }

  /// Returns the text.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Returns the document with the present output of its examples, and the errors in the examples.
  func rerun() throws -> (text: String, problems: [String]) {
    let shell = try ExampleShell()
    defer { shell.remove() }
    var problems: [String] = []
    var unused: Set<String> = []
    var parts: [DocumentPart] = []
    for part in DocumentPart.parts(of: try text()) {
      switch part {
      case .block(let info, let lines) where info.first == "yaml" && lines.first?.hasPrefix("navflow:") == true:
        guard info.count == 2 else {
          problems.append("a whole flow without a file name: \(lines.prefix(2))")
          break
        }
        if !unused.insert(info[1]).inserted { problems.append("nothing runs \(info[1]) before it changes") }
        try shell.write(lines, to: info[1])
      case .block(let info, let lines) where info == ["console"]:
        let transcript = try shell.rerun(lines)
        unused = unused.filter { name in !transcript.contains { $0.hasPrefix("$ ") && $0.contains(name) } }
        parts.append(.block(info: info, lines: transcript))
        continue
      default: break
      }
      parts.append(part)
    }
    problems += unused.sorted().map { "nothing runs \($0)" }
    return (DocumentPart.document(of: parts), problems)
  }
}
