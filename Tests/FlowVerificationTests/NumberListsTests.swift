import Testing

@testable import FlowVerification

@Suite("Lists of numbers, one after another") struct NumberListsTests {
  @Test(
    "are found as they were added, empty ones included", arguments: [[[]], [[], [3], []], [[1, 2], [], [2, 1]]])
  func foundAsAdded(_ all: [[UInt32]]) {
    var lists = NumberLists()
    for list in all { lists.append(list) }
    #expect(lists.count == all.count)
    for (place, list) in all.enumerated() {
      #expect(Array(lists[place]) == list)
      var met: [UInt32] = []
      lists.forEach(at: place) { met.append($0) }
      #expect(met == list)
    }
  }
}
