import FlowSimulation
import Verification

/// The transitions that must remember where they began.
///
/// Most forget it while they only remove instances, because one control then suffices for many of them. If a later part
/// turns out to need the origin, the saturation is repeated, and the transitions with that part remember it.
extension StackSystem {
  /// Whether a template depends on an origin that has been forgotten.
  var asksOrigins: Bool { !askingControls.isEmpty }

  /// Records where the template of a control leads, and whether it asks for the origin.
  func recordUse(of template: TransitionTemplate, by control: UInt32) {
    guard remembered != nil else { return }
    if template.asksOrigin { askingControls.append(control) }
    for next in template.controls { controlsBefore[next, default: []].append(control) }
  }

  /// The rests of the transitions that forgot an origin which a later part needs.
  var restsNeedingOrigins: Set<Continuation> {
    var (found, pending) = (Set(askingControls), askingControls.elements)
    var rests: Set<Continuation> = []
    while let control = pending.popLast() {
      var before = controlsBefore[control]?.elements ?? []
      switch Control(control) {
      case .pending(let id):
        if self.pending[id].recorder.origin.isForgotten { rests.insert(self.pending[id].continuation) }
      case .beneath(let run): before.append(Control.acting(runs[run].act).number)
      case .ready, .using, .acting: break
      }
      pending += before.filter { found.insert($0).inserted }
    }
    return rests
  }
}

extension MoveOrigin {
  /// Whether it no longer says where a transition began; entries begin anywhere.
  var isForgotten: Bool { screen == .anywhere && trigger != .entry }
}

extension TransitionTemplate {
  /// The controls under which the transition continues.
  fileprivate var controls: [UInt32] {
    let own: [UInt32] =
      switch target {
      case .pending(let control), .acting(_, let control): [control]
      case .leaving(_, let entrance): [entrance.control]
      case .backAtFront(let end): [end.result.control] + (end.controlLosingPanels.map { [$0] } ?? [])
      case .complete, .unknown: []
      }
    return own + otherControls + (rootLoss.map { [$0.control] } ?? [])
  }
}
