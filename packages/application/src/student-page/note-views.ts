import { isSuperAdmin } from '@ykd/domain/access';
import { mayChangeStudentNote } from '@ykd/domain/member';
import type { MemberRepository } from '../ports/member-repository.js';
import type { StudentNote } from '../ports/student-notes.js';
import type { Caller } from '../shared/caller.js';
import { namesOf } from '../shared/names.js';
import type { StudentNoteView } from './views.js';

/** Whether a member of staff may change a note. */
export const mayChange = (note: Pick<StudentNote, 'authorId'>, { user, staff }: Caller): boolean =>
  mayChangeStudentNote(note, { userId: user.id, isSuperAdmin: isSuperAdmin(staff) });

/** Notes as a member of staff sees them. */
export const noteViews = async (
  deps: { readonly members: Pick<MemberRepository, 'findByIds'> },
  caller: Caller,
  notes: readonly StudentNote[],
): Promise<readonly StudentNoteView[]> => {
  const nameOf = await namesOf(
    deps,
    notes.flatMap(({ authorId, writtenBy }) => [authorId, writtenBy]),
  );
  return notes.map((note) => ({
    id: note.id,
    text: note.text,
    version: note.version,
    author: nameOf(note.authorId),
    writtenBy: nameOf(note.writtenBy),
    gmtCreated: note.gmtCreated,
    gmtModified: note.gmtModified,
    mayChange: mayChange(note, caller),
  }));
};
