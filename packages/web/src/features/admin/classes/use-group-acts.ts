import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import type { GroupBoard, GroupChange } from '@ykd/application/class-group';
import type { AppError } from '@ykd/application/shared';
import { ok, type Result } from '@ykd/domain/shared';
import { useServices } from '../../../container/services-context';
import { common } from '../../../messages/zh-CN/common';
import { useUndo } from '../blocks/undo-toast';
import { classGroups as words } from '../messages/zh-CN/class-groups';
import { useGroupQueries } from '../queries/group-queries';

/** What is done to the groups of a class: what each act leaves is shown at once, and what moved students can be undone. */
export const useGroupActs = (classId: string) => {
  const { port, board } = useGroupQueries();
  const { commands } = useServices().toasts;
  const undo = useUndo(async (batch) => {
    const answer = await port.undo({ classId, batch });
    board.outdate();
    return answer.ok ? ok(answer.value.report) : answer;
  });

  /** Says why something was not done; the groups are read again, for they are others by now. */
  const say = (error: AppError): void => {
    commands.error(errorMessage(error));
    board.outdate();
  };
  const asked = async <T>(ask: () => Promise<Result<T, AppError>>): Promise<T | undefined> => {
    try {
      const answer = await ask();
      if (answer.ok) return answer.value;
      say(answer.error);
    } catch (cause) {
      commands.error(common.failedRequest, { description: wordsForReaders(cause) });
      board.outdate();
    }
    return undefined;
  };
  const show = (ask: () => Promise<Result<GroupBoard, AppError>>) =>
    board.change(classId, ask, (_before, answer) => answer);
  /** A change of who is in which group: it is shown, and offered to be undone. */
  const showChange = async (
    ask: () => Promise<Result<GroupChange, AppError>>,
  ): Promise<GroupChange | undefined> => {
    let change: GroupChange | undefined;
    await asked(() =>
      show(async () => {
        const answer = await ask();
        if (!answer.ok) return answer;
        change = answer.value;
        return ok(answer.value.board);
      }),
    );
    return change;
  };
  const offer = ({ batch }: GroupChange, done: string): void => {
    if (batch === null) commands.success(done);
    else undo.offer(done, batch);
  };
  return {
    port,
    show,
    showChange,
    offer,
    move: async (studentIds: readonly string[], groupId: string | null, name: string): Promise<boolean> => {
      const change = await showChange(() => port.move({ classId, studentIds: [...studentIds], groupId }));
      if (change !== undefined)
        offer(change, change.moved === 0 ? words.notMoved : words.moved(change.moved, name));
      return change !== undefined;
    },
    lead: async (group: { id: string; version: number }, leaderId: string | null, name: string) => {
      const { id: groupId, version } = group;
      const done = await asked(() => show(() => port.lead({ classId, groupId, version, leaderId })));
      if (done !== undefined) commands.success(leaderId === null ? words.unled : words.led(name));
    },
    remove: async (group: { id: string; name: string; version: number }) => {
      const { id: groupId, name, version } = group;
      const change = await showChange(() => port.remove({ classId, groupId, version }));
      if (change !== undefined) offer(change, words.removed(name));
      return change !== undefined;
    },
  };
};

export type GroupActs = ReturnType<typeof useGroupActs>;
