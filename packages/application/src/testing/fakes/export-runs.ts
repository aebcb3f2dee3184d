import type { ExportRun, ExportRuns, TxExportRuns } from '../../ports/export-runs.js';
import type { FakeWorld } from './world.js';

type RunWorld = Pick<FakeWorld, 'exportRuns'>;

const find = ({ exportRuns }: RunWorld, userId: string, id: string): ExportRun | undefined => {
  const run = exportRuns.get(id);
  return run?.userId === userId ? run : undefined;
};

/** Exports in memory. */
export const fakeExportRuns = (world: RunWorld): ExportRuns => {
  const change = (id: string, isFit: (run: ExportRun) => boolean, to: Partial<ExportRun>): boolean => {
    const run = world.exportRuns.get(id);
    if (run?.state !== 'running' || !isFit(run)) return false;
    world.exportRuns.set(id, { ...run, ...to });
    return true;
  };
  return {
    find: async (userId, id) => find(world, userId, id),
    ofUser: async (userId, limit) =>
      [...world.exportRuns.values()]
        .filter((run) => run.userId === userId)
        .toSorted((a, b) => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1))
        .slice(0, limit),
    take: async (id, at) => change(id, ({ isTaken }) => !isTaken, { isTaken: true, touchedAt: at }),
    progress: async (id, rows, at) => change(id, () => true, { rows, touchedAt: at }),
  };
};

/** Exports inside a transaction on a world. */
export const txExportRuns = (world: RunWorld): TxExportRuns => ({
  lockOwner: async () => {},
  find: async (userId, id) => find(world, userId, id),
  running: async (userId) =>
    [...world.exportRuns.values()].filter((run) => run.userId === userId && run.state === 'running'),
  countRunning: async (userId, since) =>
    [...world.exportRuns.values()].filter(
      (run) => run.userId === userId && run.state === 'running' && run.touchedAt >= since,
    ).length,
  insert: async (run) => void world.exportRuns.set(run.id, run),
  end: async (id, state, rows, at) => {
    const run = world.exportRuns.get(id);
    if (run !== undefined) world.exportRuns.set(id, { ...run, state, rows, touchedAt: at, endedAt: at });
  },
  deleteOlder: async (userId, before) => {
    for (const run of world.exportRuns.values()) {
      if (run.userId === userId && run.startedAt < before) world.exportRuns.delete(run.id);
    }
  },
});
