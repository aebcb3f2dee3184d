import { Modal } from '@ykd/adapters-ui/widgets';
import { styled } from '@ykd/adapters-ui/styled';
import type { PriceChange } from '@ykd/domain/order';
import { ConsequenceList } from '../blocks/consequence-list';
import { products } from '../messages/zh-CN/products';
import { changeOf } from './price-history';

const words = products.prices;

/** Asks once more before a product that is on sale costs something else. */
export function PriceDialog({
  changes,
  onConfirm,
  onClose,
}: {
  changes: readonly PriceChange[];
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Modal
      open
      onClose={onClose}
      title={words.changeTitle}
      width="440px"
      confirmLabel={words.change}
      onConfirm={onConfirm}
    >
      <styled.div display="flex" flexDirection="column" gap="3">
        <p>{words.changeText}</p>
        <ConsequenceList
          of={changes.map((change) => ({ what: change.choice ?? words.whole, count: changeOf(change) }))}
        />
      </styled.div>
    </Modal>
  );
}
