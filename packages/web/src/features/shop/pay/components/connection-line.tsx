import { styled } from '@ykd/adapters-ui/styled';
import { CloudOffIcon, Spinner } from '@ykd/adapters-ui/widgets';
import type { OrderState } from '@ykd/adapters-ui/stores';
import { pay } from '../../messages/zh-CN/pay';
import { useIsOffline } from '../use-is-offline';

export type ConnectionLineProps = Pick<OrderState, 'status' | 'connection'> & {
  /** Whether somebody may be paying just now. */
  waiting: boolean;
};

/** Whether the page learns of the payment by itself. Says nothing while there is none to learn of. */
export function ConnectionLine({ status, connection, waiting }: ConnectionLineProps) {
  const isOffline = useIsOffline();
  const trouble =
    isOffline || status === 'failed' ? pay.offline : waiting && connection === 'polling' && pay.polling;
  return (
    // The region stands before its words do, or they would not be read out.
    <styled.p
      role="status"
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontSize="sm"
      color={trouble ? 'amber.fg' : 'fg.muted'}
      _empty={{ display: 'none' }}
    >
      {trouble ? <CloudOffIcon size={18} /> : waiting && <Spinner />}
      {trouble || (waiting && pay.live)}
    </styled.p>
  );
}
