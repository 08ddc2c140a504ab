#ifndef YARDSTICK_HPP
#define YARDSTICK_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "yardstick.h"

using std::size_t;

constexpr uint32_t none = UINT32_MAX;

// Numbers pairs of 32-bit numbers: open addressing, linear probing, at most half full.
class Pairs {
 public:
  std::vector<uint64_t> keys;

  uint32_t find(uint32_t a, uint32_t b) const {
    uint64_t key = uint64_t(a) << 32 | b;
    for (size_t i = hash(a, b) & mask;; i = (i + 1) & mask) {
      uint32_t id = slots[i];
      if (id == none || keys[id] == key) return id;
    }
  }

  uint32_t intern(uint32_t a, uint32_t b) {
    uint64_t key = uint64_t(a) << 32 | b;
    size_t i = hash(a, b) & mask;
    for (; slots[i] != none; i = (i + 1) & mask)
      if (keys[slots[i]] == key) return slots[i];
    uint32_t id = keys.size();
    keys.push_back(key);
    slots[i] = id;
    if (keys.size() * 2 > slots.size()) grow();
    return id;
  }

  uint32_t first(uint32_t id) const { return keys[id] >> 32; }
  uint32_t second(uint32_t id) const { return keys[id]; }

 private:
  std::vector<uint32_t> slots = std::vector<uint32_t>(16, none);
  size_t mask = 15;

  static size_t hash(uint32_t a, uint32_t b) {
    uint64_t mixed = a * 0x9E3779B97F4A7C15u ^ uint64_t(b >> 4) * 0xC2B2AE3D27D4EB4Fu;
    return (mixed >> 32) + (b & 15);
  }

  void grow() {
    slots.assign(slots.size() * 2, none);
    mask = slots.size() - 1;
    for (uint32_t id = 0; id < keys.size(); id++) {
      size_t i = hash(first(id), second(id)) & mask;
      while (slots[i] != none) i = (i + 1) & mask;
      slots[i] = id;
    }
  }
};

enum class Kind : uint32_t { pop, swap, push };

struct Compiled {
  uint32_t next;    // control; the push target of a push
  uint32_t symbol;  // of a swap; the slot of a push
  Kind kind;
};

// The transitions (·, symbol, frame), or ε-transitions with the symbol `none`; at most 64 controls.
struct Cell {
  uint64_t mask, pending, taken;
  uint32_t symbol, frame;
};

struct Frame {
  uint32_t control, top, epsilon, edge;
};

// What rules are asked for: those of a head, made anew.
struct Source {
  virtual ~Source() = default;
  virtual void append(uint32_t control, uint32_t symbol, std::vector<yardstick_rule> &rules) = 0;
};

// The heads that were met, numbered as they occurred, and their rules.
struct RuleTable {
  Pairs heads;  // symbol, control
  std::vector<uint32_t> start{0};
  std::vector<Compiled> rules;
  std::vector<uint32_t> ids;
  std::vector<uint64_t> weights;
  Pairs entries;  // top, control
  Pairs targets;  // beneath, entry

  uint32_t demand(uint32_t control, uint32_t symbol, Source &source) {
    uint32_t found = heads.find(symbol, control);
    return found != none ? found : make(control, symbol, source);
  }

 private:
  // The slot of a target among those of the rule's symbol: by the target where that stays beneath, or by symbol and target.
  std::vector<uint32_t> slotOfTarget, slotOfOther, used;
  Pairs otherTargets;
  std::vector<yardstick_rule> buffer;

  uint32_t make(uint32_t control, uint32_t symbol, Source &source);
  void compile(const yardstick_rule &rule, uint32_t symbol);
  uint32_t slot(uint32_t target, uint32_t symbol);
};

struct yardstick {
  std::unique_ptr<Source> source;
  RuleTable table;
  uint32_t started = 0;

  std::vector<Cell> cells;
  Pairs places;  // frame, symbol
  std::vector<uint32_t> cellOfPlace, work, frameOfEntry, nextEdge;
  std::vector<Frame> frames;
  Pairs edges;  // cell, frame

  uint32_t cell(uint32_t symbol, uint32_t frame) {
    uint32_t place = places.intern(frame, symbol);
    if (place == cellOfPlace.size()) {
      cellOfPlace.push_back(cells.size());
      cells.push_back({0, 0, 0, symbol, frame});
    }
    return cellOfPlace[place];
  }
  uint32_t cellAt(uint32_t symbol, uint32_t frame) const { return cellOfPlace[places.find(frame, symbol)]; }
};

#endif
