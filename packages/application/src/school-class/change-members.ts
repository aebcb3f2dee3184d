import { reachOf } from '@ykd/domain/access';
import { classReasonIssue, type WhyInClass } from '@ykd/domain/school-class';
import { err, ok, type Result } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { planOf } from '../staff-list/plan.js';
import { bulkReport, type BulkReport, type BulkRow, type SkipReason } from '../staff-list/report.js';
import { inParts, UNKNOWN } from '../student/in-parts.js';
import { studentList } from '../student/list.js';
import { standingNow } from './change.js';
import { reachesClass } from './reach.js';
import type { ClassDeps } from './deps.js';
import { holdForClasses, joinClass, refusalOf, type ClassTx, type JoinRefusal } from './join.js';
import { leaveClass, type LeavingClass } from './leave.js';
import type { ClassStudents } from './port.js';
import { CLASS_BULK_MAX } from './port.js';

type Refused = ErrorOf<'invalid-input' | 'entity-not-found' | 'forbidden'>;

/** Why a student was left as he is, in the words of reports. */
const SKIPPED: Readonly<Record<JoinRefusal, SkipReason>> = {
  absent: 'absent',
  'no-class': 'conflict',
  archived: 'conflict',
  ended: 'conflict',
  full: 'conflict',
  member: 'same',
};

/** What one act does with one student of a class: undefined where it did it. */
type Act = (
  tx: ClassTx,
  studentId: string,
  act: { readonly at: number; readonly batch: string; readonly reason: string; readonly now: Caller },
) => Promise<SkipReason | undefined>;

/** Does something with students whom the caller reaches, part by part, and reports what became of each. */
const onStudents = async (
  deps: ClassDeps,
  caller: Caller,
  { classIds, studentIds, reason }: { readonly classIds: readonly string[] } & Omit<ClassStudents, 'classId'>,
  work: Act,
): Promise<Result<BulkReport, Refused>> => {
  const why = reason.trim();
  const message = classReasonIssue(why);
  if (message !== undefined) return err({ kind: 'invalid-input', issues: [{ field: 'reason', message }] });
  const named = [...new Set(studentIds)];
  if (named.length > CLASS_BULK_MAX) {
    const issue = { field: 'studentIds', message: `一次最多 ${CLASS_BULK_MAX} 位学员` };
    return err({ kind: 'invalid-input', issues: [issue] });
  }
  const plan = planOf(studentList, { userId: caller.user.id, staff: caller.staff }, {});
  if (!plan.ok) return err({ kind: 'forbidden' });
  const found = await deps.classes.find(classIds[0] ?? '');
  if (found === undefined || !reachesClass(caller, found)) return err({ kind: 'entity-not-found' });
  const window = { after: '', limit: named.length };
  const seen = new Set(
    named.length === 0 ? [] : await deps.students.ids({ ...plan.value.selection, ids: named }, window),
  );
  const act = { at: deps.clock.now(), batch: deps.ids.next(), reason: why };
  const skip = (id: string): BulkRow => ({ id, ...UNKNOWN, outcome: 'skipped', reason: 'absent' });
  const rows = await inParts(deps.students, named.filter((id) => seen.has(id)).toSorted(), (part, names) =>
    deps.unitOfWork.transaction(async (tx) => {
      const now = await standingNow(tx, caller);
      await holdForClasses(tx, part, classIds);
      for (const classId of classIds) {
        const one = await tx.classes.hold(classId);
        // Whoever looks after the class no more by now finds it no more.
        if (one === undefined || !reachesClass(now, one)) return part.map(skip);
      }
      const done: BulkRow[] = [];
      for (const id of part) {
        const skipped = await work(tx, id, { ...act, now });
        const called = names.get(id) ?? UNKNOWN;
        done.push({
          id,
          ...called,
          outcome: skipped === undefined ? 'done' : 'skipped',
          reason: skipped ?? null,
        });
      }
      return done;
    }),
  );
  return ok(bulkReport(act.batch, [...named.filter((id) => !seen.has(id)).map(skip), ...rows]));
};

/** What an act that takes somebody out may end: whoever puts nobody in charge ends no colleague's care, only his own. */
const careEnd = ({ staff }: Pick<Caller, 'staff'>, endsCare: boolean): LeavingClass['care'] => {
  if (!endsCare) return 'keep';
  return reachOf(staff, 'students.assign') === 'none' ? 'end-own' : 'end';
};

/** Puts students into a class. */
export const addMembers = (deps: ClassDeps, caller: Caller, { classId, ...asked }: ClassStudents) =>
  onStudents(
    deps,
    caller,
    { ...asked, classIds: [classId] },
    async (tx, studentId, { at, batch, reason }) => {
      const why: WhyInClass = { kind: 'staff', reason };
      const by = byStaff(caller);
      const joined = await joinClass(tx, { classId, studentId, why, orderId: null, by, at, batch });
      return joined.ok ? undefined : SKIPPED[joined.error];
    },
  );

/** Takes students out of a class. */
export const removeMembers = (
  deps: ClassDeps,
  caller: Caller,
  { classId, endsCare, ...asked }: ClassStudents & { readonly endsCare: boolean },
) =>
  onStudents(deps, caller, { ...asked, classIds: [classId] }, async (tx, studentId, { now, ...act }) => {
    const care = careEnd(now, endsCare);
    const left = await leaveClass(tx, { classId, studentId, care, by: byStaff(caller), ...act });
    return left ? undefined : 'same';
  });

/** Moves students into another class; whoever finds no seat there stays. */
export const moveMembers = async (
  deps: ClassDeps,
  caller: Caller,
  {
    classId,
    toClassId,
    endsCare,
    ...asked
  }: ClassStudents & {
    readonly toClassId: string;
    readonly endsCare: boolean;
  },
): Promise<Result<BulkReport, Refused>> => {
  const to = await deps.classes.find(toClassId);
  if (to === undefined || to.id === classId || !reachesClass(caller, to)) {
    const issue = { field: 'toClassId', message: '请选择另一个班级' };
    return err({ kind: 'invalid-input', issues: [issue] });
  }
  return onStudents(
    deps,
    caller,
    { ...asked, classIds: [classId, toClassId] },
    async (tx, studentId, { now, ...act }) => {
      const by = byStaff(caller);
      const { at, batch, reason } = act;
      const member = await tx.classes.member(classId, studentId);
      if (member?.leftAt !== null) return 'same';
      const other = await tx.classes.hold(toClassId);
      const refusal = other === undefined ? 'no-class' : await refusalOf(tx, other, studentId, at);
      if (refusal !== undefined) return SKIPPED[refusal];
      // First the one, so that the class teacher whom he leaves gives way to that of the other.
      await leaveClass(tx, { classId, studentId, care: careEnd(now, endsCare), by, ...act });
      const why: WhyInClass = { kind: 'moved', fromClassId: classId, reason };
      const joined = await joinClass(tx, {
        classId: toClassId,
        studentId,
        why,
        orderId: member.orderId,
        by,
        at,
        batch,
      });
      return joined.ok ? undefined : SKIPPED[joined.error];
    },
  );
};
