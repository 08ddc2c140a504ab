/// The status of a response, with its reason.
enum HTTPStatus: String, Error {
  case success = "200 OK"
  case badRequest = "400 Bad Request"
  case notFound = "404 Not Found"
  case methodNotAllowed = "405 Method Not Allowed"
  case misdirected = "421 Misdirected Request"
  case tooLarge = "431 Request Header Fields Too Large"
}

/// A response of the server.
struct HTTPResponse {
  private let head: String
  private let body: [UInt8]

  /// The head of a stream of events.
  static let eventHead = Array(head(.success, ["Content-Type: text/event-stream"]).utf8)

  /// Creates a response with a document.
  init(type: String, body: [UInt8]) {
    head = Self.head(.success, ["Content-Type: \(type)", "Content-Length: \(body.count)"])
    self.body = body
  }

  /// Creates a response with an error.
  init(_ status: HTTPStatus) {
    body = Array((status.rawValue + "\n").utf8)
    let allow = status == .methodNotAllowed ? ["Allow: GET, HEAD"] : []
    head = Self.head(status, ["Content-Type: text/plain; charset=utf-8", "Content-Length: \(body.count)"] + allow)
  }

  /// The whole response.
  var bytes: [UInt8] { bytes(withoutBody: false) }

  /// Returns the response, for `HEAD` without its body.
  func bytes(withoutBody: Bool) -> [UInt8] { Array(head.utf8) + (withoutBody ? [] : body) }

  private static func head(_ status: HTTPStatus, _ fields: [String]) -> String {
    let common = [
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer", "Connection: close",
    ]
    return (["HTTP/1.1 \(status.rawValue)"] + fields + common).joined(separator: "\r\n") + "\r\n\r\n"
  }
}
