import { useQuery } from '@ykd/adapters-ui/react';
import { bestCoupon } from '@ykd/adapters-ui/stores';
import { styled } from '@ykd/adapters-ui/styled';
import { formatAmount } from '@ykd/domain/order';
import { useGoods } from '../../products/goods-queries';
import { Price } from '../../products/components/price';
import { shop } from '../../messages/zh-CN/shop';

const { coupon: words } = shop;

/** What a product costs the member with the coupon that takes most off; nothing for who has none. */
export function BestPrice({ productId, choice }: { productId: string; choice: readonly string[] }) {
  const { value } = useQuery(useGoods().prices, { productId, choice });
  const best = value && bestCoupon(value);
  if (value === undefined || best === undefined) return null;
  return (
    <styled.p color="brand.fg" fontSize="sm" lineHeight="snug" overflowWrap="anywhere">
      {words.best} <Price cents={value.listAmount - best.reduction} />
      <styled.span color="fg.muted">
        {'　'}
        {words.bestOf(formatAmount(best.reduction), best.coupon.name)}
      </styled.span>
    </styled.p>
  );
}
