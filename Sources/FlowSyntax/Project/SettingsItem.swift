import Diagnostics

/// A setting of a project.
public enum SettingsItem: Hashable, Sendable {
  case include, exclude
  case severity(RuleID)
  case modalDepth, sheetSteps, tabs
  case failOn, baseline
}
