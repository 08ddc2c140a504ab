import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax
import Testing
import VerifierPortfolio

@testable import FlowRules

/// Rules with a search of their own prove nothing if it reaches its limit.
@Suite struct OwnSearchTests {
  /// Returns the verdict on a rule by each engine on a phone; the bounded search may decide less.
  private func verdicts(on rule: String, _ text: String) -> [Verdict?] {
    let reading = FlowReader.read(text: text, rules: RuleRegistry.standard.ids)
    guard let flow = reading.flow, let simulator = Simulator(flow, on: .phone) else { return [] }
    let checker = Checker(files: reading.files)
    return [Verifier.Engine.auto, .exact, .search].map { engine in
      let checked = checker.check(flow, [Verifier(simulator, engine: engine).explore()])
      return checked.verdicts.first { $0.property == rule }?.verdict
    }
  }

  private func isProved(_ verdict: Verdict?) -> Bool { verdict == .proved }

  /// Returns lines that are made from their numbers.
  private func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined(separator: "\n") }

  @Test func alertsAtLaunchAreUnprovedBeyondTheLimit() {
    func text(_ switches: Int) -> String {
      """
      navflow: 1
      root: { stack: Home }
      state:
      \(lines(switches) { "  s\($0): [off, on]" })
      screens:
        Home:
          actions:
      \(lines(switches) { "      Switch \($0): { by: system, set: { s\($0): on } }" })
            Tell: { by: system, when: { \((0..<switches).map { "s\($0): on" }.joined(separator: ", ")) }, present: Late }
        Late: { title: Late, kind: alert, actions: { OK: stay } }
      """
    }
    #expect(verdicts(on: "alert-at-launch", text(3)) == [.violated, .violated, .violated])
    #expect(!verdicts(on: "alert-at-launch", text(11)).contains(where: isProved))
    let quiet = text(3).replacing("present: Late", with: "do: stay")
    #expect(verdicts(on: "alert-at-launch", quiet) == [.proved, .proved, .proved])
  }

  @Test(arguments: [12, 25, 45, 70])
  func longArrivalLoopIsReportedOrUndecided(length: Int) {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Go: push P0 } }
      \(lines(length) { "  P\($0): { actions: { On: { by: arrival, push: P\(($0 + 1) % length) } } }" })
      """
    let verdicts = verdicts(on: "arrival-loop", text)
    #expect(verdicts.count == 3 && !verdicts.contains(where: isProved))
    if length < 60 { #expect(verdicts == [.violated, .violated, .violated]) }
  }

  @Test(arguments: [2, 7])
  func wallIsUnprovedBeyondTheLimitOfStarts(variables: Int) {
    let text = """
      navflow: 1
      root: { screen: Splash }
      state:
      \(lines(variables) { "  v\($0): { values: [a, b], initial: any }" })
      screens:
        Splash:
          actions:
            Go on:
              by: arrival
              cases:
                - { when: { v0: a }, replace: Free }
                - { start: signIn, locked: true, then: { signedIn: replace Free } }
        Free:
          actions:
      \(lines(variables) { "      Use \($0): { when: { v\($0): b }, push: Article }" })
            Read: push Article
        Article: { title: Article }
      tasks:
        signIn:
          purpose: signIn
          outcomes: [signedIn, cancelled]
          screens: { SignIn: { back: hidden, actions: { OK: complete signedIn } } }
      """
    // With two variables all starts are searched, and one can only be entered by signing in; with seven the limit is
    // reached.
    let free = text.replacing("v0: a }, replace", with: "v0: [a, b] }, replace")
    let asks = verdicts(on: "login-wall", text)
    #expect(asks.first == (variables == 2 ? .violated : .bounded(1)))
    #expect(verdicts(on: "login-wall", free).map(isProved) == [Bool](repeating: variables == 2, count: 3))
  }

  @Test func wallIsUnprovedIfATraceIsCutAtARepeatedScreen() {
    let text = """
      navflow: 1
      root: { stack: Start }
      screens:
        Start: { actions: { Help: { role: close, push: Start } } }
      tasks:
        signIn:
          purpose: signIn
          outcomes: [signedIn, cancelled]
          screens: { SignIn: { actions: { OK: complete signedIn } } }
      """
    #expect(!verdicts(on: "login-wall", text).contains(where: isProved))
  }
}
