import FlowModel
import FlowSyntax
import Testing

@testable import FlowSimulation

@Suite("Offers with unknown variables") struct OfferTests {
  private static let text = """
    navflow: 1
    root: { stack: A }
    state: { lamp: [off, on], door: [shut, open] }
    screens:
      A:
        actions:
          Look: stay
          Read: { when: { lamp: on }, do: stay }
          Leave: { when: { lamp: on, door: open }, do: stay }
          Try: { either: { ok: { cases: [{ when: { door: open }, do: stay }, { do: push B }] }, no: stay } }
          Peek: { cases: [{ when: { door: open }, do: stay }, { do: push B }] }
      B: {}
    """
  private static let (lamp, door) = (VariableID(0), VariableID(1))

  private func offer(_ label: String) throws -> Offer {
    let flow = try #require(FlowReader.read(text: Self.text).flow)
    let simulator = try #require(Simulator(flow, on: .phone))
    let offers = simulator.offers(in: simulator.launch().target, without: [Self.lamp, Self.door])
    return try #require(offers.first { simulator.flow.action(of: $0.move)?.label.value == label })
  }

  @Test("a move without conditions is always offered")
  func asksNothing() throws {
    let look = try offer("Look")
    #expect(look.isCertain && look.variables.isEmpty)
  }

  @Test("the unknown variable of a condition decides")
  func asksForOne() throws {
    let read = try offer("Read")
    #expect(!read.isCertain && read.variables == [Self.lamp])
    #expect(read.tests?.map(\.variable) == [Self.lamp])
  }

  @Test("a case of a result depends on the variables of the cases before it")
  func asksForEarlierCases() throws {
    let flow = try #require(FlowReader.read(text: Self.text).flow)
    let simulator = try #require(Simulator(flow, on: .phone))
    let launch = simulator.launch().target
    let names = { (moves: [Move]) in moves.filter { simulator.label(of: $0) == "Try" }.map(\.result) }
    #expect(names(simulator.moves(in: launch)) == [1, 2])
    var open = launch
    open.state[Self.door.index] = ValueID(1)
    #expect(names(simulator.moves(in: open)) == [0, 2])
    let offers = simulator.offers(in: launch, without: [Self.door]).filter { simulator.label(of: $0.move) == "Try" }
    #expect(offers.map(\.isCertain) == [false, false, true])
    #expect(offers.map(\.variables) == [[Self.door], [Self.door], []])
  }

  @Test("the unknown variables of two conditions decide")
  func asksForTwo() throws {
    let leave = try offer("Leave")
    #expect(!leave.isCertain && leave.variables == [Self.lamp, Self.door])
    #expect(leave.tests?.map(\.variable) == [Self.lamp, Self.door])
  }

  @Test("an action with several cases has no tests")
  func hasCases() throws {
    let peek = try offer("Peek")
    #expect(peek.tests == nil && !peek.isCertain && peek.variables == [Self.door])
  }
}
