import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, TextArea } from '@ykd/adapters-ui/widgets';
import type { FollowUpLine } from '@ykd/application/follow-up';
import { studentNoteIssue } from '@ykd/domain/member';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { memberTitle } from '../member-title';
import { queue as words } from '../messages/zh-CN/queue';

/** Somebody was contacted, and there is something to write down; nothing may be written as well. */
export function NoteDialog({
  line,
  onClose,
  onContact,
}: {
  line: FollowUpLine;
  onClose: () => void;
  onContact: (text: string) => Promise<boolean>;
}) {
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<string>();
  const confirm = async (): Promise<boolean> => {
    const wrong = text.trim() === '' ? undefined : studentNoteIssue(text);
    setIssue(wrong);
    return wrong === undefined && onContact(text);
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
      confirmLabel={words.noteConfirm}
      onConfirm={confirm}
    >
      <styled.div onKeyDown={onKeyDown}>
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
