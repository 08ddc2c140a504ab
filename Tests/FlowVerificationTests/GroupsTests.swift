import Testing

@testable import FlowVerification

@Suite("Places by group") struct GroupsTests {
  @Test("those of a group stay in their order, and a group may have none") func order() {
    let groups = Groups([2, 0, 2, 4, 0], count: 6)
    #expect((0..<6).map { Array(groups[$0]) } == [[1, 4], [], [0, 2], [], [3], []])
  }

  @Test("costs are told from the lowest, equal ones as they are given") func costs() {
    let costs = [(3, 0, 0), (1, 0, 1), (3, 0, 0), (1, 0, 0), (1, 1, 0), (1, 0, 1)].map {
      Cost(taps: $0.0, entries: $0.1, systems: $0.2)
    }
    #expect(ObservationLog.order(of: costs) == [3, 1, 5, 4, 0, 2])
    #expect(ObservationLog.order(of: [Cost]()).isEmpty)
  }
}
