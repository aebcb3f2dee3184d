import fc from 'fast-check';
import type { Pick } from './alternatives.js';

const AT_A_TIME = 500;

/** Picks at random, the same again for the same seed. */
export const dice = (seed: number): Pick => {
  let left: number[] = [];
  let round = 0;
  return (several) => {
    if (left.length === 0) {
      left = fc.sample(fc.nat(), { seed: seed + round, numRuns: AT_A_TIME });
      round += 1;
    }
    return several[(left.pop() ?? 0) % Math.max(several.length, 1)];
  };
};
