import ArgumentParser
import Localization

/// The option for the language of messages and reports.
///
/// Each command has it, so that it is in the help. `language(in:_:)` reads it before the command line is parsed.
struct LanguageOptions: ParsableArguments {
  @Option(
    help:
      "The language of messages, reports and pages: en or ja; default: `language` in .navflow.yaml, or that of LC_ALL, LC_MESSAGES or LANG."
  )
  var language: Language?

  /// Returns the language for a command line, even for one with mistakes: the last valid `--language`, or else that of
  /// the project's settings or of the environment.
  static func language(
    in arguments: [String], _ environment: [String: String], settings: () -> String? = { nil }
  ) -> Language {
    let name = "--language"
    let options = arguments.prefix { $0 != "--" }
    let values = zip(options, options.dropFirst() + [""]).compactMap { argument, next -> Language? in
      if argument == name { return Language(rawValue: next) }
      return argument.hasPrefix(name + "=") ? Language(rawValue: String(argument.dropFirst(name.count + 1))) : nil
    }
    return values.last ?? settings().flatMap(Language.init(rawValue:)) ?? Language(environment: environment)
  }

  static let optionValues = ["--language": Language.rawValues]
}

extension Language: ExpressibleByArgument {}
