import ArgumentParser
import Diagnostics
import FlowSyntax
import Localization

/// Answers a command line that the parser rejects, with a hint at what the user probably meant.
struct MistypedArgument {
  private let arguments: [String]
  private let name: String?
  private let subcommand: (any ConsoleCommand.Type)?

  /// Creates the answer to a command line without the name of the program.
  init(_ arguments: [String]) {
    self.arguments = arguments
    let asksForScript = arguments.first?.name == "--generate-completion-script"
    name = asksForScript ? nil : arguments.first { !$0.hasPrefix("-") }
    subcommand = name.flatMap { name in Navflow.commands.first { $0.configuration.commandName == name } }
  }

  /// Returns what is wrong and where to read more.
  ///
  /// - Parameter message: the parser's message, used if this type has no better one.
  func answer(to message: String) -> Message {
    let help = subcommand?.configuration.commandName.map { "navflow \($0) --help" } ?? "navflow --help"
    let problem = Message(text: (hint ?? missing(message) ?? ParserMessage(message).message).visible)
    return "navflow: \(problem)\ntype \"\(help)\" to see everything it takes\n"
  }

  /// Whether the user asks for help on an unknown subcommand, for which the parser would print the general help.
  var asksForUnknownHelp: Bool {
    guard name == "help", let topic = arguments.drop(while: { $0 != "help" }).dropFirst().first else { return false }
    return !topic.hasPrefix("-") && !(subcommandNames + ["help"]).contains(topic)
  }

  private var subcommandNames: [String] { Navflow.commands.compactMap { $0.configuration.commandName } }

  /// The hint at what the user probably meant, or nil.
  private var hint: Message? { subcommand.map(hint) ?? hintAtSubcommand }

  /// Returns what the subcommand needs, if the parser misses an argument.
  private func missing(_ message: String) -> Message? {
    guard let subcommand, message.hasPrefix("Missing expected argument") else { return nil }
    let name = subcommand.configuration.commandName ?? ""
    if subcommand == RenameCommand.self { return RenameCommand.missingName }
    if subcommand == DiffCommand.self { return DiffCommand.missingVersion }
    if subcommand == ExplainCommand.self {
      return "explain needs a rule: navflow explain RULE; \"navflow rules\" lists them"
    }
    if subcommand == ReplayCommand.self, message.contains("<runs>") {
      return "replay needs recorded runs: navflow replay FILE RUNS"
    }
    return message.contains("'<file>'") ? "\(name) needs a flow file: navflow \(name) FILE" : nil
  }

  // MARK: Subcommands

  private var hintAtSubcommand: Message? {
    let names = subcommandNames
    guard let name else { return hintAtOption }
    if name == "help" { return hintAtHelp(names) }
    if name.hasSuffix(".flow.yaml") || name.hasSuffix(".flow.yml") {
      // `rename` takes two names before the file.
      let fitting = Navflow.commands.filter { $0.takesFlowFile && $0 != RenameCommand.self }
        .compactMap { $0.configuration.commandName }
      return "say what to do with \"\(name)\": write \(Message.list(fitting.map(Message.code), .or)) before it"
    }
    return Self.unknown(name, Synonyms.nearest(to: name, among: names + ["help"]), names)
  }

  private func hintAtHelp(_ names: [String]) -> Message? {
    guard let topic = arguments.drop(while: { $0 != "help" }).dropFirst().first else { return nil }
    return Self.unknown(topic, WordFinder.nearest(to: topic, among: names), names)
  }

  private static func unknown(_ name: String, _ near: String?, _ names: [String]) -> Message {
    let problem: Message =
      near.map { "there is no \"\(name)\"; did you mean \"\($0)\"?" }
      ?? "there is no \"\(name)\": there are \(Message.list(names.map(Message.code), .and))"
    return problem.about("command")
  }

  private var hintAtOption: Message? {
    let known = ["--version", "--help", "--generate-completion-script"]
    guard let option = arguments.first(where: { $0.hasPrefix("-") && !known.contains($0.name) }) else { return nil }
    let near = WordFinder.nearest(to: option.name, among: known)
    return near.map { "there is no option \(option.name); did you mean \($0)?" } ?? "there is no option \(option.name)"
  }

  // MARK: Options

  private func hint(for subcommand: any ConsoleCommand.Type) -> Message? {
    let options = Self.options(of: subcommand)
    var rest = arguments.drop { $0 != name }.dropFirst()
    while let argument = rest.popFirst(), argument != "--" {
      guard argument.hasPrefix("--") else { continue }
      guard let takesValue = options[argument.name] else { return unknown(argument.name, options, subcommand) }
      let value = takesValue ? argument.value ?? rest.popFirst() : argument.value
      if let words = subcommand.optionValues[argument.name] ?? LanguageOptions.optionValues[argument.name] {
        if let hint = Self.hint(at: value, of: argument.name, words) { return hint }
      }
    }
    return nil
  }

  private func unknown(
    _ option: String, _ options: [String: Bool], _ subcommand: any ConsoleCommand.Type
  ) -> Message {
    let near = WordFinder.nearest(to: option, among: options.keys.sorted())
    let name = Message.code(subcommand.configuration.commandName ?? "")
    return near.map { "\(name) has no option \(option); did you mean \($0)?" } ?? "\(name) has no option \(option)"
  }

  /// Returns what is wrong with the value of an option that takes one of a few words, or nil.
  private static func hint(at value: String?, of option: String, _ words: [String]) -> Message? {
    let list = Message.list(words.map(Message.code), .or)
    guard let value else { return "\(option) needs a value: \(list)" }
    guard !words.contains(value) else { return nil }
    if let near = Synonyms.nearest(to: value, among: words) {
      return "\(option) has no \"\(value)\"; did you mean \"\(near)\"?"
    }
    return "\(option) has no \"\(value)\": write \(list)"
  }

  /// Returns the long options of a subcommand, with whether a value follows them, as its help lists them.
  private static func options(of subcommand: any ConsoleCommand.Type) -> [String: Bool] {
    var options: [String: Bool] = [:]
    let help = Navflow.helpMessage(for: subcommand, columns: 200)
    for match in help.matches(of: /(--[a-z-]*[a-z])( <)?/) {
      options[String(match.output.1), default: false] = match.output.2 != nil || options[String(match.output.1)] == true
    }
    return options
  }
}

extension String {
  /// The name of the option in `--name=value`.
  fileprivate var name: String { String(prefix { $0 != "=" }) }

  /// The value in `--name=value`, or nil if there is none.
  fileprivate var value: String? { firstIndex(of: "=").map { String(self[index(after: $0)...]) } }
}
