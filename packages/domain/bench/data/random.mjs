/** The data of a run must be the data of every run: a generator (mulberry32) of numbers from 0 up to 1, from a seed. */
const generator = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Choices out of a seed: whole numbers from `least` to `most`, one of a list, a yes with a probability, a shuffled list. */
export const choices = (seed) => {
  const next = generator(seed);
  const whole = (least, most) => least + Math.floor(next() * (most - least + 1));
  const shuffled = (list) => {
    const copy = [...list];
    for (let at = copy.length - 1; at > 0; at -= 1) {
      const other = whole(0, at);
      [copy[at], copy[other]] = [copy[other], copy[at]];
    }
    return copy;
  };
  return {
    whole,
    oneOf: (list) => list[whole(0, list.length - 1)],
    chance: (part) => next() < part,
    shuffled,
  };
};
