import { isStaff } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { Ids } from '../ports/ids.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { securityEvent } from '../security/record.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { requireFresh } from '../shared/second-factor.js';
import { endRun } from './end-run.js';
import type { ExportView, ListExportPort } from './port.js';
import {
  EXPORT_MEMORY_MS,
  EXPORT_SILENT_MS,
  EXPORTS_AT_ONCE,
  EXPORTS_SHOWN,
  stateAt,
  type ExportRun,
  type ExportRuns,
} from '../ports/export-runs.js';
import { exporterOf } from './prepare.js';
import { EXPORT_SOURCES, type ExportedDeps } from './sources.js';

export interface ListExportDeps extends AuthenticateDeps, ExportedDeps {
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
  readonly exportRuns: ExportRuns;
}

const viewOf = (run: ExportRun, now: number): ExportView => {
  const { id, list, format, conditions, rows, startedAt, endedAt } = run;
  return { id, list, format, conditions, rows, state: stateAt(run, now), startedAt, endedAt };
};

const TOO_MANY = err({
  kind: 'invalid-input',
  issues: [
    { field: 'list', message: `同时最多导出 ${EXPORTS_AT_ONCE} 个文件，请等前面的完成，或取消其中一个` },
  ],
} as const);

/** The caller, who must be staff. */
const requireStaff = async (
  deps: AuthenticateDeps,
  context: CallerContext,
): Outcome<Caller, 'not-logged-in' | 'forbidden'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  return isStaff(caller.value.staff) ? caller : err({ kind: 'forbidden' });
};

/** Exports, for one caller. */
export const listExportPort = (deps: ListExportDeps, context: CallerContext): ListExportPort => ({
  begin: async ({ list, format, state: asked }) => {
    const found = await requireStaff(deps, context);
    if (!found.ok) return found;
    const fresh = requireFresh(deps, found.value);
    if (!fresh.ok) return fresh;
    const { user } = found.value;
    const prepared = await EXPORT_SOURCES[list].prepare(deps, exporterOf(found.value), asked);
    if (!prepared.ok) return prepared;
    const { columns } = prepared.value;
    const conditions = await prepared.value.conditions();
    const at = deps.clock.now();
    const run: ExportRun = {
      id: deps.ids.next(),
      userId: user.id,
      list,
      format,
      asked,
      conditions,
      rows: 0,
      state: 'running',
      isTaken: false,
      startedAt: at,
      touchedAt: at,
      endedAt: null,
    };
    return deps.unitOfWork.transaction(async (tx) => {
      await tx.exportRuns.lockOwner(user.id);
      const running = await tx.exportRuns.countRunning(user.id, at - EXPORT_SILENT_MS);
      if (running >= EXPORTS_AT_ONCE) return TOO_MANY;
      await tx.exportRuns.deleteOlder(user.id, at - EXPORT_MEMORY_MS);
      await tx.exportRuns.insert(run);
      await tx.securityLog.add(
        securityEvent(deps, context, { kind: 'export', userId: user.id, subject: list, detail: format }),
      );
      await tx.audit.append(
        auditLine(
          byStaff(found.value),
          { act: 'exports.begin', subjectKind: 'export', subjectId: run.id, at },
          {
            before: {},
            after: {
              list,
              format,
              conditions,
              columns: columns.map(({ title }) => title),
            },
          },
        ),
      );
      return ok(viewOf(run, at));
    });
  },
  runs: async () => {
    const found = await requireStaff(deps, context);
    if (!found.ok) return found;
    const runs = await deps.exportRuns.ofUser(found.value.user.id, EXPORTS_SHOWN);
    return ok(runs.map((run) => viewOf(run, deps.clock.now())));
  },
  cancel: async ({ id }) => {
    const found = await requireStaff(deps, context);
    if (!found.ok) return found;
    const run = await endRun(deps, found.value, { id, state: 'cancelled' });
    return run === undefined ? err({ kind: 'entity-not-found' }) : ok(viewOf(run, deps.clock.now()));
  },
});
