import Diagnostics
import Foundation
import Testing

@testable import ReviewPages

/// Tests the addresses of walks, and how the script joins taps.
@Suite struct WalkAddressTests {
  @Test func encodesAllButUnreservedCharacters() {
    #expect(WalkAddress().fragment == "#walk")
    let address = WalkAddress(
      flow: "a b.flow.yaml", device: "pad", given: [GivenValue(variable: "v", value: "1/2")],
      taps: ["OK", "", "(戻る)", "a/b&c=d#'!*~"])
    #expect(
      address.fragment
        == "#walk&flow=a%20b.flow.yaml&device=pad&given=/v%3D1%2F2"
        + "&taps=/OK//%28%E6%88%BB%E3%82%8B%29/a%2Fb%26c%3Dd%23%27%21%2A~")
  }

  /// A shell reads any mixture of taps, joined as the script joins them, as one word.
  @Test(arguments: [
    ["A", "B"], ["$HOME", "B"], ["A", "it's; \\ "], ["a\nb\n", "c"], ["", "x"], ["x", ""], ["-n", "x"],
    ["`id`", "!", "\"q\""],
    ["x\\", "y"], ["x;", "y"], [" lead", "trail "], ["\u{202E}", "%s \\055", "end"],
  ])
  func aShellReadsTapsAsOneWord(_ taps: [String]) throws {
    let words = taps.map(ShellTap.init)
    let isPlain = words.allSatisfy(\.isPlain)
    let line =
      isPlain
      ? "\"\(words.map(\.word).joined(separator: "; "))\""
      : words.map { $0.isPlain ? "\"\($0.word);\"" : $0.word }.joined(separator: "' '")
    #expect(isPlain == (taps == ["A", "B"]))
    #expect(TapList.parse(try shell("printf %s \(line)")) == taps)
  }

  private func shell(_ command: String) throws -> String {
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
