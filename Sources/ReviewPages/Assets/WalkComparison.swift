/// The part of the script that compares the walks of two versions.
enum WalkComparison {
  /// The function `compare`.
  static let source = #"""
    /* Returns a sentence on where the walks of two versions part. Both have the same taps; each skips what it does not offer. */
    const compare = (before, after) => {
      const launch = ({ graph, launch }) => [graph.device, ...graph.launches[launch].given].join(", ");
      if (launch(before) !== launch(after))
        return phrase`The launches differ: ${launch(before)} before, and ${launch(after)} after.`;
      const shows = (walk, place) => walk.view(walk.moves[place].at(-2));
      const isParting = (_, place) => before.moves[place].skipped || after.moves[place].skipped
        || shows(before, place) !== shows(after, place);
      const at = before.moves.slice(0, before.length + 1).findIndex(isParting);
      if (at < 0) return phrase`Up to here, both versions show the same.`;
      const part = at ? phrase`tap ${at}, ${make("b", {}, describe(after.trigger(after.moves[at])))}` : phrase`the launch`;
      const side = (walk) => {
        const { graph } = walk, move = walk.moves[at], [, tab, tabs, modal] = graph.nodes[move.at(-2)];
        if (move.skipped) return move.why.map((each) => each.cloneNode?.(true) ?? each);
        return [tabs[tab], ...modal].map((place, number) => {
          const [style, , screens] = graph.layers[place];
          return [number ? `, ${word(style)}: ` : "", screens.map((screen, on) => [on ? " › " : "", show(graph.screens[screen][0])])];
        });
      };
      return [phrase`The versions part at ${part}. Before: ${side(before)}. After: ${side(after)}.`,
        before.view() === after.view() ? [" ", phrase`Now both show the same again.`] : ""];
    };

    """#
}
