import type { SecurityEvent, SecurityLog, TxSecurityLog } from '../../ports/security-log.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { FakeWorld } from './world.js';

type SecurityWorld = Pick<FakeWorld, 'securityLog'>;

/** The security log in memory; tests look into `stored`. */
export interface FakeSecurityLog extends SecurityLog {
  readonly stored: ReadonlyMap<string, SecurityEvent>;
}

/** The security log in memory. */
export const fakeSecurityLog = ({ securityLog: stored }: SecurityWorld): FakeSecurityLog => {
  const folds = new Map<string, string>();
  const idOf = (name: string): string | undefined => {
    const id = folds.get(name);
    return id !== undefined && stored.has(id) ? id : undefined;
  };
  const add = (name: string, event: SecurityEvent): number => {
    const known = stored.get(idOf(name) ?? '');
    if (known === undefined) {
      folds.set(name, event.id);
      stored.set(event.id, event);
      return event.count;
    }
    const count = known.count + 1;
    stored.set(known.id, { ...known, count, lastAt: event.lastAt });
    return count;
  };
  return {
    stored,
    count: async (event, { name, since, max, crowd }) => {
      const lines = [...stored.values()].filter(({ kind, at }) => kind === event.kind && at >= since);
      if (idOf(name) !== undefined || lines.length < max) return add(name, event);
      return add(crowd, { ...event, userId: null, subject: null, address: '', detail: '' });
    },
    page: async (window, { kind, userId }) => {
      const rows = [...stored.values()].filter(
        (row) => (kind ?? row.kind) === row.kind && (userId ?? row.userId) === row.userId,
      );
      return rowsByKey(rows, ({ at, id }) => [at, id] as const, window, true);
    },
    deleteOlder: async (before) => {
      const old = [...stored.values()].filter(({ at }) => at < before);
      for (const { id } of old) stored.delete(id);
      return old.length;
    },
  };
};

/** The security log inside a transaction on a world. */
export const txSecurityLog = ({ securityLog }: SecurityWorld): TxSecurityLog => ({
  add: async (event) => void securityLog.set(event.id, event),
});

/** Writes down what tells of a change. */
export const traceInto = ({ securityLog }: SecurityWorld, trace: readonly SecurityEvent[]): void => {
  for (const event of trace) securityLog.set(event.id, event);
};
