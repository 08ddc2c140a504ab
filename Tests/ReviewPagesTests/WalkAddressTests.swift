import Diagnostics
import Foundation
import Testing

@testable import ReviewPages

/// Tests the addresses of walks, and the taps that the page's script joins to an argument of `--taps`.
@Suite struct WalkAddressTests {
  @Test func theAddressOfTheLaunchContainsNoValues() {
    #expect(WalkAddress().fragment == "#walk")
  }

  @Test func encodesAllCharactersExceptUnreservedOnes() {
    let address = WalkAddress(
      flow: "a b.flow.yaml", device: "pad", given: [GivenValue(variable: "v", value: "1/2")],
      taps: ["OK", "", "(戻る)", "a/b&c=d#'!*~"])
    #expect(
      address.fragment
        == "#walk&flow=a%20b.flow.yaml&device=pad&given=/v%3D1%2F2"
        + "&taps=/OK//%28%E6%88%BB%E3%82%8B%29/a%2Fb%26c%3Dd%23%27%21%2A~")
  }

  /// The taps of each case; only those of the first one are plain.
  @Test(arguments: [
    ["A", "B"], ["$HOME", "B"], ["A", "it's; \\ "], ["a\nb\n", "c"], ["", "x"], ["x", ""], ["-n", "x"],
    ["`id`", "!", "\"q\""],
    ["x\\", "y"], ["x;", "y"], [" lead", "trail "], ["\u{202E}", "%s \\055", "end"],
  ])
  func aShellReadsJoinedTapsAsOneWord(_ taps: [String]) throws {
    let shellTaps = taps.map(ShellTap.init)
    let arePlain = shellTaps.allSatisfy(\.isPlain)
    #expect(arePlain == (taps == ["A", "B"]))
    // The page's script joins the taps in the same way.
    let argument =
      arePlain
      ? "\"\(shellTaps.map(\.word).joined(separator: "; "))\""
      : shellTaps.map { $0.isPlain ? "\"\($0.word);\"" : $0.word }.joined(separator: "' '")
    let word = try output(ofShellCommand: "set -- \(argument); [ $# -eq 1 ] && printf %s \"$1\"")
    #expect(TapList.parse(word) == taps)
  }

  private func output(ofShellCommand command: String) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
