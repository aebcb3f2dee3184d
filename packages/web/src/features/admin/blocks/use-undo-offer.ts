import { useRef } from 'react';
import { useServices } from '../../../container/services-context';
import { UNDO_SHOWN_SECONDS } from '../messages/zh-CN/undo';
import { undoAction } from './undo-action';

/** Says what was done, and offers to take it back: that of the last act alone. */
export const useUndoOffer = () => {
  const { success, dismiss } = useServices().toasts.commands;
  const offered = useRef<string>(undefined);

  /** What was offered before, of an act that is not the last any more, is not offered any longer. */
  function withdraw(): void {
    if (offered.current !== undefined) dismiss(offered.current);
  }
  return {
    withdraw,
    offer(done: string, takeBack: () => Promise<unknown>): void {
      withdraw();
      offered.current = success(done, { duration: UNDO_SHOWN_SECONDS * 1000, action: undoAction(takeBack) });
    },
  };
};
