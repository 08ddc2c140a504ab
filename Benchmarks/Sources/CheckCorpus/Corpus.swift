import AppShape

/// An app of the corpus, with bounds for the cost of `navflow check`; nil means no bound.
struct CorpusApp {
  /// The source of an app's files.
  enum Source {
    /// A folder of `Apps`.
    case folder(String)
    case generated(AppShape)
  }

  let source: Source
  /// The time of a check, as a multiple of a bare libyaml scan of the same files.
  let scanRatio: Double?
  /// The peak of resident memory.
  let mebibytes: Double?
  /// The number of rules and expectations that are neither proved nor violated.
  let undecided: Int?

  init(_ source: Source, scanRatio: Double? = nil, mebibytes: Double? = nil, undecided: Int? = nil) {
    self.source = source
    self.scanRatio = scanRatio
    self.mebibytes = mebibytes
    self.undecided = undecided
  }

  var name: String {
    switch source {
    case .folder(let name): name
    case .generated(let shape):
      "\(shape.screens) screens, \(shape.tabs) tabs, \(shape.entries) entries, \(shape.variables) variables"
        + (shape.style == .natural ? ", natural \(shape.seed)" : "")
    }
  }

  // The bounds are one and a half times the measured values, because other load slows the checks down.
  /// All apps, the cheapest first.
  ///
  /// Until `exec`, the memory of the parent process counts in the child's peak, so the parent must stay small.
  static let all: [CorpusApp] = [
    CorpusApp(
      .generated(AppShape(screens: 100, tabs: 1, entries: 0, variables: 0)), scanRatio: 300, mebibytes: 60,
      undecided: 1),
    CorpusApp(.folder("shop"), scanRatio: 450, mebibytes: 60, undecided: 0),
    CorpusApp(.folder("messenger"), scanRatio: 800, mebibytes: 60, undecided: 0),
    CorpusApp(.folder("bank"), scanRatio: 1_400, mebibytes: 70, undecided: 1),
    CorpusApp(
      .generated(AppShape(screens: 100, tabs: 1, entries: 6, variables: 4)), scanRatio: 850, mebibytes: 60,
      undecided: 1),
    CorpusApp(
      .generated(AppShape(screens: 100, tabs: 5, entries: 0, variables: 0)), scanRatio: 450, mebibytes: 60,
      undecided: 1),
    CorpusApp(
      .generated(AppShape(screens: 100, tabs: 5, entries: 6, variables: 0)), scanRatio: 550, mebibytes: 60,
      undecided: 1),
    CorpusApp(
      .generated(AppShape(screens: 100, tabs: 5, entries: 6, variables: 4)), scanRatio: 1_000, mebibytes: 70,
      undecided: 1),
    CorpusApp(
      .generated(AppShape(screens: 300, tabs: 5, entries: 6, variables: 4)), scanRatio: 1_200, mebibytes: 130,
      undecided: 2),
    CorpusApp(
      .generated(AppShape(screens: 1_000, tabs: 1, entries: 0, variables: 0)), scanRatio: 450, mebibytes: 120,
      undecided: 1),
    CorpusApp(
      .generated(AppShape(screens: 1_000, tabs: 5, entries: 6, variables: 4)), scanRatio: 1_700, mebibytes: 380,
      undecided: 2),
  ]
}
