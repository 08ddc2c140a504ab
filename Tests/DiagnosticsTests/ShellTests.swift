import Diagnostics
import Foundation
import GeneratedFlows
import OrderedCollections
import Testing

struct ShellTests {
  /// Returns the words into which a POSIX shell splits a line.
  private func words(_ line: String) throws -> [String] {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "for word in \(line); do printf '%s\\0' \"$word\"; done"]
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-\(UUID().uuidString)")
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: file) }
    shell.standardOutput = try FileHandle(forWritingTo: file)
    try shell.run()
    shell.waitUntilExit()
    let bytes = try Data(contentsOf: file)
    #expect(shell.terminationStatus == 0)
    return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func wordsSurviveTheShell() throws {
    var generator = SeededGenerator(seed: 3)
    let texts = (0..<400).map { _ in NastyText.random(&generator) + "." }
    #expect(try words(texts.map(ShellWord.bare).joined(separator: " ")) == texts)
    #expect(try words(texts.map(ShellWord.quoted).joined(separator: " ")) == texts)
  }

  @Test func replayLinesSurviveTheShell() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<40 {
      let taps = (0..<3).map { _ in NastyText.random(&generator) }
      let replay = Replay(file: "-a b's.flow.yaml", device: "pad", given: ["bank": "connected"], taps: taps)
      let words = try words(replay.commandLine)
      #expect(words.prefix(6) == ["navflow", "simulate", "./-a b's.flow.yaml", "--device", "pad", "--given"])
      #expect(words[6] == "bank=connected")
      let line = words[7] == "--taps" ? words[8] : String(words[7].dropFirst("--taps=".count))
      #expect(TapList.parse(line) == taps)
    }
  }

  @Test(arguments: [
    (["チャージ", "Back"], #"navflow simulate a.flow.yaml --taps "チャージ; Back""#),
    ([], #"navflow simulate a.flow.yaml --taps """#),
    (["it's; ok"], #"navflow simulate a.flow.yaml --taps 'it'\''s\; ok'"#),
    (["Go!"], #"navflow simulate a.flow.yaml --taps 'Go!'"#), (["$5"], #"navflow simulate a.flow.yaml --taps '$5'"#),
    (["-x"], #"navflow simulate a.flow.yaml --taps="-x""#),
    (["a\u{202E}b\u{1B}"], #"navflow simulate a.flow.yaml --taps "$(printf 'a\342\200\256b\033')""#),
  ])
  func writesTheLine(_ taps: [String], _ line: String) {
    #expect(Replay(file: "a.flow.yaml", device: nil, given: [:], taps: taps).commandLine == line)
  }
}
