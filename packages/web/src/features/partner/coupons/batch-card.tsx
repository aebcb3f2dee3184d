import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card } from '@ykd/adapters-ui/widgets';
import type { HomeBatch } from '@ykd/application/coupon-claim';
import { claimDaysOf, couponRuleText } from '@ykd/domain/coupon';
import { Link } from 'react-router-dom';
import { partnerCoupons as words } from '../messages/zh-CN/coupons';
import { batchHref } from './batch-href';
import { BatchStanding } from './batch-standing';
import { ShareWays } from './share-ways';

/** One batch of coupons on the first page of its partner. */
export function BatchCard({ batch }: { batch: HomeBatch }) {
  const { id, name, rule, product, limit, claimed, issue, visits, claims } = batch;
  const { firstDay, lastDay } = claimDaysOf(batch);
  const detail = (
    <Button asChild variant="ghost">
      <Link to={batchHref(id)} aria-label={words.detailOf(name)}>
        {words.detail}
      </Link>
    </Button>
  );
  return (
    <Card as="article" aria-label={name} room="md" display="flex" flexDirection="column" gap="3">
      <styled.div lineHeight="snug" overflowWrap="anywhere">
        <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <styled.h3 fontSize="md">{name}</styled.h3>
          <BatchStanding batch={batch} />
        </styled.div>
        <styled.p marginTop="1">{product.name}</styled.p>
        <styled.p color="fg.muted" fontSize="sm">
          {couponRuleText(rule)}
        </styled.p>
      </styled.div>
      <styled.ul
        listStyle="none"
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        rowGap="1"
        color="fg.muted"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
      >
        <li>{words.left(claimed, limit)}</li>
        <li>{issue === 'not-yet' ? words.from(firstDay) : words.until(lastDay)}</li>
        <li>{words.monthOf(visits, claims)}</li>
      </styled.ul>
      {issue === null || issue === 'not-yet' ? (
        <ShareWays batch={batch}>{detail}</ShareWays>
      ) : (
        <styled.div display="flex" justifyContent="flex-end">
          {detail}
        </styled.div>
      )}
    </Card>
  );
}
