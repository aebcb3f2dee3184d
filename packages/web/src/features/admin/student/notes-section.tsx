import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { useServices } from '../../../container/services-context';
import { fieldErrors, type FormErrors } from '../../../forms/use-form';
import { common } from '../../../messages/zh-CN/common';
import { PartAnswer } from '../components/failed-line';
import { student } from '../messages/zh-CN/student';
import { LostDrafts } from './lost-drafts';
import { NoteForm } from './note-form';
import { NoteList } from './note-list';
import { StepPager } from '../components/step-pager';
import { Unread, waiting } from './parts';
import { Section } from './section';
import { useNoteText } from './use-note-text';
import { useStudentQueries } from '../queries/student-page-queries';
import { useFoundPlace, useKeyPage } from './use-key-page';

const words = student.notes;
const title = student.sections.notes;

/** What staff wrote about him, the newest first, and a place to write more. */
export function NotesSection({ userId }: { userId: string }) {
  const { toasts } = useServices();
  const queries = useStudentQueries();
  const paging = useKeyPage('notes');
  const { place, toFirst, stepsOf } = paging;
  const writing = useNoteText(userId);
  const notes = useQuery(queries.notes, { userId, ...place });
  useFoundPlace(paging, notes);

  const add = async (text: string): Promise<FormErrors | undefined> => {
    const answer = await queries.addNote({ userId, text });
    if (!answer.ok) {
      const { error } = answer;
      return error.kind === 'invalid-input'
        ? fieldErrors(error.issues)
        : { fields: {}, form: error.kind === 'entity-not-found' ? words.notHis : common.failedRequest };
    }
    writing.setText('');
    toasts.commands.success(words.added);
    toFirst();
    return undefined;
  };
  return (
    <Section name="notes">
      <NoteForm label={words.add} writing={writing} onSave={add} />
      <styled.div marginTop="5">
        {paging.isLost && <Unread />}
        {notes.value && <LostDrafts userId={userId} notes={notes.value.list} />}
        <PartAnswer of={notes} failed={student.sectionFailed(title)} waiting={waiting}>
          {(page) => (
            <>
              <NoteList
                key={`${place.after ?? ''} ${place.before ?? ''}`}
                userId={userId}
                notes={page.list}
              />
              <StepPager label={title} {...stepsOf(page)} />
            </>
          )}
        </PartAnswer>
      </styled.div>
    </Section>
  );
}
