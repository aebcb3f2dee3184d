import { Button } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application';
import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import { Link } from 'react-router-dom';
import { pay } from '../../../../messages/zh-CN/pay';
import { orderHref, payHref, productHref } from '../../../../routing/shop-mall';
import { wasCancelled } from '../../orders/order-facts';
import { Result, type OrderResultProps } from './result';

const words = pay.fail;

const whyOf = (order: OrderDetail): string => {
  if (order.status === WAIT_PAY_STATUS) return words.waiting;
  return wasCancelled(order) ? words.cancelled : words.expired;
};

/** An order whose payment did not come about: why, and how to go on. */
export function FailedView({ order, heading }: OrderResultProps) {
  const again =
    order.payUntil === null
      ? { href: productHref(order.productId), label: words.buyAgain }
      : { href: payHref(order.id), label: words.again };
  return (
    <Result
      heading={heading}
      drawing="broken"
      title={words.title}
      text={whyOf(order)}
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
    />
  );
}
