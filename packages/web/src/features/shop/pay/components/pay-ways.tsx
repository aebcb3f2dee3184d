import { useStore } from '@ykd/adapters-ui/react';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { PaymentWay } from '@ykd/domain/order';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../../../container/services-context';
import { useShop } from '../../../../container/shop-services';
import { pay } from '../../../../messages/zh-CN/pay';
import { GoPay } from './go-pay';
import { NativePay } from './native-pay';
import { PayRefused } from './pay-refused';
import { useGoPay } from '../use-go-pay';

function ByCode({ orderId }: { orderId: string }) {
  const { shop } = useShop();
  const { environment } = useServices();
  const [query] = useState(() => createQuery(shop.pay));
  const ask = useCallback(() => void query.ask({ orderId, way: 'NATIVE' }), [query, orderId]);
  useEffect(ask, [ask]);
  return (
    <NativePay
      {...useStore(query)}
      orderId={orderId}
      onRetry={ask}
      demo={environment.settings.demo !== undefined}
    />
  );
}

const WORDS = {
  JSAPI: { label: pay.payNow, hint: pay.bridgeHint },
  H5: { label: pay.openWeixin, hint: pay.openWeixinHint },
};

function ByWeixin({ orderId, way }: { orderId: string; way: keyof typeof WORDS }) {
  const { refusal, pay: onPay, ...state } = useGoPay(orderId, way);
  if (refusal) return <PayRefused orderId={orderId} refusal={refusal} onRetry={() => void onPay()} />;
  return <GoPay {...WORDS[way]} {...state} onPay={() => void onPay()} />;
}

/** How an order is paid on this device. */
export function PayWays({ orderId, way }: { orderId: string; way: PaymentWay }) {
  return way === 'NATIVE' ? <ByCode orderId={orderId} /> : <ByWeixin orderId={orderId} way={way} />;
}
