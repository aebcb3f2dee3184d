import { wordsForReaders } from '@ykd/adapters-http/client';
import { Button, Modal, type ButtonProps } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application/shop';
import { useState } from 'react';
import { useServices } from '../../../../container/services-context';
import { useShop } from '../../services';
import { orders } from '../../messages/zh-CN/orders';

const words = orders.withdraw;

/** Takes back that the buyer wants his money back, once he has said so twice. */
export function WithdrawButton({
  order: { id },
  variant = 'outline',
}: {
  order: Pick<OrderDetail, 'id'>;
  variant?: ButtonProps['variant'];
}) {
  const { order } = useShop();
  const { toasts, accessNews } = useServices();
  const [asking, setAsking] = useState(false);

  const withdraw = async (): Promise<void> => {
    const result = await order.withdrawRefund(id);
    if (!result.ok) {
      toasts.commands.error(result.error.kind === 'order-state' ? words.state : words.failed);
      return;
    }
    accessNews.changed();
    toasts.commands.success(words.done);
  };
  return (
    <>
      <Button variant={variant} onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      {asking && (
        <Modal
          open
          onClose={() => setAsking(false)}
          title={words.title}
          width="420px"
          confirmLabel={words.confirm}
          cancelLabel={words.keep}
          onConfirm={withdraw}
          onError={(error) => toasts.commands.error(words.failed, { description: wordsForReaders(error) })}
        >
          {words.text}
        </Modal>
      )}
    </>
  );
}
