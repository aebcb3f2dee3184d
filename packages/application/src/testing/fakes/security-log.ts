import type { SecurityEvent, SecurityFilter, SecurityLog, TxSecurityLog } from '../../ports/security-log.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { hasOneOf } from './has-one-of.js';
import type { FakeWorld } from './world.js';

type SecurityWorld = Pick<FakeWorld, 'securityLog' | 'securityFolds'>;

/** The security log in memory; tests look into `stored`. */
export interface FakeSecurityLog extends SecurityLog {
  readonly stored: ReadonlyMap<string, SecurityEvent>;
}

/** Counts what repeats, in a world. */
const countIn =
  ({ securityLog: stored, securityFolds: folds }: SecurityWorld): SecurityLog['count'] =>
  async (event, { name, since, max, crowd }) => {
    const idOf = (fold: string): string | undefined => {
      const id = folds.get(fold);
      return id !== undefined && stored.has(id) ? id : undefined;
    };
    const add = (fold: string, one: SecurityEvent): number => {
      const known = stored.get(idOf(fold) ?? '');
      if (known === undefined) {
        folds.set(fold, one.id);
        stored.set(one.id, one);
        return one.count;
      }
      const count = known.count + 1;
      stored.set(known.id, { ...known, count, lastAt: one.lastAt });
      return count;
    };
    const lines = [...stored.values()].filter(({ kind, at }) => kind === event.kind && at >= since);
    if (idOf(name) !== undefined || lines.length < max) return add(name, event);
    return add(crowd, { ...event, userId: null, subject: null, address: '', detail: '' });
  };

/** The security log in memory. */
export const fakeSecurityLog = (world: SecurityWorld): FakeSecurityLog => {
  const { securityLog: stored } = world;
  const wanted = ({ kind, userId, people, from = 0, to = Infinity }: SecurityFilter) =>
    [...stored.values()].filter(
      (row) =>
        hasOneOf(row.kind, kind) &&
        hasOneOf(row.userId, userId) &&
        hasOneOf(row.userId, people) &&
        row.at >= from &&
        row.at < to,
    );
  return {
    stored,
    count: countIn(world),
    page: async (window, filter, isOldestFirst = false) =>
      rowsByKey(wanted(filter), ({ at, id }) => [at, id] as const, window, !isOldestFirst),
    countLines: async (filter, most) => Math.min(most, wanted(filter).length),
    find: async (id) => stored.get(id),
    deleteOlder: async (before) => {
      const old = [...stored.values()].filter(({ at }) => at < before);
      for (const { id } of old) stored.delete(id);
      return old.length;
    },
  };
};

/** The security log inside a transaction on a world. */
export const txSecurityLog = (world: SecurityWorld): TxSecurityLog => ({
  add: async (event) => void world.securityLog.set(event.id, event),
  count: countIn(world),
});

/** Writes down what tells of a change. */
export const traceInto = (
  { securityLog }: Pick<SecurityWorld, 'securityLog'>,
  trace: readonly SecurityEvent[],
): void => {
  for (const event of trace) securityLog.set(event.id, event);
};
