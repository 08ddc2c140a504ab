import ArgumentParser
import Localization
import Support

/// The flows that `navflow init --template` writes.
enum FlowTemplate: String, CaseIterable, ExpressibleByArgument {
  /// A tab bar whose tabs have stacks of their own.
  case tabs
  /// A gate that asks for a sign-in where it is needed.
  case signIn = "sign-in"
  /// A cart and a check-out that nothing interrupts.
  case shop
  /// Columns on iPad that are one stack on iPhone.
  case split
  /// Two screens, and nothing else.
  case empty

  /// The flow in the current language, without the comment at the top.
  var flow: String { Self.flow(named: rawValue) }

  /// Returns a flow of the folder Flows in the current language.
  static func flow(named name: String) -> String {
    EmbeddedFile.text(of: "Sources/NavflowCommands/Init/Flows/\(Language.current.rawValue)/\(name).flow.yaml") ?? ""
  }
}
