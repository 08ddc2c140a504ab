import Diagnostics
import Reporting
import Testing

struct FingerprintTests {
  private let sample = Sample("one\ntwo\nthree")

  private func finding(_ rule: RuleID = "a-rule", at word: String = "one", _ subject: Subject = Subject()) -> Diagnostic
  {
    Diagnostic(rule, .error, "message at \(word)", at: sample.range(of: word), subject: subject)
  }

  private func fingerprint(_ finding: Diagnostic) -> String? {
    Fingerprint.assign(to: [finding], in: sample.files).first
  }

  @Test func dependsOnRuleScreenActionAndTaskButNotOnPositionMessageOrDevice() {
    let base = fingerprint(finding())
    #expect(fingerprint(finding(at: "three")) == base)
    #expect(fingerprint(finding("a-rule", Subject(device: "pad"))) == base)
    let others = [
      finding("b-rule"), finding("a-rule", Subject(screen: "")), finding("a-rule", Subject(action: "")),
      finding("a-rule", Subject(task: "")), finding("a-rule", Subject(screen: "a")),
      finding("a-rule", Subject(action: "a")),
      finding("a-rule", Subject(task: "a")),
    ]
    #expect(Set(others.map(fingerprint) + [base]).count == others.count + 1)
  }

  @Test func dependsOnTheFilesPathInTheProjectButNotInReports() {
    func fingerprint(path: String, projectPath: String) -> String? {
      var files = SourceFiles()
      let file = files.add(SourceFile(path: path, projectPath: projectPath, bytes: []))
      return Fingerprint.assign(to: [Diagnostic("a-rule", .error, "m", at: .beginning(of: file))], in: files).first
    }
    let base = fingerprint(path: "a", projectPath: "p")
    #expect(fingerprint(path: "b", projectPath: "p") == base)
    #expect(fingerprint(path: "a", projectPath: "q") != base)
  }

  @Test func doesNotDependOnWhichPlaceIsReportedFirst() {
    let subjects = ["a", "b"].map { Subject(screen: "S", action: $0) }
    let fingerprints = [0, 1].map { first in
      var diagnostic = finding("a-rule", subjects[first])
      diagnostic.otherPlaces = [.init(subject: subjects[1 - first], range: sample.range(of: "two"))]
      return fingerprint(diagnostic)
    }
    // Of the two places, the one whose names come first alphabetically determines the fingerprint.
    #expect(fingerprints == Array(repeating: fingerprint(finding("a-rule", subjects[0])), count: 2))
  }

  @Test func staysTheSameAcrossVersions() {
    // CI systems store fingerprints, and recognize old findings by them.
    #expect(
      fingerprint(finding("interrupted-task", Subject(screen: "S", action: "残高", task: "T"))) == "8ffc48f7f56936f1")
  }

  @Test func fingerprintsAreUniqueEvenIfFindingsAgreeInAllNames() {
    let fingerprints = Fingerprint.assign(to: [finding(), finding(at: "two"), finding(at: "three")], in: sample.files)
    #expect(Set(fingerprints).count == 3)
    #expect(fingerprints.first == fingerprint(finding()))
    #expect(fingerprints.allSatisfy { $0.count == 16 })
  }
}
