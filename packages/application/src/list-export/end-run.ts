import { byStaff } from '../audit/draft.js';
import { exportEnded } from '../audit/export-lines.js';
import type { Clock } from '../ports/clock.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { Caller } from '../shared/caller.js';
import { stateAt, type ExportRun, type ExportState } from '../ports/export-runs.js';

interface Deps {
  readonly clock: Clock;
  readonly unitOfWork: UnitOfWork;
}

/**
 * Ends a run unless it is over; answers how it stands then, undefined where there is none. `rows`: how many were written,
 * where more is known than was noted.
 */
export const endRun = (
  { clock, unitOfWork }: Deps,
  caller: Pick<Caller, 'user'>,
  { id, state, rows }: { readonly id: string; readonly state: ExportState; readonly rows?: number },
): Promise<ExportRun | undefined> =>
  unitOfWork.transaction(async (tx) => {
    const userId = caller.user.id;
    await tx.exportRuns.lockOwner(userId);
    const run = await tx.exportRuns.find(userId, id);
    const at = clock.now();
    if (run === undefined || stateAt(run, at) !== 'running') return run;
    const written = rows ?? run.rows;
    await tx.exportRuns.end(id, state, written, at);
    await tx.audit.append(exportEnded(byStaff(caller), run, { state, rows: written, at }));
    return { ...run, state, rows: written, touchedAt: at, endedAt: at };
  });
