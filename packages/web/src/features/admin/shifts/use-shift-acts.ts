import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import type { AppError } from '@ykd/application/shared';
import { undoingChanges, type LeaveView, type ShiftChanges } from '@ykd/application/shift';
import type { Result } from '@ykd/domain/shared';
import type { Leave, TeamHours } from '@ykd/domain/shift';
import { useServices } from '../../../container/services-context';
import { useUndoOffer } from '../blocks/use-undo-offer';
import { shifts as words } from '../messages/zh-CN/shifts';
import { undo as undoWords } from '../messages/zh-CN/undo';
import { useShiftQueries } from './shift-queries';

type Answer = Promise<Result<unknown, AppError>>;

/** What is done to the plan: each is said, with the way to take it back. */
export const useShiftActs = () => {
  const { port, acting } = useShiftQueries();
  const { success, error, warning } = useServices().toasts.commands;
  const { offer } = useUndoOffer();

  /** Takes something back, and says what came of it: what somebody changed meanwhile stays as it is. */
  const takeBack = async (act: () => Answer): Promise<void> => {
    try {
      const answer = await acting(act());
      if (answer.ok) success(words.undone);
      else error(undoWords.failed, { description: errorMessage(answer.error) });
    } catch (cause) {
      error(undoWords.failed, { description: wordsForReaders(cause) });
    }
  };
  /** Does something; once it is done it is offered to take it back. */
  const act = async <T, E extends AppError>(
    answer: Promise<Result<T, E>>,
    done: string,
    back: (value: T) => Answer,
  ): Promise<Result<T, E>> => {
    const result = await acting(answer);
    if (result.ok) offer(done, () => takeBack(() => back(result.value)));
    return result;
  };
  return {
    change: (changes: ShiftChanges, done: string) =>
      act(port.change(changes), done, (change) => port.change(undoingChanges(change))),
    copy: async (monday: string): Promise<void> => {
      try {
        const answer = await acting(port.copy({ monday }));
        if (!answer.ok) {
          error(words.failedAct, { description: errorMessage(answer.error) });
          return;
        }
        const { done, skipped } = answer.value;
        if (done.length === 0) warning(words.copiedNone(skipped));
        else
          offer(words.done.copied(done.length, skipped), () =>
            takeBack(() => port.change(undoingChanges(answer.value))),
          );
      } catch (cause) {
        error(words.failedAct, { description: wordsForReaders(cause) });
      }
    },
    addLeave: (leave: Leave) =>
      act(port.addLeave(leave), words.done.leaveAdded, ({ id, version }) =>
        port.removeLeave({ id, version }),
      ),
    editLeave: (before: LeaveView, leave: Leave) =>
      act(
        port.editLeave({ id: before.id, version: before.version, ...leave }),
        words.done.leaveEdited,
        ({ version }) => port.editLeave({ ...before, version }),
      ),
    removeLeave: ({ id, version, ...leave }: LeaveView) =>
      act(port.removeLeave({ id, version }), words.done.leaveRemoved, () => port.addLeave(leave)),
    setHours: (before: { readonly hours: TeamHours; readonly version: number }, hours: TeamHours) =>
      act(port.setHours({ version: before.version, hours }), words.done.hours, ({ version }) =>
        port.setHours({ version, hours: before.hours }),
      ),
  };
};
