import Foundation
import Testing

@testable import Support

/// Programs get their input, end in time with everything that they started, and leave nothing behind.
@Suite struct ProgramTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-\(UUID().uuidString)")

  /// Returns a program that runs a shell script.
  private func program(_ script: String) throws -> Program {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("script")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try #require(chmod(file.path, 0o755) == 0)
    return try #require(Program(named: "script", in: "/nowhere:" + folder.path))
  }

  private func run(
    _ script: String, input: [UInt8] = [], timeout: Double = 20, limit: Int = 1 << 30,
    isCancelled: () -> Bool = { false }
  ) throws -> Program.Output {
    try program(script).run(
      ["one", "two words"], in: folder.path, environment: ["PATH": "/usr/bin:/bin", "A": "b c"], input: input,
      timeout: timeout, outputLimit: limit, isCancelled: isCancelled)
  }

  /// Returns whether the process whose number the script wrote still runs.
  private func isRunning(_ file: String) throws -> Bool {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let number = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // A process that was killed may stay a zombie until its new parent notices.
    for _ in 0..<100 where kill(number, 0) == 0 {
      let state = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
      if state?.contains(") Z ") == true { return false }
      usleep(20_000)
    }
    return kill(number, 0) == 0
  }

  @Test func passesArgumentsFolderAndVariables() throws {
    let output = try run("echo \"$1|$2|$A|$(pwd)\"; echo wrong >&2; exit 7")
    #expect(output.status == 7 && output.errors == "wrong\n")
    #expect(String(decoding: output.bytes, as: UTF8.self).hasPrefix("one|two words|b c|/"))
    #expect(try run("kill -9 $$").status == nil)
  }

  @Test func largeInputsAndOutputsDoNotBlock() throws {
    let input = [UInt8](repeating: 65, count: 3_000_000)
    let output = try run("cat; head -c 2000000 /dev/zero >&2", input: input)
    #expect(output.status == 0 && output.bytes == input && output.errors.utf8.count == 1 << 20)
    #expect(try run("exec <&-; exit 3", input: input).status == 3)
  }

  @Test func aWrapperThatHangsEndsWithEverythingItStarted() throws {
    #expect(throws: Program.Problem.timedOut(seconds: 0.5)) {
      try run("sleep 600 & echo $! > child; trap '' TERM; wait", timeout: 0.5)
    }
    #expect(try !isRunning("child"))
  }

  @Test func aCancelledProgramEndsWithEverythingItStarted() throws {
    let child = folder.appendingPathComponent("child").path
    #expect(throws: Program.Problem.cancelled) {
      try run("sleep 600 & echo $! > child; wait") { FileManager.default.fileExists(atPath: child) }
    }
    #expect(try !isRunning("child"))
  }

  @Test func whatAProgramLeavesBehindIsEnded() throws {
    let start = Date()
    let output = try run("sleep 600 & echo $! > child; echo done")
    #expect(output.bytes == Array("done\n".utf8) && Date().timeIntervalSince(start) < 10)
    #expect(try !isRunning("child"))
  }

  @Test func anEndlessOutputIsAnError() throws {
    #expect(throws: Program.Problem.tooMuchOutput) { try run("yes", limit: 100_000) }
  }

  @Test func whatCannotBeStartedIsAnError() throws {
    let program = try program("exit 0")
    #expect(throws: Program.Problem.self) {
      try program.run([], in: "/nowhere", environment: [:], timeout: 1)
    }
    #expect(Program(named: "script", in: "/nowhere") == nil && Program(named: "script", in: "") == nil)
    #expect(Program(named: "bin", in: "/usr") == nil, "a folder is no program")
  }
}
