import { useState, type ReactNode } from 'react';
import { LeaveGuard, LeaveQuestion } from './leave-guard';

interface CloseGuard {
  /** Closes, but asks before where something is unsaved. */
  close(): void;
  /** Closes: what was written is kept. */
  finish(): void;
  /** The question; it stands in the dialog. */
  readonly guard: ReactNode;
}

/** Asks before something unsaved in a dialog is thrown away: by closing it, by a link, the way back, or the end of the page. */
export const useCloseGuard = (isDirty: boolean, onClose: () => void): CloseGuard => {
  const [isAsking, setAsking] = useState(false);
  // Read by the router, which goes on before the page is drawn again.
  const [kept] = useState(() => {
    let isKept = false;
    return { leaves: () => !isKept, keep: () => (isKept = true) };
  });
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    finish: () => {
      kept.keep();
      onClose();
    },
    guard: (
      <>
        <LeaveGuard isDirty={isDirty} leaving={kept.leaves} />
        <LeaveQuestion open={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
      </>
    ),
  };
};
