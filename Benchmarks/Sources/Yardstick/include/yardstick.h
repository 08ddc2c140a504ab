// The same saturations as in Sources/Pushdown, written plainly in C++ as a yardstick for their speed.
#ifndef YARDSTICK_H
#define YARDSTICK_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A rule with its head; UINT32_MAX for no symbol.
typedef struct {
  uint32_t control, symbol;
  uint32_t next, top, beneath;
  uint32_t weight, id;
} yardstick_rule;

typedef struct yardstick yardstick;

// Keeps rules over controls and symbols numbered from 0 by their heads, to be asked for.
yardstick *yardstick_make(const yardstick_rule *rules, uint32_t count, uint32_t controls, uint32_t symbols);
void yardstick_free(yardstick *yard);

// post* of one symbol, from nothing; returns the number of transitions and ε-transitions.
uint64_t yardstick_forward(yardstick *yard, uint32_t control, uint32_t symbol);
// The least weight of every head; returns the sum of the weights. After yardstick_forward.
uint64_t yardstick_shortest(yardstick *yard);
// What every head can be erased to; returns the number of pairs of a head and a control. After yardstick_forward.
uint64_t yardstick_backward(yardstick *yard);

// The processor time this thread has had: other work on the machine disturbs it less than the time of day.
double yardstick_cpu_seconds(void);
// Keeps memory that is given back for the next turn, whoever asks for it: or the figures tell who pays for new pages.
void yardstick_keep_memory(void);
// The greatest amount of memory this process has had; what it has now.
uint64_t yardstick_peak_kilobytes(void);
uint64_t yardstick_resident_kilobytes(void);

#ifdef __cplusplus
}
#endif

#endif
