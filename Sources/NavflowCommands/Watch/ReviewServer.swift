import Diagnostics
import Foundation
import Localization
import LoopbackHTTP
import ReviewPages

/// The server of a review page, which tells browsers about new versions of the page, and about errors in the files.
struct ReviewServer {
  /// The newest page, which the threads of the server read.
  private final class CurrentPage: @unchecked Sendable {
    private let lock = NSLock()
    private var page: (bytes: [UInt8], version: String)?

    var bytes: [UInt8]? { lock.withLock { page?.bytes } }
    var version: String { lock.withLock { page?.version ?? "" } }

    func replace(_ text: String, version: String) { lock.withLock { page = (Array(text.utf8), version) } }
  }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(server.port)/" }

  private let page: CurrentPage
  private let events: EventChannel
  private let server: HTTPServer

  /// Starts a server without a page.
  ///
  /// - Parameter port: the port; 0 stands for any free one.
  /// - Throws: `UsageError` if that is impossible.
  init(port: UInt16) throws(UsageError) {
    let (page, events) = (CurrentPage(), EventChannel())
    (self.page, self.events) = (page, events)
    do throws(HTTPServer.Problem) {
      server = try HTTPServer(port: port) { path in
        switch path {
        case "/": page.bytes.map { .document(type: "text/html; charset=utf-8", bytes: $0) }
        case "/events": .events(events)
        default: nil
        }
      }
    } catch {
      throw UsageError("the page cannot be served on port \(port): \(Self.text(of: error))")
    }
  }

  /// Shows a page, without errors.
  func show(_ page: ReviewPage) {
    let (text, version) = page.renderLive()
    self.page.replace(text, version: version)
    show(errors: [])
  }

  /// Shows errors above the page.
  func show(errors: [String]) {
    events.send(
      JSONWriter.line(
        of: .object([("version", .string(page.version)), ("errors", .array(errors.map(JSONValue.string)))])))
  }

  /// Ends the server.
  func stop() {
    events.close()
    server.stop()
  }

  private static func text(of problem: HTTPServer.Problem) -> Message {
    switch problem {
    case .portInUse:
      "another program uses it, perhaps another navflow watch; end that program, or write --port 0 for any free port"
    case .noPermission: "there is no permission to use it; write --port 0 for any free port"
    case .other(let reason): Message(text: reason)
    }
  }
}
