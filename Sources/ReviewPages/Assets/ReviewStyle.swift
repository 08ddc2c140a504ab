import Diagrams

/// The style sheet of the page.
///
/// The colours are the colour-blind-safe palette of Okabe and Ito (2008), and a symbol or a word always repeats their
/// meaning.
enum ReviewStyle {
  /// The whole style sheet.
  static let css = colours + page + findings + walk + widths + SVGStyle.css

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
    h1 { font-size: 1.6rem; line-height: 1.25; margin: .5rem 0; }
    h2 { font-size: 1.35rem; margin: 2.5rem 0 .25rem; border-top: 2px solid var(--line); padding-top: 1rem; }
    h3 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
    h4, h5 { margin: 0; font-size: 1rem; }
    h5 { font-size: .8rem; color: var(--faint); font-weight: 600; margin-top: .75rem; }
    p { margin: .4rem 0; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--sky); outline-offset: 2px; }
    main:focus { outline: none; }
    ul, ol { padding-left: 1.25rem; }
    code, pre, kbd { font-family: ui-monospace, "SF Mono", Menlo, "Noto Sans Mono CJK JP", monospace; font-size: .85rem; }
    pre { margin: .25rem 0; padding: .5rem .75rem; background: var(--soft); overflow-x: auto; white-space: pre-wrap; }
    mark { background: none; color: inherit; text-decoration: underline 2px var(--vermillion); font-weight: 700; }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: 1rem; top: .5rem; background: var(--paper); padding: .5rem; z-index: 1; }
    header nav ul, .counts { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .4rem 1.25rem; }
    .counts { gap: .5rem; margin: .5rem 0; }
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

    """

  private static let findings = """
    .finding { border: 1px solid var(--line); border-left: .4rem solid var(--line); border-radius: .35rem; margin: .6rem 0;
      padding: .5rem .75rem; }
    .finding.error { border-left-color: var(--vermillion); }
    .finding.warning { border-left-color: var(--orange); border-left-style: dashed; }
    .finding.info { border-left-color: var(--sky); border-left-style: dotted; }
    .finding summary { cursor: pointer; }
    .finding h3 { display: inline; margin: 0; font-size: 1rem; line-height: 1.4; }
    .facts { display: block; margin-left: 1.1rem; }
    .help { border-left: .2rem solid var(--green); padding-left: .6rem; margin: .5rem 0; }
    .about { max-width: 60rem; }
    .film { list-style: none; display: flex; gap: .6rem; overflow-x: auto; margin: .25rem 0 .5rem; padding: .25rem .1rem .6rem; }
    .frame {
      flex: 0 0 13rem; display: flex; flex-direction: column; gap: .4rem; padding: .5rem; border: 1px solid var(--line);
      border-radius: .5rem; background: var(--soft);
    }
    .frame.trouble { border: 2px solid var(--vermillion); }
    .trigger { margin: 0; min-height: 3rem; line-height: 1.35; font-size: .9rem; max-height: 9rem; overflow: auto; }
    .trigger .number, .number { display: inline-block; min-width: 1.5em; padding: 0 .35em; border-radius: 1em; background: var(--ink);
      color: var(--paper); text-align: center; font-size: .8rem; font-weight: 700; }
    .how { color: var(--faint); font-size: .8rem; }
    .go { margin-top: auto; font-size: .8rem; }
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

  private static let walk = """
    .columns { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
    .phone { border: 2px solid var(--ink); border-radius: 1.4rem; padding: .9rem 1rem 1.1rem; min-height: 20rem; }
    .phone h4 { font-size: 1.25rem; text-align: center; line-height: 1.3; margin-bottom: .5rem; }
    .phone h4 .name { display: block; font-weight: 400; }
    .screen { max-height: 40rem; overflow: auto; width: fit-content; max-width: min(100%, 18rem); margin: 0 auto .75rem; border: 1px solid var(--line); border-radius: .5rem; }
    .screen.outline { width: 16rem; border-radius: 1.5rem; }
    .screen.outline .surface { aspect-ratio: 9 / 19; }
    .surface { position: relative; }
    .shot { display: block; max-width: 100%; }
    .areas { position: absolute; inset: 0; }
    button.area { position: absolute; min-height: 0; padding: 0; background: none; border: 2px solid transparent; border-radius: .25rem; }
    button.area:hover, button.area:focus-visible, .shown button.area, .outline button.area { border-color: var(--link); }
    .shot[hidden] { display: none; }
    .position { text-align: center; margin: 0; font-size: .8rem; color: var(--faint); }
    .offers ul { list-style: none; margin: .25rem 0 0; padding: 0; display: grid; gap: .35rem; }
    button {
      font: inherit; color: var(--ink); background: var(--soft); border: 1px solid var(--faint); border-radius: .5rem;
      padding: .45rem .6rem; min-height: 2.75rem; cursor: pointer; text-align: start; max-width: 100%;
    }
    .offers button { width: 100%; display: flex; gap: .6rem; align-items: baseline; max-height: 12rem; overflow: auto; }
    button:hover { border-color: var(--link); }
    button[aria-disabled="true"] { opacity: .55; }
    button[aria-current] { border: 2px solid var(--ink); }
    button.beyond { border-style: dashed; background: var(--paper); }
    kbd { border: 1px solid var(--line); border-radius: .25rem; padding: 0 .35rem; color: var(--faint); background: var(--paper); }
    .notice { border: 2px solid var(--orange); border-radius: .4rem; padding: .5rem .75rem; }
    .live { min-height: 1.5em; color: var(--faint); font-size: .9rem; }
    .choices { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; }
    select { font: inherit; min-height: 2.25rem; max-width: 100%; }
    .offers .tabs ul { display: flex; flex-wrap: wrap; }
    .offers .tabs li { flex: 1 0 5rem; display: flex; }
    .offers .tabs button { flex-direction: column; gap: .1rem; }
    .offers .tabs .name, .offers .tabs small { display: block; }
    .links { list-style: none; padding: 0; }
    .findings > h2 { margin-bottom: .5rem; }
    .all button { min-height: 2rem; padding: .1rem .6rem; font-size: .85rem; }
    .others .layer, .others .layer + .layer { margin: 0 0 .25rem; border: 1px dotted var(--line); border-radius: .35rem; }
    .others .style::before { content: none !important; }
    .where .layer { padding: .5rem .75rem; }
    .state { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; margin: .25rem 0; font-size: .9rem; }
    .state dt::after { content: " ="; }
    .state dd { margin: 0; }
    .trail { margin-top: 1rem; }
    .trail a[aria-current] { font-weight: 700; }
    .trail .name { display: none; }
    .keys { display: flex; flex-wrap: wrap; gap: .5rem; }
    .find p { margin: .25rem 0; }
    .find .links { margin: 0; display: grid; gap: .25rem; }
    input[type="search"], textarea {
      font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--faint); border-radius: .35rem;
      padding: .3rem .5rem; max-width: 100%;
    }
    input[type="search"] { width: 20rem; min-height: 2.25rem; }
    textarea { display: block; width: 100%; font: .85rem/1.4 ui-monospace, "SF Mono", Menlo, "Noto Sans Mono CJK JP", monospace; }
    .steps label { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
    .steps { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
    input[type="range"] { width: 16rem; max-width: 100%; min-height: 2rem; accent-color: var(--link); }
    .scroll { overflow: auto; max-height: 85vh; background: var(--diagram); border: 1px solid var(--line); border-radius: .35rem; }
    .scroll svg { display: block; height: auto; }
    input:checked ~ .scroll svg { max-width: 100%; }
    figure { margin: 0; }
    .here > path:first-of-type, .here > polygon:first-of-type { stroke: var(--ink); stroke-width: 5; }
    .words { max-width: 60rem; font-size: .9rem; }
    .lead { font-size: 1.1rem; font-weight: 600; max-width: 60rem; }
    html:has(.pair) { scroll-padding-top: 7rem; }
    .parting {
      position: sticky; top: 0; z-index: 1; max-height: 6rem; overflow: auto; padding: .5rem .75rem; border: 2px solid var(--link); border-radius: .4rem;
      background: var(--paper);
    }

    """

  private static let widths = """
    @media (min-width: 40rem) { .columns { grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); } }
    @media (min-width: 60rem) {
      .versions { display: grid; gap: 0 2rem; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
      .versions .columns { grid-template-columns: minmax(0, 1fr); }
    }
    @media (min-width: 80rem) {
      .stage { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 2rem; align-items: start; }
      .picture { position: sticky; top: 0; }
    }
    @media print {
      .walk, .pair, .go, .skip, .all, .link, nav, button, .picture label, .picture input { display: none; }
      .stage { display: block; }
      .picture { position: static; }
      .film { flex-wrap: wrap; overflow: visible; }
      .frame, .help, pre, h2, h3, .summary { break-inside: avoid; }
      h2, h3, .caption, summary { break-after: avoid; }
      .scroll { max-height: none; overflow: visible; border: 0; }
      .scroll svg { width: auto; height: auto; max-width: 100%; max-height: 24cm; break-inside: avoid; }
    }

    """
}
