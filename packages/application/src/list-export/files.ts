import { err, ok, shanghaiDay } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { endRun } from './end-run.js';
import { exporterOf, type ExportColumn, type ExportRows } from './prepare.js';
import { stateAt, type ExportFormat, type ExportState } from '../ports/export-runs.js';
import type { ListExportDeps } from './service.js';
import { EXPORT_SOURCES } from './sources.js';
import { EXPORT_TITLES } from '../staff-list/export-words.js';

/** The file of a run, while it is made. */
export interface ExportFile {
  readonly id: string;
  /** What it is called, `学员-2026-03-01`, without the end that says its format. */
  readonly name: string;
  readonly format: ExportFormat;
  readonly columns: readonly ExportColumn[];
  /** Its rows, some at a time; it throws when the run was cancelled, and when they cannot be read. */
  readonly batches: AsyncGenerator<ExportRows, void>;
  /** To be told every few seconds that it is being made; false when it is not to be any more. */
  beat(): Promise<boolean>;
  /** How it ended: all was handed over, the other side left, or something broke. The first that is said counts. */
  end(state: ExportState): Promise<void>;
}

/** The files of exports. */
export interface ExportFiles {
  /** The file of a run of the caller's, once: with the rights that he has now. */
  open(
    context: CallerContext,
    id: string,
  ): Outcome<ExportFile, 'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found'>;
}

/** Somebody cancelled the run. */
class ExportStopped extends Error {
  constructor() {
    super('the export was stopped');
  }
}

export type ExportFilesDeps = Omit<ListExportDeps, 'ids'>;

/** The files of exports, over what is exported. */
export const createExportFiles = (deps: ExportFilesDeps): ExportFiles => ({
  open: async (context, id) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const run = await deps.exportRuns.find(caller.value.user.id, id);
    if (run === undefined) return err({ kind: 'entity-not-found' });
    const at = deps.clock.now();
    if (stateAt(run, at) !== 'running') return err({ kind: 'entity-not-found' });
    const { prepare } = EXPORT_SOURCES[run.list];
    const prepared = await prepare(deps, exporterOf(caller.value), run.asked);
    if (!prepared.ok) return prepared;
    if (!(await deps.exportRuns.take(id, at))) return err({ kind: 'entity-not-found' });

    let rows = 0;
    const { sessionId } = caller.value;
    // Whoever was logged out, from another device of his, say, gets no more rows.
    const beat = async (): Promise<boolean> =>
      (await deps.sessions.findById(sessionId)) !== undefined &&
      deps.exportRuns.progress(id, rows, deps.clock.now());
    async function* counted(batches: AsyncGenerator<ExportRows, void>): AsyncGenerator<ExportRows, void> {
      for await (const batch of batches) {
        yield batch;
        rows += batch.length;
        if (!(await beat())) throw new ExportStopped();
      }
    }
    return ok({
      id,
      name: `${EXPORT_TITLES[run.list]}-${shanghaiDay(run.startedAt)}`,
      format: run.format,
      columns: prepared.value.columns,
      batches: counted(prepared.value.batches()),
      beat,
      end: async (state) => {
        await endRun(deps, caller.value, { id, state, rows });
      },
    });
  },
});
