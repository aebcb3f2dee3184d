import { wordsForReaders } from '@ykd/adapters-http/client';
import type { StudentNoteView } from '@ykd/application/student-page';
import { STUDENT_NOTE_UNDO_MS } from '@ykd/domain/member';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useRef } from 'react';
import { useServices } from '../../../container/services-context';
import { undoAction } from '../blocks/undo-action';
import { student } from '../messages/zh-CN/student';
import { useStudentQueries } from '../queries/student-page-queries';

const words = student.notes;

/** For so long after one was deleted, no other click counts, on it or on what moved below the pointer: a double click means one. */
const REST_MS = 700;

/** Deletes a note at once, and offers to take that back for a while. */
export const useRemoveNote = (userId: string): ((note: StudentNoteView) => Promise<void>) => {
  const { toasts, environment } = useServices();
  const { removeNote, restoreNote } = useStudentQueries();
  const restsUntil = useRef(0);
  const removing = useRef(new Set<string>());

  const undo = async (id: string): Promise<void> => {
    try {
      restsUntil.current = 0;
      const answer = await restoreNote({ userId, id });
      if (answer.ok) toasts.commands.success(words.undone);
      else toasts.commands.error(words.undoFailed);
    } catch (error) {
      toasts.commands.error(words.undoFailed, { description: wordsForReaders(error) });
    }
  };
  return async ({ id, version, gmtCreated }) => {
    if (environment.clock.now() < restsUntil.current || removing.current.has(id)) return;
    removing.current.add(id);
    try {
      const answer = await removeNote({ userId, id, version });
      if (answer.ok) {
        const action = undoAction(() => undo(id));
        const done = words.removed(shanghaiMinute(gmtCreated));
        toasts.commands.success(done, { duration: STUDENT_NOTE_UNDO_MS, action });
      } else if (answer.error.kind === 'note-changed') {
        toasts.commands.warning(words.changedSince);
      } else {
        toasts.commands.error(answer.error.kind === 'entity-not-found' ? words.gone : words.removeFailed);
      }
    } catch (error) {
      toasts.commands.error(words.removeFailed, { description: wordsForReaders(error) });
    } finally {
      removing.current.delete(id);
      restsUntil.current = environment.clock.now() + REST_MS;
    }
  };
};
