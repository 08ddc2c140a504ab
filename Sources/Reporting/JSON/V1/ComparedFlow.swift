import Diagnostics
import FlowComparison

extension JSONFormat.V1 {
  /// The changes of a flow.
  struct ComparedFlow {
    /// The changes in our own types.
    let flow: ComparisonReport.ComparedFlow

    /// The JSON of the changes.
    var json: JSONValue {
      .object([
        ("old", .optional(flow.old)), ("new", .optional(flow.new)), ("extent", .string(extent)),
        ("unreachable", names(.screenUnreachable)), ("reachable", names(.screenReachable)),
        ("interruptible", names(.taskInterruptible)), ("uninterruptible", names(.taskUninterruptible)),
        ("user", flow.user.map(json) ?? .null),
        ("changes", .array(flow.changes.map(json))),
        (
          "brokenScenarios",
          .object([
            ("old", .array(flow.brokenScenarios.old.map(JSONValue.string))),
            ("new", .array(flow.brokenScenarios.new.map(JSONValue.string))),
          ])
        ),
      ])
    }

    /// Written out, so that renaming a case does not change the format.
    private var extent: String {
      switch flow.extent {
      case .compared: "compared"
      case .added: "added"
      case .removed: "removed"
      case .invalid: "mistaken"
      }
    }

    private func names(_ kind: BehaviourChange.Kind) -> JSONValue {
      .array(flow.behaviour.filter { $0.kind == kind }.map { .string($0.name) })
    }

    private func json(_ user: UserChanges) -> JSONValue {
      let (result, configurations, difference) = parts(of: user.equality)
      return .object([
        ("result", .string(result)), ("configurations", .optional(configurations)),
        ("firstDifference", difference.map(json) ?? .null),
        ("newDevices", .array(user.newDevices.map { .string($0.rawValue) })),
        ("lostDevices", .array(user.lostDevices.map { .string($0.rawValue) })),
        ("newExits", .array(user.newExits.map(json))), ("lostExits", .array(user.lostExits.map(json))),
        ("taps", .array(user.taps.map(json))), ("allTapsCounted", .boolean(!user.hasUncountedTaps)),
      ])
    }

    private func parts(
      of equality: UserChanges.Equality
    ) -> (result: String, configurations: Int?, difference: UserChanges.Difference?) {
      switch equality {
      case .provedByText: ("same by text", nil, nil)
      case .provedByExploration: ("same by exploration", nil, nil)
      case .undecided(let count): ("undecided", count, nil)
      case .different(let difference): ("different", nil, difference)
      }
    }

    private func json(_ difference: UserChanges.Difference) -> JSONValue {
      .object([
        ("device", .string(difference.device.rawValue)), ("taps", .array(difference.taps.map(JSONValue.string))),
        ("old", .array(difference.old.map { .string($0.english) })),
        ("new", .array(difference.new.map { .string($0.english) })),
      ])
    }

    private func json(_ exit: TaskExit) -> JSONValue {
      .object([
        ("task", .string(exit.task)), ("outcome", .optional(exit.outcome)), ("screen", .optional(exit.screen)),
        ("action", .string(exit.label)),
      ])
    }

    private func json(_ taps: UserChanges.TaskTaps) -> JSONValue {
      .object([
        ("task", .string(taps.task)), ("device", .optional(taps.device?.rawValue)), ("old", .optional(taps.old?.taps)),
        ("new", .optional(taps.new?.taps)), ("oldIsExact", .boolean(taps.old?.isExact ?? true)),
        ("newIsExact", .boolean(taps.new?.isExact ?? true)),
      ])
    }

    private func json(_ change: FlowChange) -> JSONValue {
      var owner: (screen: String?, task: String?, root: String?) = (nil, nil, nil)
      switch change.owner {
      case .screen(let name): owner.screen = name
      case .task(let name): owner.task = name
      case .root(let name): owner.root = name
      case nil: break
      }
      return .object([
        ("change", .string(word(for: change.kind))), ("subject", .string(change.subject.word)),
        ("name", change.subject == .flow ? .null : .string(change.name)), ("screen", .optional(owner.screen)),
        ("task", .optional(owner.task)), ("root", .optional(owner.root)),
        ("details", .array(change.details.map(json))),
      ])
    }

    private func json(_ detail: FlowChange.Detail) -> JSONValue {
      .object([("what", .string(detail.what)), ("old", .optional(detail.old)), ("new", .optional(detail.new))])
    }

    private func word(for kind: FlowChange.Kind) -> String {
      switch kind {
      case .removed: "removed"
      case .added: "added"
      case .changed: "changed"
      case .renamed: "renamed"
      }
    }
  }
}
