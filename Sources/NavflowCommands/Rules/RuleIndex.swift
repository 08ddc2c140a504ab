import Diagnostics
import FlowRules
import Localization

/// The list of rules as a Markdown page, by family, with links to the pages of the rules.
struct RuleIndex {
  private let rules: [RuleMetadata]

  /// Creates the page.
  init(_ rules: [RuleMetadata]) { self.rules = rules }

  /// The Markdown text.
  var text: String {
    let families = RuleFamily.allCases.filter { family in rules.contains { $0.family == family } }
    return (["# " + localized("The rules"), opening.localized] + families.map(chapter)).joined(separator: "\n\n") + "\n"
  }

  private var opening: Message {
    """
    Everything that `navflow check` looks for. Each rule has a page with its reason, its source, a flow that
    fails, the output of navflow, and the same flow repaired. `navflow explain RULE` prints the same in a terminal.

    An **error** makes `navflow check` fail, unless a project [says otherwise](language.md#files-imports-and-projects).

    | severity | means |
    |---|---|
    | error | the user is stuck, loses work, or is shown something wrong; or the file cannot be read, or contradicts itself |
    | warning | the app works, but it surprises users, costs them time, or breaks a guideline |
    | info | often meant so: decide, and accept it if it is |

    A step that UIKit drops shows something wrong, because the app goes on as if it had happened. Where a rule cannot know that users are
    harmed, its finding is a warning.

    | evidence | what a rule reads |
    |---|---|
    | file | the file alone |
    | behaviour | what can happen, with the taps that lead there |
    | trace | the first trace to each action: a finding has its taps, but without a finding nothing is proved |
    | metadata | what the file says about screens: fields, roles, titles |

    If a file does not give the facts that a rule needs, the rule reports nothing.

    One cause gives one finding. Some rules **defer to** others: where both find something at the same step, or one names
    the other's step as its cause, only one finding is reported. The finding of the more severe rule is reported; of equally
    severe rules, the more severe finding; of equally severe findings, that of the rule deferred to. It also lists
    what the other rules found. A rule's page says to which rules it defers.

    `navflow check` *proves* the rules about behaviour, apart from `scenario-failed`, `differs-by-device` and those about
    expectations. Each of them holds for all behaviours, however long, or a finding shows that it does not. "N of M rules" in a
    report means that the others are violated or undecided. The same line or the next names them.
    All other rules need no proof: they read only the file, judge the scenarios and expectations that you
    write, or compare the findings on two devices.
    """
  }

  private func chapter(_ family: RuleFamily) -> String {
    let rows = rules.filter { $0.family == family }.map { rule in
      "| [\(rule.id.name)](rules/\(rule.id.name).md) | \(Message(key: rule.severity.rawValue).localized) | \(localized(rule.evidence.word)) | \(rule.summary.localized) | "
        + "\(Message.list(rule.sources.map(\.name), .none).localized) |"
    }
    return
      ([
        "## \(Message(key: family.rawValue).localized)", "",
        localized("| rule | severity | evidence | what it finds | source |"), "|---|---|---|---|---|",
      ]
      + rows).joined(separator: "\n")
  }
}

extension RuleMetadata.Evidence {
  /// The word in the table of rules.
  fileprivate var word: Message {
    switch self {
    case .file: ("file" as Message).about("evidence")
    case .behaviour: ("behaviour" as Message).about("evidence")
    case .trace: ("trace" as Message).about("evidence")
    case .metadata: ("metadata" as Message).about("evidence")
    }
  }
}
