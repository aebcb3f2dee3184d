import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useRef } from 'react';
import { useServices } from '../../../container/services-context';
import { UNDO_SHOWN_MS } from '../blocks/undo-toast';
import { people } from '../messages/zh-CN/people';
import { undo } from '../messages/zh-CN/undo';
import { placeWords, type DepartmentLine } from './department-words';
import { formerPlace } from './former-place';
import { usePeople } from './people-queries';

const words = people.department;

/**
 * Says that a department was moved, with the way to have it moved back to where it stood `then`: as long as nobody, in any
 * window, has changed it since.
 */
export const useMoveBack = () => {
  const { department: port, tree } = usePeople();
  const { success, warning, error, dismiss } = useServices().toasts.commands;
  const offered = useRef<string>(undefined);

  const moveBack = async ({ id, version, name }: DepartmentLine, then: readonly DepartmentLine[]) => {
    try {
      const now = tree.of(undefined).getSnapshot().value?.departments ?? then;
      const place = formerPlace(then, now, id);
      const act = () => port.move({ id, version, ...place });
      const answer = await tree.change(undefined, act, (_before, whole) => whole);
      if (answer.ok) {
        success(words.movedBack(name, placeWords(now, id, place)));
        return;
      }
      tree.outdate();
      if (answer.error.kind === 'changed-meanwhile') {
        const who = answer.error.by?.name ?? words.somebody;
        warning(words.notMovedBack(name), { description: words.changedSince(who) });
        return;
      }
      const description = answer.error.kind === 'entity-not-found' ? words.gone : errorMessage(answer.error);
      error(words.notMovedBack(name), { description });
    } catch (cause) {
      error(words.notMovedBack(name), { description: wordsForReaders(cause) });
    }
  };
  return (done: string, moved: DepartmentLine, then: readonly DepartmentLine[]): void => {
    // Only the last move can be taken back.
    if (offered.current !== undefined) dismiss(offered.current);
    const action = { label: undo.label, onSelect: () => void moveBack(moved, then) };
    offered.current = success(done, { duration: UNDO_SHOWN_MS, action });
  };
};
