import { Navigate, useSearchParams } from 'react-router-dom';
import { payFailHref, payHref, payingOrderOf } from '../../../../routing/shop-mall';
import { FailedView, failedTitle } from '../components/failed-view';
import { OrderGate } from '../../orders/components/order-gate';
import { payingPlaceOf } from '../paying-place';
import { usePayTitle } from '../use-pay-title';
import { useOrder } from '../../orders/use-order';

/** `/shopmall/pay/fail?orderId=`: a payment that did not come about. */
export function Component() {
  const orderId = payingOrderOf(useSearchParams()[0]);
  const state = useOrder(orderId, { isGuarded: true });
  usePayTitle(state, failedTitle);
  return (
    <OrderGate {...state}>
      {(order) => {
        const place = payingPlaceOf(order);
        // It may come about after all, while this page is in view.
        const isHere = place === payFailHref(orderId) || place === payHref(orderId);
        return isHere ? <FailedView order={order} /> : <Navigate to={place} replace />;
      }}
    </OrderGate>
  );
}
