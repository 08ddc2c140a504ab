import Diagrams
import Foundation
import Testing

/// The Graphviz installation of this machine, for the tests that need it.
enum Dot {
  static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
  static let isInstalled = (try? Graphviz(searchPath: searchPath)) != nil
  static let missing: Comment = "skipped: there is no \"dot\" on the PATH; install Graphviz to run this test"

  /// Returns the lines of a drawing without their indentation.
  ///
  /// The lines of an arrow that leads through its words are one line: `"A" -> "B" [words, first part, second part];`.
  static func lines(_ dot: String) -> [String] {
    var words: [String: String] = [:]
    var starts: [String: (from: String, attributes: String)] = [:]
    var lines: [String] = []
    for line in dot.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if let label = line.wholeMatch(of: #/"([^"]+ words)" \[(.*)\];/#) {
        words[String(label.1)] = String(label.2)
      } else if let start = line.wholeMatch(of: #/(.+) -> "([^"]+ words)":\w+:w \[(.*)\];/#) {
        starts[String(start.2)] = (String(start.1), String(start.3))
      } else if let end = line.wholeMatch(of: #/"([^"]+ words)":\w+:e -> (.+?) \[(.*)\];/#),
        let label = words[String(end.1)], let start = starts[String(end.1)]
      {
        lines.append("\(start.from) -> \(end.2) [\(label), \(start.attributes), \(end.3)];")
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }
}
