/// How high each frame can stand, where no frame can stand above itself: the longest ways of a graph without cycles, in
/// time and memory O(frames + edges).
struct Heights {
  /// The greatest height of a stack.
  private(set) var greatest = 0
  /// The edges of a highest stack, topmost first.
  private(set) var way: [Int] = []

  /// Looks at frames in an order in which every frame comes after all it stands on.
  init(_ saturation: ForwardSaturation, _ order: ContiguousArray<UInt32>, _ allowed: ContiguousArray<Bool>) {
    guard !saturation.start.stack.isEmpty else { return }
    var depth = ContiguousArray<Int?>(repeating: nil, count: saturation.frameCount)
    var down = ContiguousArray<Int?>(repeating: nil, count: saturation.frameCount)
    depth[ForwardSaturation.bottom] = 0
    var top = ForwardSaturation.bottom
    for frame in order.map(Int.init) {
      for edge in saturation.edges(ofFrame: frame) where allowed[edge] {
        guard let below = depth[saturation.edge(edge).below], below + 1 > depth[frame] ?? -1 else { continue }
        depth[frame] = below + 1
        down[frame] = edge
      }
      if depth[frame] ?? -1 > depth[top] ?? -1 { top = frame }
    }
    greatest = (depth[top] ?? 0) + 1
    while let edge = down[top] {
      way.append(edge)
      top = saturation.edge(edge).below
    }
  }
}
