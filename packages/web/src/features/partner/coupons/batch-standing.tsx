import { Badge } from '@ykd/adapters-ui/widgets';
import type { PartnerBatch } from '@ykd/application/coupon-claim';
import { partnerCoupons as words } from '../messages/zh-CN/coupons';

/** Whether coupons of a batch can be claimed, and used, as a word. */
export function BatchStanding({
  batch: { issue, product },
}: {
  batch: Pick<PartnerBatch, 'issue' | 'product'>;
}) {
  if (issue !== null)
    return <Badge tone={issue === 'not-yet' ? 'info' : 'neutral'}>{words.issues[issue]}</Badge>;
  if (!product.isOnSale) return <Badge tone="amber">{words.offSale}</Badge>;
  return <Badge tone="brand">{words.open}</Badge>;
}
