/// The chapters of the documentation of rules, in order.
public enum RuleFamily: String, Hashable, Sendable, CaseIterable {
  case tasks = "Tasks and modality"
  case alerts = "Alerts, action sheets, popovers, devices"
  case tabs = "Tabs and structure"
  case steps = "Steps that fail"
  case accounts = "Accounts and input"
  case file = "The file itself"
  case properties = "Scenarios and expectations"
}
