"use strict";
(() => {
const { walks: graphs, pictures, phrases, notes: savedNotes } = JSON.parse(document.getElementById("walks").textContent);

/* A phrase in the language of the page: a list of texts and of the given parts, in the order of that language. */
const translate = (key, parts) => (phrases[key] ?? key).split(/\{s(\d*)\}/)
  .map((each, at) => (at % 2 ? parts[each ? each - 1 : 0] : each));
const phrase = (texts, ...parts) => translate(texts.reduce((key, each, at) => `${key}{s${at > 1 ? at : ""}}${each}`), parts);
const sentence = (texts, ...parts) => phrase(texts, ...parts).flat(Infinity).join("");
const word = (english) => translate(english, []).join("");

const make = (tag, attributes, ...content) => {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) if (value != null) element.setAttribute(key, value);
  element.append(...content.flat(Infinity));
  return element;
};
// A name is a text, or a pair of a text and its language.
const text = (name) => (Array.isArray(name) ? name[0] : name);
const show = (name) => make("bdi", { lang: Array.isArray(name) ? name[1] : "" }, text(name));
const pair = ([title, name, isSame]) => [make("span", { class: "title" }, show(title)),
  isSame ? [] : [" ", make("span", { class: "name" }, show(name))]];
const describe = ([kind, label, result], tag = show) => [kind === "tap" || kind === "gesture" ? "" : word(kind) + " ",
  tag(label), result === null ? "" : [": ", tag(result)]];

const encode = (part) =>
  encodeURIComponent(part).replace(/[!'()*]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());
const decode = (part) => { try { return decodeURIComponent(part); } catch { return part; } };
const join = (parts) => parts.map((part) => "/" + encode(part)).join("");
const split = (list) => (list ? list.split("/").slice(1).map(decode) : []);

/* Where a layer lies over the picture of the screen beneath; other layers hide it. */
const placeOf = { sheet: "sheet", formSheet: "sheet", panel: "sheet", alert: "middle", prompt: "middle", popover: "middle",
  actionSheet: "bottom", inputView: "bottom" };
const frontOf = (graph, place) => {
  const [, tab, tabs, modal] = graph.nodes[place];
  return graph.layers[modal.length ? modal.at(-1) : tabs[tab]][2].at(-1);
};
/* What a configuration shows, in the names of both versions. */
const viewOf = ({ nodes, layers, screens }, place) => {
  const [, tab, tabs, modal] = nodes[place];
  return JSON.stringify([tabs[tab], ...modal].map((layer) => [...layers[layer].slice(0, 2),
    layers[layer][2].map((screen) => screens[screen][4] || text(screens[screen][1]))]));
};
const shared = (trigger) => trigger[9] || trigger[3];  // the name in both versions
const plural = (count, noun) => translate(`{s} ${noun}${count === 1 ? "" : "s"}`, [count]).join("");

/* A move is a list of triggers, nodes and events, in turn. -1 means no trigger. A negative node is one that the graph
   does not contain: -1 minus the screen in front there. */
class Walk {
  /* `length` is the number of taps up to the configuration that is shown; later moves were undone. */
  constructor(graph, launch) { Object.assign(this, { graph, launch, moves: [graph.launches[launch].steps], length: 0 }); }
  take(offer) { this.moves.splice(++this.length, Infinity, offer); }
  get move() { return this.moves[this.length]; }
  get place() { return this.move.at(-2); }
  get node() { return this.graph.nodes[this.place]; }
  get offers() { return this.node[6]; }
  /* Adds a tap of another version; if this one does not offer it, the configuration stays. */
  takeOrSkip(trigger) {
    const offer = this.named(shared(trigger)), reason = this.reason(trigger[3]);
    if (offer && offer.at(-2) >= 0) return this.take(offer);
    const why = offer ? phrase`beyond this page` : [phrase`not offered here`, reason ? [": ", make("bdi", {}, reason)] : []].flat();
    this.take(Object.assign([-1, this.place, -1], { skipped: trigger, why }));
  }
  get taken() { return this.moves.slice(1, this.length + 1).filter((move) => !move.skipped); }
  trigger(move) { return move.skipped ?? this.graph.triggers[move[0]]; }
  named(name) { return this.offers.find((offer) => [3, 9].some((at) => this.trigger(offer)[at] === name)); }
  reason(name) {
    const refusals = this.node[7].map((place) => this.graph.refusals[place]);
    return refusals.find(([label, , own = text(label)]) => own === name || name.startsWith(own + ": "))?.[1];
  }
  front(place = this.place) { return this.graph.screens[frontOf(this.graph, place)]; }
  view(place = this.place) { return viewOf(this.graph, place); }
  address(count = this.length) {
    const { flow, device, isFirst, launches } = this.graph, { given } = launches[this.launch];
    const taps = this.moves.slice(1, count + 1).map((move) => this.trigger(move)[3]);
    return "#walk" + (flow === null ? "" : "&flow=" + encode(flow)) + (isFirst ? "" : "&device=" + encode(device))
      + (given.length ? "&given=" + join(given) : "") + (taps.length ? "&taps=" + join(taps) : "");
  }
  /* The walk as a scenario; navflow has already quoted every name. */
  get scenario() {
    const { device, isFirst, launches } = this.graph, { scenario } = launches[this.launch];
    const name = (entry, shown, yaml) => entry[yaml] || text(entry[shown]);
    const taps = this.taken.map((move) => name(this.trigger(move), 3, 8));
    return "scenarios:\n  A new scenario:\n" + (isFirst ? "" : `    device: ${device}\n`)
      + (scenario ? `    given: { ${scenario} }\n` : "")
      + `    taps: [${taps.join(", ")}]\n    see: { screen: ${name(this.front(), 1, 3)} }\n`;
  }
  /* The command line to copy into a shell; navflow has already quoted every word. */
  command(more = []) {
    const triggers = [...this.taken, ...more].map((move) => this.trigger(move));
    const head = this.graph.launches[this.launch].command;
    if (!triggers.length) return head;
    if (triggers.every((trigger) => trigger[5])) return `${head} --taps "${triggers.map((trigger) => trigger[4]).join("; ")}"`;
    return `${head} --taps=${triggers.map((trigger) => (trigger[5] ? `"${trigger[4]};"` : trigger[4])).join("' '")}`;
  }
}
