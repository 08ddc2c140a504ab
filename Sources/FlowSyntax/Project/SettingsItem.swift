import Diagnostics

/// One thing that the settings of a project say.
public enum SettingsItem: Hashable, Sendable {
  case include, exclude
  case severity(RuleID)
  case modalDepth, sheetSteps, tabs
  case failOn, baseline
}
