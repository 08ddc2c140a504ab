import Testing

@testable import PushdownVerification

@Suite("Places by group") struct GroupsTests {
  @Test("those of a group stay in their order, and a group may have none") func order() {
    let groups = Groups([2, 0, 2, 4, 0], count: 6)
    #expect((0..<6).map { Array(groups[$0]) } == [[1, 4], [], [0, 2], [], [3], []])
  }
}
