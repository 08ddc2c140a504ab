import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

/// An engine that gives up leaves the word to the search, unless somebody has the time.
@Suite("How long engines go on") struct PatienceTests {
  private static let endless = """
    navflow: 1
    root: { stack: A }
    screens: { A: { actions: { Again: push A, Show: { present: B } } }, B: { actions: { Off: dismiss } } }
    """
  private static let tabs = """
    navflow: 1
    root: { tabs: [A, B] }
    screens: { A: { actions: { Again: push A } }, B: { actions: { More: push B } } }
    """

  /// A verifier whose engines give up at once.
  private func hasty(_ text: String, isPatient: Bool) throws -> Verifier {
    let simulator = try #require(Simulator(try FlowText.read(text), on: .phone))
    var verifier = Verifier(simulator, limits: .init(depth: 4, configurations: 100), isPatient: isPatient)
    verifier.steps = 1
    return verifier
  }

  @Test("who has the time gets what there is to know", arguments: [endless, tabs])
  func patience(text: String) throws {
    let hasty = try hasty(text, isPatient: false).explore()
    #expect(!hasty.isComplete && hasty.bound == 4)
    let patient = try self.hasty(text, isPatient: true).explore()
    #expect(patient.isComplete && patient.undecided.isEmpty && !patient.growths().isEmpty)
  }

  @Test("and whose time is over before no less than the search knows", arguments: [endless, tabs])
  func timeIsOver(text: String) throws {
    // At whichever look it is over, but the very first.
    for most in 2... {
      var looks = 0
      let watch = Watch { _, _ in
        looks += 1
        return looks <= most
      }
      let stopped = try hasty(text, isPatient: true).explore(watch: watch)
      if looks <= most { return #expect(most > 5 && stopped.isComplete) }
      #expect(stopped.isComplete || stopped.bound == 4, "after \(most) looks")
    }
  }
}
