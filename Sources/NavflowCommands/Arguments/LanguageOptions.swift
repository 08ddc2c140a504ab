import ArgumentParser
import Localization

/// The option for the language of messages and reports.
struct LanguageOptions: ParsableArguments {
  @Option(help: "The language of messages, reports and pages: en or ja; default: that of LC_ALL, LC_MESSAGES or LANG.")
  var language: Language?

  static let optionValues = ["--language": Language.rawValues]
}

extension Language: ExpressibleByArgument {}
