import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import type { OwnAccount } from '@ykd/application/commission';
import type { PartnerHome } from '@ykd/application/coupon-claim';
import type { CommissionKind } from '@ykd/domain/commission';
import { useCommission } from '../account/account-queries';
import { yuan } from '../account/yuan';
import { partnerCoupons as words } from '../messages/zh-CN/coupons';
import { Figure } from './figure';

/** What the transfers of a kind come to this month, in cents. */
const centsOf = ({ sums }: OwnAccount, kind: CommissionKind): number =>
  sums.filter((sum) => sum.kind === kind).reduce((all, { cents }) => all + cents, 0);

/** What he earned this month; nothing until it is known. */
function Earned({ account }: { account: OwnAccount }) {
  const cents = centsOf(account, 'EARN') - centsOf(account, 'REVERSE');
  return (
    <>
      <Figure title={words.orders} figure={String(account.paidOrders)} unit={words.ordersUnit} />
      <Figure title={words.commission} figure={yuan(cents)} />
    </>
  );
}

/** What came of the links of a partner this month. */
export function MonthFigures({ home: { month, visits, claims } }: { home: PartnerHome }) {
  const { value: account } = useQuery(useCommission().account, undefined);
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
        <Figure title={words.visits} figure={String(visits)} unit={words.visitsUnit} />
        <Figure title={words.claims} figure={String(claims)} unit={words.claimsUnit} />
        {account && <Earned account={account} />}
      </styled.dl>
      <styled.p fontSize="sm" color="fg.subtle">
        {words.counted}
      </styled.p>
    </Card>
  );
}
