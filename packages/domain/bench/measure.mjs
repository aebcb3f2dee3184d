/** The middle one of some numbers. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Milliseconds of processor time (this process's, garbage collector included) that `work` takes: other programs on the
 * machine do not count. Its result is held to the end, so that nothing of it can be left out.
 */
export const processorTime = (work) => {
  globalThis.gc?.();
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  if (result === undefined) throw new TypeError('nothing was computed');
  return (user + system) / 1000;
};

/**
 * Does several pieces of work in turns, so that a noisy moment hits all of them, each round in the opposite order of the
 * one before. The first round only warms up. Answers for each piece its milliseconds, round by round.
 */
export const inTurns = (works, rounds) => {
  const times = works.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    const turns = [...works.entries()];
    for (const [at, work] of round % 2 === 0 ? turns : turns.toReversed()) {
      const milliseconds = processorTime(work);
      if (round > 0) times[at].push(milliseconds);
    }
  }
  return times;
};

/** How the times of two pieces of work relate: the median, the least and the greatest of the rounds' ratios. */
export const ratioOf = (times, yardstick) => {
  const ratios = times.map((time, round) => time / yardstick[round]);
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
};
