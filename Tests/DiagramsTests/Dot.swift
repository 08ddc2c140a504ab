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
    var halves: [String: [(node: String, attributes: String)]] = [:]
    var lines: [String] = []
    for line in dot.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if let label = line.wholeMatch(of: #/"([^"]+:words)" \[(.*)\];/#) {
        words[String(label.1)] = String(label.2)
      } else if let start = line.wholeMatch(of: #/(.+) -> "([^"]+:words)"(?::\w+:w|:n) \[(.*)\];/#) {
        halves[String(start.2), default: []].append((String(start.1), String(start.3)))
      } else if let end = line.wholeMatch(of: #/"([^"]+:words)"(?::\w+:e|:s) -> (.+?) \[(.*)\];/#) {
        halves[String(end.1), default: []].append((String(end.2), String(end.3)))
      } else {
        lines.append(String(line))
      }
      // The first half begins at the source, also if the arrow leads to the left.
      for (label, both) in halves where both.count == 2 {
        let attributes = [words[label, default: ""], both[0].attributes, both[1].attributes]
        lines.append("\(both[0].node) -> \(both[1].node) [\(attributes.joined(separator: ", "))];")
        halves[label] = nil
      }
    }
    return lines
  }
}
