import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, Card } from '@ykd/adapters-ui/widgets';
import type { WalletCoupon } from '@ykd/application/coupon-claim';
import { couponRuleText } from '@ykd/domain/coupon';
import { shanghaiDay } from '@ykd/domain/shared';
import { productPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { orderHref } from '../../../../routing/shop-mall';
import { coupons as words } from '../../messages/zh-CN/coupons';

/** How a coupon stands, as a word; undefined for one that can be used. */
const standing = ({ coupon, product }: WalletCoupon, isPast: boolean): string | undefined => {
  if (coupon.status === 'USED') return words.used;
  if (coupon.status === 'RESERVED') return words.reserved;
  if (isPast) return words.expired;
  return product.isOnSale ? undefined : words.off;
};

export type WalletRowProps = { row: WalletCoupon; isPast: boolean };

/** One coupon of the member. */
export function WalletRow({ row, isPast }: WalletRowProps) {
  const { coupon, product } = row;
  const told = standing(row, isPast);
  return (
    <Card
      as="article"
      aria-label={coupon.name}
      room="md"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="3"
    >
      <styled.div flex="1" minWidth="56" lineHeight="snug" overflowWrap="anywhere">
        <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <styled.h2 fontSize="md">{coupon.name}</styled.h2>
          {told !== undefined && <Badge tone={isPast ? 'neutral' : 'amber'}>{told}</Badge>}
        </styled.div>
        <styled.p marginTop="1">{couponRuleText(coupon.rule)}</styled.p>
        <styled.p color="fg.muted" fontSize="sm" marginTop="1" fontVariantNumeric="tabular-nums">
          {product.name}
          {' · '}
          {words.expires(shanghaiDay(coupon.expiresAt))}
        </styled.p>
      </styled.div>
      {told === undefined && (
        <Button asChild>
          <Link to={productPath(product.id)} aria-label={words.toUse(coupon.name)}>
            {words.use}
          </Link>
        </Button>
      )}
      {coupon.orderId !== null && (
        <Button asChild variant="outline">
          <Link to={orderHref(coupon.orderId)}>{words.order}</Link>
        </Button>
      )}
    </Card>
  );
}
