import Diagrams
import Foundation
import Testing

/// The Graphviz installation of this machine, for the tests that need it.
enum Dot {
  static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
  static let isInstalled = (try? Graphviz(searchPath: searchPath)) != nil
  static let missing: Comment = "skipped: there is no \"dot\" on the PATH; install Graphviz to run this test"
}
