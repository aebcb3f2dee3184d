import { wordsForReaders } from '@ykd/adapters-http/client';
import { Button, Modal, type ButtonProps } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application/shop';
import { isPaid } from '@ykd/domain/order';
import { useState } from 'react';
import { useServices } from '../../../../container/services-context';
import { useShop } from '../../services';
import { orders } from '../../messages/zh-CN/orders';

const words = orders.cancel;

/** Closes an order that waits for its payment, once the buyer has said so twice. */
export function CancelButton({
  order: { id, coupon },
  variant = 'ghost',
}: {
  order: Pick<OrderDetail, 'id' | 'coupon'>;
  variant?: ButtonProps['variant'];
}) {
  const { order } = useShop();
  const { toasts } = useServices();
  const [asking, setAsking] = useState(false);

  const cancel = async (): Promise<void> => {
    const result = await order.cancel(id);
    if (result.ok) toasts.commands.success(words.done);
    else if (result.error.kind === 'order-state' && isPaid(result.error)) toasts.commands.info(words.paid);
    else toasts.commands.error(words.failed);
  };
  return (
    <>
      <Button variant={variant} onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={words.title}
        width="420px"
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        confirmTone="danger"
        onConfirm={cancel}
        onError={(error) => toasts.commands.error(words.failed, { description: wordsForReaders(error) })}
      >
        {words.text}
        {coupon && words.coupon}
      </Modal>
    </>
  );
}
