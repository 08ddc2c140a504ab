import ArgumentParser
import FlowSyntax

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
  func answer(to message: String) -> String {
    let help = subcommand?.configuration.commandName.map { "navflow \($0) --help" } ?? "navflow --help"
    return "navflow: \((hint ?? reworded(message)).visible)\ntype \"\(help)\" to see everything it takes\n"
  }

  /// Whether the user asks for help on an unknown subcommand, for which the parser would print the general help.
  var asksForUnknownHelp: Bool {
    guard name == "help", let topic = arguments.drop(while: { $0 != "help" }).dropFirst().first else { return false }
    return !topic.hasPrefix("-") && !(subcommandNames + ["help"]).contains(topic)
  }

  private var subcommandNames: [String] { Navflow.commands.compactMap { $0.configuration.commandName } }

  /// The hint at what the user probably meant, or nil.
  private var hint: String? { subcommand.map(hint) ?? hintAtSubcommand }

  /// Returns the parser's message without its technical terms.
  private func reworded(_ message: String) -> String {
    if let subcommand, message.hasPrefix("Missing expected argument '<file>'") {
      let name = subcommand.configuration.commandName ?? ""
      return "\(name) needs a flow file: navflow \(name) FILE"
    }
    if message.hasPrefix("Missing expected argument '<old>'")
      || message.hasPrefix("Missing expected argument '<new>'")
    {
      return "diff needs two versions, files, folders or git revisions: navflow diff OLD NEW"
    }
    if message.hasPrefix("Missing expected argument '<rule>'") {
      return "explain needs a rule: navflow explain RULE; \"navflow rules\" lists them"
    }
    let sentence = message.split(separator: "\n").joined(separator: " ")
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  // MARK: Subcommands

  private var hintAtSubcommand: String? {
    let names = subcommandNames
    guard let name else { return hintAtOption }
    if name == "help" { return hintAtHelp(names) }
    if name.hasSuffix(".flow.yaml") || name.hasSuffix(".flow.yml") {
      // `rename` takes two names before the file.
      let fitting = Navflow.commands.filter { $0.takesFlowFile && $0 != RenameCommand.self }
        .compactMap { $0.configuration.commandName }
      return "say what to do with \"\(name)\": write \(fitting.listed("or")) before it"
    }
    let near = Synonyms.nearest(to: name, among: names + ["help"])
    return "there is no \"\(name)\""
      + (near.map { "; did you mean \"\($0)\"?" } ?? ": there are \(names.listed("and"))")
  }

  private func hintAtHelp(_ names: [String]) -> String? {
    guard let topic = arguments.drop(while: { $0 != "help" }).dropFirst().first else { return nil }
    let near = WordFinder.nearest(to: topic, among: names)
    return "there is no \"\(topic)\""
      + (near.map { "; did you mean \"\($0)\"?" } ?? ": there are \(names.listed("and"))")
  }

  private var hintAtOption: String? {
    let known = ["--version", "--help", "--generate-completion-script"]
    guard let option = arguments.first(where: { $0.hasPrefix("-") && !known.contains($0.name) }) else { return nil }
    let near = WordFinder.nearest(to: option.name, among: known)
    return "there is no option \(option.name)" + (near.map { "; did you mean \($0)?" } ?? "")
  }

  // MARK: Options

  private func hint(for subcommand: any ConsoleCommand.Type) -> String? {
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
  ) -> String {
    let near = WordFinder.nearest(to: option, among: options.keys.sorted())
    return "\(subcommand.configuration.commandName ?? "") has no option \(option)"
      + (near.map { "; did you mean \($0)?" } ?? "")
  }

  /// Returns what is wrong with the value of an option that takes one of a few words, or nil.
  private static func hint(at value: String?, of option: String, _ words: [String]) -> String? {
    guard let value else { return "\(option) needs a value: \(words.listed("or"))" }
    guard !words.contains(value) else { return nil }
    if let near = Synonyms.nearest(to: value, among: words) {
      return "\(option) has no \"\(value)\"; did you mean \"\(near)\"?"
    }
    return "\(option) has no \"\(value)\": write \(words.listed("or"))"
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

extension [String] {
  /// Returns the words as a list in a sentence.
  func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
