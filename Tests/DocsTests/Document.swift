import Foundation
import Testing

/// A document of the project, and what its examples come to when they are run again.
///
/// A block ```` ```yaml NAME.flow.yaml ```` is written to a scratch folder under its name; the commands of a block
/// ```` ```console ```` are run there, beside a copy of the shipped flows, and their output takes the place of the old.
struct Document: Sendable, CustomTestStringConvertible {
  /// The path from the package's folder.
  let path: String

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every document whose examples are run.
  static let all: [Document] = {
    var paths = ["README.md", "CONTRIBUTING.md", "Benchmarks/README.md"]
    for folder in ["Docs", "Flows"] {
      let files = FileManager.default.enumerator(atPath: package.appendingPathComponent(folder).path)
      while let file = files?.nextObject() as? String {
        // The rules' own pages are compared as a whole.
        if file.hasSuffix(".md"), !file.hasPrefix("rules/") { paths.append("\(folder)/\(file)") }
      }
    }
    return paths.sorted().map(Document.init)
  }()

  var testDescription: String { path }

  /// Where it lies.
  var url: URL { Self.package.appendingPathComponent(path) }

  /// Its text.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// The document with every example run again, and what is wrong with its examples themselves.
  func rerun() throws -> (text: String, complaints: [String]) {
    let shell = try ExampleShell()
    defer { shell.remove() }
    var complaints: [String] = []
    var unused: Set<String> = []
    var parts: [DocumentPart] = []
    for part in DocumentPart.parts(of: try text()) {
      switch part {
      case .block(let info, let lines) where info.first == "yaml" && lines.first?.hasPrefix("navflow:") == true:
        guard info.count == 2 else {
          complaints.append("a whole flow without a file name: \(lines.prefix(2))")
          break
        }
        if !unused.insert(info[1]).inserted { complaints.append("nothing runs \(info[1]) before it changes") }
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
    complaints += unused.sorted().map { "nothing runs \($0)" }
    return (DocumentPart.document(of: parts), complaints)
  }
}
