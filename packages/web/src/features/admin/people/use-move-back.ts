import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useServices } from '../../../container/services-context';
import { useUndoOffer } from '../blocks/use-undo-offer';
import { people } from '../messages/zh-CN/people';
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
  const { success, warning, error } = useServices().toasts.commands;
  const { offer } = useUndoOffer();

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
  return (done: string, moved: DepartmentLine, then: readonly DepartmentLine[]): void =>
    offer(done, () => moveBack(moved, then));
};
