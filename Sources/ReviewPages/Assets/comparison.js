/* What a move or a configuration offers, by the names of both versions. */
const offersOf = (graph, place, onlyActions = false) => new Map(graph.nodes[place][6]
  .filter((offer) => !onlyActions || graph.triggers[offer[0]][0] === "tap").map((offer) => [shared(graph.triggers[offer[0]]), offer]));
const layersOf = (graph, place) => {
  const [, tab, tabs, modal] = graph.nodes[place];
  return [tabs[tab], ...modal].map((layer, number) => {
    const [, , screens, style] = graph.layers[layer];
    return [number ? phrase`, ${style}: ` : "", screens.map((screen, on) => [on ? " › " : "", show(graph.screens[screen][0])])];
  });
};
const listed = (names) => names.map((name, at) => [at ? phrase`, ` : "", make("b", {}, show(name))]);

/* Returns a sentence on where the walks of two versions part. Both have the same taps; each skips what it does not offer. */
const compare = (before, after) => {
  const launch = ({ graph, launch }) => [graph.device, ...graph.launches[launch].given].join(", ");
  if (launch(before) !== launch(after))
    return phrase`The launches differ: ${launch(before)} before, and ${launch(after)} after.`;
  const shows = (walk, place) => walk.view(walk.moves[place].at(-2));
  const isParting = (_, place) => before.moves[place].skipped || after.moves[place].skipped
    || shows(before, place) !== shows(after, place);
  const at = before.moves.slice(0, before.length + 1).findIndex(isParting);
  if (at < 0) return offered(before, after);
  const part = at ? phrase`tap ${at}, ${make("b", {}, describe(after.trigger(after.moves[at])))}` : phrase`the launch`;
  const side = (walk) => {
    const move = walk.moves[at];
    return move.skipped ? move.why.map((each) => each.cloneNode?.(true) ?? each) : layersOf(walk.graph, move.at(-2));
  };
  return [phrase`The versions part at ${part}. Before: ${side(before)}. After: ${side(after)}.`,
    before.view() === after.view() ? [" ", phrase`Now both show the same again.`] : ""];
};
/* Returns a sentence on what only one version offers, where both show the same. */
const offered = (before, after) => {
  const [old, now] = [before, after].map((walk) => [...offersOf(walk.graph, walk.place).keys()]);
  const [gone, added] = [old.filter((name) => !now.includes(name)), now.filter((name) => !old.includes(name))];
  if (!gone.length && !added.length) return phrase`Up to here, both versions show the same.`;
  return [phrase`Both versions show the same here, and offer something else.`,
    gone.length ? [" ", phrase`Only before: ${listed(gone)}.`] : "", added.length ? [" ", phrase`Only after: ${listed(added)}.`] : ""];
};

/* The most differences that are listed. */
const listedDifferences = 100;
/* Returns where two versions differ, the nearest places first: what only one of them offers, or shows after the same tap.
   Where they have parted and show the same screen in front, only its own taps and what they show in front are compared. */
const differences = (before, after) => {
  const found = [], known = new Set(), queue = [];
  const note = (key, path, what) => { if (!known.has(key)) { known.add(key); found.push({ path, what }); } };
  const seen = new Set();
  const name = (graph, node) => graph.screens[frontOf(graph, node)][4] || text(graph.screens[frontOf(graph, node)][1]);
  const enter = (b, a, path, hasParted) => {
    // Of the places that have parted, one with each screen in front is enough.
    const key = hasParted && b >= 0 ? `parted ${frontOf(before, b)} ${frontOf(after, a)}` : `${b} ${a}`;
    if (b >= 0 && a >= 0 && !seen.has(key)) { seen.add(key); queue.push([b, a, path, hasParted]); }
  };
  before.launches.forEach(({ given, steps, isChosen }) => {
    if (isChosen) return;
    const launch = after.launches.findIndex((each) => join(each.given) === join(given));
    if (launch >= 0) enter(steps.at(-2), after.launches[launch].steps.at(-2), { launch, taps: [] });
  });
  for (const [b, a, path, hasParted] of queue) {
    if (found.length > listedDifferences) break;
    const front = show(after.screens[frontOf(after, a)][0]), last = path.taps.at(-1), parts = viewOf(before, b) !== viewOf(after, a);
    if (parts && (!hasParted || name(before, b) !== name(after, a)))
      note(`view ${last} ${frontOf(before, b)} ${frontOf(after, a)}`, path, last === undefined ? phrase`the launch`
        : phrase`${make("b", {}, show(last))} shows something else: ${layersOf(before, b)} before, ${layersOf(after, a)} after`);
    if (parts && name(before, b) !== name(after, a)) continue;
    const [old, now] = [offersOf(before, b, parts), offersOf(after, a, parts)];
    for (const name of old.keys())
      if (!now.has(name)) note(`before ${frontOf(after, a)} ${name}`, path, phrase`on ${front.cloneNode(true)}, only before: ${make("b", {}, show(name))}`);
    for (const [name, offer] of now) {
      if (!old.has(name)) note(`after ${frontOf(after, a)} ${name}`, path, phrase`on ${front.cloneNode(true)}, only after: ${make("b", {}, show(name))}`);
      else enter(old.get(name).at(-2), offer.at(-2), { launch: path.launch, taps: [...path.taps, after.triggers[offer[0]][3]] }, parts);
    }
  }
  return found;
};

/* Connects the walks of two versions, and lists their differences as links; the walks begin at the first one. */
const pairUp = (section, views) => {
  const [before, after] = views.filter((view) => section.contains(view.section));
  const parting = section.querySelector("[data-parting]"), list = section.querySelector("[data-differences]");
  [before.twin, after.twin] = [after, before];
  before.onRender = after.onRender = () => {
    const sentence = make("p", {}, compare(before.walk, after.walk));
    if (parting.textContent !== sentence.textContent) parting.replaceChildren(...sentence.childNodes);
  };
  const graph = after.graphs.find(({ isFirst }) => isFirst) ?? after.graphs[0];
  const all = differences(before.graphs.find(({ device }) => device === graph.device) ?? before.graphs[0], graph);
  const address = ({ path: { launch, taps } }) => {
    const { given } = graph.launches[launch];
    return "#walk&flow=" + encode(graph.flow) + (graph.isFirst ? "" : "&device=" + encode(graph.device))
      + (given.length ? "&given=" + join(given) : "") + (taps.length ? "&taps=" + join(taps) : "");
  };
  list.replaceChildren(...all.slice(0, listedDifferences).map((each) => make("li", {}, make("a", { href: address(each) }, each.what),
    ` – ${plural(each.path.taps.length, "tap")}`)), ...(all.length > listedDifferences ? [make("li", {}, phrase`and more`)] : []));
  list.closest("details").hidden = !all.length;
  if (all.length && !location.hash.startsWith("#walk")) {
    const { launch, taps } = all[0].path;
    after.start(graph, launch);
    after.followTaps(taps);
  }
  after.render();
};
