import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { SubmitButton } from '@ykd/adapters-ui/widgets';
import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import { useState } from 'react';
import { useServices } from '../../../../container/services-context';
import { useShop } from '../../services';
import { pay } from '../../messages/zh-CN/pay';

/** Has the provider asked whether an order was paid; the page shows what comes of it. */
export function CheckButton({ orderId }: { orderId: string }) {
  const { order } = useShop();
  const { toasts } = useServices();
  const [checking, setChecking] = useState(false);

  const check = async (): Promise<void> => {
    setChecking(true);
    try {
      const result = await order.check(orderId);
      if (!result.ok) toasts.commands.error(pay.checkFailed, { description: errorMessage(result.error) });
      else if (result.value.status === WAIT_PAY_STATUS) {
        toasts.commands.info(pay.notYet, { description: pay.notYetHint });
      }
    } catch (error) {
      toasts.commands.error(pay.checkFailed, { description: wordsForReaders(error) });
    } finally {
      setChecking(false);
    }
  };
  return (
    <SubmitButton type="button" variant="outline" submitting={checking} onClick={() => void check()}>
      {pay.paid}
    </SubmitButton>
  );
}
