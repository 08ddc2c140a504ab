import ArgumentParser
import Checking
import Diagnostics
import FlowSyntax
import Localization
import Reporting
import Support

/// The options that write suggestions into the files.
struct FixOptions: ParsableArguments {
  @Flag(help: "Write the suggestions that are certain into the files, then check them.")
  var fix = false

  @Flag(help: "With --fix: print the changes as a unified diff, and write nothing. Exit status 1 if there are changes.")
  var dryRun = false

  @Flag(help: "With --fix: write the other suggestions too, where fewer findings are left.")
  var unsafeFixes = false

  func validate() throws {
    for (name, isOn) in [("--dry-run", dryRun), ("--unsafe-fixes", unsafeFixes)] where isOn && !fix {
      throw UsageError("\(name) needs --fix")
    }
  }

  /// Returns the fixers of projects, after they have found what to change; each begins with the changes of those before it.
  func fixers(
    of projects: [ProjectPaths], _ options: CheckOptions, _ progress: ProgressReporter, on console: Console
  ) -> [Fixer] {
    var access: any FileAccess = DiskFiles()
    return projects.map { paths in
      var fixer = Fixer(paths, options: options, in: console.directory, access: access, observer: progress)
      if unsafeFixes { fixer.writeAll() } else { fixer.writeCertain() }
      access = fixer.files
      return fixer
    }
  }

  /// Returns the changes of projects, one for each file.
  private func changes(of fixers: [Fixer]) -> [Fixer.Change] {
    fixers.flatMap(\.changes).reduce(into: []) { changes, change in
      if let place = changes.firstIndex(where: { $0.path == change.path }) {
        changes[place] = changes[place].followed(by: change)
      } else {
        changes.append(change)
      }
    }
  }

  /// Prints the changes as a unified diff, and reports the paths that cannot be read.
  func printDifference(of fixers: [Fixer], on console: Console) throws -> ExitStatus {
    let problems = fixers.flatMap(\.problems)
    for problem in problems { console.say(problem.message) }
    let changes = changes(of: fixers)
    for change in changes {
      try console.write(UnifiedDiff(change.path, from: change.before, to: change.after).bytes)
    }
    if !problems.isEmpty { return .unusable }
    return changes.isEmpty ? .success : .findings
  }

  /// Writes the changed files, and reports their number, or that no finding can be fixed.
  ///
  /// - Throws: `UsageError` for the first file that cannot be written, after writing all others.
  func write(_ fixers: [Fixer], on console: Console) throws {
    let changes = changes(of: fixers)
    try OutputFile.write(
      changes.map { .init(path: $0.path, bytes: $0.after, before: .bytes($0.before)) }, on: console)
    guard !changes.isEmpty else {
      let hasFindings = fixers.contains { $0.checked?.result?.diagnostics.isEmpty == false }
      if hasFindings { console.say("no finding has a fix that leaves fewer findings") }
      return
    }
    let problems = Message.count(fixers.reduce(0) { $0 + $1.count }, "problem")
    console.say("fixed \(problems) in \(.count(changes.count, "file"))")
  }
}
