import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import type { NoteVersionView, StudentNoteView } from '@ykd/application/student-page';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { fieldErrors, type FormErrors } from '../../../forms/use-form';
import { common } from '../../../messages/zh-CN/common';
import { student } from '../messages/zh-CN/student';
import { NoteConflict } from './note-conflict';
import { noteDrafts } from './note-drafts';
import { NoteForm } from './note-form';
import { NoteVersions } from './note-versions';
import { Quiet, Unread } from './parts';
import { useStudentQueries } from '../queries/student-page-queries';
import { useNoteText } from './use-note-text';

const words = student.notes;

interface EditorProps {
  userId: string;
  note: StudentNoteView;
  /** Whether somebody asked for it just now; else it opens by itself, for a text that was left here. */
  isAsked: boolean;
  /** Takes the note as it is then, where it was saved. */
  onDone: (saved?: StudentNoteView) => void;
}

/** The editing of a note: a form, and both texts where somebody else was faster. */
function NoteEditor({ userId, note, isAsked, onDone }: EditorProps) {
  const { editNote, latestOf } = useStudentQueries();
  const { toasts } = useServices();
  const writing = useNoteText(userId, note);
  const [theirs, setTheirs] = useState<NoteVersionView>();

  const save = async (text: string, version: number): Promise<FormErrors | undefined> => {
    const answer = await editNote({ userId, id: note.id, version, text });
    if (answer.ok) {
      onDone(answer.value);
      return undefined;
    }
    const { error } = answer;
    if (error.kind === 'note-changed') {
      const latest = await latestOf({ userId, id: note.id });
      if (latest !== undefined) setTheirs(latest);
      return latest === undefined ? { fields: {}, form: words.gone } : undefined;
    }
    if (error.kind === 'invalid-input') return fieldErrors(error.issues);
    return { fields: {}, form: error.kind === 'entity-not-found' ? words.gone : common.failedRequest };
  };
  if (theirs !== undefined) {
    const keepMine = async (): Promise<void> => {
      const wrong = await save(writing.text, theirs.version).catch((): FormErrors => ({ fields: {} }));
      if (wrong !== undefined) toasts.commands.error(wrong.form ?? common.failedRequest);
    };
    return (
      <NoteConflict
        theirs={theirs}
        mine={writing.text}
        onMine={() => void keepMine()}
        onTheirs={() => onDone()}
      />
    );
  }
  return (
    <NoteForm
      label={words.text}
      writing={writing}
      takesFocus={isAsked}
      onSave={save}
      onCancel={() => onDone()}
    />
  );
}

/** Whether a note is edited: somebody asked for it, or left a text here when his login ended. */
const useEditing = (userId: string, { id, mayChange }: StudentNoteView) => {
  const services = useServices();
  return useState<'asked' | 'left' | undefined>(() =>
    mayChange && noteDrafts(services, userId).all()[id] !== undefined ? 'left' : undefined,
  );
};

/** A note of staff, with what its reader may do with it. One that he saved stands there before the list is read again. */
export function NoteLine({
  userId,
  note: listed,
  isGone,
  onEdited,
  onRemove,
}: {
  userId: string;
  note: StudentNoteView;
  /** It is not among the notes any more that stand here: only what is being made of it is. */
  isGone: boolean;
  /** It is being changed, until what is answered is called. */
  onEdited: (note: StudentNoteView) => () => void;
  onRemove: (note: StudentNoteView) => Promise<void>;
}) {
  const [saved, setSaved] = useState(listed);
  const note = saved.version > listed.version ? saved : listed;
  const [editing, setEditing] = useEditing(userId, note);
  const isEdited = editing !== undefined;
  useEffect(() => (isEdited ? onEdited(note) : undefined), [isEdited, note, onEdited]);
  const [showsVersions, setShowsVersions] = useState(false);
  const { text, version, author, writtenBy, gmtCreated, gmtModified, mayChange } = note;
  const at = shanghaiMinute(gmtCreated);
  return (
    <styled.li tabIndex={-1}>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <styled.span fontWeight="medium">{author.name ?? words.somebody}</styled.span>
        <Quiet as="span">{at}</Quiet>
        {editing === undefined && (
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
                  onClick={() => setEditing('asked')}
                >
                  {words.edit}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={words.removeOf(at)}
                  onClick={() => void onRemove(note)}
                >
                  {words.remove}
                </Button>
              </>
            )}
          </styled.span>
        )}
      </styled.div>
      {isEdited ? (
        <styled.div marginTop="2">
          {isGone && <Unread>{words.editedGone}</Unread>}
          <NoteEditor
            userId={userId}
            note={note}
            isAsked={editing === 'asked'}
            onDone={(now) => {
              setSaved(now ?? note);
              setEditing(undefined);
            }}
          />
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
