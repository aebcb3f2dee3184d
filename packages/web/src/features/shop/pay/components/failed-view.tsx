import { Button, type DrawingName } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application';
import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import { Link } from 'react-router-dom';
import { pay } from '../../../../messages/zh-CN/pay';
import { orderHref, payHref, productHref } from '../../../../routing/shop-mall';
import { wasCancelled } from '../../orders/order-facts';
import { MoneyBack } from './money-back';
import { Result, type OrderResultProps } from './result';

type Words = { readonly title: string; readonly text: string };

const wordsOf = (order: OrderDetail): Words => {
  if (order.status === WAIT_PAY_STATUS) return pay.fail.waiting;
  return wasCancelled(order) ? pay.fail.cancelled : pay.fail.expired;
};

/** What there is to say in a title. */
export const failedTitle = (order: OrderDetail): string => wordsOf(order).title;

/** Only a payment that failed is a breakdown; that an order is closed is as it should be. */
const drawingOf = ({ status }: OrderDetail): DrawingName => (status === WAIT_PAY_STATUS ? 'broken' : 'book');

/** An order whose payment did not come about: why, and how to go on. */
export function FailedView({ order, heading }: OrderResultProps) {
  const again =
    order.payUntil === null
      ? { href: productHref(order.productId), label: pay.fail.buyAgain }
      : { href: payHref(order.id), label: pay.fail.again };
  return (
    <Result
      heading={heading}
      drawing={drawingOf(order)}
      {...wordsOf(order)}
      actions={
        <>
          <Button asChild size="lg">
            <Link to={again.href}>{again.label}</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={orderHref(order.id)}>{pay.toOrder}</Link>
          </Button>
        </>
      }
    >
      <MoneyBack order={order} />
    </Result>
  );
}
