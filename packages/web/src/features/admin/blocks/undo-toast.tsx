import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import type { AppError } from '@ykd/application/shared';
import type { BulkReport } from '@ykd/application/staff-list';
import type { Result } from '@ykd/domain/shared';
import { useServices } from '../../../container/services-context';
import { undo as words } from '../messages/zh-CN/undo';
import { useUndoOffer } from './use-undo-offer';

/** Undoes an act on the server, named by its batch, and reports what became of each row. */
export type UndoAct = (batch: string) => Promise<Result<BulkReport, AppError>>;

/**
 * The way to have an act undone. What the undoing comes to is said: rows that somebody changed meanwhile stay as they are,
 * whichever tab or window it is asked from.
 */
export const useUndo = (undo: UndoAct) => {
  const { success, warning, error } = useServices().toasts.commands;
  const { offer, withdraw } = useUndoOffer();

  /** Answers whether the server was heard. */
  async function takeBack(batch: string): Promise<boolean> {
    try {
      const answer = await undo(batch);
      if (!answer.ok) {
        error(words.failed, { description: errorMessage(answer.error) });
        return false;
      }
      const { done, skipped, failed, rows } = answer.value;
      const kept = skipped + failed;
      if (rows.length > 0 && rows.every(({ reason }) => reason === 'undone')) success(words.already);
      else if (kept === 0) success(words.undone(done));
      else warning(words.partly(done, kept), { description: words.keptHint });
      return true;
    } catch (cause) {
      error(words.failed, { description: wordsForReaders(cause) });
      return false;
    }
  }
  return {
    takeBack,
    withdraw,
    offer: (done: string, batch: string): void => offer(done, () => takeBack(batch)),
  };
};
