import Testing

@testable import FlowSyntax

/// The files that a search of a folder leaves out.
@Suite struct LeftOutFilesTests {
  private func paths(_ texts: [String: String], _ given: [String] = ["."], in folder: String = "/desk") -> [String] {
    let reader = ProjectReader(access: MemoryFiles(texts), workingDirectory: folder)
    let projects = reader.readProjects(of: given, config: nil)
    return projects.flatMap { project in
      project.checked.map { project.files[$0].path } + project.problems.map(\.message.english)
    }
  }

  /// Returns a repository with flow files at some paths.
  private func repository(_ paths: [String], _ texts: [String: String] = [:]) -> [String: String] {
    Dictionary(
      paths.map { ("/desk/\($0).flow.yaml", ProjectTests.plain) } + texts.map { ("/desk/\($0.key)", $0.value) }
        + [("/desk/.git/HEAD", "")]
    ) { $1 }
  }

  @Test(arguments: [
    ("build/", ["a", "new/x"]), ("/build", ["a", "new/x"]), ("x.flow.yaml", ["a"]),
    ("/x.flow.yaml", ["a", "build/x", "new/x"]),
    ("**/x.*", ["a"]), ("build/**\n!build/x.flow.yaml", ["a", "build/x", "new/x"]),
    ("# build", ["a", "build/x", "new/x"]),
    ("*.flow.yaml\n!a.flow.yaml", ["a"]), ("[b-n]*/", ["a"]), ("[!b]*/", ["a", "build/x"]),
    ("\\build  ", ["a", "new/x"]),
    ("a.flow.yaml/", ["a", "build/x", "new/x"]), ("new/*\n", ["a", "build/x"]), ("*uil?\r\n", ["a", "new/x"]),
  ])
  func patternsOfGit(_ patterns: String, _ left: [String]) {
    let files = repository(["a", "build/x", "new/x"], [".gitignore": patterns])
    #expect(paths(files) == left.map { $0 + ".flow.yaml" })
  }

  @Test func nearerFileDecides() {
    let files = repository(
      ["old/a", "old/keep/b"], [".gitignore": "*.flow.yaml", "old/keep/.gitignore": "!b.flow.yaml"])
    #expect(paths(files) == ["old/keep/b.flow.yaml"])
    #expect(paths(files, ["."], in: "/desk/old") == ["keep/b.flow.yaml"])
  }

  @Test func namedPathsAreChecked() {
    let files = repository(["a", "build/x", "build/deep/y"], [".gitignore": "build/\n"])
    #expect(paths(files, ["build/x.flow.yaml"]) == ["build/x.flow.yaml"])
    #expect(paths(files, ["build"]) == ["build/deep/y.flow.yaml", "build/x.flow.yaml"])
    #expect(paths(files, ["build/deep"]) == ["build/deep/y.flow.yaml"])
  }

  @Test func onlyRepositoriesIgnore() {
    var files = repository(
      ["a", "part/b"], [".gitignore": "*.flow.yaml", "part/.git": "gitdir: ../.git/modules/part"])
    #expect(paths(files) == ["part/b.flow.yaml"])
    files["/desk/.git/HEAD"] = nil
    #expect(paths(files) == ["a.flow.yaml", "part/b.flow.yaml"])
  }

  @Test func folderWithIgnoredFilesOnlyIsAProblem() {
    let message = "\".\" holds only flow files that .gitignore leaves out: name each file that you want to check"
    #expect(paths(repository(["a"], [".gitignore": "*.flow.yaml"])) == [message])
  }

  @Test func ignoredProjectIsNoProject() {
    let files = repository(["a", "build/x"], [".gitignore": "build", "build/.navflow.yaml": ""])
    #expect(paths(files) == ["a.flow.yaml"])
  }

  @Test func excludeReachesIntoProjects() {
    let files = repository(
      ["a", "apps/shop/b", "apps/shop/legacy/c", "apps/old/d"],
      [
        ".navflow.yaml": "exclude: [\"**/legacy\", apps/old]", "apps/shop/.navflow.yaml": "",
        "apps/old/.navflow.yaml": "",
      ])
    #expect(paths(files) == ["a.flow.yaml", "apps/shop/b.flow.yaml"])
    #expect(paths(files, ["apps/shop"]) == ["apps/shop/b.flow.yaml"])
    // A folder that the user names is checked although the settings around it exclude it.
    #expect(paths(files, ["apps/old"]) == ["apps/old/d.flow.yaml"])
    #expect(paths(files, ["."], in: "/desk/apps/old") == ["d.flow.yaml"])
  }

  @Test func excludeEndsAtTheRepository() {
    var files = repository(["a"], [".navflow.yaml": ""])
    files["/.navflow.yaml"] = "exclude: [\"**/a.flow.yaml\"]"
    #expect(paths(files) == ["a.flow.yaml"])
    files["/desk/.git/HEAD"] = nil
    #expect(paths(files).first?.contains("`exclude`") == true)
  }
}
