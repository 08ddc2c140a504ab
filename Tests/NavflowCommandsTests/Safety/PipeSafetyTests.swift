import Foundation
import Testing

/// Tests that writing to a pipe never waits for a reader that is not there.
@Suite struct PipeSafetyTests {
  @Test(arguments: [
    "check --write-baseline p", "check --report json=p", "report -o p", "diagram a.flow.yaml --format dot -o p",
    "schema -o p", "check --report markdown=p",
  ])
  func aPipeWithoutReaderIsAnError(line: String) throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.sound])
    bench.pipe("p")
    let run = bench.run(line)
    #expect(run.status == 2, "\(run)")
  }

  @Test func aReaderGetsTheWholeReport() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.sound])
    let path = bench.folder.path + "/p"
    bench.pipe("p")
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let run = bench.run("check --report json=p")
    #expect(run.status == 0, "\(run.errorOutput)")
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(reader, &buffer, buffer.count)
    let expected = bench.run("check --format json").output
    #expect(count > 0 && String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) == expected)
  }

  /// `/dev/fd/3` is a link whose target is no path.
  @Test func anOpenPipeIsWrittenTo() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.sound])
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    let run = bench.run("check --report json=/dev/fd/\(ends[1])")
    #expect(run.status == 0, "\(run.errorOutput)")
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    #expect(read(ends[0], &buffer, buffer.count) > 100)
  }
}
