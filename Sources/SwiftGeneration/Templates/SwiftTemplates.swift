/// The generated files that are the same for every flow.
enum SwiftTemplates {
  /// What performs the steps of a flow.
  static let runtime =
    runtimeTypes + runtimeSteps + runtimeNavigator + runtimeStacks + runtimeExecution + runtimeShowing + runtimeRemoval
  /// The host for UIKit.
  static let uiKitHost = uiKitHostRoot + uiKitHostLayers
}
