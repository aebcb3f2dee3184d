import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { AlertIcon, Field, Modal, TextArea } from '@ykd/adapters-ui/widgets';
import type { FollowUpLine } from '@ykd/application/follow-up';
import { studentNoteIssue } from '@ykd/domain/member';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { memberTitle } from '../member-title';
import { queue as words } from '../messages/zh-CN/queue';
import { student } from '../messages/zh-CN/student';
import { useStudentQueries } from '../queries/student-page-queries';
import type { ActEnd } from './use-queue-acts';

/**
 * Somebody was contacted, and there is something to write down; nothing may be written as well. What was written about a
 * student who had left the queue before stays, and can still be kept as a note about him.
 */
export function NoteDialog({
  line,
  onClose,
  onContact,
}: {
  line: FollowUpLine;
  onClose: () => void;
  onContact: (text: string) => Promise<ActEnd>;
}) {
  const { addNote } = useStudentQueries();
  const { success } = useServices().toasts.commands;
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<string>();
  const [isLate, setLate] = useState(false);
  const isSaving = useRef(false);

  /** Keeps the text without the contact; answers whether it is kept. */
  const keep = async (): Promise<boolean> => {
    try {
      const answer = await addNote({ userId: line.id, text });
      if (answer.ok) success(student.notes.added);
      else
        setIssue(
          answer.error.kind === 'entity-not-found' ? student.notes.notHis : errorMessage(answer.error),
        );
      return answer.ok;
    } catch (cause) {
      setIssue(wordsForReaders(cause));
      return false;
    }
  };
  const confirm = async (): Promise<boolean> => {
    const isBlank = text.trim() === '';
    const wrong = isBlank && !isLate ? undefined : studentNoteIssue(text);
    setIssue(wrong);
    // Keys come past the button, which waits.
    if (wrong !== undefined || isSaving.current) return false;
    isSaving.current = true;
    try {
      if (isLate) return await keep();
      const end = await onContact(text);
      if (end === 'gone' && !isBlank) setLate(true);
      return end === 'done' || (end === 'gone' && isBlank);
    } finally {
      isSaving.current = false;
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void confirm().then((isDone) => (isDone ? onClose() : undefined));
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={words.noteTitle(memberTitle(line))}
      confirmLabel={isLate ? words.noteAlone : words.noteConfirm}
      onConfirm={confirm}
      staysOpen={isLate}
    >
      <styled.div onKeyDown={onKeyDown}>
        <styled.p
          role="alert"
          display="flex"
          gap="1.5"
          marginBottom="3"
          fontSize="sm"
          _empty={{ display: 'none' }}
        >
          {isLate && (
            <>
              <styled.span flex="none" color="amber.fg">
                <AlertIcon size={18} />
              </styled.span>
              {words.noteLate}
            </>
          )}
        </styled.p>
        <Field label={words.noteLabel} hint={words.noteHint} error={issue}>
          <TextArea
            name="text"
            data-autofocus
            value={text}
            rows={4}
            onChange={({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
              setIssue(undefined);
              setText(currentTarget.value);
            }}
          />
        </Field>
      </styled.div>
    </Modal>
  );
}
