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

struct Sum {
  uint64_t mask = 0, pending = 0;
};

}  // namespace

// Sets for heads (dense: symbol * controls + control), then for push targets; only heads that were reached take part.
uint64_t yardstick_backward(yardstick *y) {
  size_t heads = size_t(y->controls) * y->symbols, nodes = heads + y->targets.keys.size();
  std::vector<bool> reached(heads, false);
  for (const Cell &c : y->cells)
    if (c.symbol != none)
      for (uint64_t m = c.mask; m; m &= m - 1) reached[y->head(__builtin_ctzll(m), c.symbol)] = true;
  std::vector<uint32_t> taken(y->rules.size(), none), takers(y->rules.size()), work;
  std::vector<uint32_t> entered(y->targets.keys.size(), none), callers(y->targets.keys.size());
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
    if (!reached[h]) continue;
    for (uint32_t r = y->start[h]; r < y->start[h + 1]; r++) {
      const Compiled &rule = y->rules[r];
      takers[r] = h;
      if (rule.kind == Kind::pop) add(uint64_t(1) << rule.next, h);
      if (rule.kind == Kind::swap) taken[r] = y->head(rule.next, rule.symbol);
      if (rule.kind == Kind::push) {
        taken[r] = heads + rule.next;
        entered[rule.next] = y->targets.first(rule.next);
      }
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
        uint32_t head = y->head(__builtin_ctzll(rest), y->targets.second(target));
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
