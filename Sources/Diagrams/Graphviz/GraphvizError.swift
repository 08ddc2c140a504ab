import Diagnostics

/// The reason why Graphviz drew nothing.
public enum GraphvizError: Error, Sendable, CustomStringConvertible {
  /// The search path contains no `dot`.
  case notInstalled
  /// The process could not be started.
  case cannotStart(String)
  /// The process was stopped at the time limit.
  case timedOut(seconds: Double)
  /// The process exited with a status other than 0.
  case failed(status: Int32, message: [String])

  /// The message for the user.
  public var description: String {
    switch self {
    case .notInstalled:
      """
      SVG and PNG are drawn by Graphviz, and there is no "dot" on the PATH
      install it: apt-get install graphviz (Debian, Ubuntu), brew install graphviz (macOS)
      or write DOT instead: --format dot
      """
    case .cannotStart(let reason): "Graphviz's \"dot\" cannot be started: \(reason.visible)"
    case .timedOut(let seconds):
      """
      Graphviz's "dot" did not finish in \(seconds.formatted()) seconds: the drawing is too large
      draw a part: --task TASK for one task, or --around SCREEN for one screen and its neighbours
      """
    case .failed(let status, let message):
      (["Graphviz's \"dot\" failed with status \(status)"] + message).joined(separator: "\n  ")
    }
  }
}
