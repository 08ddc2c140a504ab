/// The part of the script that finds screens and taps by their names.
enum WalkFinder {
  /// The class `Finder`, with one instance for each walk.
  static let source = #"""
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
        const near = (a, b) => (a.node === undefined) - (b.node === undefined) || paths.length(a.node) - paths.length(b.node);
        const screens = words && [...graph.screens.entries()].filter(([, [title, name]]) => matches(title, name))
          .map(([screen, names]) => ({ node: paths.ends.get(screen), what: pair(names) })).sort(near);
        const taps = words && paths.taps.filter(({ trigger: [, label, result] }) => matches(label, ...(result === null ? [] : [result])))
          .map(({ node, trigger, isAnywhere }) => ({ node, what: [word(trigger[0]), " ", describe(["tap", trigger[1], trigger[2]]),
            isAnywhere ? [] : [" ", phrase`on ${show(graph.screens[frontOf(graph, node)][0])}`]] }));
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

    """#
}
