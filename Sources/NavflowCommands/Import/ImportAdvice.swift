import Diagnostics
import Localization
import PrototypeImport

/// What to do after the first import.
struct ImportAdvice {
  private let reports: [PrototypeReport]
  private let output: String

  /// Creates advice.
  init(_ reports: [PrototypeReport], output: String) {
    self.reports = reports
    self.output = output
  }

  /// The lines at the end of the report.
  var lines: [Message] {
    let app = output + "/App.flow.yaml"
    var lines: [Message] = [
      "", "next: navflow report \(ShellWord.bare(app)) -o review.html",
      "  opens as a clickable prototype with its findings",
    ]
    for report in reports {
      for (key, count) in report.leadOn {
        let file = report.path.spelledAsScalar
        lines.append(
          count == 1
            ? "1 link to another screen has the transition \(key.rawValue), which does not say how the screen appears. If your team means a push by it, write in .navflow.yaml:"
            : "\(count) links to other screens have the transition \(key.rawValue), which does not say how the screens appear. If your team means a push by it, write in .navflow.yaml:"
        )
        lines.append(Message(text: "  prototypes: [{ file: \(file), kinds: { \(key.rawValue): push } }]"))
      }
    }
    lines.append("write in \(app) what no prototype says:")
    lines.append(
      "  which screens form a task:    tasks: { buy: { outcomes: [bought, cancelled], takes: [\(taken)] } }"
    )
    lines.append(
      "  what is a state of what:      state: { list: [empty, filled] }, and `when: { list: filled }` on what happens only then"
    )
    lines.append(
      "  what the app remembers:       state: { account: [none, signedIn] }, and `set: { account: signedIn }` where it changes"
    )
    return lines
  }

  /// The screens of the example: those of the first prototype that only a sheet shows.
  private var taken: String {
    let names = reports.lazy.map(\.sheets).first { !$0.isEmpty }?.prefix(4).map(\.spelledAsScalar)
    return names?.joined(separator: ", ") ?? "SCREEN, SCREEN"
  }
}
