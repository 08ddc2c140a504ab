import Testing

@testable import Pushdown

@Suite struct BucketQueueTests {
  @Test func givesKeysInOrderAndItemsAsTheyCame() {
    var random = SplitMix(seed: 7)
    var queue = BucketQueue()
    var waiting: [(key: UInt64, item: UInt64)] = []
    var item: UInt64 = 0
    for _ in 0..<20_000 {
      if random.below(5) < 3 {
        let key = queue.key + UInt64([0, 0, 1, 1 << 20, random.below(400)][random.below(5)])
        queue.push(item, key: key)
        waiting.append((key, item))
        item += 1
      } else {
        let least = waiting.indices.min { waiting[$0].key < waiting[$1].key }
        let taken = queue.pop()
        #expect(taken == least.map { waiting[$0].item })
        if let least { waiting.remove(at: least) }
      }
      if waiting.count > 300 { while queue.pop() != nil { waiting = [] }; queue = BucketQueue() }
    }
  }
}
