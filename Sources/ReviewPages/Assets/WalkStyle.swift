/// The style sheet of the walk, the diagram, the scenarios and the notes.
enum WalkStyle {
  /// The rules.
  static let css = """
    .scenarios ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem .75rem; }
    .scenarios li { display: grid; grid-template-columns: auto auto minmax(0, 1fr); gap: 0 .5rem; align-items: baseline; border: 1px solid var(--line); border-radius: .35rem; padding: .2rem .5rem; max-width: 100%; }
    .scenarios li:has(details[open]) { flex: 1 0 100%; }
    .scenarios li:has(details[open]) .film { grid-column: 1 / -1; }
    .scenarios summary { cursor: pointer; }
    .play { white-space: nowrap; font-weight: 600; }
    .walk > h3, .picture > h3, .stage > .findings > h3 { margin-top: .5rem; }
    .phone { border: 2px solid var(--ink); border-radius: 1.4rem; padding: .7rem 1rem 1rem; min-height: 18rem; }
    .phone h4 { font-size: 1.25rem; text-align: center; line-height: 1.3; margin-bottom: .5rem; }
    .phone.wide > .position, .phone.wide > h4 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .phone.wide:has(h4:focus-visible) { outline: 3px solid var(--sky); outline-offset: 2px; }
    .split { display: flex; gap: .75rem; }
    .split[hidden] { display: none; }
    .column { flex: 1 1 0; min-width: 0; border: 1px solid var(--line); border-radius: .5rem; padding: .5rem; }
    .column[aria-current] { border: 2px solid var(--ink); }
    .column h5 { margin: 0 0 .35rem; color: var(--ink); font-size: .95rem; }
    .column ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .35rem; }
    .column button { width: 100%; display: flex; gap: .6rem; align-items: baseline; }
    .layer.beside { display: flex; gap: .75rem; }
    .layer.beside > div { flex: 1 1 0; min-width: 0; }
    .trail, .where, .copies { margin-top: 1rem; }
    .phone h4 .name { display: block; font-weight: 400; }
    .screen { max-height: 40rem; overflow: auto; width: fit-content; max-width: min(100%, 18rem); margin: 0 auto .75rem; border: 1px solid var(--line); border-radius: .5rem; }
    .screen.outline { width: 16rem; border-radius: 1.5rem; }
    .screen.outline .face { aspect-ratio: 9 / 19; }
    .screen.outline .middle .face { aspect-ratio: 3 / 2; background: var(--paper); border-radius: .75rem; }
    .screen.outline .bottom .face { aspect-ratio: 3 / 2; background: var(--paper); }
    .screen.outline .sheet .face { background: var(--paper); }
    .surface, .face { position: relative; }
    .beneath { display: block; width: 100%; filter: brightness(.5); }
    .beneath[hidden] { display: none; }
    .sheet .beneath { position: absolute; inset: 0; height: 100%; object-fit: cover; object-position: top; }
    .sheet .face { top: 1.5rem; margin-bottom: 1.5rem; border-radius: .75rem .75rem 0 0; overflow: hidden; }
    .middle .face { position: absolute; top: 50%; left: 12.5%; width: 75%; transform: translateY(-50%); }
    .bottom .face { position: absolute; bottom: 0; left: 0; width: 100%; }
    .middle .shot, .bottom .shot { width: 100%; }
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
    .live { margin: .2rem 0; color: var(--faint); font-size: .9rem; }
    .choices { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; }
    select { font: inherit; min-height: 2.25rem; max-width: 100%; }
    .offers .tabs ul { display: flex; gap: .2rem; }
    .offers .tabs li { flex: 1 1 0; min-width: 0; display: flex; }
    .offers .tabs button { flex-direction: column; align-items: center; gap: .1rem; padding: .3rem .1rem; font-size: .8rem; overflow: hidden; }
    .offers .tabs button > span { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; text-align: center; }
    .offers .tabs small { display: block; }
    .links { list-style: none; padding: 0; }
    .all button { min-height: 2rem; padding: .1rem .6rem; font-size: .85rem; }
    .others .layer, .others .layer + .layer { margin: 0 0 .25rem; border: 1px dotted var(--line); border-radius: .35rem; }
    .others .style::before { content: none !important; }
    .where .layer { padding: .5rem .75rem; }
    .state { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; margin: .25rem 0; font-size: .9rem; }
    .state dt::after { content: " ="; }
    .state dd { margin: 0; }
    .trail a[aria-current] { font-weight: 700; }
    .trail .name { display: none; }
    .keys { display: flex; flex-wrap: wrap; gap: .35rem; }
    .keys button { padding: .3rem .5rem; font-size: .9rem; }
    .find p { margin: .15rem 0; }
    .find .hint:empty, .live:empty { display: none; }
    .note-form { margin-top: 1rem; }
    .note-form textarea { font: inherit; }
    .notes ul { padding-left: 1.25rem; }
    .differences ol { max-height: 9rem; overflow: auto; margin: .25rem 0; }
    .differences summary { font-weight: 600; cursor: pointer; }
    .find .links { margin: 0; display: grid; gap: .25rem; }
    input[type="search"], textarea {
      font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--faint); border-radius: .35rem;
      padding: .3rem .5rem; max-width: 100%;
    }
    input[type="search"] { width: 100%; min-height: 2.25rem; }
    textarea { display: block; width: 100%; font: .85rem/1.4 ui-monospace, "SF Mono", Menlo, "Noto Sans Mono CJK JP", monospace; }
    .steps label { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
    .steps { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
    input[type="range"] { width: 16rem; max-width: 100%; min-height: 2rem; accent-color: var(--link); }
    .scroll { overflow: auto; max-height: 78vh; background: var(--diagram); border: 1px solid var(--line); border-radius: .35rem; }
    .scroll svg { display: block; }
    .scroll:not(.wide, .zoomed) svg { max-width: 100%; height: auto; }
    .zoom { display: flex; gap: .35rem; margin: 0 0 .35rem; }
    .zoom[hidden] { display: none; }
    .zoom button { min-height: 2rem; min-width: 2rem; padding: .1rem .6rem; text-align: center; }
    figure { margin: 0; }
    figure g[id] { cursor: pointer; }
    .outlined { stroke: var(--ink); stroke-width: 5; }
    .words { max-width: 60rem; font-size: .9rem; }
    .lead { font-size: 1.1rem; font-weight: 600; max-width: 60rem; }
    html:has(.pair) { scroll-padding-top: 7rem; }
    .parting {
      position: sticky; top: 0; z-index: 1; max-height: 6rem; overflow: auto; padding: .5rem .75rem; border: 2px solid var(--link); border-radius: .4rem;
      background: var(--paper);
    }

    """
}
