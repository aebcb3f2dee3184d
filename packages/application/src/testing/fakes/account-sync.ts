import {
  DUE_NEVER,
  SYNC_TARGETS,
  type AccountSync,
  type SyncCount,
  type SyncJob,
  type SyncReach,
  type SyncState,
} from '../../ports/account-sync.js';
import { auditInto } from './audit-log.js';
import { isListed } from './students.js';
import { stateOf, type SyncRow } from './sync-row.js';
import type { FakeWorld } from './world.js';

const viewOf = (row: SyncRow): SyncState => {
  const state = stateOf(row);
  return {
    userId: row.userId,
    target: row.target,
    state,
    attempts: row.attempts,
    ...(row.error === undefined ? {} : { error: row.error }),
    dueAt: state === 'done' ? row.leasedUntil : Math.max(row.dueAt, row.leasedUntil),
    gmtModified: row.gmtModified,
  };
};

type SyncWorld = Pick<FakeWorld, 'audit' | 'syncs' | 'care' | 'employees' | 'orders' | 'studyLogs'>;

/** The outbox of account changes in memory. */
export const fakeAccountSync = (world: SyncWorld): AccountSync => {
  const rows = world.syncs;
  const keyOf = ({ userId, target }: Pick<SyncRow, 'userId' | 'target'>): string => `${target} ${userId}`;
  const put = (row: SyncRow): void => void rows.set(keyOf(row), row);
  /** The row of a job whose lease still counts. */
  const held = (job: SyncJob): SyncRow | undefined => {
    const row = rows.get(keyOf(job));
    return row?.leasedUntil === job.leasedUntil ? row : undefined;
  };
  /** What is fulfilled, or waits for a first profile, is due never. */
  const open = (): readonly SyncRow[] => [...rows.values()].filter(({ dueAt }) => dueAt < DUE_NEVER);
  const troubled = ({ userId, caredBy }: SyncReach): readonly SyncRow[] =>
    open().filter(
      (row) =>
        row.attempts > 0 &&
        (userId === undefined || row.userId === userId) &&
        (caredBy === undefined ||
          (world.care.has(JSON.stringify([row.userId, caredBy])) && isListed(world, row.userId))),
    );

  return {
    claim: async ({ target, at, leaseMs, limit }) => {
      const due = [...rows.values()]
        .filter((row) => row.target === target && row.dueAt <= at && row.leasedUntil <= at)
        .toSorted((a, b) => a.dueAt - b.dueAt)
        .slice(0, limit);
      return due.map((row) => {
        const leasedUntil = at + leaseMs;
        put({ ...row, leasedUntil });
        return {
          userId: row.userId,
          target,
          version: row.wanted,
          attempts: row.attempts,
          ...(row.sealedPassword === undefined ? {} : { sealedPassword: row.sealedPassword }),
          ...(row.externalId === undefined ? {} : { externalId: row.externalId }),
          hasPicture: row.hasPicture,
          leasedUntil,
        };
      });
    },
    succeed: async (job, { externalId, hasPicture, at, notBefore }) => {
      const row = held(job);
      if (row === undefined) return;
      const delivered = row.sealedPassword === job.sealedPassword;
      const common = {
        ...row,
        externalId,
        hasPicture,
        done: job.version,
        leasedUntil: notBefore,
        sealedPassword: delivered ? undefined : row.sealedPassword,
      };
      if (row.wanted > job.version) put(common);
      else put({ ...common, attempts: 0, error: undefined, dueAt: DUE_NEVER, gmtModified: at });
    },
    fail: async (job, { error, at, dueAt }) => {
      const row = held(job);
      if (row === undefined) return;
      if (row.wanted > job.version) put({ ...row, leasedUntil: 0 });
      else put({ ...row, attempts: row.attempts + 1, error, dueAt, leasedUntil: 0, gmtModified: at });
    },
    postpone: async (job) => {
      const row = held(job);
      if (row === undefined) return;
      if (row.wanted > job.version) put({ ...row, leasedUntil: 0 });
      else put({ ...row, leasedUntil: 0, dueAt: DUE_NEVER, attempts: 0, error: undefined });
    },
    wish: async ({ userId, target, sealedPassword, at }) => {
      const row = rows.get(keyOf({ userId, target }));
      put({
        userId,
        target,
        wanted: (row?.wanted ?? 0) + 1,
        done: row?.done ?? 0,
        sealedPassword: sealedPassword ?? row?.sealedPassword,
        externalId: row?.externalId,
        hasPicture: row?.hasPicture ?? false,
        attempts: 0,
        error: undefined,
        dueAt: at,
        leasedUntil: row?.leasedUntil ?? 0,
        gmtModified: at,
      });
    },
    retry: async ({ at, audit = () => [], ...reach }) => {
      const chosen = troubled(reach);
      auditInto(world, chosen.map(viewOf).flatMap(audit));
      for (const row of chosen) put({ ...row, attempts: 0, error: undefined, dueAt: at, gmtModified: at });
      return chosen.length;
    },
    counts: async () => {
      const counts = new Map<string, SyncCount>();
      for (const row of open()) {
        const state = stateOf(row) as SyncCount['state'];
        const { target } = row;
        const count = (counts.get(`${target} ${state}`)?.count ?? 0) + 1;
        counts.set(`${target} ${state}`, { target, state, count });
      }
      return [...counts.values()];
    },
    troubles: async (limit, reach = {}) =>
      troubled(reach)
        .toSorted((a, b) => b.dueAt - a.dueAt || a.gmtModified - b.gmtModified)
        .slice(0, limit)
        .map(viewOf),
    statesOf: async (userId) =>
      SYNC_TARGETS.flatMap((target) => {
        const row = rows.get(keyOf({ userId, target }));
        return row === undefined ? [] : [viewOf(row)];
      }),
  };
};
