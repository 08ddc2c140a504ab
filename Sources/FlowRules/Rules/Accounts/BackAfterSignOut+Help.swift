import FlowModel
import FlowSimulation
import Localization

/// The texts about a sign-out.
extension Message {
  static func showsAccount(
    _ context: RuleContext, _ shown: ScreenID, by move: Move, on front: ScreenID
  ) -> Message {
    "after the sign-out, \(context.culprit(move, on: front)) shows \(context.name(shown)) of the account again"
  }

  /// The help; it names the root to show, if there is one.
  static func helpForSignOut(_ context: RuleContext) -> Message {
    guard context.flow.roots.count > 1, let start = context.flow.start else {
      return "leave nothing of the account beneath: give the sign-in a root of its own, and write \"root …\" here"
    }
    let root = "root \(context.flow.name(of: start))"
    return "swap the root instead: \(quoted(root)), or \(quotedList(["dismiss all", root])) from a layer"
  }
}
