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

  @Test func dependsOnlyOnRuleFileAndSubject() {
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

  @Test func doesNotDependOnTheReportedPlace() {
    let subjects = ["a", "b"].map { Subject(screen: "S", action: $0) }
    let found = [0, 1].map { texts in
      var diagnostic = finding("a-rule", subjects[texts])
      diagnostic.otherPlaces = [.init(subject: subjects[1 - texts], range: sample.range(of: "two"))]
      return fingerprint(diagnostic)
    }
    #expect(found[0] == found[1] && found[0] == fingerprint(finding("a-rule", subjects[0])))
  }

  @Test func staysTheSameAcrossVersions() {
    #expect(
      fingerprint(finding("interrupted-task", Subject(screen: "S", action: "残高", task: "T"))) == "8ffc48f7f56936f1")
  }

  @Test func distinguishesEqualFindingsByOrder() {
    let three = Fingerprint.assign(to: [finding(), finding(at: "two"), finding(at: "three")], in: sample.files)
    #expect(Set(three).count == 3)
    #expect(three.first == fingerprint(finding()))
    #expect(three.allSatisfy { $0.count == 16 })
  }
}
