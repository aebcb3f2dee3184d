import { useQuery, useStore } from '@ykd/adapters-ui/react';
import type { PaymentWay } from '@ykd/domain/order';
import { useEffect } from 'react';
import { useServices } from '../../../../container/services-context';
import { useShop } from '../../services';
import { pay } from '../../messages/zh-CN/pay';
import { CheckButton } from './check-button';
import { GoPay } from './go-pay';
import { NativePay } from './native-pay';
import { PayCard, type PayCardProps } from './pay-card';
import { PayRefused } from './pay-refused';
import { PAY_LABELS, useGoPay } from './use-go-pay';
import { useUnbound } from '../use-unbound';

type PayWaysProps = {
  orderId: string;
  way: PaymentWay;
  /** What stands around it. */
  card: Omit<PayCardProps, 'children' | 'check' | 'waiting' | 'wide'>;
};

function ByCode({ orderId, card }: Omit<PayWaysProps, 'way'>) {
  const { payment, order } = useShop();
  const { environment } = useServices();
  const reading = useQuery(payment, orderId);
  const trouble = useStore(order, (state) => state.trouble);
  const isCodeThere = reading.status === 'ready';
  useEffect(() => (isCodeThere ? order.watchPayment() : undefined), [order, orderId, isCodeThere]);
  return (
    <PayCard
      {...card}
      wide
      waiting={isCodeThere && trouble !== 'closed'}
      check={reading.status !== 'refused' && <CheckButton orderId={orderId} />}
    >
      <NativePay
        {...reading}
        orderId={orderId}
        trouble={trouble}
        demo={environment.settings.demo !== undefined}
      />
    </PayCard>
  );
}

const HINTS = { JSAPI: pay.bridgeHint, H5: pay.openWeixinHint };

function ByWeixin({ orderId, way, card }: PayWaysProps & { way: keyof typeof HINTS }) {
  const { waiting, refusal, submitting, notice, pay: onPay } = useGoPay(orderId, way);
  const unbound = useUnbound(way === 'JSAPI');
  const why = unbound === true ? ({ kind: 'weixin-not-bound' } as const) : refusal;
  const begin = (): void => void onPay();
  return (
    <PayCard {...card} waiting={waiting} check={!why && <CheckButton orderId={orderId} />}>
      {why ? (
        <PayRefused orderId={orderId} refusal={why} onRetry={begin} />
      ) : (
        <GoPay
          label={PAY_LABELS[way]}
          hint={HINTS[way]}
          notice={notice}
          submitting={submitting || unbound === 'asking'}
          onPay={begin}
        />
      )}
    </PayCard>
  );
}

/** How an order is paid on this device. */
export function PayWays({ way, ...rest }: PayWaysProps) {
  return way === 'NATIVE' ? <ByCode {...rest} /> : <ByWeixin {...rest} way={way} />;
}
