import Diagrams

/// The style sheet of the page.
///
/// The colours are the colour-blind-safe palette of Okabe and Ito (2008), and a symbol or a word always repeats their
/// meaning.
enum ReviewStyle {
  /// The whole style sheet.
  static let css = colours + page + findings + WalkStyle.css + widths + SVGStyle.css + StoryboardFrames.css

  private static let colours = """

    :root {
      color-scheme: light dark;
      --paper: #fff; --ink: #1a1a1a; --faint: #595959; --line: #c4c4c4; --soft: #f3f4f6; --link: #005a8e;
      --vermillion: #d55e00; --orange: #e69f00; --sky: #56b4e9; --green: #009e73; --trouble: #a34700; --task: #e6f3fb; --diagram: #fff;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #16181b; --ink: #ececec; --faint: #a9adb3; --line: #4a4f57; --soft: #22262b; --link: #7cc5f2;
        --trouble: #ff9d5c; --task: #15303f; --diagram: #17191c;
      }
    }

    """

  private static let page = """
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; }
    body {
      margin: 0 auto; padding: 1rem clamp(.75rem, 3vw, 2.5rem) 3rem; max-width: 110rem; background: var(--paper);
      color: var(--ink); font: 1rem/1.5 system-ui, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif;
      overflow-wrap: anywhere;
    }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 1rem 0 0; }
    header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; }
    h2 { font-size: 1.35rem; margin: 2.5rem 0 .25rem; border-top: 2px solid var(--line); padding-top: 1rem; }
    h3 { font-size: 1.1rem; margin: .75rem 0 .4rem; }
    .only > h2 { display: inline; margin: 0; border: 0; padding: 0; font-size: .85rem; color: var(--faint); font-weight: 400; }
    .only > h2::after { content: " · "; }
    .only > .path { display: inline; }
    h4, h5 { margin: 0; font-size: 1rem; }
    h5 { font-size: .8rem; color: var(--faint); font-weight: 600; margin-top: .75rem; }
    p { margin: .4rem 0; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--sky); outline-offset: 2px; }
    main:focus { outline: none; }
    ul, ol { padding-left: 1.25rem; }
    h1, .trigger, .finding h4, .column h5 { overflow-wrap: break-word; }
    code, pre, kbd { font-family: ui-monospace, "SF Mono", Menlo, "Noto Sans Mono CJK JP", monospace; font-size: .85rem; }
    pre { margin: .25rem 0; padding: .5rem .75rem; background: var(--soft); overflow-x: auto; white-space: pre-wrap; }
    mark { background: none; color: inherit; text-decoration: underline 2px var(--vermillion); font-weight: 700; }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: 1rem; top: .5rem; background: var(--paper); padding: .5rem; z-index: 1; }
    header nav ul, .counts { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
    .counts { gap: .5rem; }
    .badge {
      display: inline-block; padding: 0 .5rem; border-radius: .25rem; border: 1px solid var(--line); font-weight: 600;
      font-size: .85rem; white-space: nowrap;
    }
    .badge.error { background: var(--vermillion); border-color: var(--vermillion); color: #000; }
    .badge.warning { background: var(--orange); border-color: var(--orange); color: #000; }
    .badge.info { background: var(--sky); border-color: var(--sky); color: #000; }
    .badge.none { background: var(--green); border-color: var(--green); color: #000; }
    .path, .facts, .name, .place, .about, .hint, .extent, .link, .caption, figcaption, footer, .summary {
      color: var(--faint); font-size: .85rem;
    }
    .title { font-weight: 600; }
    .note { max-width: 60rem; }
    .note p { margin: .2rem 0; font-size: .9rem; }
    .changes { list-style: none; padding: 0; max-width: 70rem; font-size: 1.05rem; }
    .changes .sign { font-weight: 700; display: inline-block; min-width: 1.2em; }

    """

  private static let findings = """
    .finding { border: 1px solid var(--line); border-left: .4rem solid var(--line); border-radius: .35rem; margin: .6rem 0;
      padding: .5rem .75rem; }
    .finding.error { border-left-color: var(--vermillion); }
    .finding.warning { border-left-color: var(--orange); border-left-style: dashed; }
    .finding.info { border-left-color: var(--sky); border-left-style: dotted; }
    .finding summary { cursor: pointer; }
    .finding h4 { display: inline; font-size: 1rem; line-height: 1.4; }
    .facts { display: block; margin-left: 1.1rem; }
    .help { border-left: .2rem solid var(--green); padding-left: .6rem; margin: .5rem 0; }
    .about { max-width: 60rem; }
    .film { list-style: none; display: flex; align-items: flex-start; gap: .6rem; overflow-x: auto; margin: .25rem 0 .5rem; padding: .25rem .1rem .6rem; }
    .frame {
      flex: 0 0 auto; width: min-content; min-width: 11rem; display: flex; flex-direction: column; gap: .3rem; padding: .5rem;
      border: 1px solid var(--line); border-radius: .5rem; background: var(--soft); position: relative;
    }
    .frame > svg { display: block; align-self: center; }
    .frame.trouble { border: 2px solid var(--line); }
    .frame.trouble.error { border-color: var(--vermillion); }
    .frame.trouble.warning { border-color: var(--orange); }
    .frame.trouble.info { border-color: var(--sky); }
    .frame.trouble .trigger::before { content: "✗ "; color: var(--trouble); font-weight: 700; }
    .trigger { margin: 0; line-height: 1.35; font-size: .9rem; max-height: 9rem; overflow: auto; }
    .trigger .number, .number { display: inline-block; min-width: 1.5em; padding: 0 .35em; border-radius: 1em; background: var(--ink);
      color: var(--paper); text-align: center; font-size: .8rem; font-weight: 700; }
    .how { color: var(--faint); font-size: .8rem; }
    .go { font-size: .8rem; }
    .layers { list-style: none; margin: 0; padding: 0; }
    .layer { border: 1px solid var(--line); border-radius: .45rem .45rem 0 0; background: var(--paper); padding: .3rem .5rem; }
    .layer + .layer { border-top: 0; border-radius: 0; margin: 0 .4rem; background: var(--soft); }
    .layer + .layer + .layer { margin: 0 .8rem; }
    .layers > .layer:last-child { border-radius: 0 0 .45rem .45rem; }
    .layers > .layer:only-child { border-radius: .45rem; }
    .layer.modal { border-style: dashed; }
    .layer.aside, .layer.elsewhere { border-style: dotted; }
    .style { font-size: .75rem; color: var(--link); }
    .layer:first-child > .style::before { content: "front: "; color: var(--faint); }
    html:lang(ja) .layer:first-child > .style::before { content: "前面: "; }
    .stack { list-style: none; margin: 0; padding: 0; font-size: .85rem; line-height: 1.35; }
    .stack li + li::before { content: "on "; color: var(--faint); }
    html:lang(ja) .stack li + li::before { content: "下に "; }
    .stack li + li .title { font-weight: 400; }
    .events, .event { font-size: .85rem; margin: 0; padding: 0; list-style: none; }
    .events .trouble { color: var(--trouble); font-weight: 700; }
    .event { margin-left: .6rem; color: var(--faint); }

    """

  private static let widths = """
    @media (min-width: 60rem) {
      .versions { display: grid; gap: 0 2rem; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
      .stage { display: grid; grid-template-columns: 22rem minmax(0, 1fr); gap: 0 1.5rem; align-items: start; }
      .stage:has(.phone.wide) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
      .stage > .findings { grid-column: 1 / -1; }
      .picture { position: sticky; top: 0; }
    }
    @media (min-width: 80rem) {
      .stage { grid-template-columns: 21rem minmax(0, 1fr) 22rem; }
      .stage > .findings { grid-column: auto; position: sticky; top: 0; max-height: 100vh; overflow: auto; }
      .stage:has(.phone.wide) > .findings { grid-column: 1 / -1; position: static; max-height: none; }
      .stage:not(:has(.phone.wide)) > .findings .film { flex-direction: column; align-items: stretch; }
      .stage:not(:has(.phone.wide)) > .findings .frame { width: auto; }
    }
    .paper { display: none; }
    @page { size: A4 landscape; margin: 12mm; }
    @media print {
      html { font-size: 75%; }
      .film .frame { zoom: .9; }
      .paper { display: block; }
      .paper figure { break-before: page; break-inside: avoid; margin: 0; }
      .paper svg { width: auto; height: auto; max-width: 100%; max-height: 16cm; }
      .walk, .pair, .go, .skip, footer, .all, .link, nav, button, .zoom, .play, .notes .keys, .note-form { display: none; }
      .stage { display: block; }
      .picture, .stage > .findings { position: static; max-height: none; overflow: visible; break-before: page; }
      .film { flex-wrap: wrap; overflow: visible; flex-direction: row !important; }
      .frame, .help, pre, h2, h3, .summary, .finding { break-inside: avoid; }
      h2, h3, .caption, summary { break-after: avoid; }
      .scroll { max-height: none; overflow: visible; border: 0; }
      .scroll svg { width: auto !important; height: auto !important; max-width: 100%; max-height: 17cm; break-inside: avoid; }
    }

    """
}
