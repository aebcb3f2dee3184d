import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../components/page-head';
import { orders } from '../../messages/zh-CN/orders';
import { orderOf, ordersHref } from '../../../../routing/shop-mall';
import { LateInvoiceSheet } from '../../invoices/late-invoices';
import { OrderGate } from '../components/order-gate';
import { OrderStatusBadge } from '../components/order-status-badge';
import { OrderView } from '../components/order-view';
import { useOnline } from '../../products/use-shelf';
import { useOrder } from '../use-order';
import { usePictures } from '../use-pictures';

const UP = { href: ordersHref({ pageNum: 0 }), label: orders.back };

/** `/shopmall/order/detail?id=`: one order of the member. */
export function Component() {
  const state = useOrder(orderOf(useSearchParams()[0]));
  const onlineOf = useOnline();
  const pictureOf = usePictures(state.order === undefined ? [] : [state.order.productId]);
  return (
    <OrderGate {...state}>
      {(order) => (
        <>
          <PageHead back={UP} aside={<OrderStatusBadge order={order} />} />
          <OrderView
            order={order}
            imageUrl={pictureOf(order.productId)}
            onlineOf={onlineOf}
            onOverdue={state.retry}
            invoices={<LateInvoiceSheet order={order} />}
          />
        </>
      )}
    </OrderGate>
  );
}
