import { styled } from '../styled/index.js';
import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-context.js';
import { fieldMark } from './focus-in-field.js';
import { AlertCircleIcon } from './icons/feedback.js';

export type FieldProps = {
  label: string;
  /** One control: TextInput, PasswordInput, TextArea, SelectInput, or any that takes `useFieldControl()`. */
  children: ReactNode;
  hint?: ReactNode;
  /** The message of a failed check; replaces the hint. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** At the end of the label's line, such as a counter or a link. */
  aside?: ReactNode;
};

/** A labelled form control with its hint and its error. */
export function Field({ label, children, hint, error, required = false, aside }: FieldProps) {
  const id = useId();
  const noteId = error || hint ? `${id}-note` : undefined;
  return (
    <styled.div
      {...fieldMark}
      display="flex"
      flexDirection="column"
      gap="1.5"
      minWidth="0"
      scrollMarginBlock="3"
    >
      <styled.div display="flex" justifyContent="space-between" gap="3" fontSize="sm">
        <styled.label id={`${id}-label`} htmlFor={`${id}-control`} fontWeight="medium">
          {label}
          {required && (
            <styled.span aria-hidden color="danger.fg" marginInlineStart="1">
              *
            </styled.span>
          )}
        </styled.label>
        {aside && <styled.span color="fg.subtle">{aside}</styled.span>}
      </styled.div>
      <FieldContext
        value={{
          controlId: `${id}-control`,
          labelId: `${id}-label`,
          describedBy: noteId,
          invalid: Boolean(error),
          required,
        }}
      >
        {children}
      </FieldContext>
      {/* The region stands before the message does, or it would not be read out. */}
      <styled.div aria-live="polite" fontSize="sm" lineHeight="snug" _empty={{ display: 'none' }}>
        {error ? (
          <styled.span id={noteId} display="flex" gap="1" color="danger.fg">
            <styled.span paddingTop="0.5">
              <AlertCircleIcon size={16} />
            </styled.span>
            {error}
          </styled.span>
        ) : (
          hint && (
            <styled.span id={noteId} color="fg.subtle">
              {hint}
            </styled.span>
          )
        )}
      </styled.div>
    </styled.div>
  );
}
