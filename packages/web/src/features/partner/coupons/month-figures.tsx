import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import type { PartnerHome } from '@ykd/application/coupon-claim';
import { partnerCoupons as words } from '../messages/zh-CN/coupons';

function Figure({ title, count, unit }: { title: string; count: number; unit: string }) {
  return (
    <styled.div flex="1" minWidth="28">
      <styled.dt fontSize="sm" color="fg.muted">
        {title}
      </styled.dt>
      <styled.dd fontVariantNumeric="tabular-nums">
        <styled.span textStyle="figure">{count}</styled.span> {unit}
      </styled.dd>
    </styled.div>
  );
}

/** What came of the links of a partner this month. */
export function MonthFigures({ home: { month, visits, claims } }: { home: PartnerHome }) {
  return (
    <Card
      as="section"
      aria-label={words.month(month)}
      room="md"
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <styled.h2 fontSize="md">{words.month(month)}</styled.h2>
      <styled.dl display="flex" flexWrap="wrap" gap="4">
        <Figure title={words.visits} count={visits} unit={words.visitsUnit} />
        <Figure title={words.claims} count={claims} unit={words.claimsUnit} />
      </styled.dl>
      <styled.p fontSize="sm" color="fg.subtle">
        {words.counted}
      </styled.p>
    </Card>
  );
}
