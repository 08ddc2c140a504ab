/// The style sheet of a storyboard: the palette of diagrams on paper, and lighter tones on a dark background.
enum StoryboardStyle {
  /// The rules, each limited to storyboards, so that a page can embed them.
  static let sheet = palette + withFallbacks(rules)

  private static let palette = """
    .storyboard { --ink: #1a1a1a; --faint: #595959; --line: #6b6b6b; --paper: #ffffff; --page: #ffffff; --dim: #d8dce1;
      --alert: #fff4d9; --ribbon: #56b4e9; --good: #00694b; --error: #b84a00; --warning: #8a6100; --info: #0072b2;
      font-family: system-ui, -apple-system, "Hiragino Sans", "Noto Sans CJK JP", "Noto Sans", sans-serif; }
    @media (prefers-color-scheme: dark) { .storyboard { --ink: #f0f0f0; --faint: #b5b5b5; --line: #9a9a9a;
      --paper: #17191c; --page: #22262b; --dim: #3a4049; --alert: #453a1c; --ribbon: #2f86b8; --good: #58c9a4;
      --error: #ff9a57; --warning: #f0c24b; --info: #7cc4f0; } }

    """

  private static let rules = """
    .storyboard text { fill: var(--ink); font-size: 12px; }
    .storyboard .paper { fill: var(--paper); }
    .storyboard .heading { font-size: 16px; font-weight: 700; }
    .storyboard .detail, .storyboard .note, .storyboard .how { fill: var(--faint); font-size: 11px; }
    .storyboard .caption { font-size: 13px; font-weight: 600; }
    .storyboard .outline { fill: none; stroke: var(--line); stroke-width: 1.5; }
    .storyboard .page { fill: var(--page); stroke: var(--line); }
    .storyboard .front { fill: var(--page); stroke: var(--ink); stroke-width: 2; }
    .storyboard .away { fill: var(--page); stroke: var(--ink); stroke-width: 2; stroke-dasharray: 5 3; }
    .storyboard .question { fill: var(--alert); stroke: var(--ink); stroke-width: 2; }
    .storyboard .dim { fill: var(--dim); fill-opacity: 0.5; }
    .storyboard .title { font-weight: 700; text-anchor: middle; }
    .storyboard .covered { fill: var(--faint); text-anchor: middle; }
    .storyboard .beneath { fill: var(--faint); font-size: 10px; text-anchor: middle; }
    .storyboard .row { fill: var(--page); stroke: none; }
    .storyboard .row-label { font-size: 10px; }
    .storyboard .chevron { fill: none; stroke: var(--faint); }
    .storyboard .button { fill: var(--dim); stroke: none; }
    .storyboard .button-label { font-size: 10px; text-anchor: middle; }
    .storyboard .tapped { stroke: var(--ink); stroke-width: 1.5; }
    .storyboard .area { fill: none; stroke: var(--info); stroke-width: 3; }
    .storyboard .hand { fill: var(--paper); stroke: var(--ink); }
    .storyboard .tap { fill: var(--ink); stroke: var(--paper); stroke-width: 1; }
    .storyboard circle.tap.error { fill: var(--error); stroke: var(--paper); stroke-width: 1; }
    .storyboard .tap-number { fill: var(--paper); font-size: 10px; font-weight: 700; text-anchor: middle; }
    .storyboard .rule { fill: none; stroke: var(--line); }
    .storyboard .tab { fill: var(--faint); font-size: 9px; text-anchor: middle; }
    .storyboard .selected { fill: var(--ink); font-size: 9px; font-weight: 700; text-anchor: middle; }
    .storyboard .narrow { font-size: 6px; }
    .storyboard .bar { fill: var(--ink); }
    .storyboard .arrow { fill: none; stroke: var(--line); stroke-width: 2; }
    .storyboard .ribbon { fill: var(--ribbon); }
    .storyboard .completed { fill: var(--paper); stroke: var(--good); stroke-width: 3; }
    .storyboard .cancelled, .storyboard .abandoned { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
    .storyboard .interrupted { fill: none; stroke: var(--error); stroke-width: 4; }
    .storyboard .error { stroke: var(--error); stroke-width: 4; }
    .storyboard .warning { stroke: var(--warning); stroke-width: 4; }
    .storyboard .info { stroke: var(--info); stroke-width: 3; }
    .storyboard text.error { fill: var(--error); stroke: none; }
    .storyboard text.warning { fill: var(--warning); stroke: none; }
    .storyboard text.info { fill: var(--info); stroke: none; }
    """

  /// The colours on paper by their names.
  private static let colours = Dictionary(
    palette.prefix { $0 != "@" }.matches(of: /--([a-z]+): (#[0-9a-f]{6});/).map { ($0.1, $0.2) }
  ) { first, _ in first }

  /// Returns rules that begin with the colour on paper wherever they use a variable, for programs that know no variables.
  private static func withFallbacks(_ rules: String) -> String {
    rules.replacing(/([a-z-]+): var\(--([a-z]+)\)/) { match in
      "\(match.1): \(colours[match.2] ?? "black"); \(match.0)"
    }
  }
}
