import Foundation
import GeneratedFlows
import Testing

@testable import NavflowCommands

/// Tests `check --changed`: it reports exactly the findings of `check` whose files or dependencies differ.
@Suite struct ChangedTests {
  private static let app = "navflow: 1\nimports: [part.flow.yaml]\nroot: { stack: A }\n"
  private static let part =
    "navflow: 1\nscreens:\n  A: { title: A, actions: { Far: pop 2, Go: push B } }\n  B: { title: B }\n"

  /// Returns the flows on which `check --changed one` reports.
  private func flows(_ bench: Workbench, _ options: [String] = []) throws -> [String] {
    let run = bench.run(["check", "--changed", "one", "--format", "json"] + options)
    let projects = try #require(try run.json()["projects"]?.array)
    return projects.flatMap { $0["flows"]?.array ?? [] }.compactMap { $0["file"]?.string }.sorted()
  }

  private func bench(_ files: [String: String] = [:]) throws -> Workbench {
    try Workbench.repository([
      [
        "a.flow.yaml": Self.app, "b.flow.yaml": Self.app, "part.flow.yaml": Self.part,
        "other.flow.yaml": SampleFlows.error,
      ].merging(files) { $1 }
    ])
  }

  @Test func nothingHasChanged() throws {
    let run = try bench().run("check --changed one")
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errorOutput == "navflow: no flow file has changed since \"one\"\n")
  }

  @Test func allImportersOfAFragmentAreChecked() throws {
    let bench = try bench()
    try bench.write(Self.part + "\n", to: "part.flow.yaml")
    #expect(try flows(bench) == ["a.flow.yaml", "b.flow.yaml", "part.flow.yaml"])
    let run = bench.run("check --changed one")
    #expect(
      run.errorOutput == "navflow: also checking files that depend on what has changed: a.flow.yaml, b.flow.yaml\n")
    #expect(run.status == 1 && !run.output.contains("other.flow.yaml"))
  }

  /// `B` is out of reach in `a.flow.yaml` alone, but not in the other flow that contains it.
  @Test func flowsThatShareAFileDecideTogether() throws {
    let part = "navflow: 1\nscreens:\n  A: { title: A }\n  B: { title: B }\n"
    let bench = try bench([
      "part.flow.yaml": part,
      "b.flow.yaml": "navflow: 1\nimports: [part.flow.yaml]\nroot: { tabs: [A, B], start: A }\n",
    ])
    try bench.write(Self.app + "# changed\n", to: "a.flow.yaml")
    let run = bench.run("check --changed one")
    #expect(try flows(bench) == ["a.flow.yaml"])
    #expect(run.status == 0 && !run.output.contains("[unreachable-screen]"), "\(run)")
    #expect(bench.run("check a.flow.yaml").output.contains("[unreachable-screen]"))
  }

  @Test func picturesAreDependencies() throws {
    let flow = "navflow: 1\nroot: { stack: A }\nscreens: { A: { title: A, image: a.png } }\n"
    let bench = try bench(["a.flow.yaml": flow, "a.png": "PNG 1"])
    #expect(try flows(bench).isEmpty)
    try bench.write("PNG 2", to: "a.png")
    #expect(try flows(bench) == ["a.flow.yaml"])
    try FileManager.default.removeItem(at: bench.folder.appendingPathComponent("a.png"))
    #expect(try flows(bench) == ["a.flow.yaml"])
    #expect(bench.run("check --changed one").output.contains("there is no picture \"a.png\""))
  }

  @Test func baselinesAreDependencies() throws {
    let bench = try bench([
      ".navflow.yaml": "baseline: known.json\n", "known.json": "{ \"version\": 2, \"findings\": [\n] }\n",
      "app/.navflow.yaml": "", "app/c.flow.yaml": SampleFlows.error,
    ])
    #expect(try flows(bench).isEmpty)
    try bench.write("{ \"version\": 2, \"findings\": [\r\n] }\r\n", to: "known.json")
    #expect(try flows(bench).isEmpty)
    try bench.write("{ \"version\": 2, \"findings\": [] }\n", to: "known.json")
    #expect(try flows(bench).count == 4)
    let named = try self.bench(["x/known.json": "{ \"version\": 2, \"findings\": [] }\n"])
    try named.write("{ \"version\": 2, \"findings\": [ ] }\n", to: "x/known.json")
    #expect(try flows(named, ["--baseline", "x/known.json"]).count == 4)
  }

  @Test func settingsAreDependencies() throws {
    let bench = try bench(["app/.navflow.yaml": "failOn: error\n", "app/c.flow.yaml": SampleFlows.warning])
    try bench.write("failOn: warning\n", to: "app/.navflow.yaml")
    #expect(try flows(bench) == ["app/c.flow.yaml"])
    #expect(bench.run("check --changed one").status == 1)
    try bench.write("failOn: never\n", to: "app/.navflow.yaml")
    #expect(bench.run("check --changed one").output.contains("app/.navflow.yaml:1:9: error: "))
    try FileManager.default.removeItem(at: bench.folder.appendingPathComponent("app/.navflow.yaml"))
    #expect(try flows(bench) == ["app/c.flow.yaml"])
  }

  @Test func deletedFilesAreDependencies() throws {
    let bench = try bench()
    for file in ["part.flow.yaml", "other.flow.yaml"] {
      try FileManager.default.removeItem(at: bench.folder.appendingPathComponent(file))
    }
    #expect(try flows(bench) == ["a.flow.yaml", "b.flow.yaml"])
    #expect(bench.run("check --changed one").status == 2)
  }

  @Test func submodulesAreDependencies() throws {
    let library = try Workbench.repository([["lib.flow.yaml": Self.part, "own.flow.yaml": SampleFlows.error]])
    let bench = try Workbench(["a.flow.yaml": "navflow: 1\nimports: [vendor/lib.flow.yaml]\nroot: { stack: A }\n"])
    let git = "export GIT_CONFIG_GLOBAL=/dev/null; git -c protocol.file.allow=always -c user.name=a -c user.email=a@b "
    let script = """
      git init -q -b main . && \(git) submodule --quiet add \(library.folder.path) vendor && git add -A && \(git) commit -q -m x
      git tag one
      """
    #expect(try Shell.run(script, in: bench.folder).status == 0)
    #expect(try flows(bench).isEmpty)
    try bench.write(Self.part + "# changed\n", to: "vendor/lib.flow.yaml")
    #expect(try flows(bench) == ["a.flow.yaml", "vendor/lib.flow.yaml"])
    #expect(try Shell.run("cd vendor && \(git) commit -q -a -m y", in: bench.folder).status == 0)
    #expect(try flows(bench) == ["a.flow.yaml", "vendor/lib.flow.yaml"])
  }

  @Test func fixesOnlyWhatHasChanged() throws {
    let wrong = SampleFlows.sound.replacing("title: Home", with: "titel: Home")
    let bench = try bench(["c.flow.yaml": wrong, "d.flow.yaml": wrong])
    try bench.write(wrong + "\n", to: "d.flow.yaml")
    _ = bench.run("check --fix --changed one")
    #expect(try bench.read("c.flow.yaml") == wrong && !(try bench.read("d.flow.yaml").contains("titel")))
  }

  // MARK: Random repositories

  /// A small repository: flows that import fragments, with pictures and a project inside.
  private struct RandomFiles {
    var random: SeededGenerator
    var files: [String: String] = [:]
    static let names = ["a", "b", "app/c", "app/d", "p", "q", "app/r"]

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      for name in Self.names { write(name) }
      files[".navflow.yaml"] = "baseline: known.json\n"
      files["known.json"] = "{ \"version\": 2, \"findings\": [] }\n"
      files["app/.navflow.yaml"] = "failOn: warning\n"
      files["one.png"] = "1"
    }

    private static func isFragment(_ name: String) -> Bool { ["p", "q", "r"].contains(name.suffix(1)) }

    /// The fragments that a file may import.
    private static func parts(of name: String) -> [String] {
      name.hasPrefix("app/") ? (name == "app/r" ? [] : ["r"]) : name == "q" ? [] : name == "p" ? ["q"] : ["p", "q"]
    }

    private mutating func write(_ name: String) {
      let parts = Self.parts(of: name).filter { _ in Bool.random(using: &random) }
      let letter = name.suffix(1).uppercased()
      let action = ["Far: pop 2", "Up: pop", "Go: push \(letter)2"][Int.random(in: 0..<3, using: &random)]
      let image = Bool.random(using: &random) && !name.hasPrefix("app/") ? ", image: one.png" : ""
      let links = parts.map { ", \($0): push \($0.uppercased())" }.joined()
      files[name + ".flow.yaml"] = """
        navflow: 1
        \(parts.isEmpty ? "" : "imports: [\(parts.map { "\($0).flow.yaml" }.joined(separator: ", "))]\n")\
        \(Self.isFragment(name) ? "" : "root: { stack: \(letter) }\n")\
        screens:
          \(letter): { title: \(letter)\(image), actions: { \(action)\(links) } }
          \(letter)2: { title: T\(Int.random(in: 0...1, using: &random)) }

        """
    }

    mutating func change() {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        switch Int.random(in: 0...9, using: &random) {
        case 0: files["one.png"] = files["one.png"] == nil ? "2" : nil
        case 1: files["known.json"]? += "\n"
        case 2: files["app/.navflow.yaml"] = "failOn: error\n"
        case 3: files[Self.names[Int.random(in: 0..<7, using: &random)] + ".flow.yaml"] = nil
        default: write(Self.names[Int.random(in: 0..<7, using: &random)])
        }
      }
    }

    /// Returns everything that the check of a file depends on, by a search of its text.
    func dependencies(of path: String) -> [String: String?] {
      let folder = path.hasPrefix("app/") ? "app/" : ""
      var found: [String: String?] = [path: files[path], folder + ".navflow.yaml": files[folder + ".navflow.yaml"]]
      if folder.isEmpty { found["known.json"] = files["known.json"] }
      let text = files[path] ?? ""
      if text.contains("one.png") { found["one.png"] = files["one.png"] }
      for part in ["p", "q", "r"] where text.contains("\(part).flow.yaml") {
        found.merge(dependencies(of: "\(folder)\(part).flow.yaml")) { $1 }
      }
      return found
    }
  }

  @Test(arguments: 1...12) func reportsTheFindingsWhoseDependenciesDiffer(seed: UInt64) throws {
    var random = RandomFiles(seed: seed)
    let before = random
    let bench = try Workbench.repository([before.files.mapValues(Optional.some)])
    random.change()
    for path in Set(before.files.keys).union(random.files.keys) where before.files[path] != random.files[path] {
      if let text = random.files[path] {
        try bench.write(text, to: path)
      } else {
        try FileManager.default.removeItem(at: bench.folder.appendingPathComponent(path))
      }
    }
    func findings(_ line: String) throws -> [JSONTree] { try #require(try bench.run(line).json()["findings"]?.array) }
    let all = try findings("check --format json")
    let changed = try findings("check --changed one --format json")
    let expected = all.filter { finding in
      (finding["flows"]?.array ?? []).compactMap(\.string).contains {
        before.dependencies(of: $0) != random.dependencies(of: $0)
      }
    }
    #expect(changed.map(\.comparable) == expected.map(\.comparable))
    #expect(!all.isEmpty)
  }
}

extension JSONTree {
  /// What a person reads of a finding.
  fileprivate var comparable: [String] {
    ["rule", "message", "file", "severity", "device", "screen", "action", "allowed", "fingerprint"].map {
      self[$0]?.string ?? ""
    }
      + [self["start"]?["line"]?.int.map(String.init) ?? ""]
  }
}
