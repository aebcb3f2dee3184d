import type { OwnDemo } from './demo.js';

/** The clock of a demo's server, which goes on when a test says so. */
export interface DemoClock {
  /** What the server takes for now, epoch ms. */
  now(): number;
  later(ms: number): Promise<void>;
}

/** Follows how far the clock of a demo is ahead; whoever moves it moves it by this. */
export const clockOf = (demo: Pick<OwnDemo, 'later'>): DemoClock => {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    later: async (ms) => {
      ahead += ms;
      await demo.later(ms);
    },
  };
};
