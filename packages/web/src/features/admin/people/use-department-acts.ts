import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import type { DepartmentTree } from '@ykd/application/department';
import type { AppError, ErrorOf } from '@ykd/application/shared';
import type { DepartmentPlace } from '@ykd/domain/people';
import type { Result } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { common } from '../../../messages/zh-CN/common';
import { people } from '../messages/zh-CN/people';
import { placeWords, type DepartmentLine } from './department-words';
import { useMoveBack } from './use-move-back';
import { usePeople } from './people-queries';

const words = people.department;

/** A move that somebody else's change came before. */
export interface MoveConflict {
  readonly department: DepartmentLine;
  readonly place: DepartmentPlace;
  readonly error: ErrorOf<'changed-meanwhile'>;
}

type Answer = Promise<Result<DepartmentTree, AppError>>;

/** What is done to departments: the tree that each act answers is shown at once. */
export const useDepartmentActs = (departments: readonly DepartmentLine[]) => {
  const { department: port, tree } = usePeople();
  const { commands } = useServices().toasts;
  const showMoveBack = useMoveBack();
  const [conflict, setConflict] = useState<MoveConflict>();

  const show = async (act: () => Answer): Answer => {
    try {
      return await tree.change(undefined, act, (_before, answer) => answer);
    } catch (cause) {
      // Perhaps it was done all the same.
      tree.outdate();
      throw cause;
    }
  };

  const moveOrSay = async (department: DepartmentLine, place: DepartmentPlace): Promise<void> => {
    const { id, version, name } = department;
    // The last of many: a place beyond them all is written as their number.
    const position = Math.min(place.position, departments.length);
    const answer = await show(() => port.move({ id, version, parentId: place.parentId, position }));
    if (answer.ok) {
      const moved = answer.value.departments.find((one) => one.id === id);
      const done = words.moved(name, placeWords(departments, id, place));
      // Where it stood there is nothing to take back.
      if (moved === undefined || moved.version === version) commands.success(done);
      else showMoveBack(done, moved, departments);
      return;
    }
    tree.outdate();
    if (answer.error.kind === 'changed-meanwhile') setConflict({ department, place, error: answer.error });
    else commands.error(answer.error.kind === 'entity-not-found' ? words.gone : errorMessage(answer.error));
  };
  const move = (department: DepartmentLine, place: DepartmentPlace): void =>
    void moveOrSay(department, place).catch((cause: unknown) =>
      commands.error(words.notMoved(department.name), {
        description: wordsForReaders(cause) ?? common.failedRequest,
      }),
    );
  return {
    port,
    show,
    outdate: () => tree.outdate(),
    move,
    conflict,
    /** Moves it all the same, or leaves it where the other one put it. */
    settle: (isMine: boolean) => {
      setConflict(undefined);
      if (conflict === undefined || !isMine) return;
      move({ ...conflict.department, version: conflict.error.version }, conflict.place);
    },
  };
};

export type DepartmentActs = ReturnType<typeof useDepartmentActs>;
