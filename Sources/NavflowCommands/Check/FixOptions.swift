import ArgumentParser
import Checking
import Reporting

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
      throw ValidationError("\(name) needs --fix")
    }
  }

  /// Returns the fixer of files, after it has found what to change.
  ///
  /// - Throws: `UsageError`.
  func fixer(
    _ paths: [String], _ config: String?, _ options: CheckOptions, _ timeLimit: Double?, on console: Console
  ) throws -> Fixer {
    try RuleOptions.requireSettings(config, on: console)
    let progress = ProgressReporter(console, timeLimit: timeLimit)
    var fixer = Fixer(
      paths: paths.isEmpty ? ["."] : paths, config: config, options: options, in: console.directory, observer: progress)
    if unsafeFixes { fixer.writeAll() } else { fixer.writeCertain() }
    progress.finish()
    return fixer
  }

  /// Prints the changes as a unified diff.
  func printDifference(of fixer: Fixer, on console: Console) throws -> ExitStatus {
    for change in fixer.changes {
      try console.write(UnifiedDiff(change.path, from: change.before, to: change.after).bytes)
    }
    return fixer.changes.isEmpty ? .success : .findings
  }

  /// Writes the changed files, and reports their number.
  ///
  /// - Throws: `UsageError` for the first file that cannot be written, after writing all others.
  func write(_ fixer: Fixer, on console: Console) throws {
    var problem: UsageError?
    for change in fixer.changes {
      do throws(UsageError) {
        try OutputFile(change.path, on: console).write(change.after)
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    guard !fixer.changes.isEmpty else { return }
    let problems = fixer.count == 1 ? "1 problem" : "\(fixer.count) problems"
    let files = fixer.changes.count == 1 ? "1 file" : "\(fixer.changes.count) files"
    console.writeError("navflow: fixed \(problems) in \(files)\n")
  }
}
