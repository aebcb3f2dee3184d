/** The time of everybody in a play: real time, moved on. */
export interface PlayClock {
  now(): number;
  /** How far it is ahead of real time, ms. */
  ahead(): number;
  moveOn(ms: number): void;
}

/** Real time, not moved yet. */
export const playClock = (): PlayClock => {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    ahead: () => ahead,
    moveOn: (ms) => {
      ahead += ms;
    },
  };
};
