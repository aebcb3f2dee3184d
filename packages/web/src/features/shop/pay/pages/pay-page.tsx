import { useStore } from '@ykd/adapters-ui/react';
import { paymentWayOf, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useServices } from '../../../../container/services-context';
import { PageHead } from '../../components/page-head';
import { pay } from '../../messages/zh-CN/pay';
import { orderHref, payingOrderOf } from '../../../../routing/shop-mall';
import { CancelButton } from '../../orders/components/cancel-button';
import { OrderGate } from '../../orders/components/order-gate';
import { Deadline } from '../../components/deadline';
import { PayWays } from '../components/pay-ways';
import { payingPlaceOf } from '../paying-place';
import { useOrder } from '../../orders/use-order';

/** `/shopmall/pay?orderId=`: an order is paid; the page goes on by itself once it is. */
export function Component() {
  const orderId = payingOrderOf(useSearchParams()[0]);
  const { connection, ...state } = useOrder(orderId, { isGuarded: true });
  const way = paymentWayOf(useStore(useServices().base, ({ client }) => client));
  return (
    <OrderGate {...state}>
      {(order) => {
        if (order.status !== WAIT_PAY_STATUS) return <Navigate to={payingPlaceOf(order)} replace />;
        return (
          <>
            <PageHead back={{ href: orderHref(orderId), label: pay.toOrder }} />
            <PayWays
              orderId={orderId}
              way={way}
              card={{
                order,
                connection,
                status: state.status,
                deadline: order.payUntil !== null && <Deadline until={order.payUntil} onOver={state.retry} />,
                actions: <CancelButton order={order} />,
              }}
            />
          </>
        );
      }}
    </OrderGate>
  );
}
