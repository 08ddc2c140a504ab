import Diagnostics

extension JUnitFormat.V10 {
  /// The test cases of one file.
  struct Suite {
    /// The path of the file.
    let path: String
    /// The cases.
    let cases: [Case]

    /// Returns the number of cases with certain outcomes.
    func count(where isCounted: (Case.Outcome) -> Bool) -> Int { cases.count { isCounted($0.outcome) } }

    /// The number of cases with a finding at or above `failOn`.
    var failures: Int { count { $0 == .failed } }
    /// The number of cases that could not run because of errors in the file.
    var errors: Int { count { $0 == .broken } }

    /// The XML element of the suite.
    var xml: JUnitElement {
      let skipped = count { if case .skipped = $0 { true } else { false } }
      return JUnitElement(
        name: "testsuite",
        attributes: [
          ("name", path), ("tests", String(cases.count)), ("failures", String(failures)), ("errors", String(errors)),
          ("skipped", String(skipped)),
        ], children: cases.map(\.xml))
    }

    /// Returns the path in Jenkins' form: folders and the file's name joined by dots, without other dots.
    static func className(of path: String) -> String {
      var stem = path
      for ending in [".flow.yaml", ".flow.yml"] where stem.hasSuffix(ending) { stem.removeLast(ending.count) }
      return stem.replacing(".", with: "_").replacing("/", with: ".")
    }
  }
}
