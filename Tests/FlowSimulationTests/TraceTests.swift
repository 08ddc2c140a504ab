import Diagnostics
import FlowModel
import FlowSimulation
import GeneratedFlows
import OrderedCollections
import Testing

@Suite("Traces and their replays")
struct TraceTests {
  static let flow = """
    navflow: 1
    devices: [phone, pad]
    root: { tabs: [A, B], start: B }
    state: { v: [a, b], w: { values: [x, y], initial: any } }
    screens:
      A: {}
      B:
        actions:
          Start: { start: t, aside: true }
          Sheet: present A
          System: { by: system, do: stay }
          Push: push B
      C: { actions: { Arrive: { by: arrival, set: { v: b } } } }
    tasks:
      t:
        outcomes: [done]
        screens:
          T1: { actions: { End: { either: { well: complete done, badly: [pop, cancel] } }, Arriving: push C } }
    entries: { Link: [dismiss, push A] }
    """

  private func trace(_ taps: [String], on device: Device = .phone, given: [String: String] = [:]) throws -> Trace {
    try Stage(Self.flow, on: device, given: given, taps: taps).walk.trace(replaying: "x.flow.yaml")
  }

  @Test("steps")
  func steps() throws {
    let steps = try trace(["Push", "Back", "System", "Start", "Arriving", "Link", "Back", "Start", "End: badly"]).steps
    #expect(
      steps.map(\.kind) == [.launch, .tap, .gesture, .system, .tap, .tap, .arrival, .entry, .gesture, .tap, .tap])
    #expect(
      steps.map(\.label)
        == [nil, "Push", "Back", "System", "Start", "Arriving", "Arrive", "Link", "Back", "Start", "End"])
    #expect(steps.last?.result == "badly")
    #expect(steps[0].layers == [.init(style: nil, aside: false, stack: ["B"])])
    #expect(steps[0].tab == "B")
    #expect(steps[0].state == ["v": "a", "w": "x"])
    #expect(steps[5].layers.map(\.style) == [nil, "sheet"])
    #expect(steps[5].layers[1].stack == ["T1", "C"])
    #expect(steps[5].tasks == ["t"])
    #expect(steps[6].state["v"] == "b")
    #expect(steps[4].events == [.init(.starts, task: "t")])
    #expect(steps[7].events == [.init(.interrupts, task: "t")])
    #expect(steps[10].events == [.init(.fails, step: "pop-at-root"), .init(.cancels, task: "t", outcome: "cancelled")])
  }

  @Test("arrivals and the launch are not taps")
  func taps() throws {
    let trace = try trace(["Start", "Arriving", "Swipe down"])
    #expect(trace.taps == 3)
    #expect(trace.replay.taps == ["Start", "Arriving", "Swipe down"])
  }

  @Test("layers set aside are marked")
  func aside() throws {
    let flow = SampleFlow.text(sub: "{ start: u, aside: true }")
    let aside = try Stage(flow, taps: ["Start", "Sub"]).walk.trace(replaying: "x").steps[2]
    #expect(aside.layers.map(\.aside) == [false, true, false])
    #expect(aside.tasks == ["t", "u"])
  }

  @Test("the replay names a device and values that are not the defaults")
  func replay() throws {
    let plain = try trace(["Start", "End: well"]).replay
    #expect(plain == Replay(file: "x.flow.yaml", device: nil, given: [:], taps: ["Start", "End: well"]))
    let other = try trace(["Push"], on: .pad, given: ["w": "y"]).replay
    #expect(other == Replay(file: "x.flow.yaml", device: "pad", given: ["w": "y"], taps: ["Push"]))
  }

  @Test("the first device of the flow is the default")
  func defaultDevice() throws {
    let flow = Self.flow.replacing("[phone, pad]", with: "[pad, phone]")
    #expect(try Stage(flow, on: .pad).walk.trace(replaying: "x").replay.device == nil)
    #expect(try Stage(flow, on: .phone).walk.trace(replaying: "x").replay.device == "phone")
  }

  @Test("a harmful step that runs is not a failed step")
  func findings() throws {
    let flow = SampleFlow.text(root: "roots: { one: { stack: A }, two: { stack: B } }", go: "root two")
    let trace = try Stage(flow, taps: ["Sheet B", "Go"]).walk.trace(replaying: "x")
    #expect(trace.steps.last?.events == [])
  }

  @Test("there is a launch for each choice of initial values, the defaults first")
  func initialStates() throws {
    let stage = try Stage(Self.flow)
    let states = stage.simulator.initialStates.map { $0.map(\.index) }
    #expect(states == [[0, 0], [0, 1]])
  }

  @Test("launches are computed on demand")
  func manyInitialStates() throws {
    let variables = (0..<70).map { "v\($0): { values: [a, b], initial: any }" }.joined(separator: ", ")
    let flow = try FlowText.read("navflow: 1\nroot: { stack: A }\nstate: { \(variables) }\nscreens: { A: {} }")
    let simulator = try #require(Simulator(flow, on: .phone))
    let states = simulator.initialStates
    #expect(states.count == .max)
    #expect(states[5].map(\.index) == Array(repeating: 0, count: 67) + [1, 0, 1])
    let given = Assignment(variable: VariableID(0), value: ValueID(1), range: SourceRange.beginning(of: flow.file))
    #expect(simulator.initialStates(given: [given])[0].map(\.index).prefix(2) == [1, 0])
  }

  @Test("a fragment has no simulator")
  func fragment() throws {
    let flow = try FlowText.read("navflow: 1\nscreens: { A: {} }")
    #expect(Simulator(flow, on: .phone) == nil)
  }
}
