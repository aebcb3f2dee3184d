import { chakra } from '@chakra-ui/react/styled-system';
import { CloudOffIcon, Spinner } from '@ykd/adapters-ui/widgets';
import type { OrderState } from '@ykd/adapters-ui/stores';
import { pay } from '../../../../messages/zh-CN/pay';

/** Whether the page learns of the payment by itself. */
export function ConnectionLine({ connection }: Pick<OrderState, 'connection'>) {
  const polling = connection === 'polling';
  return (
    <chakra.p
      role="status"
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontSize="sm"
      color={polling ? 'amber.fg' : 'fg.muted'}
    >
      {polling ? <CloudOffIcon size={18} /> : <Spinner />}
      {polling ? pay.polling : pay.live}
    </chakra.p>
  );
}
