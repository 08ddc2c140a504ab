/* The shortest paths from the launches of a graph, found breadth-first. */
class Paths {
  static of(graph) { return graph.paths ??= new Paths(graph); }
  constructor(graph) {
    this.graph = graph;
    this.before = new Map();  // for each node: the launch, or the node and the offer before it; and the number of taps
    this.ends = new Map();  // for each screen: the nearest node with it in front
    const passing = new Map();  // for each screen: the nearest node after a step that shows it only until an arrival fires
    const note = (ends, place, end) => { const front = frontOf(graph, place); if (!ends.has(front)) ends.set(front, end); };
    const queue = [];
    const reach = (steps, before) => {
      const end = steps.at(-2);
      if (end < 0) return;
      for (let at = 1; at < steps.length - 2; at += 3) note(passing, steps[at], end);
      if (this.before.has(end)) return;
      this.before.set(end, before);
      note(this.ends, end, end);
      queue.push(end);
    };
    graph.launches.forEach(({ steps, isChosen }, launch) => isChosen || reach(steps, { launch, length: 0 }));
    for (const node of queue) {
      const length = this.before.get(node).length + 1;
      for (const offer of graph.nodes[node][6]) reach(offer, { node, offer, length });
    }
    this.nodes = queue;
    for (const [screen, end] of passing) if (!this.ends.has(screen)) this.ends.set(screen, end);
  }
  /* Returns the walk to a screen, or undefined if the graph holds none. */
  to(screen) { return this.ends.has(screen) ? this.toNode(this.ends.get(screen)) : undefined; }
  /* Returns the shortest walk whose last tap leads from one screen to another one, or undefined. */
  between(from, to) {
    for (const node of this.nodes) {
      if (frontOf(this.graph, node) !== from) continue;
      const offer = this.graph.nodes[node][6].find((each) => each.at(-2) >= 0 && frontOf(this.graph, each.at(-2)) === to);
      if (offer) { const walk = this.toNode(node); walk.take(offer); return walk; }
    }
  }
  /* Returns the nearest node for each tap on each screen in front; what the root or the outside offers counts once. */
  get taps() {
    if (this.found) return this.found;
    const { nodes, triggers } = this.graph, found = new Map();
    for (const node of this.nodes) {
      for (const [place] of nodes[node][6]) {
        const isAnywhere = triggers[place][6] || triggers[place][7] >= 0 || triggers[place][0] === "entry";
        const key = `${place} ${isAnywhere ? "" : frontOf(this.graph, node)}`;
        if (!found.has(key)) found.set(key, { node, trigger: triggers[place], isAnywhere });
      }
    }
    return this.found = [...found.values()];
  }
  length(node) { return this.before.get(node).length; }
  toNode(end) {
    const moves = [];
    let before = this.before.get(end);
    for (; before.offer; before = this.before.get(before.node)) moves.unshift(before.offer);
    const walk = new Walk(this.graph, before.launch);
    for (const move of moves) walk.take(move);
    return walk;
  }
}
