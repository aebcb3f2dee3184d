import { styled } from '@ykd/adapters-ui/styled';
import { Button, Field, TextArea } from '@ykd/adapters-ui/widgets';
import { NOTE_TEXT_MAX, noteTextIssue } from '@ykd/domain/course';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { notes as messages } from '../messages/zh-CN/notes';

/** From here on the writer is told how much room is left, in code points. */
const TELL_BELOW = 200;

export type NoteTextProps = {
  label: string;
  text: string;
  /** Whether the writer goes on here at once. */
  takesFocus: boolean;
  onText: (text: string) => void;
  onSave: (text: string) => void;
  /** Without it there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
};

/** The field in which a note is written. */
export function NoteText({ label, text, takesFocus, onText, onSave, onCancel }: NoteTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [issue, setIssue] = useState<string>();
  useEffect(() => {
    const element = field.current;
    if (element === null || !takesFocus) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [takesFocus]);
  const left = NOTE_TEXT_MAX - [...text].length;

  function save() {
    const found = noteTextIssue(text);
    setIssue(found);
    if (found === undefined) onSave(text.trim());
    else field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    // What is typed still takes shape: Esc and Enter are for that.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    }
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
  }
  return (
    <styled.form
      display="flex"
      flexDirection="column"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={label} error={issue} hint={left < TELL_BELOW ? messages.left(left) : undefined}>
        <TextArea
          ref={field}
          rows={3}
          placeholder={messages.placeholder}
          value={text}
          onChange={({ currentTarget }) => {
            setIssue(undefined);
            onText(currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <styled.div display="flex" justifyContent="flex-end" gap="2">
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
        <Button size="sm" variant="outline" type="submit" title={messages.saveKeys}>
          {messages.save}
        </Button>
      </styled.div>
    </styled.form>
  );
}
