import ArgumentParser

/// The options that ask for a storyboard in place of a diagram.
struct StoryboardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw the steps that lead to a finding, or those of a scenario: the id of a rule, the number of a finding in the "
        + "text of check, or the name of a scenario.", valueName: "finding or scenario"))
  var strip: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Draw the steps of these taps, written as for simulate.", valueName: "A; B; Back"))
  var taps: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "With --taps: an initial value; may be given several times.", valueName: "variable=value"))
  var given: [String] = []

  /// Whether a storyboard is asked for.
  var isRequested: Bool { strip != nil || taps != nil }

  func validate() throws {
    guard strip == nil || taps == nil else { throw ValidationError("write --strip or --taps, not both") }
    guard given.isEmpty || taps != nil else {
      throw ValidationError("--given sets initial values for taps: write --taps too")
    }
  }
}
