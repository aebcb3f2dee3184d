import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import type { NoteVersionView, StudentNoteView } from '@ykd/application/student-page';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { fieldErrors, type FormErrors } from '../../../forms/use-form';
import { common } from '../../../messages/zh-CN/common';
import { student } from '../messages/zh-CN/student';
import { NoteConflict } from './note-conflict';
import { NoteForm } from './note-form';
import { NoteVersions } from './note-versions';
import { Quiet } from './parts';
import { useStudentQueries } from './student-queries';
import { useRemoveNote } from './use-remove-note';
import { useWaitsOverLogin } from './use-text-over-login';

const words = student.notes;

interface Conflict {
  readonly theirs: NoteVersionView;
  readonly mine: string;
}

const aboutNote = ({ id }: StudentNoteView): string => `change ${id}`;

/** The editing of a note: a form, and both texts where somebody else was faster. */
function NoteEditor({ userId, note, onDone }: { userId: string; note: StudentNoteView; onDone: () => void }) {
  const { editNote, latestOf } = useStudentQueries();
  const { toasts } = useServices();
  // What the writer saw when he began, whatever comes in meanwhile.
  const [base] = useState(note);
  const [conflict, setConflict] = useState<Conflict>();

  const save = async (text: string, version: number): Promise<FormErrors | undefined> => {
    const answer = await editNote({ userId, id: note.id, version, text });
    if (answer.ok) {
      onDone();
      return undefined;
    }
    const { error } = answer;
    if (error.kind === 'note-changed') {
      const theirs = await latestOf({ userId, id: note.id });
      if (theirs !== undefined) setConflict({ theirs, mine: text });
      return theirs === undefined ? { fields: {}, form: words.gone } : undefined;
    }
    if (error.kind === 'invalid-input') return fieldErrors(error.issues);
    return { fields: {}, form: error.kind === 'entity-not-found' ? words.gone : common.failedRequest };
  };
  const keepMine = async ({ theirs, mine }: Conflict): Promise<void> => {
    const wrong = await save(mine, theirs.version).catch((): FormErrors => ({ fields: {} }));
    if (wrong !== undefined) toasts.commands.error(wrong.form ?? common.failedRequest);
  };
  if (conflict !== undefined) {
    return <NoteConflict {...conflict} onMine={() => void keepMine(conflict)} onTheirs={onDone} />;
  }
  return (
    <NoteForm
      label={words.text}
      text={base.text}
      version={base.version}
      about={aboutNote(note)}
      onSave={save}
      onCancel={onDone}
    />
  );
}

/** A note of staff, with what its reader may do with it. */
export function NoteLine({ userId, note }: { userId: string; note: StudentNoteView }) {
  const [isEditing, setEditing] = useState(useWaitsOverLogin(aboutNote(note)));
  const [showsVersions, setShowsVersions] = useState(false);
  const remove = useRemoveNote(userId);
  const { text, version, author, writtenBy, gmtCreated, gmtModified, mayChange } = note;
  const at = shanghaiMinute(gmtCreated);
  return (
    <styled.li tabIndex={-1}>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <styled.span fontWeight="medium">{author.name ?? words.somebody}</styled.span>
        <Quiet as="span">{at}</Quiet>
        {!isEditing && (
          <styled.span display="flex" gap="1" marginInlineStart="auto" marginInlineEnd="-3">
            {version > 1 && (
              <Button variant="ghost" size="sm" onClick={() => setShowsVersions(true)}>
                {words.versions}
              </Button>
            )}
            {mayChange && (
              <>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={words.editOf(at)}
                  onClick={() => setEditing(true)}
                >
                  {words.edit}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={words.removeOf(at)}
                  onClick={() => void remove(note)}
                >
                  {words.remove}
                </Button>
              </>
            )}
          </styled.span>
        )}
      </styled.div>
      {isEditing ? (
        <styled.div marginTop="2">
          <NoteEditor userId={userId} note={note} onDone={() => setEditing(false)} />
        </styled.div>
      ) : (
        <styled.p whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </styled.p>
      )}
      {version > 1 && (
        <Quiet css={{ color: 'fg.subtle' }}>
          {words.edited(writtenBy.name ?? words.somebody, shanghaiMinute(gmtModified))}
        </Quiet>
      )}
      <NoteVersions
        userId={userId}
        note={note}
        open={showsVersions}
        onClose={() => setShowsVersions(false)}
      />
    </styled.li>
  );
}
