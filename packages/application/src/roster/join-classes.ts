import type { JudgedRow } from '@ykd/domain/roster';
import type { RosterRowDone } from '../entities/roster.js';
import type { RosterMember } from '../ports/rosters.js';
import type { Tx } from '../ports/unit-of-work.js';
import { auditLine } from '../audit/draft.js';
import { joinClass } from '../school-class/join.js';
import type { RosterActor } from './actor.js';
import { careText } from './made.js';

/** Who does it, in which act, and when (epoch ms). */
interface RosterAct {
  readonly actor: RosterActor;
  readonly batch: string;
  readonly at: number;
}

/**
 * Brings the student of a row into its class, whose staff look after him from then on: what undoes that is in what the row did. The
 * student and the class are held, and the row was judged since.
 */
export const joinRowClass = async (
  tx: Tx,
  { classId }: Pick<JudgedRow, 'classId'>,
  done: RosterRowDone,
  before: RosterMember | undefined,
  { actor, batch, at }: RosterAct,
): Promise<RosterRowDone> => {
  if (classId === null) return done;
  const { studentId } = done;
  const member = await tx.classes.member(classId, studentId);
  const why = { kind: 'roster', batch } as const;
  const joined = await joinClass(tx, { classId, studentId, why, orderId: null, by: actor.by, at, batch });
  if (!joined.ok) throw new Error(`${studentId} does not come into the class ${classId}: ${joined.error}`);
  const was = before?.care ?? [];
  const [old, now] = [careText(was), careText(await tx.care.ofStudent(studentId))];
  return {
    ...done,
    joinedAt: at,
    joined: { classId, before: member ?? null },
    ...(old === now ? {} : { care: { old, now }, careBefore: was }),
  };
};

/** The classes into which rows of a roster brought students, by student. */
export const joinedBy = (rows: readonly { readonly done: RosterRowDone }[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap(({ done: { studentId, joined } }): [string, string][] =>
      joined === undefined ? [] : [[studentId, joined.classId]],
    ),
  );

/** Holds the classes into which rows brought students, after all of those students. */
export const holdJoined = async (
  tx: Tx,
  rows: readonly { readonly done: RosterRowDone }[],
): Promise<void> => {
  const joined = joinedBy(rows);
  if (joined.size === 0) return;
  await tx.rosters.members({ ids: rows.map(({ done }) => done.studentId) }, true);
  for (const id of [...new Set(joined.values())].toSorted()) await tx.classes.hold(id);
};

/** Takes the student of a row out of its class again, as if it had not brought him there; his care is put back elsewhere. */
export const leaveRowClass = async (
  tx: Tx,
  { studentId, joined }: RosterRowDone,
  { actor, batch, at }: RosterAct,
): Promise<void> => {
  if (joined === undefined) return;
  const { classId, before } = joined;
  await tx.classes.unjoin(classId, studentId, before ?? undefined);
  const what = { act: 'classes.leave', subjectKind: 'class', subjectId: classId, about: studentId } as const;
  await tx.audit.append(auditLine(actor.by, { ...what, batch, at }, { before: { studentId }, after: {} }));
};
