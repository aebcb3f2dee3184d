import { createLane, type Waiting } from './lane.js';

/** Who asks for a turn: those who are known come first, each `known` in turn, and among the others each `from`. */
export interface Asker {
  readonly known?: string | undefined;
  readonly from: string;
}

/** How many wait before the others under one `known`; more of them are as good as not known. */
const KNOWN_WAITING_MAX = 2;

export interface TurnLimits {
  /** How many pieces of work run at a time. */
  readonly width: number;
  /** How many wait at the most, of those who are known and of the others. */
  readonly waitingMax: number;
  /** How long anybody waits at the most, ms. */
  readonly longestWaitMs: number;
  /** A clock that never goes back, ms. */
  readonly now: () => number;
  /** What is thrown for one who would wait too long. */
  readonly busy: () => Error;
}

/**
 * Lets a few pieces of work run at a time. Whoever would wait too long is refused: at once where his lane is full, unless
 * somebody else has more waiting in it, whose last one goes then; otherwise when his time is over.
 */
export const createFairTurns = ({ width, waitingMax, longestWaitMs, now, busy }: TurnLimits) => {
  const lanes = { known: createLane(waitingMax), others: createLane(waitingMax) };
  let free = width;

  const next = (): void => {
    const before = now() - longestWaitMs;
    for (const late of [...lanes.known.takeOlder(before), ...lanes.others.takeOlder(before)]) late.refuse();
    const first = lanes.known.take() ?? lanes.others.take();
    if (first === undefined) free += 1;
    else first.begin();
  };

  const wait = ({ known, from }: Asker): Promise<void> =>
    new Promise((resolve, reject) => {
      const one: Waiting = { since: now(), begin: resolve, refuse: () => reject(busy()) };
      const isFirst = known !== undefined && lanes.known.waiting(known) < KNOWN_WAITING_MAX;
      const left = isFirst ? lanes.known.join(known, one) : lanes.others.join(from, one);
      left?.refuse();
    });

  return async <T>(asker: Asker, work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await wait(asker);
    try {
      return await work();
    } finally {
      next();
    }
  };
};
