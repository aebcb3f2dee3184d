import { fieldMessages } from './field-messages.js';
import { SubmitButton } from './submit-button.js';

export type CountdownButtonProps = {
  /** Seconds until a code may be asked for again; 0 when it may be now. */
  secondsLeft: number;
  sending: boolean;
  /** Whether one was sent before. */
  again?: boolean | undefined;
  onSend: () => void;
};

/** What the button says. A wait of minutes would only make people nervous in seconds. */
const words = (secondsLeft: number, again: boolean): string => {
  if (secondsLeft > 99) return fieldMessages.code.minutes(Math.ceil(secondsLeft / 60));
  if (secondsLeft > 0) return fieldMessages.code.seconds(secondsLeft);
  return again ? fieldMessages.code.again : fieldMessages.code.send;
};

/** Sends a code, and cannot be pressed until the next one may be sent. It keeps its focus while it waits. */
export function CountdownButton({ secondsLeft, sending, again = false, onSend }: CountdownButtonProps) {
  const waits = secondsLeft > 0;
  return (
    <SubmitButton
      type="button"
      variant="outline"
      height="11"
      minWidth="32"
      fontVariantNumeric="tabular-nums"
      submitting={sending}
      {...(waits ? { 'aria-disabled': true } : {})}
      onClick={() => {
        if (!waits) onSend();
      }}
    >
      {words(secondsLeft, again)}
    </SubmitButton>
  );
}
