/// Reads which tests of a JUnit file passed.
package enum JUnitReader {
  /// Returns the names of the test cases without a failure, an error or a mark that they were skipped.
  package static func passedTests(in text: String) -> [String] {
    var passed: [String] = []
    for part in text.components(separatedBy: "<testcase").dropFirst() {
      guard let end = part.firstIndex(of: ">") else { continue }
      let tag = part[..<end]
      let content = tag.hasSuffix("/") ? "" : String(part[end...].prefix(through: "</testcase>"))
      let isFailed = ["<failure", "<error", "<skipped"].contains { content.contains($0) }
      guard !isFailed, let name = attribute("name", in: tag) else { continue }
      if let status = attribute("status", in: tag), ["ERROR", "FAILURE", "CANCELED"].contains(status.uppercased()) {
        continue
      }
      passed.append(name)
    }
    return passed
  }

  private static func attribute(_ name: String, in tag: Substring) -> String? {
    guard let begin = tag.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
    return String(tag[begin...].prefix { $0 != "\"" }).unescaped
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }

  /// The text with the entities of XML replaced.
  fileprivate var unescaped: String {
    var text = self
    for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")] {
      text = text.replacing(entity, with: sign)
    }
    return text
  }
}

extension Substring {
  /// Returns the text up to the end of another text.
  fileprivate func prefix(through text: String) -> Substring {
    firstRange(of: text).map { self[..<$0.upperBound] } ?? self
  }
}
