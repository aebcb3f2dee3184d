import { HAND_OVER_NOTE_MAX, handOverEndIssue, handOverEndOf, movedState } from '@ykd/domain/follow-up';
import { err, ok, plainTextIssue, withLineFeeds } from '@ykd/domain/shared';
import { changedFields } from '../audit/changed-fields.js';
import { auditLine, byStaff } from '../audit/draft.js';
import type { Care, CareState } from '../entities/care.js';
import type { HandOver } from '../entities/hand-over.js';
import { stateOf } from '../follow-up/act.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { bulkReport, BULK_MAX, type BulkRow } from '../staff-list/report.js';
import { isOtherCount } from '../staff-list/target.js';
import { careMove, careState, moveCare } from '../student/care-change.js';
import { careLines } from '../student/care-lines.js';
import { inParts, UNKNOWN } from '../student/in-parts.js';
import { absentRows } from '../student/targeted.js';
import type { HandOverDeps } from './deps.js';
import type { HandOverInput, HandOverPort } from './port.js';
import { targetIds } from './preview.js';
import { mayGive, requireGiver } from './reach.js';

type Issues = readonly { readonly field: string; readonly message: string }[];

/** What cannot be done, as it was asked. */
const issuesOf = ({ from, to, note, notes, lastDay }: HandOverInput, now: number): Issues => {
  const said: readonly (readonly [string, string | undefined])[] = [
    ['to', from === to ? '请选择另一位同事' : undefined],
    ['note', plainTextIssue('交接说明', note, HAND_OVER_NOTE_MAX)],
    ['lastDay', lastDay === null ? undefined : handOverEndIssue(lastDay, now)],
    ...notes.map(({ text }) => ['notes', plainTextIssue('学员的说明', text, HAND_OVER_NOTE_MAX)] as const),
  ];
  return said.flatMap(([field, message]) => (message === undefined ? [] : { field, message }));
};

/** What was done about a student goes on with whoever gets him. */
const moveOpen = async (tx: Tx, handOver: HandOver, studentId: string, care: readonly Care[]) => {
  const record = await tx.followUps.find(studentId);
  if (record === undefined) return;
  const { fromId: from, toId: to, at, open } = handOver;
  const state = stateOf(record);
  const next = movedState(state, care, { from, to, at }, open);
  if (next.snooze === state.snooze && next.handOver === state.handOver) return;
  await tx.followUps.store({
    ...record,
    ...next,
    version: record.version + 1,
    act: 'handOver',
    actId: handOver.id,
    actBy: handOver.byId,
    actAt: at,
    before: state,
    noteId: null,
    gaveCare: false,
  });
};

interface Part {
  readonly ids: readonly string[];
  readonly names: ReadonlyMap<string, Pick<BulkRow, 'name' | 'mobile'>>;
}

const givePart = (
  deps: HandOverDeps,
  caller: Caller,
  handOver: HandOver,
  notes: ReadonlyMap<string, string>,
  { ids, names }: Part,
): Promise<readonly BulkRow[]> =>
  deps.unitOfWork.transaction(async (tx) => {
    const { id: batch, fromId: from, toId: to, at, note, open, until } = handOver;
    await tx.people.lock();
    const may = mayGive((await tx.people.find(caller.user.id))?.staff, caller.user.id, from);
    const role = (await tx.people.find(to))?.staff?.role;
    const rows: BulkRow[] = [];
    let given = 0;
    for (const id of ids) {
      const care = may && (await tx.care.hold(id)) ? await tx.care.ofStudent(id) : [];
      const move = may ? careMove(care, { from, to }, role) : 'absent';
      if (move !== 'classTeacher' && move !== 'assistant' && move !== 'joins') {
        const called = may ? (names.get(id) ?? UNKNOWN) : UNKNOWN;
        rows.push({ id, ...called, outcome: 'skipped', reason: move });
        continue;
      }
      if (given === 0 && (await tx.handOvers.find(batch)) === undefined) await tx.handOvers.insert(handOver);
      given += 1;
      await moveCare(tx.care, id, move, { from, to, at });
      await moveOpen(tx, handOver, id, care);
      const [was, became] = [careState(care), careState(await tx.care.ofStudent(id))];
      const { before, after } = changedFields(was, became) as {
        readonly before: CareState;
        readonly after: CareState;
      };
      const own = { note: notes.get(id) ?? null, back: null, backAt: null };
      await tx.handOvers.addStudent({ handOverId: batch, studentId: id, before, after, ...own });
      const what = { act: 'students.assign', studentId: id, batch, at } as const;
      for (const line of careLines(byStaff(caller), what, was, became)) await tx.audit.append(line);
      rows.push({ id, ...(names.get(id) ?? UNKNOWN), outcome: 'done', reason: null });
    }
    if (given > 0) {
      const told = {
        successorId: to,
        students: given,
        openItems: open,
        ...(until === null ? {} : { until }),
      };
      const what = { act: 'students.handOver', subjectKind: 'member', subjectId: from } as const;
      const line = { ...what, batch, at, reason: note };
      await tx.audit.append(auditLine(byStaff(caller), line, { before: {}, after: told }));
    }
    return rows;
  });

/** Gives students from one member of staff to another, part by part, and reports what became of each. */
export const apply = async (
  deps: HandOverDeps,
  context: CallerContext,
  input: HandOverInput,
): ReturnType<HandOverPort['apply']> => {
  const { from, to, target, seen, open, lastDay } = input;
  const caller = await requireGiver(deps, context, from);
  if (!caller.ok) return caller;
  const at = deps.clock.now();
  const carers = await deps.students.carers();
  const role = carers.find(({ id }) => id === to)?.role;
  const issues = issuesOf(input, at);
  if (role !== 'class' && role !== 'teacher') {
    return err({
      kind: 'invalid-input',
      issues: [{ field: 'to', message: '请选择可以负责学员的员工' }, ...issues],
    });
  }
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const ids = await targetIds(deps, from, target);
  if (ids.length > BULK_MAX) return err({ kind: 'too-many-rows', limit: BULK_MAX });
  if (!('ids' in target) && isOtherCount(seen, ids.length))
    return err({ kind: 'list-changed', count: ids.length });
  const handOver: HandOver = {
    id: deps.ids.next(),
    fromId: from,
    toId: to,
    byId: caller.value.user.id,
    at,
    open,
    note: withLineFeeds(input.note).trim(),
    until: lastDay === null ? null : handOverEndOf(lastDay),
    endedAt: null,
  };
  const notes = new Map(input.notes.map(({ studentId, text }) => [studentId, withLineFeeds(text).trim()]));
  const absent = 'ids' in target ? absentRows(target.ids, ids) : [];
  const rows = await inParts(deps.students, ids, (part, names) =>
    givePart(deps, caller.value, handOver, notes, { ids: part, names }),
  );
  return ok(bulkReport(handOver.id, [...absent, ...rows]));
};
