import Diagnostics
import Localization
import Support

/// The reason why Graphviz drew nothing.
public enum GraphvizError: Error, Sendable {
  /// The search path contains no `dot`.
  case notInstalled
  /// The process could not be started.
  case cannotStart(String)
  /// The process was stopped at the time limit.
  case timedOut(seconds: Double)
  /// The process exited with a status other than 0, or a signal ended it.
  case failed(status: Int32?, message: [String])
  /// The process wrote something else than a drawing.
  case noDrawing(message: [String])
  /// The user ended the drawing.
  case cancelled

  /// Creates the error of a run without a result.
  init(_ problem: Program.Problem) {
    switch problem {
    case .cannotStart(let reason): self = .cannotStart(reason)
    case .timedOut(let seconds): self = .timedOut(seconds: seconds)
    case .tooMuchOutput: self = .noDrawing(message: [])
    case .cancelled: self = .cancelled
    }
  }

  /// The message for the user.
  public var message: Message {
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
      Graphviz's "dot" did not finish in \(seconds.formatted()) seconds
      draw a part of a large drawing: --task TASK for one task, or --around SCREEN for one screen and its neighbours
      if the drawing is small, that program hangs: type "dot -V" to see whether it is Graphviz
      """
    case .failed(let status?, let message):
      "Graphviz's \"dot\" failed with status \(status)\(Self.indented(message))"
    case .failed(nil, let message):
      "Graphviz's \"dot\" was ended by a signal\(Self.indented(message))"
    case .cancelled: "the drawing was not finished"
    case .noDrawing(let message):
      "the \"dot\" on the PATH wrote no drawing: install Graphviz, and put its folder first in the PATH\(Self.indented(message))"
    }
  }

  /// The lines that `dot` wrote, each on a line of its own.
  private static func indented(_ lines: [String]) -> String { lines.map { "\n  \($0)" }.joined() }
}
