class Finder {
  static maximum = 12;
  constructor(view) {
    this.view = view;
    const { query } = view.part;
    query.oninput = () => this.show();
    query.onkeydown = (event) => {
      if (event.key === "Enter") view.part.results.querySelector("a")?.click();
      if (event.key === "Escape") this.clear();
    };
    view.part.results.onclick = ({ target }) => { if (target.closest("a")) this.clear(); };
  }
  clear() { this.view.part.query.value = ""; this.show(); }
  show() {
    const { query, found, results } = this.view.part, { graph } = this.view.walk, paths = Paths.of(graph);
    const plain = (name) => text(name).normalize("NFKC").toLowerCase();
    const words = plain(query.value.trim()), matches = (...names) => names.some((name) => plain(name).includes(words));
    // Names that are the words come first, then those that begin with them, then those with a word that does.
    const rank = (...names) => Math.min(...names.map(plain).map((name) => (name === words ? 0 : name.startsWith(words) ? 1
      : name.split(/[\s\p{P}]+/u).some((part) => part.startsWith(words)) ? 2 : 3)));
    const near = (a, b) => a.rank - b.rank || (a.node === undefined) - (b.node === undefined) || paths.length(a.node) - paths.length(b.node);
    const screens = words && [...graph.screens.entries()].filter(([, [title, name]]) => matches(title, name))
      .map(([screen, names]) => ({ node: paths.ends.get(screen), what: pair(names), rank: rank(names[0], names[1]) })).sort(near);
    const taps = words && paths.taps.filter(({ trigger: [, label, result] }) => matches(label, ...(result === null ? [] : [result])))
      .map(({ node, trigger, isAnywhere }) => ({ node, rank: rank(trigger[1], ...(trigger[2] === null ? [] : [trigger[2]])), what: [word(trigger[0]), " ", describe(["tap", trigger[1], trigger[2]]),
        isAnywhere ? [] : [" ", phrase`on ${show(graph.screens[frontOf(graph, node)][0])}`]] })).sort(near);
    const all = [...screens, ...taps];
    found.textContent = !words ? "" : !all.length ? sentence`No screen and no tap has this name.`
      : sentence`${plural(screens.length, "screen")} and ${plural(taps.length, "tap")} found, by the shortest paths from the launch`
        + (all.length > Finder.maximum ? sentence`; these are the nearest ${Finder.maximum}` : "");
    results.replaceChildren(...all.slice(0, Finder.maximum).map((each) => make("li", {}, this.result(paths, graph, each))));
  }
  result(paths, graph, { node, what }) {
    if (node === undefined) return [what, " – ", graph.complete ? phrase`nothing leads there` : phrase`no path on this page leads there`];
    const path = paths.toNode(node);
    return [make("a", { href: path.address() }, what), ` – ${plural(path.length, "tap")}`];
  }
}
