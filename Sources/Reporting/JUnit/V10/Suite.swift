import Diagnostics

extension JUnitFormat.V10 {
  /// The test cases of one file.
  struct Suite {
    /// The path of the file.
    let path: String
    /// The cases.
    let cases: [Case]

    /// How many cases ended in a way.
    func count(where isCounted: (Case.Outcome) -> Bool) -> Int { cases.count { isCounted($0.outcome) } }

    /// How many cases found something at or above `failOn`.
    var failures: Int { count { $0 == .failed } }
    /// How many cases could not be run for mistakes of the file.
    var errors: Int { count { $0 == .broken } }

    /// The element to write.
    var xml: XMLElement {
      let skipped = count { if case .skipped = $0 { true } else { false } }
      return XMLElement(
        name: "testsuite",
        attributes: [
          ("name", path), ("tests", String(cases.count)), ("failures", String(failures)), ("errors", String(errors)),
          ("skipped", String(skipped)),
        ], children: cases.map(\.xml))
    }

    /// What Jenkins takes for a package and a class: folders and the file's name, joined by dots that mean nothing else.
    static func className(of path: String) -> String {
      var stem = path
      for ending in [".flow.yaml", ".flow.yml"] where stem.hasSuffix(ending) { stem.removeLast(ending.count) }
      return stem.replacing(".", with: "_").replacing("/", with: ".")
    }
  }
}
