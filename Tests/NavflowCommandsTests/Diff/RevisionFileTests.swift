import Foundation
import Testing

/// Tests that a revision has the same files as a working tree: pictures, links, and settings that others extend.
@Suite struct RevisionFileTests {
  private static let flow = "navflow: 1\nroot: { stack: A }\nscreens: { A: { title: A, image: pictures/a.svg } }\n"
  private static let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"

  private func bench(_ second: [String: String?] = [:]) throws -> Workbench {
    try Workbench.repository([
      ["a.flow.yaml": Self.flow, "pictures/a.svg": Self.svg, ".navflow.yaml": "failOn: warning\n"], second,
    ])
  }

  @Test func picturesOfARevisionExist() throws {
    let bench = try bench()
    let same = bench.run("diff one .")
    #expect(same.status == 0 && !same.output.contains("a.svg"), "\(same)")
    let page = bench.run("diff one two --format html")
    #expect(page.status == 0 && page.errorOutput.isEmpty, "\(page.errorOutput)")
  }

  @Test func aNewFlowWithItsPictureHasNoFinding() throws {
    let new = Self.flow.replacing("a.svg", with: "b.svg")
    let run = try bench(["b.flow.yaml": new, "pictures/b.svg": Self.svg]).run("diff one two")
    #expect(run.status == 0 && !run.output.contains("no picture"), "\(run)")
  }

  @Test func aDeletedPictureIsANewFinding() throws {
    let bench = try bench(["pictures/a.svg": nil])
    for line in ["diff one two", "diff one .", "check --new-since one", "check --changed one"] {
      let run = bench.run(line)
      #expect(run.status == 1 && run.output.contains("there is no picture \"pictures/a.svg\""), "\(line): \(run)")
    }
  }

  @Test func bothVersionsOfAPageShowTheirPictures() throws {
    let old = Self.svg.replacing("/>", with: "><title>old one</title></svg>")
    let bench = try Workbench.repository([
      ["a.flow.yaml": Self.flow, "pictures/a.svg": old],
      ["a.flow.yaml": Self.flow.replacing("title: A", with: "title: B"), "pictures/a.svg": Self.svg],
    ])
    let page = bench.run("diff one two --format html")
    #expect(page.output.contains(Data(old.utf8).base64EncodedString()), "\(page.errorOutput)")
    #expect(page.output.contains(Data(Self.svg.utf8).base64EncodedString()))
  }

  /// A link that leads out of the project is an error wherever it is found, also if only one version has it.
  @Test(arguments: ["/etc/passwd", "nowhere"]) func aLinkThatCannotBeReadIsReported(target: String) throws {
    let bench = try bench()
    let link = try Shell.run(
      "ln -s \(target) l.flow.yaml && git add -A && git -c user.name=a -c user.email=a@b commit -qm l && git tag three",
      in: bench.folder)
    #expect(link.status == 0, "\(link.errorOutput)")
    for line in ["diff one three", "diff one .", "diff three three"] {
      let run = bench.run(line)
      let reason = target == "nowhere" ? "there is no such file" : "a symbolic link leads out of the project"
      #expect(run.status == 2, "\(line)")
      #expect(run.errorOutput.components(separatedBy: reason).count == 2, "\(line): \(run.errorOutput)")
    }
    #expect(bench.run("diff one three --format github").output.contains("::error file=l.flow.yaml"))
    #expect(bench.run("diff one three").output.contains("l.flow.yaml"))
    #expect(bench.run("diff one two --path a.flow.yaml").status == 0)
  }

  /// YAML has several notations for the same settings.
  @Test(arguments: ["{ extends: team.yaml }\n", "\"extends\": team.yaml\n", "extends:\n  team.yaml\n"])
  func extendedSettingsOfARevisionAreRead(settings: String) throws {
    let bench = try Workbench.repository([
      [
        "a.flow.yaml": SampleFlows.error, ".navflow.yaml": settings,
        "team.yaml": "severity: { pop-to-absent: off }\n",
      ]
    ])
    let run = bench.run("diff one one")
    #expect(run.status == 0 && run.errorOutput.isEmpty, "\(run)")
    #expect(bench.run("check --new-since one").status == 0)
  }
}
