import Foundation
import Testing

/// navflow runs git so that a repository from elsewhere starts no program, and says what git cannot do.
@Suite struct GitSafetyTests {
  private func run(_ script: String, in bench: Workbench) throws -> Shell.Run {
    try Shell.run("export GIT_CONFIG_GLOBAL=/dev/null\n" + script, in: bench.folder)
  }

  @Test func settingsOfTheRepositoryStartNoProgram() throws {
    let bench = try Workbench.repository([
      ["a.flow.yaml": SampleFlows.sound, ".gitattributes": "*.yaml filter=evil diff=evil\n"],
      ["a.flow.yaml": SampleFlows.warning],
    ])
    let mark = bench.folder.appendingPathComponent("mark").path
    let leave = "touch \(mark); cat"
    let settings = [
      "core.fsmonitor", "core.sshCommand", "core.pager", "diff.external", "filter.evil.clean", "filter.evil.smudge",
      "filter.evil.process", "diff.evil.textconv", "diff.evil.command",
    ]
    let script = settings.map { "git config \($0) '\(leave)'" }.joined(separator: "\n")
    let hooks = """
      mkdir hooks; printf '#!/bin/sh\\ntouch \(mark)\\n' > hooks/post-index-change; chmod +x hooks/*
      git config core.hooksPath "$PWD/hooks"
      """
    #expect(try run(script + "\n" + hooks, in: bench).status == 0)
    try bench.write(SampleFlows.error, to: "a.flow.yaml")
    #expect(bench.run("check --changed one").status == 1)
    #expect(bench.run("diff one two").output.contains("gone"))
    #expect(bench.run("diff one .").status == 1)
    #expect(!bench.has("mark"))
    // The settings do leave a mark if git is run as usual.
    _ = try run("git diff one", in: bench)
    #expect(bench.has("mark"))
  }

  /// Git waits for a pipe in the place of its files.
  @Test(arguments: ["diff HEAD .", "check --changed HEAD", "check --new-since HEAD"])
  func ctrlCEndsGit(_ line: String) throws {
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.sound]])
    #expect(try run("rm .git/config && mkfifo .git/config", in: bench).status == 0)
    let run = bench.run(line.split(separator: " ").map(String.init), isInterrupted: { true })
    #expect(run.status == 130 && run.errorOutput == "navflow: ended by Ctrl-C; nothing is compared\n", "\(run)")
  }

  @Test func aPartialCloneFetchesNothing() throws {
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.sound], ["a.flow.yaml": SampleFlows.error]])
    let script = """
      git config uploadpack.allowFilter true
      git clone -q --filter=blob:none "file://$PWD" clone && cd clone
      git config core.sshCommand 'touch ../mark; false' && git remote set-url origin ssh://nowhere.invalid/x
      """
    #expect(try run(script, in: bench).status == 0)
    let refused = bench.run(["diff", "one", "two"], in: "clone")
    #expect(refused.status == 2 && !bench.has("mark"))
    let advice = try #require(refused.errorOutput.firstMatch(of: /fetch them with "(git archive .*)"/))
    // The advice works.
    let fetch = try run("cd clone && git remote set-url origin \"file://$PWD/..\" && \(advice.output.1)", in: bench)
    #expect(fetch.status == 0, "\(fetch.errorOutput)")
    #expect(bench.run(["diff", "one", "two"], in: "clone").status == 1)
  }

  @Test func contentsDecideWhatHasChanged() throws {
    let bench = try Workbench.repository([
      ["a.flow.yaml": SampleFlows.error, "b.flow.yaml": SampleFlows.error, "c.flow.yaml": SampleFlows.sound]
    ])
    #expect(bench.run("check --changed HEAD").errorOutput.contains("no flow file has changed"))
    try bench.write(SampleFlows.error.replacing("\n", with: "\r\n"), to: "a.flow.yaml")
    #expect(bench.run("check --changed HEAD").errorOutput.contains("no flow file has changed"))
    try bench.write(SampleFlows.warning, to: "c.flow.yaml")
    try bench.write(SampleFlows.sound, to: "d.flow.yaml")
    try bench.write(SampleFlows.sound, to: "e.flow.yaml")
    #expect(try run("git add e.flow.yaml && echo d.flow.yaml > .gitignore", in: bench).status == 0)
    let run = bench.run("check --changed HEAD")
    #expect(run.status == 0 && run.output.contains("c.flow.yaml:") && run.output.contains("in 2 flows"), "\(run)")
  }

  @Test func aTagThatNamesNoCommitIsNotSuggested() throws {
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.sound]])
    #expect(try run("git tag text HEAD:a.flow.yaml", in: bench).status == 0)
    let run = bench.run("diff text .")
    #expect(run.status == 2 && run.errorOutput.hasSuffix("nor a revision that git knows here\n"), "\(run)")
  }

  @Test func whatGitCannotDoIsExplained() throws {
    let empty = try Workbench(["a.flow.yaml": SampleFlows.sound])
    #expect(try run("git init -q .", in: empty).status == 0)
    for line in ["diff HEAD .", "check --changed HEAD"] {
      #expect(empty.run(line).errorOutput.contains("this repository has no commits yet"))
    }
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.sound], ["a.flow.yaml": SampleFlows.error]])
    let script = "git clone -q --depth 1 \"file://$PWD\" shallow && git clone -q --bare . bare.git"
    #expect(try run(script, in: bench).status == 0)
    for line in ["diff HEAD~1 HEAD", "check --changed HEAD~1"] {
      let words = line.split(separator: " ").map(String.init)
      let shallow = bench.run(words, in: "shallow")
      #expect(shallow.status == 2 && shallow.errorOutput.contains("\"fetch-depth: 0\""), "\(shallow.errorOutput)")
      let bare = bench.run(words, in: "bare.git")
      #expect(bare.status == 2 && bare.errorOutput.contains("this is a bare git repository"), "\(bare.errorOutput)")
    }
    // A bare repository has files of these names.
    for name in ["HEAD", "config"] {
      let run = bench.run(["diff", name, name], in: "bare.git")
      #expect(run.status == 2 && run.errorOutput.contains("this is a bare git repository"), "\(run.errorOutput)")
    }
  }

  /// Git takes a file as unchanged if a sparse checkout leaves it out, so nothing may call it deleted, or skip its changes.
  @Test func aSparseCheckoutIsNoDeletion() throws {
    let parts = "navflow: 1\nscreens: { Help: { title: Help } }\n"
    let flow = "navflow: 1\nimports: [../parts/help.flow.yaml]\nroot: { stack: Help }\n"
    let first = ["a/a.flow.yaml": flow, "parts/help.flow.yaml": parts, "b/b.flow.yaml": SampleFlows.sound]
    let bench = try Workbench.repository([first, ["b/b.flow.yaml": SampleFlows.error]])
    #expect(try run("git sparse-checkout set a parts", in: bench).status == 0)
    let check = bench.run("check")
    #expect(check.status == 0 && check.errorOutput.contains("this is a sparse checkout"), "\(check)")
    for line in ["diff HEAD .", "check --changed HEAD", "check --new-since HEAD"] {
      let run = bench.run(line)
      #expect(run.status == 0 && !run.output.contains("no longer exists"), "\(line): \(run)")
    }
    for line in ["diff HEAD~1 .", "check --changed HEAD~1", "check --new-since HEAD~1"] {
      let run = bench.run(line)
      #expect(run.status == 2, "\(line): \(run)")
      #expect(run.errorOutput.contains("\"b/b.flow.yaml\" differs from \"HEAD~1\""), "\(line): \(run)")
      #expect(run.errorOutput.contains("type \"git sparse-checkout add b\""), "\(line): \(run)")
    }
    #expect(bench.run("check --changed HEAD~1 a").status == 0)
    #expect(bench.run("diff HEAD~1 HEAD").status == 1)
    #expect(try run("git sparse-checkout set a", in: bench).status == 0)
    let alone = bench.run("check a")
    #expect(alone.status == 2 && alone.output.contains("type \"git sparse-checkout add parts\""), "\(alone)")
  }

  @Test func missingHistoriesAreExplained() throws {
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.sound], ["a.flow.yaml": SampleFlows.error]])
    let commit = "git -c user.name=a -c user.email=a@b commit -q --allow-empty -m x"
    let script = """
      git checkout -q -b topic && \(commit) -m topic && git checkout -q main && \(commit)
      git clone -q --depth 1 --branch topic "file://$PWD" shallow && git clone -q --single-branch --branch topic . single
      (cd shallow && git fetch -q --depth 1 origin main:refs/remotes/origin/more)
      git checkout -q --orphan other && \(commit)
      """
    #expect(try run(script, in: bench).status == 0)
    func answer(_ line: String, in folder: String) -> String {
      bench.run(line.split(separator: " ").map(String.init), in: folder).errorOutput
    }
    #expect(answer("diff origin/more...HEAD", in: "shallow").contains("\"fetch-depth: 0\""))
    #expect(
      answer("check --changed origin/main", in: "shallow").contains(
        "\"git fetch --unshallow origin main:refs/remotes/origin/main\""))
    #expect(
      answer("check --changed origin/main", in: "single").contains(
        "type \"git fetch origin main:refs/remotes/origin/main\""))
    #expect(answer("diff main...other", in: "").contains("their histories have nothing in common"))
  }

  @Test func foldersMayHaveAnyName() throws {
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.error]])
    let script = "git clone -q . 'two\nlines'"
    #expect(try run(script, in: bench).status == 0)
    #expect(bench.run(["diff", "HEAD", "."], in: "two\nlines").status == 0)
    try bench.write(SampleFlows.warning, to: "two\nlines/a.flow.yaml")
    #expect(bench.run(["check", "--changed", "HEAD"], in: "two\nlines").output.contains("in 1 flow"))
  }

  @Test func namesThatAreNotUTF8AreReported() throws {
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.sound]])
    let commit = "git -c user.name=a -c user.email=a@b commit -qm x"
    let script = "cp a.flow.yaml \"$(printf 'caf\\351.flow.yaml')\" && git add -A && \(commit)"
    #expect(try run(script, in: bench).status == 0)
    let compared = bench.run("diff HEAD HEAD")
    #expect(compared.status == 2 && compared.errorOutput.contains("in the git repository is not UTF-8"))
    #expect(!compared.errorOutput.contains("blob"))
  }

  @Test func noTemporaryFolderIsNeeded() throws {
    let bench = try Workbench.repository([["a.flow.yaml": SampleFlows.sound]])
    #expect(try run("TMPDIR=/nowhere navflow diff HEAD HEAD", in: bench).status == 0)
  }
}
