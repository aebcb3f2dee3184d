import { followUpOf, NO_FOLLOW_UP, type FollowUp, type FollowUpState } from '@ykd/domain/follow-up';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { AuditFields } from '../entities/audit-entry.js';
import type { Care } from '../entities/care.js';
import type { FollowUpRecord } from '../ports/follow-ups.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { AppError, ChangedMeanwhile, EntityNotFound, ErrorOf } from '../shared/errors.js';
import { namesOf } from '../shared/names.js';
import { requireRight } from '../shared/rights.js';
import type { FollowUpDeps } from './deps.js';
import type { FollowUpDone } from './port.js';
import { studentsInCare } from './queue.js';

/** A student in the caller's queue, who is held. */
export interface HeldFollowUp {
  readonly userId: string;
  readonly caller: Caller;
  readonly reasons: FollowUp['reasons'];
  readonly state: FollowUpState;
  readonly care: readonly Care[];
  readonly at: number;
}

/** What an act comes to: the state from then on, what the log tells of it, and what is to be taken back with it. */
export interface Acted {
  readonly act: 'contact' | 'snooze' | 'handOver';
  readonly state: FollowUpState;
  readonly told: AuditFields;
  readonly noteId?: string;
  readonly gaveCare?: boolean;
  readonly until?: string;
}

const NOT_THERE = err({ kind: 'entity-not-found' } as const);

/** What every act may answer. */
type ActError = ErrorOf<'not-logged-in' | 'forbidden' | 'entity-not-found' | 'changed-meanwhile'>;

/** Somebody did something since the student was seen, within the transaction that found it out. */
interface Meanwhile {
  readonly kind: 'meanwhile';
  readonly record: FollowUpRecord;
}

export const stateOf = (record: FollowUpRecord | undefined): FollowUpState =>
  record === undefined
    ? NO_FOLLOW_UP
    : { handled: record.handled, snooze: record.snooze, handOver: record.handOver };

/** What was done meanwhile, with the name of whoever did it. */
export const tellMeanwhile = async (
  deps: Pick<FollowUpDeps, 'members'>,
  { act, version, actBy, actAt }: FollowUpRecord,
): Promise<Result<never, ChangedMeanwhile>> => {
  const nameOf = await namesOf(deps, [actBy]);
  return err({ kind: 'changed-meanwhile', now: { act }, version, by: nameOf(actBy), at: actAt });
};

/** Whether a member of staff looks after a student, who is held. */
export const isOwn = (care: readonly Care[], { user }: Pick<Caller, 'user'>): boolean =>
  care.some(({ staffId }) => staffId === user.id);

/**
 * Does something about a student in the caller's own queue. What is known of him is read before, and everything that staff
 * may have done meanwhile when he is held. `before`: asked first in the transaction, before the student is held.
 */
export const actOn = async <Refused extends AppError = never>(
  deps: FollowUpDeps,
  context: CallerContext,
  { userId, version }: { readonly userId: string; readonly version: number },
  act: (tx: Tx, held: HeldFollowUp) => Promise<Result<Acted, Refused>>,
  before: (tx: Tx) => Promise<void> = async () => {},
): Promise<Result<FollowUpDone, ActError | Refused>> => {
  const found = await requireRight(deps, context, 'students.see');
  if (!found.ok) return found;
  const caller = found.value;
  const at = deps.clock.now();
  const [student] = await studentsInCare(deps, caller.user.id, at, userId);
  if (student === undefined) return NOT_THERE;
  const actId = deps.ids.next();
  const outcome = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<FollowUpDone, EntityNotFound | Meanwhile | Refused>> => {
      await before(tx);
      await tx.care.hold(userId);
      const care = await tx.care.ofStudent(userId);
      if (!isOwn(care, caller)) return NOT_THERE;
      const record = await tx.followUps.find(userId);
      if (record !== undefined && record.version !== version) return err({ kind: 'meanwhile', record });
      const state = stateOf(record);
      const followUp = followUpOf({ facts: student.facts, care, state }, caller.user.id, at);
      if (followUp === undefined) return NOT_THERE;
      const acted = await act(tx, { userId, caller, reasons: followUp.reasons, state, care, at });
      if (!acted.ok) return acted;
      const { act: name, told, noteId = null, gaveCare = false, until = null, state: next } = acted.value;
      await tx.followUps.store({
        studentId: userId,
        version: (record?.version ?? 0) + 1,
        ...next,
        act: name,
        actId,
        actBy: caller.user.id,
        actAt: at,
        before: state,
        noteId,
        gaveCare,
      });
      const what = { act: `students.followUp.${name}`, subjectKind: 'member', subjectId: userId } as const;
      const line = auditLine(byStaff(caller), { ...what, about: userId, at }, { before: {}, after: told });
      await tx.audit.append(line);
      return ok({ actId, until });
    },
  );
  if (outcome.ok) return outcome;
  const { error } = outcome;
  return error.kind === 'meanwhile'
    ? tellMeanwhile(deps, (error as Meanwhile).record)
    : err(error as EntityNotFound | Refused);
};
