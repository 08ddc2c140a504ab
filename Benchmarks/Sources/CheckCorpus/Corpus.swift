import AppShape

/// An app of the corpus, and the most that `navflow check` may take for it.
///
/// A nil bound means that none is set yet.
struct CorpusApp {
  /// The source of an app's files.
  enum Source {
    /// A folder of `Apps`.
    case folder(String)
    case generated(AppShape)
  }

  let source: Source
  /// The time of a check, as a multiple of a bare libyaml scan of the same files.
  let timesTheScan: Double?
  /// The peak of resident memory.
  let mebibytes: Double?
  /// The number of rules and expectations that are neither proved nor violated.
  let undecided: Int?

  init(_ source: Source, timesTheScan: Double? = nil, mebibytes: Double? = nil, undecided: Int? = nil) {
    self.source = source
    self.timesTheScan = timesTheScan
    self.mebibytes = mebibytes
    self.undecided = undecided
  }

  var name: String {
    switch source {
    case .folder(let name): name
    case .generated(let shape):
      "\(shape.screens) screens, \(shape.tabs) tabs, \(shape.entries) entries, \(shape.variables) variables"
    }
  }

  // The bounds are half as much again as was measured, since a busy machine takes longer.
  /// All apps, from those that take least.
  ///
  /// The parent's memory counts in a child's peak until `exec`, so it has to stay small.
  static let all: [CorpusApp] = [
    CorpusApp(
      .generated(AppShape(screens: 100, tabs: 1, entries: 0, variables: 0)), timesTheScan: 300, mebibytes: 60,
      undecided: 1),
    CorpusApp(.folder("shop"), timesTheScan: 450, mebibytes: 60, undecided: 0),
    CorpusApp(.folder("messenger"), timesTheScan: 800, mebibytes: 60, undecided: 0),
    CorpusApp(.folder("bank"), timesTheScan: 1_400, mebibytes: 70, undecided: 1),
    CorpusApp(
      .generated(AppShape(screens: 100, tabs: 1, entries: 6, variables: 4)), timesTheScan: 850, mebibytes: 60,
      undecided: 1),
    CorpusApp(
      .generated(AppShape(screens: 100, tabs: 5, entries: 0, variables: 0)), timesTheScan: 450, mebibytes: 60,
      undecided: 1),
    CorpusApp(
      .generated(AppShape(screens: 100, tabs: 5, entries: 6, variables: 0)), timesTheScan: 550, mebibytes: 60,
      undecided: 1),
    CorpusApp(
      .generated(AppShape(screens: 100, tabs: 5, entries: 6, variables: 4)), timesTheScan: 1_000, mebibytes: 70,
      undecided: 1),
    CorpusApp(
      .generated(AppShape(screens: 300, tabs: 5, entries: 6, variables: 4)), timesTheScan: 1_200, mebibytes: 130,
      undecided: 2),
    CorpusApp(
      .generated(AppShape(screens: 1_000, tabs: 1, entries: 0, variables: 0)), timesTheScan: 450, mebibytes: 120,
      undecided: 1),
    CorpusApp(
      .generated(AppShape(screens: 1_000, tabs: 5, entries: 6, variables: 4)), timesTheScan: 1_700, mebibytes: 380,
      undecided: 2),
  ]
}
