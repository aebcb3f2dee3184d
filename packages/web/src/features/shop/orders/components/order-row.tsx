import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card } from '@ykd/adapters-ui/widgets';
import type { OrderSummary } from '@ykd/application/shop';
import { isPaid } from '@ykd/domain/order';
import { shanghaiMinute } from '@ykd/domain/shared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { orders } from '../../messages/zh-CN/orders';
import { orderHref } from '../../../../routing/shop-mall';
import { dayOf, refundedSoFar, whyClosed } from '../order-facts';
import { NextButton } from './order-actions';
import { OrderStatusBadge } from './order-status-badge';
import { Price } from '../../products/components/price';
import { ProductImage } from '../../products/components/product-image';
import { chosenInWords } from './purchase-summary';

/** The one date that matters most for an order as it stands. */
const whenOf = ({ status, payUntil, validDate, gmtCreated }: OrderSummary): string => {
  if (payUntil !== null) return orders.payUntil(shanghaiMinute(payUntil));
  const until = isPaid({ status }) ? dayOf(validDate) : undefined;
  return until === undefined ? orders.placedAt(shanghaiMinute(gmtCreated)) : `${orders.validUntil} ${until}`;
};

export type OrderRowProps = { order: OrderSummary; imageUrl: string | null | undefined; note?: ReactNode };

/** One order of a list: a line on wide screens, a card on phones. */
export function OrderRow({ order, imageUrl, note }: OrderRowProps) {
  const { id, productName, skuAttrs, amount } = order;
  const chosen = chosenInWords(skuAttrs);
  const why = whyClosed(order);
  const money = [order.paidOutside ? orders.paidOutside : undefined, refundedSoFar(order)].flatMap(
    (words) => words ?? [],
  );
  return (
    <Card
      as="article"
      aria-label={productName}
      room="md"
      display="grid"
      gridTemplateColumns={{ base: '72px minmax(0, 1fr)', md: '112px minmax(0, 1fr) auto auto' }}
      columnGap={{ base: '3', md: '5' }}
      rowGap="4"
      alignItems="center"
    >
      <styled.div borderRadius="md" overflow="hidden" alignSelf={{ base: 'start', md: 'center' }}>
        <ProductImage product={{ name: productName, imageUrl, skuAttrs }} />
      </styled.div>
      <styled.div minWidth="0" display="flex" flexDirection="column" gap="1" lineHeight="snug">
        <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <styled.h2 fontSize="md">{productName}</styled.h2>
          <OrderStatusBadge order={order} />
        </styled.div>
        {chosen !== '' && (
          <styled.p color="fg.muted" fontSize="sm">
            {chosen}
          </styled.p>
        )}
        <styled.p color="fg.subtle" fontSize="sm" fontVariantNumeric="tabular-nums">
          {whenOf(order)}
        </styled.p>
        {why !== undefined && (
          <styled.p color="fg.subtle" fontSize="sm">
            {why}
          </styled.p>
        )}
        {money.length > 0 && (
          <styled.p color="fg.subtle" fontSize="sm" fontVariantNumeric="tabular-nums">
            {money.join(' · ')}
          </styled.p>
        )}
        {note}
      </styled.div>
      <styled.div
        gridColumn="1 / -1"
        display={{ base: 'flex', md: 'contents' }}
        justifyContent="space-between"
        alignItems="center"
        gap="3"
      >
        <Price cents={amount} fontSize="lg" textAlign="end" minWidth={{ md: '28' }} />
        <styled.div display="flex" justifyContent="flex-end" gap="2" minWidth={{ md: '48' }}>
          <Button asChild variant="ghost">
            <Link to={orderHref(id)} aria-label={orders.detailOf(productName)}>
              {orders.detail}
            </Link>
          </Button>
          <NextButton order={order} />
        </styled.div>
      </styled.div>
    </Card>
  );
}
