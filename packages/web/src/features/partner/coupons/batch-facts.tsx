import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import type { PartnerBatch } from '@ykd/application/coupon-claim';
import { claimDaysOf, couponRuleText } from '@ykd/domain/coupon';
import { Fragment } from 'react';
import { partnerCoupons as words } from '../messages/zh-CN/coupons';
import { ShareWays, useBatchLink } from './share-ways';

const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '2',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    '& > dt': { color: 'fg.muted', fontSize: 'sm', whiteSpace: 'nowrap' },
    '& > dd': { fontVariantNumeric: 'tabular-nums' },
  },
});

/** What a batch is, and how much of it is left. */
export function BatchFacts({ batch }: { batch: PartnerBatch & { readonly used: number } }) {
  const { product, rule, limit, claimed, used, validDays, issue } = batch;
  const { firstDay, lastDay } = claimDaysOf(batch);
  const link = useBatchLink(batch);
  const facts = [
    [words.product, product.name],
    [words.rule, couponRuleText(rule)],
    [words.amounts, words.amount(limit, claimed, used)],
    [words.days, `${firstDay} ${words.to} ${lastDay}`],
    [words.validDays, words.valid(validDays)],
    [words.link, link],
  ] as const;
  return (
    <Card as="section" aria-label={words.facts} room="md" display="flex" flexDirection="column" gap="4">
      <Facts>
        {facts.map(([title, said]) => (
          <Fragment key={title}>
            <dt>{title}</dt>
            <dd>{said}</dd>
          </Fragment>
        ))}
      </Facts>
      {(issue === null || issue === 'not-yet') && <ShareWays batch={batch} />}
    </Card>
  );
}
