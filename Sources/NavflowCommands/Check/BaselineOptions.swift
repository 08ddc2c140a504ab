import ArgumentParser

/// The options for baselines.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Report only findings that are not in this baseline.", valueName: "file"))
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp("Write all findings of this run to a baseline.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Remove from the baseline the findings that are gone.")
  var prune = false

  @Flag(help: "Fail if the baseline knows findings that are gone.")
  var strictBaseline = false

  @Flag(help: "Fail instead of writing findings to the baseline that it does not know.")
  var baselineMayNotGrow = false

  /// Whether one of the options is given.
  var areUsed: Bool { baseline != nil || writeBaseline != nil || prune || strictBaseline || baselineMayNotGrow }

  func validate() throws {
    if baselineMayNotGrow, writeBaseline == nil {
      throw UsageError("--baseline-may-not-grow needs --write-baseline FILE")
    }
    if prune, writeBaseline != nil {
      throw UsageError("--write-baseline removes the findings that are gone, so leave --prune out")
    }
  }
}
