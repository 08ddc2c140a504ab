/// The head of an HTTP/1.1 request (RFC 9112); bodies are ignored.
struct HTTPRequest: Equatable, Sendable {
  /// The method, such as `GET`.
  let method: String
  /// The path of the target, without its query.
  let path: String
  /// The values of the header `Host`; a valid request has exactly one.
  let hosts: [String]

  /// Parses the lines before the first empty one, or returns nil if they are no request.
  init?(head: [UInt8]) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
      return nil
    }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" })
    var hosts: [String] = []
    for line in lines.dropFirst() where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":"), !line[..<colon].contains(where: \.isWhitespace) else { return nil }
      guard line[..<colon].lowercased() == "host" else { continue }
      hosts.append(String(line[line.index(after: colon)...].trimmed))
    }
    self.hosts = hosts
  }
}

extension Substring {
  /// The text without spaces and tabs around it.
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
