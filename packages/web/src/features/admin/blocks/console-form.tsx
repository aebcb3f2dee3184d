import { styled } from '@ykd/adapters-ui/styled';
import { Button, SubmitButton } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { blocks } from '../messages/zh-CN/blocks';
import { LeaveGuard } from './leave-guard';
import type { Draft } from './use-draft';

const words = blocks.form;

/** The fields of a draft with its buttons; whoever leaves with something unsaved is asked. */
export function ConsoleForm<V>({
  draft,
  label,
  saveLabel = words.save,
  children,
}: {
  draft: Draft<V>;
  /** What the form is for, for whoever does not see it. */
  label: string;
  saveLabel?: string;
  children: ReactNode;
}) {
  const { form, errors, submitting, isDirty, onSubmit, undo } = draft;
  const canUndo = isDirty && !submitting;
  return (
    <styled.form
      ref={form}
      noValidate
      aria-label={label}
      display="flex"
      flexDirection="column"
      gap="4"
      onSubmit={(event) => {
        if (isDirty) onSubmit(event);
        else event.preventDefault();
      }}
    >
      <FormAlert message={errors.form} />
      {children}
      <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="3">
        <styled.span aria-live="polite" marginInlineEnd="auto" fontSize="sm" color="amber.fg">
          {isDirty ? words.unsaved : ''}
        </styled.span>
        {/* None of them loses the focus when there is nothing more to do. */}
        <Button variant="ghost" aria-disabled={!canUndo} onClick={() => canUndo && undo()}>
          {words.undo}
        </Button>
        <SubmitButton submitting={submitting} aria-disabled={!isDirty || submitting}>
          {saveLabel}
        </SubmitButton>
      </styled.div>
      <LeaveGuard isDirty={isDirty} />
    </styled.form>
  );
}
