#include <sys/resource.h>
#include <time.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "yardstick.hpp"

yardstick *yardstick_make(const yardstick_rule *list, uint32_t count, uint32_t controls, uint32_t symbols) {
  auto *y = new yardstick{controls, symbols};
  y->start.assign(size_t(controls) * symbols + 2, 0);
  for (uint32_t i = 0; i < count; i++) y->start[y->head(list[i].control, list[i].symbol) + 2]++;
  for (size_t h = 2; h < y->start.size(); h++) y->start[h] += y->start[h - 1];
  y->rules.resize(count);
  y->weights.resize(count);
  y->ids.resize(count);
  Pairs slots;
  std::vector<uint32_t> slotOf, used(symbols, 0);
  for (uint32_t i = 0; i < count; i++) {
    const yardstick_rule &r = list[i];
    uint32_t at = y->start[y->head(r.control, r.symbol) + 1]++;
    y->weights[at] = r.weight;
    y->ids[at] = i;
    if (r.top == none) {
      y->rules[at] = {r.next, 0, Kind::pop};
    } else if (r.beneath == none) {
      y->rules[at] = {r.next, r.top, Kind::swap};
    } else {
      uint32_t target = y->targets.intern(y->head(r.next, r.top), r.beneath);
      uint32_t id = slots.intern(r.symbol, target);
      if (id == slotOf.size()) slotOf.push_back(used[r.symbol]++);
      y->rules[at] = {target, slotOf[id], Kind::push};
    }
  }
  y->frameOfEntry.assign(size_t(controls) * symbols, none);
  return y;
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
  uint32_t entry = y->targets.first(rule.next), beneath = y->targets.second(rule.next);
  uint32_t frame = y->frameOfEntry[entry];
  if (frame == none) {
    uint32_t control = entry % y->controls, top = entry / y->controls;
    frame = y->frameOfEntry[entry] = makeFrame(y, control, top);
    add(y, uint64_t(1) << control, y->cell(top, frame));
  }
  uint32_t below = y->cell(beneath, y->cells[cell].frame);
  uint32_t edge = y->edges.intern(frame, below);
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
      for (uint32_t e = y->frames[frame].edge; e != none; e = y->nextEdge[e]) add(y, delta, y->edges.second(e));
      continue;
    }
    for (; delta; delta &= delta - 1) {
      uint32_t head = y->head(__builtin_ctzll(delta), y->cells[index].symbol);
      for (uint32_t r = y->start[head]; r < y->start[head + 1]; r++) {
        const Compiled &rule = y->rules[r];
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
