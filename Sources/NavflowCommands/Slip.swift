import ArgumentParser
import FlowSyntax

/// A mistyped subcommand or option, answered with the nearest one.
enum Slip {
  /// What was probably meant by a command line that cannot be understood, or nil.
  static func hint(for arguments: [String]) -> String? {
    let subcommands = Navflow.configuration.subcommands.map { $0.configuration.commandName ?? "" }
    guard let first = arguments.first(where: { !$0.hasPrefix("-") }) else { return nil }
    guard subcommands.contains(first) else {
      return WordFinder.nearest(to: first, among: subcommands).map {
        "there is no \"\(first)\"; did you mean \"\($0)\"?"
      }
    }
    let options = optionNames(of: first)
    for argument in arguments where argument.hasPrefix("--") && argument != "--" {
      let name = String(argument.prefix { $0 != "=" })
      if options.contains(name) { continue }
      if let near = WordFinder.nearest(to: name, among: options) { return "there is no \(name); did you mean \(near)?" }
    }
    return nil
  }

  /// The long options of a subcommand, as its help lists them.
  private static func optionNames(of subcommand: String) -> [String] {
    guard let type = Navflow.configuration.subcommands.first(where: { $0.configuration.commandName == subcommand })
    else { return [] }
    let words = type.helpMessage(columns: 200).split { !($0.isLetter || $0 == "-") }.map(String.init)
    return words.filter { $0.hasPrefix("--") && $0.count > 2 }
  }
}
