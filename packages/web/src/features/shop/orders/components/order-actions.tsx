import { Button, type ButtonProps } from '@ykd/adapters-ui/widgets';
import type { OrderSummary } from '@ykd/application/shop';
import { LEARN_PATH, productPath } from '@ykd/domain/access';
import type { OrderStatus } from '@ykd/domain/order';
import { Link } from 'react-router-dom';
import { orders } from '../../messages/zh-CN/orders';
import { payHref } from '../../../../routing/shop-mall';

type Way = { readonly href: string; readonly label: string; readonly variant: ButtonProps['variant'] };

/** What is next for an order, by how it stands. */
const nextOf = ({ id, productId, status }: OrderSummary): Way | undefined => {
  const again: Way = { href: productPath(productId), label: orders.again, variant: 'outline' };
  const ways: Readonly<Record<OrderStatus, Way | undefined>> = {
    TRADE_WAIT_PAY: { href: payHref(id), label: orders.pay, variant: 'solid' },
    TRADE_PAID_SUCCESS: { href: LEARN_PATH, label: orders.goOn, variant: 'soft' },
    TRADE_CLOSED: again,
    TRADE_REFUNDING: undefined,
    TRADE_REFUNDED: again,
  };
  return ways[status];
};

/** The one thing to do next about an order, where there is one. */
export function NextButton({ order, size }: { order: OrderSummary; size?: ButtonProps['size'] }) {
  const next = nextOf(order);
  if (next === undefined) return null;
  return (
    <Button asChild variant={next.variant} size={size}>
      <Link to={next.href} aria-label={`${order.productName}：${next.label}`}>
        {next.label}
      </Link>
    </Button>
  );
}
