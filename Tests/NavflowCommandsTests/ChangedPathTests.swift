import Foundation
import Testing

/// Tests `check --changed` with submodules and paths that cannot be read.
@Suite struct ChangedPathTests {
  private static let git = "git -c user.name=a -c user.email=a@b -c protocol.file.allow=always"
  private static let flow = "navflow: 1\nroot: { stack: A }\nscreens: { A: { title: A } }\n"

  /// A clone without its submodules has other files than the check of the commit that it names.
  @Test func aSubmoduleThatIsNotCheckedOutIsADependency() throws {
    let app = "navflow: 1\nimports: [vendor/lib/l.flow.yaml]\nroot: { stack: A }\nscreens: { A: { title: A } }\n"
    let bench = try Workbench.repository([["a.flow.yaml": app, "b.flow.yaml": Self.flow]])
    let index = "git update-index --add --cacheinfo 160000,"
    let (first, second) = (String(repeating: "1", count: 40), String(repeating: "2", count: 40))
    let script = """
      mkdir -p vendor/lib
      \(index)\(first),vendor/lib && \(Self.git) commit -qm s && git tag old
      \(index)\(second),vendor/lib && \(Self.git) commit -qm s && git tag new
      """
    let made = try Shell.run(script, in: bench.folder)
    #expect(made.status == 0, "\(made.errorOutput)")
    #expect(bench.run("check").status == 2)
    let run = bench.run("check --changed old")
    #expect(run.status == 2 && run.output.contains("vendor/lib/l.flow.yaml"), "\(run)")
    #expect(!run.output.contains("b.flow.yaml"))
    #expect(bench.run("check --changed new").status == 0)
  }

  @Test func anUnchangedPathThatCannotBeReadIsNoChange() throws {
    let bench = try Workbench.repository([["a.flow.yaml": Self.flow]])
    let made = try Shell.run(
      "ln -s nowhere x.flow.yaml && ln -s /etc/hosts y.flow.yaml && git add -A && \(Self.git) commit -qm x && git tag two",
      in: bench.folder)
    #expect(made.status == 0, "\(made.errorOutput)")
    #expect(bench.run("check").status == 2)
    #expect(bench.run("check --changed two").status == 0, "\(bench.run("check --changed two"))")
    #expect(bench.run("check --changed one").status == 2)
    _ = try Shell.run("ln -sfn elsewhere x.flow.yaml", in: bench.folder)
    let run = bench.run("check --changed two")
    #expect(run.status == 2 && run.errorOutput.contains("x.flow.yaml") && !run.errorOutput.contains("y.flow.yaml"))
    // A path that the user names is the user's question.
    #expect(bench.run("check --changed two none.flow.yaml").status == 2)
  }
}
