import type { UnitOfWork } from '../ports/unit-of-work.js';
import { keepNote, mayRemove, type NoteSave, type NoteSaveOutcome } from './keep-note.js';

interface Deps {
  readonly unitOfWork: UnitOfWork;
}

/** Keeps a note as `keepNote` decides. The changes of a member follow each other. */
export const storeNote = ({ unitOfWork }: Deps, save: NoteSave): Promise<NoteSaveOutcome> =>
  unitOfWork.transaction(async ({ notes }) => {
    const { userId, note } = save;
    await notes.lockOwner(userId);
    const stored = await notes.find(userId, note.id);
    const outcome = keepNote(save, stored, await notes.countOfCourse(userId, note.courseId));
    if (outcome.kind === 'saved' && outcome.note !== stored) await notes.put(userId, outcome.note);
    return outcome;
  });

/** Removes a note as `mayRemove` decides; again changes nothing. Answers whether it is gone. */
export const removeNote = (
  { unitOfWork }: Deps,
  userId: string,
  id: string,
  base?: number,
): Promise<boolean> =>
  unitOfWork.transaction(async ({ notes }) => {
    await notes.lockOwner(userId);
    const isGone = mayRemove(await notes.find(userId, id), base);
    if (isGone) await notes.delete(userId, id);
    return isGone;
  });
