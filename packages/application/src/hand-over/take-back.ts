import { movedState } from '@ykd/domain/follow-up';
import { auditLine, type AuditBy } from '../audit/draft.js';
import type { Care } from '../entities/care.js';
import type { FollowUpRecord } from '../entities/follow-up.js';
import type { HandedStudent, HandOver } from '../entities/hand-over.js';
import { stateOf } from '../follow-up/act.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { SkipReason } from '../staff-list/report.js';
import { careState, isInState, restoreCare } from '../student/care-change.js';
import { careLines } from '../student/care-lines.js';
import { returning } from '../student/care-standing.js';
import { withoutLoans } from './lent.js';

/** How students come back: whoever gave them takes them back, or their time is over. */
export interface TakingBack {
  readonly how: 'undone' | 'returned';
  readonly by: AuditBy;
  readonly batch: string;
  readonly at: number;
}

/** What was done about him since goes on with whoever has him again; what the hand-over itself did is undone with it. */
const openAgain = (
  record: FollowUpRecord,
  { id, fromId, toId, byId }: HandOver,
  care: readonly Care[],
  { how, batch, at }: TakingBack,
): FollowUpRecord | undefined => {
  const state = stateOf(record);
  const isAsLeft = how === 'undone' && record.actId === id;
  const next = isAsLeft ? record.before : movedState(state, care, { from: toId, to: fromId, at }, 'keep');
  if (next.snooze === state.snooze && next.handOver === state.handOver) return undefined;
  const act = isAsLeft ? 'undo' : 'handOver';
  const done = { act, actId: batch, actBy: byId, actAt: at } as const;
  const version = record.version + 1;
  return { ...record, ...next, ...done, version, before: state, noteId: null, gaveCare: false };
};

/** Puts one student back, who is held; answers why not, `lent`: whoever got him gave him on for a time. */
const takeOne = async (
  tx: Tx,
  handOver: HandOver,
  { studentId, before, after, back }: HandedStudent,
  taking: TakingBack,
  mayReturn: ReturnType<typeof returning>,
): Promise<SkipReason | 'lent' | undefined> => {
  if (back !== null) return 'undone';
  const isHeld = await tx.care.hold(studentId);
  const care = await tx.care.ofStudent(studentId);
  const now = careState(care);
  if (!isHeld || !isInState(now, after, before)) {
    const { loans } = withoutLoans(now, await tx.handOvers.lentOf(studentId));
    return loans.some((one) => one.handOver.id === handOver.id) ? 'lent' : 'changed';
  }
  if (!(await mayReturn(before))) return 'conflict';
  await restoreCare(tx.care, studentId, before, after);
  const record = await tx.followUps.find(studentId);
  const open = record && openAgain(record, handOver, care, taking);
  if (open !== undefined) await tx.followUps.store(open);
  const { by, batch, at, how } = taking;
  const act = how === 'undone' ? 'students.assign.undo' : 'students.assign';
  const restored = careState(await tx.care.ofStudent(studentId));
  for (const line of careLines(by, { act, studentId, batch, at }, now, restored)) await tx.audit.append(line);
  await tx.handOvers.back(handOver.id, studentId, { back: how, at });
  return undefined;
};

/**
 * Puts students back who were given away, within a transaction that has the lock of people: those whose care is as the hand-over
 * left it. Answers why not for each of the others, who stay as they are. Whose time is over is not looked at again, but of whom
 * whoever got him gave on for a longer time: he comes back as soon as that one is over.
 */
export const takeBack = async (
  tx: Tx,
  handOver: HandOver,
  ids: readonly string[],
  taking: TakingBack,
): Promise<ReadonlyMap<string, SkipReason>> => {
  const mayReturn = returning(tx.people);
  const kept = new Map<string, SkipReason>();
  const came = new Map<HandOver, { readonly how: TakingBack['how']; students: number }>();
  const takeIn = async (one: HandOver, student: HandedStudent, how: TakingBack['how']) => {
    const reason = await takeOne(tx, one, student, { ...taking, how }, mayReturn);
    if (reason === undefined) {
      const counted = came.get(one) ?? { how, students: 0 };
      came.set(one, { how, students: counted.students + 1 });
    } else if (reason !== 'lent' && how === 'returned' && student.back === null) {
      const back = reason === 'conflict' ? 'gone' : 'changed';
      await tx.handOvers.back(one.id, student.studentId, { back, at: taking.at });
    }
    return reason;
  };
  const outers = new Map<string, HandOver>();
  for (const id of ids) {
    const student = await tx.handOvers.findStudent(handOver.id, id);
    const reason = student === undefined ? 'absent' : await takeIn(handOver, student, taking.how);
    if (reason !== undefined) kept.set(id, reason === 'lent' ? 'changed' : reason);
    if (reason === 'lent' || reason === 'absent' || reason === 'undone') continue;
    // Whoever has him again may have had him for a time that is over meanwhile.
    const lent = reason === undefined || taking.how === 'returned' ? await tx.handOvers.lentOf(id) : [];
    let holder = handOver.fromId;
    for (const outer of lent.toReversed()) {
      const { toId, fromId, endedAt } = outer.handOver;
      if (toId !== holder || endedAt === null) continue;
      const known = outers.get(outer.handOver.id) ?? outer.handOver;
      outers.set(known.id, known);
      if ((await takeIn(known, outer.student, 'returned')) !== undefined && reason === undefined) break;
      holder = fromId;
    }
  }
  for (const [one, { how, students }] of came) {
    const { by, batch, at } = taking;
    const act = how === 'undone' ? 'students.handOver.undo' : 'students.handOver.return';
    const what = { act, subjectKind: 'member', subjectId: one.toId, batch, at } as const;
    const told = { successorId: one.fromId, students };
    await tx.audit.append(auditLine(by, what, { before: {}, after: told }));
  }
  return kept;
};
