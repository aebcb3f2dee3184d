import { err, ok } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { Ids } from '../ports/ids.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { bulkReport, type BulkRow } from '../staff-list/report.js';
import { careState, changeCare, fitsAct, noChange, type CareChange } from './care-change.js';
import { careLines } from './care-lines.js';
import { mayCare, standingIn } from './care-standing.js';
import { inParts, UNKNOWN, type Called } from './in-parts.js';
import type { StudentPort } from './port.js';
import type { Students } from './students.js';
import { targetedStudents } from './targeted.js';

export interface AssignDeps extends AuthenticateDeps {
  readonly students: Students;
  readonly unitOfWork: UnitOfWork;
  readonly ids: Ids;
}

const changePart = (
  { unitOfWork }: AssignDeps,
  { user }: Caller,
  { ids, names }: { readonly ids: readonly string[]; readonly names: ReadonlyMap<string, Called> },
  change: CareChange,
  { batch, at }: { readonly batch: string; readonly at: number },
): Promise<readonly BulkRow[]> =>
  unitOfWork.transaction(async ({ people, care, audit }) => {
    const standing = await standingIn(people, user.id);
    const isCarer = await mayCare(people, change);
    const rows: BulkRow[] = [];
    for (const id of ids) {
      const row = { id, ...(names.get(id) ?? UNKNOWN) };
      const before = (await care.hold(id)) ? await care.ofStudent(id) : undefined;
      if (before === undefined || !standing.reaches(before)) {
        rows.push({ id, ...UNKNOWN, outcome: 'skipped', reason: 'absent' });
        continue;
      }
      const reason = isCarer ? noChange(before, change) : 'conflict';
      if (reason !== undefined) {
        rows.push({ ...row, outcome: 'skipped', reason });
        continue;
      }
      await changeCare(care, id, change, at);
      const after = careState(await care.ofStudent(id));
      const what = { act: 'students.assign', studentId: id, batch, at } as const;
      const lines = careLines(byStaff({ user }), what, careState(before), after);
      for (const line of lines) await audit.append(line);
      rows.push({ ...row, outcome: 'done', reason: null });
    }
    return rows;
  });

/** Changes who looks after students, part by part, and reports what became of each. */
export const assign =
  (deps: AssignDeps, context: CallerContext): StudentPort['assign'] =>
  async ({ target, seen, change }) => {
    const caller = await requireRight(deps, context, 'students.assign');
    if (!caller.ok) return caller;
    const carer = (await deps.students.carers()).find(({ id }) => id === change.staffId);
    if (!fitsAct(change.act, carer?.role)) {
      const issues = [{ field: 'staffId', message: '请选择可以负责学员的员工' }];
      return err({ kind: 'invalid-input', issues });
    }
    const found = await targetedStudents(deps.students, caller.value, target, seen);
    if (!found.ok) return found;
    const { ids, absent } = found.value;
    const act = { batch: deps.ids.next(), at: deps.clock.now() };
    const rows = await inParts(deps.students, ids, (part, names) =>
      changePart(deps, caller.value, { ids: part, names }, change, act),
    );
    return ok(bulkReport(act.batch, [...absent, ...rows]));
  };
