import { auditChange } from '../audit/draft.js';
import { mayCare } from '../student/care-standing.js';
import type { Deciding } from './actor.js';

/**
 * Gives the places of somebody in all his classes to whoever takes over, or to nobody: where that one cannot lead a class, she assists
 * it, and nobody leads it. In the transaction in which he leaves, after his students: nobody reads the name of one who left, and who
 * joins later gets who is there. `batch`: as in the lines of his students.
 */
export const moveClasses = async (
  { tx, at, actor }: Deciding,
  userId: string,
  successorId: string | undefined,
  batch: string,
): Promise<void> => {
  const taker = async (act: 'classTeacher' | 'addAssistant') =>
    successorId !== undefined && (await mayCare(tx.people, { act, staffId: successorId }))
      ? [successorId]
      : [];
  const [leader = null] = await taker('classTeacher');
  const assistant = await taker('addAssistant');
  for (const id of await tx.classes.idsOfStaff(userId)) {
    const one = await tx.classes.hold(id);
    if (one === undefined) continue;
    const teacherId = one.teacherId === userId ? leader : one.teacherId;
    const assistantIds = [...new Set([...one.assistantIds, ...assistant])]
      .filter((other) => other !== userId && other !== teacherId)
      .toSorted();
    const version = one.version + 1;
    await tx.classes.store({
      ...one,
      teacherId,
      assistantIds,
      version,
      changedBy: actor.by.actor,
      gmtModified: at,
    });
    const what = { act: 'classes.edit', subjectKind: 'class', subjectId: id, at, batch } as const;
    const before = { teacherId: one.teacherId, assistantIds: one.assistantIds };
    for (const line of auditChange(actor.by, what, before, { teacherId, assistantIds }))
      await tx.audit.append(line);
  }
};
