const steps = { Back: "back", "Swipe down": "swipe-down", "Tap outside": "tap-outside", Return: "return" };
const swipes = { "Swipe left": "LEFT", "Swipe right": "RIGHT" };
/* A text in quotes for YAML, in which Maestro sees no script. */
const quote = (value) => JSON.stringify(value.replace(/\$\{(?=[^$]*\})/g, "\\${"))
  .replace(/[\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => "\\u" + sign.codePointAt(0).toString(16).padStart(4, "0"));
/* Maestro reads texts as regular expressions. */
const pattern = (value) => quote(value.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&"));

/* The texts that can be read in a configuration: those of its screen, and those of its bars. */
const textsOf = (graph, place) => {
  const [root, tab, tabs, modal, , , offers] = graph.nodes[place];
  const titles = (screens) => screens.filter((screen) => graph.screens[screen][5]).map((screen) => text(graph.screens[screen][0]));
  const stack = graph.layers[modal.length ? modal.at(-1) : tabs[tab]][2];
  const triggers = offers.filter((offer) => offer[0] >= 0).map((offer) => graph.triggers[offer[0]]);
  return {
    screen: [...titles(stack.slice(-1)), ...triggers.filter(([kind]) => kind === "tap").map((trigger) => text(trigger[1]))],
    bars: [...titles(stack.slice(-2, -1)), ...triggers.filter((trigger) => trigger[7] >= 0).map((trigger) => text(graph.tabs[root][trigger[7]]))],
  };
};

/* Whether nothing can be checked: the screen is outside of the app, or an arrival leaves it by itself. */
const isUnchecked = (graph, place) => graph.screens[frontOf(graph, place)][6]
  || graph.nodes[place][6].some((offer) => offer[0] >= 0 && graph.triggers[offer[0]][0] === "arrival");

const maestroTest = (walk) => {
  const { graph } = walk;
  const name = (place) => text(graph.screens[frontOf(graph, place)][1]);
  const event = (kind, what, place) =>
    `- runFlow: { file: steps/event.yaml, env: { KIND: ${kind}, EVENT: ${quote(what)}, SCREEN: ${quote(name(place))} } }`;
  const lines = ["appId: ${APP_ID}", "---",
    `- runFlow: { file: steps/launch.yaml, env: { GIVEN: ${quote(graph.launches[walk.launch].given.join(","))} } }`];
  const check = (before, after, tab) => {
    if (isUnchecked(graph, after)) return;
    const old = before === null ? { screen: [], bars: [] } : textsOf(graph, before), now = textsOf(graph, after);
    const proof = now.screen.find((each) => ![...old.screen, ...old.bars, ...now.bars].includes(each));
    const [root, stack] = graph.nodes[after], isTab = tab >= 0 && graph.columns[root][stack][0] === tab;
    if (proof !== undefined) lines.push(`- assertVisible: { text: ${pattern(proof)}, label: ${quote(name(after))} }`);
    else if (name(after) === name(before ?? after)) return;
    else if (isTab) lines.push(`- assertVisible: { text: ${pattern(text(graph.tabs[root][tab]))}, selected: true, label: ${quote(name(after))} }`);
    else lines.push(`# ${name(after)}: no text distinguishes it from ${name(before)}`);
  };
  /* The place before the last event, the one after it and its arrivals, its tab, and the line at which it begins. */
  let before = null, after = null, tabOf = -1, start = lines.length, number = 0;
  for (const move of walk.moves.slice(0, walk.length + 1).filter((each) => !each.skipped)) {
    const [kind, label, result, tap, , , , tab, , , , link] = after === null ? ["launch"] : walk.trigger(move);
    // The app must know the result of an arrival before the event that leads there.
    if (kind === "arrival") lines.splice(start++, 0, event("result", tap, after));
    else if (kind !== "launch") {
      check(before, after, tabOf);
      [before, tabOf, start] = [after, kind === "gesture" ? tab : -1, lines.length];
      number++;
      const caption = (words) => `label: ${quote(`${number} ${words}`)}`;
      if (kind === "tap") {
        if (result !== null) lines.push(event("result", tap, before));
        lines.push(`- tapOn: { text: ${pattern(text(label))}, ${caption("tap " + tap)} }`);
      } else if (kind === "gesture") {
        if (tab >= 0) lines.push(`- tapOn: { text: ${pattern(text(graph.tabs[graph.nodes[before][0]][tab]))}, ${caption(tap)} }`);
        else if (swipes[tap]) lines.push(`- swipe: { direction: ${swipes[tap]}, ${caption(tap)} }`);
        else lines.push(`- runFlow: { file: steps/${steps[tap]}.yaml, ${caption(tap)} }`);
      } else if (link) lines.push(`- openLink: { link: ${quote(link)}, ${caption(tap)} }`);
      else lines.push(event(kind, tap, before));
    }
    after = move.at(-2);
  }
  check(before, after, tabOf);
  return lines.join("\n") + "\n";
};
