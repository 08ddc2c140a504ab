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
  /// The lines of an arrow that leads through its words are one line: `"A" -> "B" [words, first part, second part];`. An
  /// arrow that starts at a row has the words of the row: `"A" -> "B" [label=<the row>, …];`.
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
        if let arrow = arrow(atRow: String(line), dot) { lines[lines.count - 1] = arrow }
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

  /// Returns an arrow that starts at a row, with the words of the row and from its source to its target; or nil.
  private static func arrow(atRow line: String, _ dot: String) -> String? {
    let start: (source: String, target: String, row: Int, rest: String)
    if let found = line.wholeMatch(of: #/"([^"]+)":r(\d+):e -> ("[^"]+") \[(.*)/#), let row = Int(found.2) {
      start = (String(found.1), String(found.3), row, String(found.4))
    } else if let found = line.wholeMatch(of: #/("[^"]+") -> "([^"]+)":l(\d+):w \[(.*)/#), let row = Int(found.3) {
      start = (String(found.2), String(found.1), row, String(found.4))
    } else {
      return nil
    }
    guard
      let box = dot.split(separator: "\n").first(where: { $0.drop { $0 == " " }.hasPrefix("\"\(start.source)\" [") }),
      let from = box.range(of: "PORT=\"l\(start.row)\"")
    else { return nil }
    let end = box.range(of: "PORT=\"l\(start.row + 1)\"")?.lowerBound ?? box.endIndex
    return "\"\(start.source)\" -> \(start.target) [label=<\(box[from.lowerBound..<end])>, \(start.rest)"
  }
}
