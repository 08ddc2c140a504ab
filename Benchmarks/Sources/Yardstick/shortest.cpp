#include <deque>

#include "yardstick.hpp"

namespace {

constexpr uint32_t edgeFlag = 1u << 31;

struct Origin {
  uint32_t link, previous;
};

struct Weighed {
  uint64_t mask, final, taken;
  uint32_t base;
  uint32_t item(uint64_t bit) const { return base + __builtin_popcountll(mask & (bit - 1)); }
};

// Dial's buckets, and beside them what ShortestRuns keeps: keys and origins of transitions, edges and frames.
struct Search {
  yardstick &y;
  std::vector<Weighed> cells;
  std::vector<uint64_t> keys, edgeKeys, frameKeys;
  std::vector<Origin> origins, edgeOrigins;
  std::vector<bool> edgeFinal;
  std::vector<uint32_t> frameEdges, headCells;
  std::deque<std::vector<uint64_t>> buckets;  // from `first` on
  uint64_t first = 0;

  explicit Search(yardstick &yard) : y(yard) {
    uint32_t base = 0;
    for (const Cell &c : y.cells) {
      cells.push_back({c.mask, 0, 0, base});
      base += __builtin_popcountll(c.mask);
    }
    keys.assign(base, UINT64_MAX);
    origins.assign(base, {none, none});
    edgeKeys.assign(y.edges.keys.size(), UINT64_MAX);
    edgeOrigins.assign(y.edges.keys.size(), {none, none});
    edgeFinal.assign(y.edges.keys.size(), false);
    frameKeys.assign(y.frames.size(), UINT64_MAX);
    frameEdges.assign(y.frames.size(), none);
    headCells.assign(y.table.heads.keys.size(), none);
  }

  void queue(uint64_t item, uint64_t key) {
    while (buckets.size() <= key - first) buckets.emplace_back();
    buckets[key - first].push_back(item);
  }

  void relax(uint32_t cell, uint32_t control, uint64_t key, Origin origin) {
    uint64_t bit = uint64_t(1) << control;
    if (cells[cell].final & bit) return;
    uint32_t item = cells[cell].item(bit);
    if (key >= keys[item]) return;
    keys[item] = key;
    origins[item] = origin;
    queue(uint64_t(control) << 32 | cell, key);
  }

  void push(const Compiled &rule, uint64_t key, Origin origin, uint32_t cell, uint32_t frame) {
    uint64_t bit = rule.symbol < 64 ? uint64_t(1) << rule.symbol : 0;
    if (cells[cell].taken & bit) return;
    uint32_t pushed = y.frameOfEntry[y.table.targets.second(rule.next)];
    uint32_t beneath = y.table.targets.first(rule.next);
    uint32_t edge = y.edges.find(beneath == y.cells[cell].symbol ? cell : y.cellAt(beneath, frame), pushed);
    if (edgeFinal[edge]) {
      cells[cell].taken |= bit;
      return;
    }
    if (key >= edgeKeys[edge]) return;
    edgeKeys[edge] = key;
    edgeOrigins[edge] = origin;
    queue(uint64_t(1) << 63 | edge, key);
  }

  void combine(uint32_t edge, uint32_t item, uint32_t control, uint64_t within) {
    relax(y.edges.first(edge), control, edgeKeys[edge] + within, {edge | edgeFlag, item});
  }

  void settleEdge(uint32_t edge) {
    if (edgeFinal[edge]) return;
    edgeFinal[edge] = true;
    uint32_t frame = y.edges.second(edge);
    const Frame &f = y.frames[frame];
    if (frameKeys[frame] == UINT64_MAX) {
      frameKeys[frame] = edgeKeys[edge];
      frameEdges[frame] = edge;
      relax(y.cellAt(f.top, frame), f.control, edgeKeys[edge], {none, none});
    }
    for (uint64_t rest = cells[f.epsilon].final; rest; rest &= rest - 1) {
      uint32_t item = cells[f.epsilon].item(rest & -rest);
      combine(edge, item, __builtin_ctzll(rest), keys[item] - frameKeys[frame]);
    }
  }

  void settle(uint32_t cell, uint32_t control) {
    uint64_t bit = uint64_t(1) << control;
    if (cells[cell].final & bit) return;
    cells[cell].final |= bit;
    uint32_t item = cells[cell].item(bit), frame = y.cells[cell].frame;
    uint64_t key = keys[item];
    if (y.cells[cell].symbol == none) {
      for (uint32_t e = y.frames[frame].edge; e != none; e = y.nextEdge[e])
        if (edgeFinal[e]) combine(e, item, control, key - frameKeys[frame]);
      return;
    }
    uint32_t head = y.table.heads.find(y.cells[cell].symbol, control);
    if (headCells[head] == none) headCells[head] = cell;
    for (uint32_t r = y.table.start[head]; r < y.table.start[head + 1]; r++) {
      const Compiled &rule = y.table.rules[r];
      Origin origin = {r, item};
      switch (rule.kind) {
        case Kind::pop: relax(y.frames[frame].epsilon, rule.next, key + y.table.weights[r], origin); break;
        case Kind::swap: relax(y.cellAt(rule.symbol, frame), rule.next, key + y.table.weights[r], origin); break;
        case Kind::push: push(rule, key + y.table.weights[r], origin, cell, frame); break;
      }
    }
  }

  uint64_t run(uint32_t cell, uint32_t control) {
    frameKeys[0] = 0;
    relax(cell, control, 0, {none, none});
    for (; !buckets.empty(); buckets.pop_front(), first++) {
      for (size_t i = 0; i < buckets.front().size(); i++) {
        uint64_t item = buckets.front()[i];
        if (item >> 63) settleEdge(uint32_t(item)); else settle(uint32_t(item), uint32_t(item >> 32));
      }
    }
    uint64_t sum = 0;
    for (size_t head = 0; head < headCells.size(); head++)
      if (headCells[head] != none) sum += keys[cells[headCells[head]].item(uint64_t(1) << y.table.heads.second(head))];
    return sum;
  }
};

}  // namespace

uint64_t yardstick_shortest(yardstick *y) {
  Search search(*y);
  uint32_t top = 1;  // The cell of the start follows the bottom's ε-transitions.
  return search.run(top, y->started);
}
