#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <fstream>

#include "yardstick.hpp"

namespace {

// The rules of an app by their heads, symbol * controls + control.
struct Listed : Source {
  uint32_t controls;
  std::vector<uint32_t> start;
  std::vector<yardstick_rule> rules;

  Listed(const yardstick_rule *list, uint32_t count, uint32_t controls, uint32_t symbols)
      : controls(controls), start(size_t(controls) * symbols + 2, 0), rules(count) {
    auto head = [&](const yardstick_rule &rule) { return size_t(rule.symbol) * controls + rule.control; };
    for (uint32_t i = 0; i < count; i++) start[head(list[i]) + 2]++;
    for (size_t h = 2; h < start.size(); h++) start[h] += start[h - 1];
    for (uint32_t i = 0; i < count; i++) rules[start[head(list[i]) + 1]++] = list[i];
  }

  void append(uint32_t control, uint32_t symbol, std::vector<yardstick_rule> &list) override {
    size_t head = size_t(symbol) * controls + control;
    list.insert(list.end(), rules.begin() + start[head], rules.begin() + start[head + 1]);
  }
};

}  // namespace

uint32_t RuleTable::make(uint32_t control, uint32_t symbol, Source &source) {
  uint32_t head = heads.intern(symbol, control);
  buffer.clear();
  source.append(control, symbol, buffer);
  for (const yardstick_rule &rule : buffer) compile(rule, symbol);
  start.push_back(rules.size());
  return head;
}

void RuleTable::compile(const yardstick_rule &rule, uint32_t symbol) {
  ids.push_back(rule.id);
  weights.push_back(rule.weight);
  if (rule.top == none) return rules.push_back({rule.next, 0, Kind::pop});
  if (rule.beneath == none) return rules.push_back({rule.next, rule.top, Kind::swap});
  uint32_t target = targets.intern(rule.beneath, entries.intern(rule.top, rule.next));
  rules.push_back({target, slot(target, symbol), Kind::push});
}

uint32_t RuleTable::slot(uint32_t target, uint32_t symbol) {
  bool own = targets.first(target) == symbol;
  if (slotOfTarget.size() <= target) slotOfTarget.resize(target + 1, none);
  if (own && slotOfTarget[target] != none) return slotOfTarget[target];
  uint32_t id = own ? none : otherTargets.intern(symbol, target);
  if (!own && id < slotOfOther.size()) return slotOfOther[id];
  if (used.size() <= symbol) used.resize(symbol + 1, 0);
  uint32_t slot = used[symbol]++;
  if (own) slotOfTarget[target] = slot; else slotOfOther.push_back(slot);
  return slot;
}

yardstick *yardstick_make(const yardstick_rule *list, uint32_t count, uint32_t controls, uint32_t symbols) {
  return new yardstick{std::make_unique<Listed>(list, count, controls, symbols)};
}

void yardstick_free(yardstick *y) { delete y; }

static void add(yardstick *y, uint64_t mask, uint32_t cell) {
  Cell &c = y->cells[cell];
  uint64_t fresh = mask & ~c.mask;
  if (!fresh) return;
  c.mask |= fresh;
  if (!c.pending) y->work.push_back(cell);
  c.pending |= fresh;
}

static uint32_t makeFrame(yardstick *y, uint32_t control, uint32_t top) {
  uint32_t frame = y->frames.size();
  y->frames.push_back({control, top, uint32_t(y->cells.size()), none});
  y->cells.push_back({0, 0, 0, none, frame});
  return frame;
}

static void push(yardstick *y, const Compiled &rule, uint32_t cell) {
  if (rule.symbol < 64) {
    uint64_t bit = uint64_t(1) << rule.symbol;
    if (y->cells[cell].taken & bit) return;
    y->cells[cell].taken |= bit;
  }
  uint32_t entry = y->table.targets.second(rule.next), beneath = y->table.targets.first(rule.next);
  if (y->frameOfEntry.size() <= entry) y->frameOfEntry.resize(entry + 1, none);
  uint32_t frame = y->frameOfEntry[entry];
  if (frame == none) {
    uint32_t control = y->table.entries.second(entry), top = y->table.entries.first(entry);
    frame = y->frameOfEntry[entry] = makeFrame(y, control, top);
    add(y, uint64_t(1) << control, y->cell(top, frame));
  }
  uint32_t below = beneath == y->cells[cell].symbol ? cell : y->cell(beneath, y->cells[cell].frame);
  uint32_t edge = y->edges.intern(below, frame);
  if (edge < y->nextEdge.size()) return;
  y->nextEdge.push_back(y->frames[frame].edge);
  y->frames[frame].edge = edge;
  add(y, y->cells[y->frames[frame].epsilon].mask, below);
}

uint64_t yardstick_forward(yardstick *y, uint32_t control, uint32_t symbol) {
  y->started = control;
  makeFrame(y, none, none);
  add(y, uint64_t(1) << control, y->cell(symbol, 0));
  while (!y->work.empty()) {
    uint32_t index = y->work.back();
    y->work.pop_back();
    uint64_t delta = y->cells[index].pending;
    y->cells[index].pending = 0;
    uint32_t frame = y->cells[index].frame;
    if (y->cells[index].symbol == none) {
      for (uint32_t e = y->frames[frame].edge; e != none; e = y->nextEdge[e]) add(y, delta, y->edges.first(e));
      continue;
    }
    for (; delta; delta &= delta - 1) {
      uint32_t head = y->table.demand(__builtin_ctzll(delta), y->cells[index].symbol, *y->source);
      for (uint32_t r = y->table.start[head]; r < y->table.start[head + 1]; r++) {
        const Compiled &rule = y->table.rules[r];
        switch (rule.kind) {
          case Kind::pop: add(y, uint64_t(1) << rule.next, y->frames[frame].epsilon); break;
          case Kind::swap: add(y, uint64_t(1) << rule.next, y->cell(rule.symbol, frame)); break;
          case Kind::push: push(y, rule, index); break;
        }
      }
    }
  }
  uint64_t transitions = 0;
  for (const Cell &c : y->cells) transitions += __builtin_popcountll(c.mask);
  return transitions;
}

uint64_t yardstick_peak_kilobytes(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
  return usage.ru_maxrss / 1024;
#else
  return usage.ru_maxrss;
#endif
}

uint64_t yardstick_resident_kilobytes(void) {
  std::ifstream table("/proc/self/statm");
  uint64_t pages = 0;
  // Where there is no such file, the peak so far will do.
  return table >> pages >> pages ? pages * sysconf(_SC_PAGESIZE) / 1024 : yardstick_peak_kilobytes();
}

double yardstick_cpu_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

void yardstick_keep_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, INT32_MAX);
#endif
}
