import { Button } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application/shop';
import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import { productPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { pay } from '../../messages/zh-CN/pay';
import { orderHref, payHref } from '../../../../routing/shop-mall';
import { MoneyBack } from './money-back';
import { Result, type OrderResultProps } from './result';

type Words = { readonly title: string; readonly text: string };

const wordsOf = (order: OrderDetail): Words => {
  if (order.status === WAIT_PAY_STATUS) return pay.fail.waiting;
  return order.closedBy === null ? pay.fail.closed : pay.fail.closedBy[order.closedBy];
};

/** What there is to say in a title. */
export const failedTitle = (order: OrderDetail): string => wordsOf(order).title;

/** An order whose payment did not come about: why, and how to go on. */
export function FailedView({ order, heading }: OrderResultProps) {
  const again =
    order.payUntil === null
      ? { href: productPath(order.productId), label: pay.fail.buyAgain }
      : { href: payHref(order.id), label: pay.fail.again };
  return (
    <Result
      heading={heading}
      // That an order is closed is nothing to be sorry for, or glad of.
      drawing={order.status === WAIT_PAY_STATUS ? 'broken' : undefined}
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
