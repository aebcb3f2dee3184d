import { isPaid, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useServices } from '../../../../container/services-context';
import { usePageTitle } from '../../../../layouts/page-title';
import { pay } from '../../../../messages/zh-CN/pay';
import { payingOrderOf } from '../../../../routing/shop-mall';
import { NotPaid } from '../components/not-paid';
import { OrderGate } from '../../orders/components/order-gate';
import { PaidView } from '../components/paid-view';
import { payingPlaceOf } from '../paying-place';
import { useOrder } from '../../orders/use-order';

/** `/shopmall/pay/success?orderId=`: an order that was paid, and what is open now. */
export function Component() {
  const orderId = payingOrderOf(useSearchParams()[0]);
  const state = useOrder(orderId);
  const { accessNews } = useServices();
  const paid = state.order !== undefined && isPaid(state.order);
  usePageTitle(state.order !== undefined && !paid ? pay.success.notPaid : undefined);
  useEffect(() => {
    if (paid) accessNews.changed();
  }, [accessNews, paid]);
  return (
    <OrderGate {...state}>
      {(order) => {
        if (isPaid(order)) return <PaidView order={order} />;
        if (order.status === WAIT_PAY_STATUS) return <NotPaid order={order} />;
        return <Navigate to={payingPlaceOf(order)} replace />;
      }}
    </OrderGate>
  );
}
