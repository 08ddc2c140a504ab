import ArgumentParser

/// Which findings are known already.
struct BaselineChoice: ParsableArguments {
  @Option(help: ArgumentHelp("Tell new findings only: those that this file does not know.", valueName: "file"))
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp("Write all findings of this run to a file, as known from now on.", valueName: "file"))
  var writeBaseline: String?
}
