import FlowModel

extension Action {
  /// Whether the action only closes its alert or action sheet.
  var changesNothing: Bool {
    !setsVariables && !clearsFields && auth == nil
      && allSteps.allSatisfy { if case .stay = $0.kind { true } else { false } }
  }
}
