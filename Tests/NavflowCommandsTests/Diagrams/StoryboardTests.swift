import Foundation
import Testing

/// Tests `diagram --strip` and `diagram --taps`.
struct StoryboardTests {
  private let bench: Workbench

  init() throws {
    bench = try Workbench([
      "shop.flow.yaml": """
      navflow: 1
      devices: [phone, pad]
      root: { stack: Home }
      state: { member: [no, yes] }
      screens:
        Home:
          title: Start here
          image: home.gif
          actions:
            Up: pop 2
            Next: { do: push Detail, set: { member: yes } }
            Lounge: { when: { member: yes }, push: Lounge }
        Detail: { image: none.png, actions: { Up again: pop 5 } }
        Lounge: { image: lounge.txt }
        Folder: { image: folder.png }
      scenarios:
        There and back:
          taps: [Next, Back]
        Stops:
          taps: [Next, Lounge]
        On the pad:
          device: pad
          taps: [Next]
      """,
      "home.gif": Workbench.picture, "folder.png/a.txt": "",
    ])
  }

  private func strip(_ arguments: String...) -> Workbench.Run { bench.run(["diagram", "shop.flow.yaml"] + arguments) }

  @Test func drawsAFindingByItsNumberOrItsRule() {
    let first = strip("--strip", "1")
    #expect(first.status == 0 && first.output.hasPrefix("<svg ") && first.output.contains(">1.\u{A0}Up<"))
    let rule = strip("--strip", "pop-to-absent").output
    #expect(rule.contains(">1.\u{A0}Up<") && rule.contains(">2.\u{A0}Up again<"))
    #expect(!first.output.contains("Up again"))
  }

  /// A strip shows the finding that `check` lists at that place, on the device where it occurs.
  @Test func numbersAreThoseOfCheckOnAllDevices() throws {
    let bench = try Workbench([
      "shop.flow.yaml": """
      navflow: 1
      devices: [phone, pad]
      root: { stack: Home }
      screens:
        Home:
          actions:
            Open: { where: { device: pad }, push: Detail }
            Close: { where: { device: phone }, push: Other }
        Detail: { actions: { Up: pop 5 } }
        Other: { actions: { Down: pop 7 } }
      """
    ])
    let listed = bench.run(["check", "shop.flow.yaml"]).output.split(separator: "\n").filter {
      $0.contains(": error: ")
    }
    #expect(listed.count == 2)
    for (index, name) in ["Up", "Down"].enumerated() {
      let drawn = bench.run(["diagram", "shop.flow.yaml", "--strip", "\(index + 1)"]).output
      #expect(listed[index].contains("\"\(name)\"") && drawn.contains(">2.\u{A0}\(name)<"), "\(index)")
      #expect(drawn.contains("on iPad") == (name == "Up"))
    }
    let one = bench.run(["diagram", "shop.flow.yaml", "--strip", "1", "--device", "phone"])
    #expect(one.output.contains(">2.\u{A0}Down<"))
    #expect(
      bench.run(["diagram", "shop.flow.yaml", "--strip", "2", "--device", "phone"]).errorOutput
        .contains("there is no finding 2: shop.flow.yaml has 1 finding on iPhone"))
  }

  @Test func drawsAScenario() {
    let run = strip("--strip", "There and back")
    #expect(run.output.contains(">1.\u{A0}Next<") && run.output.contains(">2.\u{A0}Back<"))
    #expect(run.output.contains(">member = yes<"))
    #expect(strip("--strip", "On the pad", "--device", "pad").output.contains("Detail"))
    #expect(strip("--strip", "On the pad").errorOutput.contains("write --device pad"))
    #expect(strip("--strip", "Stops").errorOutput.contains("the scenario stops at \"Lounge\""))
  }

  /// The converter knows no variables of CSS, so each rule has a colour before its variable.
  @Test func writesPNGWithoutVariables() throws {
    let check = "grep -v ': #[0-9a-f]*; [a-z-]*: var(--' | grep -q 'var(--' && exit 3"
    let script = check + "\nprintf '\\211PNG\\r\\n\\032\\n....IEND\\256B`\\202'\n"
    try bench.program(script, at: "bin/rsvg-convert")
    let path = bench.folder.appendingPathComponent("bin").path + ":/usr/bin:/bin"
    func run(_ path: String) -> Workbench.Run {
      bench.run(
        ["diagram", "shop.flow.yaml", "--strip", "There and back", "-o", "a.png"], environment: ["PATH": path])
    }
    #expect(run(path).errorOutput.hasSuffix("navflow: wrote a.png: 1 strip with 2 steps\n"))
    let png = try Data(contentsOf: bench.folder.appendingPathComponent("a.png"))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let missing = run("/nowhere")
    #expect(missing.status == 2 && missing.errorOutput.contains("apt-get install librsvg2-bin"))
    try bench.program("echo broken >&2", at: "bin/rsvg-convert")
    #expect(run(path).errorOutput.contains("rsvg-convert drew nothing: broken"))
    #expect(try Data(contentsOf: bench.folder.appendingPathComponent("a.png")) == png)
  }

  @Test func drawsTapsFromInitialValues() {
    let run = strip("--taps", "Lounge", "--given", "member=yes")
    #expect(run.status == 0 && run.output.contains(">1.\u{A0}Lounge<"))
    let refused = strip("--taps", "Lounge")
    #expect(
      refused.status == 2 && refused.output.isEmpty && refused.errorOutput.contains("\"Lounge\" is not offered here"))
  }

  @Test func embedsPicturesAndNamesThoseThatAreMissing() {
    let run = strip("--strip", "There and back")
    #expect(run.output.contains("data:image/gif;base64,R0lGODlhOw=="))
    #expect(
      run.errorOutput == """
        navflow: the picture "none.png" is left out: there is no such file
        navflow: the picture "lounge.txt" is left out: its name does not end in .png, .jpg, .gif, .svg or .webp
        navflow: the picture "folder.png" is left out: it is not a file

        """)
  }

  @Test(arguments: [
    (["--strip", "There and bakc"], "did you mean \"There and back\"?"),
    (["--strip", "99"], "there is no finding 99"),
    (["--strip", "lost-input"], "has no finding of lost-input"),
    (["--strip", "1", "--taps", "Next"], "write --strip or --taps, not both"),
    (["--given", "member=yes"], "write --taps too"),
    (["--strip", "1", "--task", "x"], "leave out --task"),
    (["--strip", "1", "--format", "dot"], "a strip is drawn as SVG or PNG"),
    (["--strip", "1", "-o", "a.mmd"], "a strip is drawn as SVG or PNG"),
  ])
  func refusesWhatCannotBeDrawn(_ arguments: [String], _ message: String) {
    let run = bench.run(["diagram", "shop.flow.yaml"] + arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errorOutput.contains(message), "\(run.errorOutput)")
  }
}
