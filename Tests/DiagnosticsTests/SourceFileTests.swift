import Diagnostics
import Testing

/// CI hosts take a line that begins with a path for a command if the path looks like one.
@Suite struct SourceFileTests {
  @Test(arguments: ["::error::x", "##[error]x", " ::error::x", "\u{3000}::error::x", "\t##[error]x"])
  func aPathIsNoCommand(_ path: String) {
    #expect(SourceFile(path: path, bytes: []).path == "./" + path)
  }

  @Test(arguments: ["a.flow.yaml", "a::b", "\u{3000}a"]) func otherPathsStay(_ path: String) {
    #expect(SourceFile(path: path, bytes: []).path == path)
  }
}
