import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { Care } from '../entities/care.js';
import type { FollowUpRecord } from '../ports/follow-ups.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { EntityNotFound } from '../shared/errors.js';
import { requireRight } from '../shared/rights.js';
import { UNDO_MS } from '../staff-list/report.js';
import { careState } from '../student/care-change.js';
import { careLines } from '../student/care-lines.js';
import { deleteNote } from '../student-page/written-note.js';
import { isOwn, stateOf, tellMeanwhile } from './act.js';
import type { FollowUpDeps } from './deps.js';
import type { FollowUpPort } from './port.js';

/** The note that was written with an act goes, unless somebody has changed it since. */
const takeNote = async (tx: Tx, caller: Caller, id: string | null, at: number): Promise<void> => {
  const note = id === null ? undefined : await tx.studentNotes.hold(id);
  if (note?.deletedAt === null && note.version === 1) await deleteNote(tx, caller, note, at);
};

/** Whoever became an assistant by an act is none any more, unless somebody has changed that since. */
const takeCare = async (
  tx: Tx,
  caller: Caller,
  { studentId, handOver, gaveCare, actAt }: FollowUpRecord,
  { care, batch, at }: { readonly care: readonly Care[]; readonly batch: string; readonly at: number },
): Promise<void> => {
  const given = care.find(({ staffId }) => staffId === handOver?.to);
  if (!gaveCare || given?.kind !== 'assistant' || given.since !== actAt) return;
  await tx.care.end(studentId, given.staffId);
  const after = careState(await tx.care.ofStudent(studentId));
  const what = { act: 'students.assign.undo', studentId, batch, at } as const;
  for (const line of careLines(byStaff(caller), what, careState(care), after)) await tx.audit.append(line);
};

/** Takes one's own last act about a student back, with all that came with it. */
export const undo = async (
  deps: FollowUpDeps,
  context: CallerContext,
  { userId, actId }: Parameters<FollowUpPort['undo']>[0],
): ReturnType<FollowUpPort['undo']> => {
  const found = await requireRight(deps, context, 'students.see');
  if (!found.ok) return found;
  const caller = found.value;
  const at = deps.clock.now();
  const batch = deps.ids.next();
  const outcome = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<FollowUpRecord | null, EntityNotFound>> => {
      await tx.care.hold(userId);
      const care = await tx.care.ofStudent(userId);
      const record = await tx.followUps.find(userId);
      if (record === undefined || !isOwn(care, caller)) return err({ kind: 'entity-not-found' });
      if (record.actId !== actId) return ok(record);
      if (record.actBy !== caller.user.id) return err({ kind: 'entity-not-found' });
      if (record.act === 'undo') return ok(null);
      if (at - record.actAt > UNDO_MS) return err({ kind: 'entity-not-found' });
      await takeNote(tx, caller, record.noteId, at);
      await takeCare(tx, caller, record, { care, batch, at });
      await tx.followUps.store({
        ...record,
        ...record.before,
        version: record.version + 1,
        act: 'undo',
        actAt: at,
        before: stateOf(record),
        noteId: null,
        gaveCare: false,
      });
      const what = { act: 'students.followUp.undo', subjectKind: 'member', subjectId: userId } as const;
      const told = { before: {}, after: { undone: record.act } };
      await tx.audit.append(auditLine(byStaff(caller), { ...what, about: userId, at }, told));
      return ok(null);
    },
  );
  if (!outcome.ok) return outcome;
  return outcome.value === null ? ok(null) : tellMeanwhile(deps, outcome.value);
};
