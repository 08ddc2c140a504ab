import Foundation
import Testing

@testable import FlowSyntax

/// Tests the recipes of `Docs/ci.md`, without the servers that run them.
@Suite(.enabled(if: RecipeBench.hasGit, "git is not installed")) struct RecipeTests {
  @Test func theWorkflowAnnotatesAndWritesItsReports() throws {
    let bench = try RecipeBench()
    defer { bench.remove() }
    let workflow = try Recipe("github").yaml()
    #expect(workflow.at("permissions", "security-events")?.text == "write")
    let steps = try #require(workflow.at("jobs", "check", "steps")).list
    // The effect of the second checkout.
    let path = try #require(steps[1].at("with", "path")?.text)
    let version = try #require(steps[1].at("with", "ref")?.text)
    try bench.git("clone -q --branch \(version) \(bench.origin) \(path)")
    let scripts = steps.compactMap { $0.at("run")?.text }
    #expect(scripts.count == 2)
    let install = try bench.run(scripts[0])
    #expect(install.status == 0 && install.output.contains("/usr/local/bin/navflow"), "\(install.output)")
    bench.environment["GITHUB_STEP_SUMMARY"] = bench.repository.appendingPathComponent("summary.md").path
    let check = try bench.run(scripts[1])
    #expect(check.status == 1)
    #expect(check.output.hasPrefix("::error file=flows/before.flow.yaml,line="))
    #expect(try bench.read("summary.md").contains("| interrupted-task |"))
    let upload = try #require(steps.last)
    #expect(upload.at("uses")?.text?.hasPrefix("github/codeql-action/upload-sarif@") == true)
    let file = try #require(upload.at("with", "sarif_file")?.text)
    #expect(try bench.read(file).contains("\"uri\": \"flows/before.flow.yaml\""))
    // The previous step has failed.
    let condition = try #require(upload.at("if")?.text)
    #expect(condition.contains("!cancelled()") && condition.contains("hashFiles('\(file)')"))
  }

  @Test func theJobWritesItsReports() throws {
    let bench = try RecipeBench()
    defer { bench.remove() }
    let job = try #require(try Recipe("gitlab").yaml().at("flows"))
    let script = try #require(job.at("script")).list.compactMap(\.text)
    #expect(script.count == 4)
    let address = try #require(script[0].split(separator: " ").first { $0.hasPrefix("https://") })
    for command in script.dropLast() {
      let run = try bench.run(command.replacing(address, with: "file://\(bench.origin)"))
      #expect(run.status == 0, "\(command): \(run.output)")
    }
    let check = try bench.run(try #require(script.last))
    #expect(check.status == 1 && check.output.contains("[interrupted-task]"))
    #expect(job.at("artifacts", "when")?.text == "always")
    let reports = try #require(job.at("artifacts", "reports"))
    #expect(try bench.read(try #require(reports.at("junit")?.text)).contains("<failure type=\"interrupted-task\""))
    #expect(
      try bench.read(try #require(reports.at("codequality")?.text)).contains("\"check_name\": \"interrupted-task\""))
  }

  @Test(.enabled(if: RecipeBench.hasPython, "python3 is not installed"))
  func theSummaryReadsTheReport() throws {
    let bench = try RecipeBench()
    defer { bench.remove() }
    try Recipe("summary").text.write(
      to: bench.repository.appendingPathComponent("summary.py"), atomically: true, encoding: .utf8)
    let run = try bench.run("navflow check --report json=report.json > text || true\npython3 summary.py report.json")
    #expect(run.status == 0 && run.output.hasPrefix("navflow 0.1.0 ends with status 1\n\n### .\n\n- "), "\(run.output)")
    #expect(
      run.output.contains("- ✗ flows/before.flow.yaml: ")
        && run.output.contains(": `navflow simulate flows/before.flow.yaml"))
  }

  @Test func thePullRequestStepComparesVersions() throws {
    let bench = try RecipeBench()
    defer { bench.remove() }
    bench.environment["GITHUB_BASE_REF"] = "main"
    bench.environment["GITHUB_STEP_SUMMARY"] = bench.repository.appendingPathComponent("summary.md").path
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    bench.environment["RUNNER_TEMP"] = temporary.path
    let commit = "git add -A && git -c core.hooksPath=/dev/null commit -qm x"
    let base = try bench.run(
      "mv flows/before.flow.yaml kept && \(commit) && git update-ref refs/remotes/origin/main HEAD")
    #expect(base.status == 0, "\(base.output)")
    let change = try bench.run("mv kept flows/before.flow.yaml && \(commit)")
    #expect(change.status == 0, "\(change.output)")
    let step = try #require(try Recipe("pull-request").yaml().list.first)
    // A push has no base.
    #expect(step.at("if")?.text?.contains("github.event_name == 'pull_request'") == true)
    let run = try bench.run(try #require(step.at("run")?.text))
    #expect(run.status == 0, "\(run.output)")
    let summary = try bench.read("summary.md")
    #expect(
      summary.hasPrefix("### navflow: origin/main...HEAD → HEAD\n") && summary.contains("| interrupted-task |"),
      "\(summary)")
    // A reader needs the summary most if a flow has mistakes.
    try bench.write("navflow: 1\nroot: { stack: Nowhere }\n", to: "flows/before.flow.yaml")
    #expect(try bench.run(commit + " && rm summary.md").status == 0)
    let mistaken = try bench.run(try #require(step.at("run")?.text))
    let told = try bench.read("summary.md")
    #expect(mistaken.status != 0 && told.contains("Nowhere"), "\(mistaken.output)")
  }

  @Test func theHookReadsSubmodules() throws {
    let bench = try RecipeBench()
    defer { bench.remove() }
    try bench.write(try Recipe("pre-commit").text, to: ".git/hooks/pre-commit")
    let script = """
      chmod +x .git/hooks/pre-commit
      rm flows/before.flow.yaml
      mkdir library && cd library && git init -q . && printf 'navflow: 1\\nscreens: { More: { title: More } }\\n' > m.flow.yaml
      git add -A && git -c core.hooksPath=/dev/null commit -qm x && cd .. && mv library "$RUNNER_TEMP/library"
      git -c protocol.file.allow=always submodule --quiet add "$RUNNER_TEMP/library" "shared library"
      """
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    bench.environment["RUNNER_TEMP"] = temporary.path
    let made = try bench.run(script)
    #expect(made.status == 0, "\(made.output)")
    let flow = "navflow: 1\nimports: [../shared library/m.flow.yaml]\nroot: { stack: More }\n"
    try bench.write(flow, to: "flows/app.flow.yaml")
    let run = try bench.run("git add -A && git commit -qm change")
    #expect(run.status == 0, "\(run.output)")
    try bench.write(flow.replacing("stack: More", with: "stack: Moore"), to: "flows/app.flow.yaml")
    let refused = try bench.run("git add -A && git commit -qm change")
    #expect(refused.status != 0 && refused.output.contains("Moore"), "\(refused.output)")
  }

  @Test func theHookChecksTheStagedFiles() throws {
    let bench = try RecipeBench()
    defer { bench.remove() }
    let hook = ".git/hooks/pre-commit"
    try bench.write(try Recipe("pre-commit").text, to: hook)
    #expect(try bench.run("chmod +x \(hook)").status == 0)
    let commit = "git commit -qm change"

    let refused = try bench.run("git add -A && \(commit)")
    #expect(refused.status != 0 && refused.output.contains("flows/before.flow.yaml:38:18: error:"), "\(refused.output)")
    try bench.git("rm -q --cached flows/before.flow.yaml")
    #expect(try bench.run(commit).status == 0)

    // Staged without errors, and broken since: the staged version counts.
    let path = "flows/settings.flow.yaml"
    let sound = try bench.read(path)
    try bench.write("# all is well\n" + sound, to: path)
    try bench.git("add \(path)")
    try bench.write("navflow: 1\nroot: { stack: Nowhere }\n", to: path)
    #expect(try bench.run(commit).status == 0)
    // The opposite case.
    try bench.git("add \(path)")
    try bench.write(sound, to: path)
    let invalid = try bench.run(commit)
    #expect(invalid.status != 0 && invalid.output.contains("there is no screen \"Nowhere\""))
    try bench.git("reset -q --hard")

    // A picture and a baseline that the settings name are copied as well, and checked when they change.
    try bench.write(
      "baseline: .navflow-baseline.json\nseverity: { image-not-found: error }\n", to: "flows/.navflow.yaml")
    try bench.write("{ \"version\": 1, \"findings\": [] }\n", to: "flows/.navflow-baseline.json")
    try bench.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "flows/home.svg")
    try bench.write(
      "navflow: 1\nroot: { stack: Home }\nscreens: { Home: { title: Home, image: home.svg } }\n",
      to: "flows/p.flow.yaml")
    let added = "flows/.navflow.yaml flows/.navflow-baseline.json flows/home.svg flows/p.flow.yaml"
    let whole = try bench.run("git add \(added) && \(commit)")
    #expect(whole.status == 0, "\(whole.output)")
    try bench.write("not a baseline", to: "flows/.navflow-baseline.json")
    let baseline = try bench.run("git add \(added) && \(commit)")
    #expect(baseline.status != 0 && baseline.output.contains(".navflow-baseline.json"), "\(baseline.output)")
    try bench.git("reset -q --hard")
    let picture = try bench.run("git rm -q flows/home.svg && \(commit)")
    #expect(picture.status != 0 && picture.output.contains("home.svg"), "\(picture.output)")
    try bench.git("reset -q --hard")

    // Without such a file in the commit, navflow does not run.
    try bench.write("hello", to: "notes.txt")
    bench.environment["PATH"] = "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"
    #expect(try bench.run("git add notes.txt && \(commit)").status == 0)
    // Deleting the last flow is allowed.
    #expect(try bench.run("git rm -qr flows && \(commit)").status == 0)
  }
}
