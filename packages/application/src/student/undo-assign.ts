import { err, ok } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import { linesOfAct } from '../audit/lines-of-act.js';
import type { AuditLog } from '../ports/audit-log.js';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { bulkReport, UNDO_MS, type BulkRow } from '../staff-list/report.js';
import type { AssignDeps } from './assign.js';
import type { CareState } from '../entities/care.js';
import { careState, isInState, restoreCare } from './care-change.js';
import { inParts, UNKNOWN } from './in-parts.js';
import { careLines } from './care-lines.js';
import { returning, standingIn } from './care-standing.js';
import type { StudentPort } from './port.js';

export interface UndoAssignDeps extends AssignDeps {
  readonly auditLog: Pick<AuditLog, 'page'>;
}

/**
 * Puts back what one's own act changed, as the audit log has it; what was changed since stays, and so does what he may not
 * change by now: each part looks again.
 */
export const undoAssign =
  (deps: UndoAssignDeps, context: CallerContext): StudentPort['undoAssign'] =>
  async ({ batch }) => {
    const caller = await requireRight(deps, context, 'students.assign');
    if (!caller.ok) return caller;
    const { user } = caller.value;
    const at = deps.clock.now();
    const all = await linesOfAct(deps.auditLog, { batch, actor: user.id });
    const lines = all.filter((line) => at - line.at <= UNDO_MS);
    // Students who were handed over by another act, such as a leaving, do not come back without it.
    if (lines.length === 0 || lines.some(({ act }) => act !== 'students.assign')) {
      return err({ kind: 'entity-not-found' });
    }
    const byStudent = new Map(lines.map((line) => [line.subjectId, line]));
    const undoing = { batch: deps.ids.next(), at };

    const undoPart: Parameters<typeof inParts>[2] = (ids, names) =>
      deps.unitOfWork.transaction(async ({ people, care, audit }) => {
        const standing = await standingIn(people, user.id);
        const mayReturn = returning(people);
        const rows: BulkRow[] = [];
        for (const id of ids) {
          const { before: was, after: became } = byStudent.get(id) ?? { before: {}, after: {} };
          const [before, after] = [was as CareState, became as CareState];
          // Who was changed since need not be anybody whom the caller still sees.
          const kept = { id, ...UNKNOWN, outcome: 'skipped' } as const;
          const isHeld = await care.hold(id);
          const now = await care.ofStudent(id);
          // Whoever gave his students away reaches them as he did before that.
          const wasHis = Object.keys(before).map((staffId) => ({ staffId }));
          const isThere = isHeld && standing.reaches([...now, ...wasHis]);
          const state = careState(now);
          if (!isThere || !isInState(state, after, before)) {
            const isBack = isThere && isInState(state, before, after);
            const reason = isBack ? 'undone' : isThere ? 'changed' : 'absent';
            rows.push({ ...kept, reason });
            continue;
          }
          if (!(await mayReturn(before))) {
            rows.push({ ...kept, reason: 'conflict' });
            continue;
          }
          await restoreCare(care, id, before, after);
          const what = { act: 'students.assign.undo', studentId: id, ...undoing } as const;
          const back = careState(await care.ofStudent(id));
          for (const line of careLines(byStaff({ user }), what, state, back)) await audit.append(line);
          rows.push({ id, ...(names.get(id) ?? UNKNOWN), outcome: 'done', reason: null });
        }
        return rows;
      });
    const rows = await inParts(deps.students, [...byStudent.keys()].toSorted(), undoPart);
    return ok(bulkReport(undoing.batch, rows));
  };
