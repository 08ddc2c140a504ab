Object.assign(View.prototype, {
  figures() { return [...document.querySelectorAll(`[data-picture^="${this.walk.graph.flowId}-"]`)]; },
  /* Outlines the screen in front in the diagram, and scrolls to it. */
  markPicture() {
    const { graph } = this.walk, figures = this.figures();
    for (const figure of figures) figure.hidden = figures.length > 1 && figure.dataset.picture !== graph.picture;
    for (const each of figures.flatMap((figure) => [...figure.querySelectorAll(".here, .outlined")])) each.classList.remove("here", "outlined");
    const here = document.getElementById(`${graph.picture}-screen-${graph.screens.indexOf(this.walk.front())}`);
    if (!here) return;
    here.classList.add("here");
    // The first shape of a box is its outline; in a box with findings, a group lies between.
    here.querySelector("path, polygon")?.classList.add("outlined");
    const frame = here.closest(".scroll"), a = frame.getBoundingClientRect(), b = here.getBoundingClientRect();
    frame.scrollBy(b.left - a.left - (a.width - b.width) / 2, b.top - a.top - (a.height - b.height) / 2);
  },
  listenToPictures() {
    for (const figure of this.figures()) figure.addEventListener("click", ({ target }) => this.tapPicture(target));
  },
  /* Opens the finding of a number; or walks to a screen, or along an arrow, by the fewest taps. */
  tapPicture(target) {
    const { graph } = this.walk, box = target.closest("g[id]");
    if (!box || !box.id.startsWith(`${graph.picture}-`)) return;
    const [, kind, number] = box.id.slice(graph.picture.length).split("-");
    const marks = graph.marks[box.id] ?? [], word = target.closest("text")?.textContent ?? "";
    const numbers = /^[✗⚠ⓘ]/.test(word) ? word.match(/\d+/g)?.map(Number) ?? [] : [];
    const mark = marks.find(([rule]) => numbers.includes(rule));
    if (mark) return openFinding(`finding-${mark[1]}`);
    if (kind === "screen") return this.walkAlongRow(+number, target.closest("text")) || this.walkTo(+number);
    if (kind === "arrow") this.walkAlong(graph.arrows[number]);
  },
  /* Takes the action whose row has a text, and returns whether there is one; the title of a box is bold. */
  walkAlongRow(screen, row) {
    if (!row || row.getAttribute("font-weight")) return false;
    const words = row.textContent.replace(/^[\s\u00a0→↩○◆▸]+/, "").split(" ▸")[0].trim(), { graph } = this.walk;
    const isRow = ({ node, trigger: [kind, label] }) => kind !== "entry" && frontOf(graph, node) === screen && text(label).startsWith(words);
    const found = words && Paths.of(graph).taps.find(isRow);
    if (found) this.walkAlong([screen, [[text(found.trigger[1]), null]], -1]);
    return Boolean(found);
  },
  walkTo(screen) {
    const { graph } = this.walk, path = Paths.of(graph).to(screen);
    if (path) return this.goTo(path);
    this.notify(show(graph.screens[screen][0]), ": ",
      graph.complete ? phrase`nothing leads there` : phrase`no path on this page leads there`);
  },
  walkAlong([from, taps, to]) {
    const { graph } = this.walk, paths = Paths.of(graph);
    if (!taps.length && to >= 0) {
      const path = paths.between(from, to);
      return path ? this.goTo(path) : this.walkTo(to);
    }
    const names = ({ trigger: [kind, label, , name] }) => [text(label), ...(kind === "gesture" ? [name, name.split(": ")[0]] : [])];
    const isMeant = (tap) => taps.some(([label, result]) => names(tap).includes(label) && (result === null || result === text(tap.trigger[2])));
    const isThere = ({ node, isAnywhere }) => from < 0 || isAnywhere || frontOf(graph, node) === from;
    const found = paths.taps.filter(isMeant).sort((a, b) => isThere(b) - isThere(a) || paths.length(a.node) - paths.length(b.node))[0];
    if (!found) return this.notify(graph.complete ? phrase`nothing leads there` : phrase`no path on this page leads there`);
    const path = paths.toNode(found.node), offer = path.offers.find((each) => path.trigger(each) === found.trigger);
    if (offer.at(-2) >= 0) path.take(offer);
    this.goTo(path);
  },
  goTo(walk) {
    this.stop();
    this.walk = walk;
    this.part.launch.value = walk.launch;
    this.notify();
    this.moved([]);
  }
});

/* The size of a diagram: as wide as the page, whole, or any other. */
class Zoom {
  constructor(figure) {
    this.frame = figure.querySelector(".scroll");
    this.svg = this.frame?.querySelector("svg");
    if (!this.svg) return;
    this.buttons = figure.querySelector(".zoom");
    this.buttons.hidden = false;
    this.buttons.onclick = ({ target }) => this.choose(target.closest("button")?.dataset.zoom);
    const { width, height } = this.svg.viewBox.baseVal;
    [this.width, this.height] = [width * 4 / 3, height * 4 / 3];
    this.frame.classList.add("zoomed");
    // A hidden diagram has no width yet.
    this.set(Math.min(1, Math.max(.55, (this.frame.clientWidth || 600) / this.width)));
  }
  choose(what) {
    const { frame } = this, all = Math.min(frame.clientWidth / this.width, Math.max(frame.clientHeight, innerHeight * .6) / this.height);
    if (what) this.set({ out: this.scale / 1.25, in: this.scale * 1.25, fit: Math.min(all, 1.5), full: 1 }[what]);
  }
  set(scale) {
    this.scale = Math.min(4, Math.max(.05, scale));
    this.svg.style.width = `${Math.round(this.width * this.scale)}px`;
    this.svg.style.height = `${Math.round(this.height * this.scale)}px`;
  }
}
