/// A number of things in words: `1 error`, `2 errors`.
func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

/// How far something was checked, as messages say it.
func extent(ofBound taps: Int) -> String { taps == 0 ? "the launch" : count(taps, "tap") }
