import Diagnostics
import FlowModel
import Support
import Verification

extension Checker {
  func statedVerdicts(in context: RuleContext) -> [PropertyVerdict] {
    registry.rules.filter { isActive($0.metadata.id) }.flatMap { rule in
      rule.init().statedVerdicts(in: context).map { verdict in
        var changed = verdict
        changed.severity = severity(of: rule.metadata.id, otherwise: rule.metadata.severity)
        return changed
      }
    }
  }

  func verdicts(
    on type: any Rule.Type, _ context: RuleContext, _ suppositions: [[RuleContext]], found: [Finding]
  ) -> [PropertyVerdict] {
    let rule = type.metadata
    guard rule.hasVerdict else { return [] }
    return zip(context.behaviours, suppositions).map { behaviour, supposed in
      let isViolated = found.contains { $0.sighting?.device ?? behaviour.device == behaviour.device }
      let others = verdict(on: type, behaviour, supposed, context, besides: found)
      let verdict = isViolated ? .violated : others
      let variables = others.isUndecided ? behaviour.untrackedVariables : []
      // All behaviours were seen, so only what the file does not say is missing.
      let isPartial =
        others.isUndecided && behaviour.verdictWithoutViolation == .proved
        && !context.flow.screensWithUnknownExits.isEmpty && context.looksAtAllDevices
      return PropertyVerdict(
        property: rule.id.name, device: behaviour.device.rawValue, verdict: verdict,
        openBound: isViolated ? others.bound : nil, limitingVariables: variables.map { context.flow[$0].name.value },
        limitingActions: others.isUndecided ? behaviour.notFollowed.map { context.flow[$0].label.value } : [],
        severity: severity(of: rule.id, otherwise: rule.severity), cutoff: isPartial ? .partialFlow : nil)
    }
  }

  /// Returns the verdict of a rule on everything besides its findings.
  ///
  /// It is `proved` only if the rule is certain, and finds nothing else both if the undecided facts hold and if they do
  /// not.
  private func verdict(
    on type: any Rule.Type, _ behaviour: VerificationResult, _ supposed: [RuleContext], _ context: RuleContext,
    besides found: [Finding]
  ) -> Verdict {
    let known = Set(found.map(\.range))
    let rule = type.init()
    let isCertain =
      rule.isCertain(of: behaviour, in: context)
      && supposed.allSatisfy { context in
        !rule.findings(in: context).contains {
          context.permits($0, of: type.metadata) && !known.contains($0.range)
        }
      }
    guard !isCertain else { return behaviour.verdictWithoutViolation }
    // Without a complete search for growing cycles nothing was checked for them.
    return .bounded(type.usesGrowingCycles && !context.hasAllGrowths ? 0 : behaviour.bound)
  }

  /// Returns the contexts in which all undecided facts hold, and in which none of them holds; empty if all are decided.
  func suppositions(on behaviour: VerificationResult, _ context: RuleContext) -> [RuleContext] {
    guard !behaviour.undecided.isEmpty else { return [] }
    return [true, false].map { RuleContext(context, supposing: behaviour.supposing(undecided: $0)) }
  }
}
