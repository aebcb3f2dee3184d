import { styled } from '@ykd/adapters-ui/styled';
import { Button, Field, isComposed, SubmitButton, TextArea } from '@ykd/adapters-ui/widgets';
import { studentNoteIssue } from '@ykd/domain/member';
import { useEffect } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { useForm, type FormErrors } from '../../../forms/use-form';
import { LeaveGuard } from '../blocks/leave-guard';
import { student } from '../messages/zh-CN/student';
import { leavesNotes } from './leaves-notes';
import type { NoteText } from './use-note-text';

const words = student.notes;

export type NoteFormProps = {
  label: string;
  writing: NoteText;
  /** Whether it takes the focus: whoever asked to change a note goes on in it. */
  takesFocus?: boolean;
  /** Sends it, for the version that its writer saw; answers what is wrong, or undefined when it is kept. */
  onSave: (text: string, version: number) => Promise<FormErrors | undefined>;
  onCancel?: () => void;
};

/** A text of staff, new or to be changed. */
export function NoteForm({ label, writing, takesFocus = false, onSave, onCancel }: NoteFormProps) {
  const { text, setText, version, isDirty } = writing;
  const { form, errors, submitting, onSubmit, forget } = useForm(async () => {
    const issue = studentNoteIssue(text);
    if (issue !== undefined) return { fields: { text: issue } };
    return onSave(text, version);
  });
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('textarea')?.focus();
  }, [form, takesFocus]);
  return (
    <styled.form ref={form} noValidate display="flex" flexDirection="column" gap="3" onSubmit={onSubmit}>
      <Field label={label} error={errors.fields['text']} aside={text && words.counter([...text].length)}>
        <TextArea
          name="text"
          value={text}
          placeholder={words.placeholder}
          // What was typed after it was sent would be neither in the note nor in the field.
          readOnly={submitting}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onKeyDown={(event) => {
            const { key, ctrlKey, metaKey, currentTarget } = event;
            if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposed(event)) return;
            event.preventDefault();
            currentTarget.form?.requestSubmit();
          }}
          onChange={({ target }) => {
            setText(target.value);
            forget('text');
          }}
        />
      </Field>
      <FormAlert message={errors.form} />
      <styled.div display="flex" gap="3">
        <SubmitButton size="sm" submitting={submitting}>
          {words.save}
        </SubmitButton>
        {onCancel && (
          <Button type="button" size="sm" variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </styled.div>
      <LeaveGuard isDirty={isDirty} leaving={onCancel ? leavesNotes : 'page'} />
    </styled.form>
  );
}
