import Diagnostics
import Foundation
import Localization
import Support

/// Converts storyboards to PNG with `rsvg-convert`, because not every Graphviz reads SVG.
public struct StoryboardImage: Sendable {
  /// The reason why there is no image.
  public struct Problem: Error, Sendable {
    /// The message for the user.
    public let message: Message
  }

  /// The time limit in seconds.
  private static let timeout = 60.0
  /// The number of pixels for each point of the storyboard.
  private static let scale = 2

  private let program: Program

  /// Finds `rsvg-convert` in a search path.
  ///
  /// - Throws: `Problem` if it is not installed.
  public init(searchPath: String) throws(Problem) {
    guard let program = Program(named: "rsvg-convert", in: searchPath) else {
      throw Problem(
        message: """
          rsvg-convert draws the PNG of a strip, and it is not on the PATH
          install it: apt-get install librsvg2-bin (Debian, Ubuntu), brew install librsvg (macOS)
          or write SVG instead: end the file's name in .svg
          """)
    }
    self.program = program
  }

  /// Returns the PNG of a storyboard, in the colours on paper.
  public func png(of svg: String) throws(Problem) -> [UInt8] {
    let output: Program.Output
    do throws(Program.Problem) {
      output = try program.run(
        ["--format", "png", "--zoom", String(Self.scale)], in: FileManager.default.currentDirectoryPath,
        environment: ProcessInfo.processInfo.environment, input: Array(svg.utf8),
        timeout: Self.timeout)
    } catch {
      throw Problem(message: "rsvg-convert drew nothing: it did not start or did not end")
    }
    guard output.status == 0, Graphviz.Format.png.isWhole(output.bytes) else {
      let reason = output.errors.split(whereSeparator: \.isNewline).first.map { String($0).visible.clipped(to: 200) }
      throw Problem(message: reason.map { "rsvg-convert drew nothing: \($0)" } ?? "rsvg-convert drew nothing")
    }
    return output.bytes
  }
}
