import Diagnostics

/// Why Graphviz drew nothing.
public enum GraphvizError: Error, Sendable, CustomStringConvertible {
  /// There is no `dot` on the search path.
  case notInstalled
  /// It could not be started.
  case cannotStart(String)
  /// It was not done after so many seconds, and was stopped.
  case tookTooLong(seconds: Double)
  /// It ended with a status other than 0, after saying this.
  case failed(status: Int32, message: [String])

  /// What to tell the user.
  public var description: String {
    switch self {
    case .notInstalled:
      """
      SVG and PNG are drawn by Graphviz, and there is no "dot" on the PATH
      install it: apt-get install graphviz (Debian, Ubuntu), brew install graphviz (macOS)
      or write DOT instead: --format dot
      """
    case .cannotStart(let reason): "Graphviz's \"dot\" cannot be started: \(reason.visible)"
    case .tookTooLong(let seconds):
      """
      Graphviz's "dot" was not done after \(seconds.formatted()) seconds: there is too much in one drawing
      draw a part: --task TASK for one task, or --around SCREEN for one screen and its neighbours
      """
    case .failed(let status, let message):
      (["Graphviz's \"dot\" failed with status \(status)"] + message).joined(separator: "\n  ")
    }
  }
}
