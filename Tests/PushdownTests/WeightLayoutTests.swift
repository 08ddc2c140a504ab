import Pushdown
import Testing

@Suite struct WeightLayoutTests {
  @Test func packsAndUnpacks() {
    let layout = WeightLayout(bits: [20, 10, 5])
    let weight = layout.packed([3, 1_000, 31])
    #expect(weight.map(layout.costs) == [3, 1_000, 31])
    #expect(layout.packed([1, 1_024]) == nil)
    #expect(layout.packed([1, 0, 0, 0]) == nil)
    #expect(layout.packed([7]).map(layout.costs) == [7, 0, 0])
    #expect((weight ?? 0) & layout.mask(of: 1) == 1_000 << 6)
    #expect(layout.guards == 1 << 5 | 1 << 16 | 1 << 37)
  }

  @Test func comparesTheMostImportantFirst() throws {
    let layout = WeightLayout(bits: [20, 10])
    let (few, many) = (try #require(layout.packed([1, 900])), try #require(layout.packed([2, 0])))
    #expect(few < many)
    #expect((few + few) & layout.guards != 0)
    #expect((many + few) & layout.guards == 0)
  }

  @Test func hasOneFieldOfSixtyThreeBits() {
    #expect(WeightLayout.single.guards == 1 << 63)
    #expect(WeightLayout.single.packed([1 << 62]).map(WeightLayout.single.costs) == [1 << 62])
    #expect(WeightLayout.single.mask(of: 0) == .max >> 1)
  }

  @Test func cutsOffWhatDoesNotFit() {
    let layout = WeightLayout(bits: [40, 40, 5])
    #expect(layout.bits == [40, 22, 0])
    #expect(layout.packed([1, 2]).map(layout.costs) == [1, 2, 0])
  }

  @Test func tellsOneCostByItself() throws {
    let layout = WeightLayout(bits: [20, 10, 5])
    let weight = try #require(layout.packed([3, 1_000, 31]))
    #expect((0..<4).map { layout.cost($0, of: weight) } == [3, 1_000, 31, 0])
    #expect(WeightLayout.single.cost(0, of: 1 << 62) == 1 << 62)
    let cut = WeightLayout(bits: [40, 40, 5])
    #expect(cut.cost(2, of: try #require(cut.packed([1, 2]))) == 0)
  }
}
