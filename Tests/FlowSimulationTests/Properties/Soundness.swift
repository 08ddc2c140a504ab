import FlowModel
import FlowSimulation

/// The invariants of every transition.
struct Soundness {
  private let step: RandomWalk.Step
  private var source: Configuration { step.source }
  private var target: Configuration { step.transition.target }
  private var flow: Flow { step.simulator.flow }

  init(_ step: RandomWalk.Step) { self.step = step }

  /// The violated invariants.
  var problems: [String] {
    stackProblems + frameProblems + accountProblems + layerProblems
  }

  /// Checks that no stack is empty, and that one-screen layers have one screen of their kind.
  private var stackProblems: [String] {
    var problems: [String] = []
    if target.stacks.contains(where: \.isEmpty) || target.layers.contains(where: \.stack.isEmpty) {
      problems.append("an empty stack")
    }
    for layer in target.layers {
      let isOneScreen = flow[layer.stack[0].screen].isOneScreenLayer
      if isOneScreen != layer.style.isOneScreen { problems.append("a layer of the wrong style") }
      if !layer.style.hasStack, layer.stack.count != 1 { problems.append("a stack in a layer without one") }
      if layer.stack.dropFirst().contains(where: { flow[$0.screen].isOneScreenLayer }) {
        problems.append("an alert on a stack")
      }
    }
    if target.stacks.joined().contains(where: { flow[$0.screen].isOneScreenLayer }) {
      problems.append("an alert at a root")
    }
    if let front = target.layers.last, target.layers.dropLast().contains(where: { $0.style == .inputView }),
      ![.alert, .actionSheet, .prompt].contains(front.style), !front.setsAside,
      !target.layers.contains(where: \.setsAside)
    {
      problems.append("an input view beneath \(front.style)")
    }
    return problems
  }

  /// Checks the frames.
  ///
  /// A frame is at a root exactly if it begins at a root's bottom. Every other frame has an origin, which is recorded
  /// if it is not the screen below. A task's screen always belongs to a frame.
  private var frameProblems: [String] {
    var problems: [String] = []
    for stack in target.stacks {
      for (place, instance) in stack.enumerated() {
        guard let frame = instance.frame else { continue }
        if frame.isAtRoot != (place == 0) { problems.append("a frame at a root that is none") }
      }
    }
    for frame in target.layers.flatMap(\.stack).compactMap(\.frame) where frame.isAtRoot {
      problems.append("a frame at a root in a layer: \(frame.task)")
    }
    for (beneath, instance) in pairs {
      guard let frame = instance.frame else { continue }
      let isNamed = frame.origin != nil
      if frame.isAtRoot ? isNamed : beneath == nil { problems.append("a wrong origin: \(frame.task)") }
      if frame.misplacedBy != nil ? !isNamed : isNamed && frame.origin == beneath?.screen {
        problems.append("an origin named without need, or not: \(frame.task)")
      }
    }
    // A `tab` step beneath a layer leaves the task of the layer in the other tab.
    let mayHaveLeftTask = !target.layers.isEmpty && flow[target.root].hasTabs
    if let task = flow[target.frontScreen].task, target.runningTask == nil, !mayHaveLeftTask {
      problems.append("a screen of \(flow[task].name.value) without a task")
    }
    return problems
  }

  /// Each instance with the one directly below it.
  private var pairs: [(beneath: Instance?, instance: Instance)] {
    let hidden = target.stacks.indices.filter { $0 != target.selectedTab }.map { target.stacks[$0] }
    let visible = target.visibleStack + target.layers.flatMap(\.stack)
    return (hidden + [visible]).flatMap { stack in stack.indices.map { ($0 > 0 ? stack[$0 - 1] : nil, stack[$0]) } }
  }

  /// Checks that the old and new frames, without those that ended, were interrupted or lost, are the remaining frames.
  private var accountProblems: [String] {
    let kinds = step.transition.events.map(\.kind)
    let starts = kinds.count { if case .starts = $0 { true } else { false } }
    let goings = kinds.count {
      switch $0 {
      case .completes, .cancels, .interrupts: true
      default: false
      }
    }
    let silent = source.frameCount + starts - goings - target.frameCount
    var problems: [String] = []
    if silent < 0 { problems.append("\(-silent) frames more than events account for") }
    if silent > silentlyLost { problems.append("\(silent) frames went without a word, at most \(silentlyLost) may") }
    let standing = step.transition.fates.count { if case .stands = $0 { true } else { false } }
    if step.transition.fates.count != source.frameCount { problems.append("a fate for each frame") }
    if standing > target.frameCount { problems.append("more frames stand than there are") }
    return problems
  }

  /// The number of frames at roots that a `root` step removes without an event.
  private var silentlyLost: Int {
    let roots = step.transition.events.contains {
      if case .removes = $0.kind { true } else { false }
    }
    guard roots, source.root != target.root || steps.contains(where: Self.isRoot) else { return 0 }
    return source.stacks.count { $0[0].frame?.isAtRoot == true } + 2
  }

  private var steps: [Step] { flow.actions.flatMap(\.allSteps) + flow.thens.flatMap { $0.branches.flatMap(\.steps) } }

  private static func isRoot(_ step: Step) -> Bool { if case .root = step.kind { true } else { false } }

  /// Checks that kept layers are unchanged, and the tabs too if all layers were kept and no step acts on them.
  private var layerProblems: [String] {
    let kept = step.transition.keptLayers
    guard kept <= source.layers.count, kept <= target.layers.count else { return ["kept more layers than there are"] }
    let bottoms = (0..<kept).allSatisfy { place in
      source.layers[place].style == target.layers[place].style
        && source.layers[place].setsAside == target.layers[place].setsAside
    }
    var problems = bottoms ? [] : ["a kept layer has another style"]
    if kept > 0, source.root == target.root, !mayTouchTabs,
      source.stacks.map({ $0.map(\.screen) }) != target.stacks.map({ $0.map(\.screen) })
    {
      problems.append("a move on layers touched the tabs")
    }
    return problems
  }

  /// Whether the move's own steps, or a `then`, may act on the root's stacks although a layer remains.
  private var mayTouchTabs: Bool {
    let own = step.simulator.action(behind: step.move, in: source).map { flow[$0].allSteps } ?? []
    let all = own + flow.thens.flatMap { $0.branches.flatMap(\.steps) }
    return all.contains {
      switch $0.kind {
      case .tab, .root, .complete: true
      default: false
      }
    }
  }
}
