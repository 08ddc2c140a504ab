import FlowModel

extension Action {
  /// Whether nothing comes of it but the going of the alert or action sheet that it is on.
  var changesNothing: Bool {
    !setsVariables && !clearsFields && auth == nil
      && allSteps.allSatisfy { if case .stay = $0.kind { true } else { false } }
  }
}
