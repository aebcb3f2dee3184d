import { maskMobile } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { Ids } from '../ports/ids.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { bulkReport, BULK_MAX, type BulkRow } from '../staff-list/report.js';
import { isOtherCount, targetOf } from '../staff-list/target.js';
import { careState, changeCare, fitsAct, noChange, type CareChange } from './care-change.js';
import { careLines } from './care-lines.js';
import { mayCare, standingIn } from './care-standing.js';
import { studentList } from './list.js';
import type { StudentPort } from './port.js';
import type { Students } from './students.js';

export interface AssignDeps extends AuthenticateDeps {
  readonly students: Students;
  readonly unitOfWork: UnitOfWork;
  readonly ids: Ids;
}

/** Rows a transaction: whoever else changes the care of one of them waits no longer than for these. */
const ROWS_AT_A_TIME = 100;

/** What tells a student from others. */
type Called = Pick<BulkRow, 'name' | 'mobile'>;

/** Who is not there, or whose name is not for the caller. */
export const UNKNOWN: Called = { name: null, mobile: null };

/** What students are called, as far as they are there. */
const namesOf = async (
  students: Pick<Students, 'page'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Called>> => {
  const order = { key: 'gmtCreated', isDescending: false };
  const { list } = await students.page(order, { limit: ids.length }, { tests: [], ids });
  return new Map(
    list.map(({ id, name, userName, mobile }) => {
      const called = name ?? userName;
      return [id, { name: called, mobile: called === null ? maskMobile(mobile) : null }];
    }),
  );
};

/**
 * Does something with students, a part after the other; what breaks later is told of those whom it broke. `work` is told
 * what those of its part are called.
 */
export const inParts = async (
  students: Pick<Students, 'page'>,
  ids: readonly string[],
  work: (part: readonly string[], names: ReadonlyMap<string, Called>) => Promise<readonly BulkRow[]>,
): Promise<readonly BulkRow[]> => {
  const rows: BulkRow[] = [];
  for (let at = 0; at < ids.length; at += ROWS_AT_A_TIME) {
    const part = ids.slice(at, at + ROWS_AT_A_TIME);
    let names: ReadonlyMap<string, Called> = new Map();
    try {
      names = await namesOf(students, part);
      rows.push(...(await work(part, names)));
    } catch (cause) {
      // Before anything was done it is a failure like any other.
      if (at === 0) throw cause;
      const failed = { outcome: 'failed', reason: null } as const;
      rows.push(...part.map((id): BulkRow => ({ id, ...(names.get(id) ?? UNKNOWN), ...failed })));
    }
  }
  return rows;
};

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
    const { user, staff } = caller.value;
    const carer = (await deps.students.carers()).find(({ id }) => id === change.staffId);
    if (!fitsAct(change.act, carer?.role)) {
      const issues = [{ field: 'staffId', message: '请选择可以负责学员的员工' }];
      return err({ kind: 'invalid-input', issues });
    }
    const found = targetOf(studentList, deps.students, { userId: user.id, staff }, target);
    if (!found.ok) return found;
    const ids: string[] = [];
    for await (const some of found.value) {
      ids.push(...some);
      if (ids.length > BULK_MAX) return err({ kind: 'too-many-rows', limit: BULK_MAX });
    }
    if (!('ids' in target) && isOtherCount(seen, ids.length))
      return err({ kind: 'list-changed', count: ids.length });
    const named = 'ids' in target ? [...new Set(target.ids)] : [];
    const absent = named
      .filter((id) => !ids.includes(id))
      .map((id): BulkRow => ({ id, ...UNKNOWN, outcome: 'skipped', reason: 'absent' }));
    const act = { batch: deps.ids.next(), at: deps.clock.now() };
    const rows = await inParts(deps.students, ids, (part, names) =>
      changePart(deps, caller.value, { ids: part, names }, change, act),
    );
    return ok(bulkReport(act.batch, [...absent, ...rows]));
  };
