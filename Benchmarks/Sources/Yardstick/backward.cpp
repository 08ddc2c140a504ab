#include <algorithm>

#include "yardstick.hpp"

namespace {

struct Arcs {
  std::vector<uint32_t> start, ends;

  Arcs(size_t nodes, const std::vector<uint32_t> &from, const std::vector<uint32_t> &to) : start(nodes + 2, 0) {
    for (uint32_t f : from)
      if (f != none) start[f + 2]++;
    for (size_t n = 2; n < start.size(); n++) start[n] += start[n - 1];
    ends.resize(start.back());
    for (size_t i = 0; i < from.size(); i++)
      if (from[i] != none) ends[start[from[i] + 1]++] = to[i];
  }
};

// Heads by symbol and control.
struct Index {
  size_t width = 0;
  std::vector<uint32_t> heads, places;

  explicit Index(const Pairs &pairs) {
    size_t symbols = 0;
    for (uint32_t h = 0; h < pairs.keys.size(); h++) {
      symbols = std::max(symbols, size_t(pairs.first(h)) + 1);
      width = std::max(width, size_t(pairs.second(h)) + 1);
    }
    places.assign(width * symbols, none);
    for (uint32_t h = 0; h < pairs.keys.size(); h++) places[pairs.first(h) * width + pairs.second(h)] = h;
    for (uint32_t &place : places) {
      if (place == none) continue;
      heads.push_back(place);
      place = heads.size() - 1;
    }
  }

  uint32_t find(uint32_t symbol, uint32_t control) const {
    size_t place = symbol * width + control;
    return control < width && place < places.size() ? places[place] : none;
  }
};

struct Sum {
  uint64_t mask = 0, pending = 0;
};

}  // namespace

// Sets for heads in the order of their symbols and controls, then for push targets.
uint64_t yardstick_backward(yardstick *y) {
  const RuleTable &table = y->table;
  size_t heads = table.heads.keys.size(), targets = table.targets.keys.size(), nodes = heads + targets;
  Index index(table.heads);
  std::vector<uint32_t> taken, takers, work;
  taken.reserve(table.rules.size());
  takers.reserve(table.rules.size());
  std::vector<uint32_t> entered(targets, none), callers(targets);
  std::vector<Sum> sums(nodes);
  auto add = [&](uint64_t mask, uint32_t node) {
    uint64_t fresh = mask & ~sums[node].mask;
    if (!fresh) return;
    sums[node].mask |= fresh;
    if (!sums[node].pending) work.push_back(node);
    sums[node].pending |= fresh;
  };
  for (uint32_t t = 0; t < callers.size(); t++) callers[t] = t;
  for (uint32_t h = 0; h < heads; h++) {
    uint32_t head = index.heads[h];
    for (uint32_t r = table.start[head]; r < table.start[head + 1]; r++) {
      const Compiled &rule = table.rules[r];
      uint32_t from = none;
      if (rule.kind == Kind::pop) add(uint64_t(1) << rule.next, h);
      if (rule.kind == Kind::swap) from = index.find(rule.symbol, rule.next);
      if (rule.kind == Kind::push) {
        from = heads + rule.next;
        uint32_t entry = table.targets.second(rule.next);
        entered[rule.next] = index.find(table.entries.first(entry), table.entries.second(entry));
      }
      taken.push_back(from);
      takers.push_back(h);
    }
  }
  Arcs dependents(nodes, taken, takers), calls(heads, entered, callers);
  std::vector<uint32_t> firstWaiting(heads, none), nextWaiting, waiting;
  while (!work.empty()) {
    uint32_t node = work.back();
    work.pop_back();
    uint64_t delta = sums[node].pending;
    sums[node].pending = 0;
    for (size_t a = dependents.start[node]; a < dependents.start[node + 1]; a++) add(delta, dependents.ends[a]);
    if (node >= heads) continue;
    for (uint32_t l = firstWaiting[node]; l != none; l = nextWaiting[l]) add(delta, waiting[l]);
    for (size_t a = calls.start[node]; a < calls.start[node + 1]; a++) {
      uint32_t target = calls.ends[a];
      for (uint64_t rest = delta; rest; rest &= rest - 1) {
        uint32_t head = index.find(table.targets.first(target), __builtin_ctzll(rest));
        if (head == none) continue;
        nextWaiting.push_back(firstWaiting[head]);
        firstWaiting[head] = waiting.size();
        waiting.push_back(heads + target);
        add(sums[head].mask, heads + target);
      }
    }
  }
  uint64_t count = 0;
  for (size_t h = 0; h < heads; h++) count += __builtin_popcountll(sums[h].mask);
  return count;
}
