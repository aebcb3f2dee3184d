import type { TxViewings, Viewings } from '../../ports/viewings.js';
import type { FakeWorld } from './world.js';

type ViewingWorld = Pick<FakeWorld, 'viewings' | 'sessions'>;

/** Viewings in memory. */
export const fakeViewings = ({ viewings, sessions }: ViewingWorld): Viewings => ({
  over: async (at, limit) =>
    [...viewings.values()]
      .map((one) => ({ ...one, sessionId: sessions.has(one.sessionId ?? '') ? one.sessionId : null }))
      .filter(({ until, sessionId }) => until <= at || sessionId === null)
      .toSorted((a, b) => a.startedAt - b.startedAt)
      .slice(0, limit),
});

/** Viewings inside a transaction on a world. */
export const txViewings = ({ viewings }: ViewingWorld): TxViewings => ({
  ofSession: async (sessionId) => [...viewings.values()].find((one) => one.sessionId === sessionId),
  running: async (at) => [...viewings.values()].filter(({ until }) => until > at),
  insert: async (viewing) => {
    const same = [...viewings.values()].some(({ sessionId }) => sessionId === viewing.sessionId);
    if (same) throw new Error('this session has a viewing');
    viewings.set(viewing.id, viewing);
  },
  delete: async (id) => viewings.delete(id),
});
