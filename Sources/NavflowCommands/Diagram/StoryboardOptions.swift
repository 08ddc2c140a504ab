import ArgumentParser

/// The options that ask for a storyboard in place of a diagram.
struct StoryboardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw the steps that lead to a finding, or those of a scenario: the id of a rule, the number of a finding in the "
        + "text of check, or the name of a scenario.", valueName: "finding or scenario"))
  var strip: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Draw the steps of these taps, written as for simulate. Can be repeated: one strip above the other.",
      valueName: "A; B; Back"))
  var taps: [String] = []

  @Option(
    help: ArgumentHelp("The width of a strip, in points; longer ones go on in the next row.", valueName: "points"))
  var width: Int?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "With --taps: an initial value; may be given several times.", valueName: "variable=value"))
  var given: [String] = []

  /// Whether a storyboard is asked for.
  var isRequested: Bool { !strip.isEmpty || !taps.isEmpty }

  func validate() throws {
    guard strip.isEmpty || taps.isEmpty else { throw UsageError("write --strip or --taps, not both") }
    guard given.isEmpty || !taps.isEmpty else {
      throw UsageError("--given sets initial values for taps: write --taps too")
    }
    guard width == nil || isRequested else { throw UsageError("--width needs --strip or --taps") }
    guard width ?? 1 >= 1 else { throw UsageError("--width must be at least 1") }
  }
}
