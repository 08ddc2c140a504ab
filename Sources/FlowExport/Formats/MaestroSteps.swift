/// The steps of Maestro that belong to the team: what depends on the app.
enum MaestroSteps {
  /// Returns the first version of a file.
  static func text(of helper: TestScript.Helper, app: String) -> String {
    "# \(ExportMarker.team)\(comment(helper))\nappId: \(app)\n---\n\(commands(helper))\n"
  }

  private static func comment(_ helper: TestScript.Helper) -> String {
    switch helper {
    case .launch: ": how the app starts with the given values."
    case .event:
      """
      : what the user does not do.
      # KIND is system, entry or result; EVENT is the name in the flow; SCREEN is the screen in front.
      """
    case .back: ". Maestro's own \"back\" does nothing on iOS."
    case .return: ": the user comes back from outside the app without a result."
    case .swipeDown, .tapOutside: "."
    }
  }

  private static func commands(_ helper: TestScript.Helper) -> String {
    switch helper {
    case .launch:
      """
      - launchApp:
          clearState: true
          arguments: { navflow-given: "${GIVEN}" }
      """
    case .event: "- openLink: \"${NAVFLOW_LINK}?kind=${KIND}&event=${encodeURIComponent(EVENT)}\""
    case .back: "- swipe: { start: \"0%, 50%\", end: \"90%, 50%\" }"
    case .swipeDown: "- swipe: { start: \"50%, 12%\", end: \"50%, 95%\", duration: 300 }"
    case .tapOutside: "- tapOn: { point: \"3%, 3%\" }"
    case .return: "- launchApp: { stopApp: false }"
    }
  }
}
