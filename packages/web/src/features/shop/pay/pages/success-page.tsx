import { isPaid, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { Navigate, useSearchParams } from 'react-router-dom';
import { pay } from '../../messages/zh-CN/pay';
import { payingOrderOf } from '../../../../routing/shop-mall';
import { NotPaid } from '../components/not-paid';
import { OrderGate } from '../../orders/components/order-gate';
import { PaidView, paidTitle } from '../components/paid-view';
import { payingPlaceOf } from '../paying-place';
import { useOpenNow } from '../use-open-now';
import { usePayTitle } from '../use-pay-title';
import { useOrder } from '../../orders/use-order';

/** `/shopmall/pay/success?orderId=`: an order that was paid, and what is open now. */
export function Component() {
  const orderId = payingOrderOf(useSearchParams()[0]);
  const state = useOrder(orderId, { isGuarded: true });
  const open = useOpenNow(state.order && isPaid(state.order) ? state.order : undefined);
  usePayTitle(state, (order) => (isPaid(order) ? paidTitle(order) : pay.success.notPaid));
  return (
    <OrderGate {...state}>
      {(order) => {
        if (isPaid(order)) return <PaidView order={order} open={open} />;
        if (order.status === WAIT_PAY_STATUS) return <NotPaid order={order} />;
        return <Navigate to={payingPlaceOf(order)} replace />;
      }}
    </OrderGate>
  );
}
