import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from './button.js';
import { messages } from './messages.js';
import { Spinner } from './spinner.js';
import { VisuallyHidden } from './visually-hidden.js';

export type SubmitButtonProps = ButtonProps & {
  /** Shows a spinner and ignores clicks. The button keeps its focus and its width. */
  submitting?: boolean | undefined;
};

/** The button that sends a form (`type="submit"` unless told otherwise). */
export function SubmitButton({
  submitting = false,
  type = 'submit',
  onClick,
  children,
  ...rest
}: SubmitButtonProps) {
  function guardedClick(event: MouseEvent<HTMLButtonElement>) {
    // A disabled button would lose the focus, so a busy one stays enabled and swallows the click.
    if (submitting) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Button
      type={type}
      aria-disabled={submitting || undefined}
      aria-busy={submitting || undefined}
      onClick={guardedClick}
      {...rest}
    >
      {submitting && <Spinner />}
      {children}
      {submitting && <VisuallyHidden role="status">{messages.submitting}</VisuallyHidden>}
    </Button>
  );
}
