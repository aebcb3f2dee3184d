import { styled } from '@ykd/adapters-ui/styled';
import { Modal } from '@ykd/adapters-ui/widgets';
import { handOverEndIssue, handOverEndOf } from '@ykd/domain/follow-up';
import { shanghaiDay } from '@ykd/domain/shared';
import { ConsequenceList, type Consequence } from '../blocks/consequence-list';
import { assistants } from '../messages/zh-CN/assistants';
import type { Terms } from './hand-over-terms';

const words = assistants.give;

/** For how long they are given; nothing as long as no day is chosen that can be. */
const untilWords = (lastDay: string | undefined, now: number): string => {
  if (lastDay === undefined) return words.forGood;
  if (handOverEndIssue(lastDay, now) !== undefined) return '';
  return words.until(lastDay, shanghaiDay(handOverEndOf(lastDay)));
};

/** Asks whether so many students are given away as was said. */
export function HandOverConfirm({
  open,
  from,
  to,
  count,
  consequences,
  terms,
  now,
  loses,
  onClose,
  onConfirm,
  onError,
}: {
  open: boolean;
  from: string;
  to: string;
  count: number;
  consequences: readonly Consequence[];
  terms: Terms;
  now: number;
  /** Whether who asks sees them no more afterwards. */
  loses: boolean;
  onClose: () => void;
  onConfirm: () => Promise<boolean>;
  onError: (cause: unknown) => void;
}) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={words.confirmTitle}
      confirmLabel={words.submit(count)}
      onConfirm={onConfirm}
      onError={onError}
    >
      <styled.div display="flex" flexDirection="column" gap="3">
        <p>{words.confirm(from, count, to)}</p>
        <p>{untilWords(terms.lastDay, now)}</p>
        <ConsequenceList of={consequences} />
        <styled.p fontSize="sm">{words.openItems[terms.open]}</styled.p>
        {loses && (
          <styled.p color="amber.fg" fontSize="sm">
            {words.loses}
          </styled.p>
        )}
      </styled.div>
    </Modal>
  );
}
