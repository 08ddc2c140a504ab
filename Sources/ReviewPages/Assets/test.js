const steps = { Back: "back", "Swipe down": "swipe-down", "Tap outside": "tap-outside", Return: "return" };
const swipes = { "Swipe left": "LEFT", "Swipe right": "RIGHT" };
/* A text in quotes for YAML, in which Maestro sees no script. */
const quote = (value) => JSON.stringify(value.replace(/\$\{(?=[^$]*\})/g, "\\${"))
  .replace(/[\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => "\\u" + sign.codePointAt(0).toString(16).padStart(4, "0"));
/* Maestro reads texts as regular expressions. */
const pattern = (value) => quote(value.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&"));

/* The texts that can be read in a configuration: those of its screen, and those of its bars. */
const textsOf = (graph, place) => {
  const [root, tab, tabs, modal, , , offers] = graph.nodes[place], title = (screen) => text(graph.screens[screen][0]);
  const stack = graph.layers[modal.length ? modal.at(-1) : tabs[tab]][2];
  const triggers = offers.filter((offer) => offer[0] >= 0).map((offer) => graph.triggers[offer[0]]);
  return {
    screen: [title(stack.at(-1)), ...triggers.filter(([kind]) => kind === "tap").map((trigger) => text(trigger[1]))],
    bars: [...stack.slice(-2, -1).map(title), ...triggers.filter((trigger) => trigger[7] >= 0).map((trigger) => text(graph.tabs[root][trigger[7]]))],
  };
};

const maestroTest = (walk) => {
  const { graph } = walk;
  const name = (place) => text(graph.screens[frontOf(graph, place)][1]);
  const event = (kind, what, place) =>
    `- runFlow: { file: steps/event.yaml, env: { KIND: ${kind}, EVENT: ${quote(what)}, SCREEN: ${quote(name(place))} } }`;
  const lines = ["appId: ${APP_ID}", "---",
    `- runFlow: { file: steps/launch.yaml, env: { GIVEN: ${quote(graph.launches[walk.launch].given.join(","))} } }`];
  let before = null;
  walk.moves.slice(0, walk.length + 1).filter((move) => !move.skipped).forEach((move, number) => {
    const after = move.at(-2), [kind, label, result, tap, , , , tab] = number ? walk.trigger(move) : ["launch"];
    const caption = (words) => `label: ${quote(`${number} ${words}`)}`;
    if (kind === "tap") {
      if (result !== null) lines.push(event("result", tap, before));
      lines.push(`- tapOn: { text: ${pattern(text(label))}, ${caption("tap " + tap)} }`);
    } else if (kind === "gesture") {
      if (tab >= 0) lines.push(`- tapOn: { text: ${pattern(text(graph.tabs[graph.nodes[after][0]][tab]))}, ${caption(tap)} }`);
      else if (swipes[tap]) lines.push(`- swipe: { direction: ${swipes[tap]}, ${caption(tap)} }`);
      else lines.push(`- runFlow: { file: steps/${steps[tap]}.yaml, ${caption(tap)} }`);
    } else if (kind !== "launch") lines.push(event(kind === "arrival" ? "result" : kind, tap, before));
    const old = before === null ? { screen: [], bars: [] } : textsOf(graph, before), now = textsOf(graph, after);
    const proof = now.screen.find((each) => ![...old.screen, ...old.bars, ...now.bars].includes(each));
    if (proof !== undefined) lines.push(`- assertVisible: { text: ${pattern(proof)}, label: ${quote(name(after))} }`);
    else if (name(after) !== name(before ?? after)) lines.push(`# ${name(after)}: no text distinguishes it from ${name(before)}`);
    before = after;
  });
  return lines.join("\n") + "\n";
};
