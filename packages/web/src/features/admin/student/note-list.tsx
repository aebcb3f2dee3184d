import type { StudentNoteView } from '@ykd/application/student-page';
import { useCallback, useState } from 'react';
import { student } from '../messages/zh-CN/student';
import { NoteLine } from './note-line';
import { Nothing } from '../components/nothing';
import { Lines } from './parts';
import { useRemoveNote } from './use-remove-note';

const words = student.notes;

/**
 * A page of notes. One that is being changed stays when somebody deletes it meanwhile, or when it goes to the next page: what
 * was written in it is there until its writer is done with it.
 */
export function NoteList({ userId, notes }: { userId: string; notes: readonly StudentNoteView[] }) {
  const remove = useRemoveNote(userId);
  const [edited, setEdited] = useState<readonly StudentNoteView[]>([]);
  const onEdited = useCallback((note: StudentNoteView) => {
    setEdited((now) => [...now, note]);
    return () => setEdited((now) => now.filter((one) => one !== note));
  }, []);
  const gone = edited.filter(({ id }) => !notes.some((note) => note.id === id));
  const lines = [...notes, ...gone].toSorted((one, other) => other.gmtCreated - one.gmtCreated);
  if (lines.length === 0) return <Nothing title={words.none} hint={words.noneHint} />;
  return (
    <Lines>
      {lines.map((note) => (
        <NoteLine
          key={note.id}
          userId={userId}
          note={note}
          isGone={gone.includes(note)}
          onEdited={onEdited}
          onRemove={remove}
        />
      ))}
    </Lines>
  );
}
