/// Returns a number with its noun, for example `1 error` or `2 errors`.
func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

/// Returns how far something was checked, as a phrase for messages.
func extent(ofBound taps: Int) -> String { taps == 0 ? "the launch" : count(taps, "tap") }
