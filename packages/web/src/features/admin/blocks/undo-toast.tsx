import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import type { AppError } from '@ykd/application/shared';
import type { BulkReport } from '@ykd/application/staff-list';
import type { Result } from '@ykd/domain/shared';
import { useServices } from '../../../container/services-context';
import { undo as words } from '../messages/zh-CN/undo';

/** For so long the way back stands there; the server lets it be taken for longer. */
export const UNDO_SHOWN_MS = 10_000;

/** Undoes an act on the server, named by its batch, and reports what became of each row. */
export type UndoAct = (batch: string) => Promise<Result<BulkReport, AppError>>;

/**
 * Says what was done, with the way to have it undone. What the undoing comes to is said as well: rows that somebody changed
 * meanwhile stay as they are, whichever tab or window it is asked from.
 */
export const useUndoToast = () => {
  const { success, warning, error } = useServices().toasts.commands;

  async function takeBack(batch: string, undo: UndoAct): Promise<void> {
    try {
      const answer = await undo(batch);
      if (!answer.ok) {
        error(words.failed, { description: errorMessage(answer.error) });
        return;
      }
      const { done, skipped, failed, rows } = answer.value;
      const kept = skipped + failed;
      if (rows.length > 0 && rows.every(({ reason }) => reason === 'undone')) success(words.already);
      else if (kept === 0) success(words.undone(done));
      else warning(words.partly(done, kept), { description: words.keptHint });
    } catch (cause) {
      error(words.failed, { description: wordsForReaders(cause) });
    }
  }
  return (done: string, batch: string, undo: UndoAct): void =>
    void success(done, {
      duration: UNDO_SHOWN_MS,
      action: { label: words.label, onSelect: () => void takeBack(batch, undo) },
    });
};
