import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { StaffAccount } from '@ykd/application/commission';
import type { StaffPartner } from '@ykd/application/partner';
import { ADMIN_LEDGER_PATH } from '@ykd/domain/access';
import { carriedForwardText, COMMISSION_ACCOUNTS } from '@ykd/domain/commission';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Quiet, yuan } from '../components/detail-parts';
import { Fact, Facts } from '../components/facts';
import { PartAnswer } from '../components/failed-line';
import { commission as words } from '../messages/zh-CN/commission';
import { PartCard } from '../partners/part-card';
import { useCommissionQueries } from './commission-queries';
import { WriteOffDialog } from './write-off-dialog';

/** All but the side of the shop, which is what the others come to. */
const SHOWN = COMMISSION_ACCOUNTS.filter((account) => account !== 'owed');

function Acts({ partner, payable }: { partner: StaffPartner; payable: number }) {
  const [isAsking, setAsking] = useState(false);
  if (partner.isOwn || payable === 0) return null;
  if (partner.state !== 'ENDED') return <Quiet marginTop="3">{words.writeOffLater}</Quiet>;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        {words.writeOff[payable < 0 ? 'FORGIVE' : 'WRITE_OFF']}
      </Button>
      {isAsking && (
        <WriteOffDialog
          partnerId={partner.member.id}
          name={partner.realName}
          payable={payable}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Balances({ account }: { account: StaffAccount }) {
  const { month, sums, payable, rateBp } = account;
  const carried = carriedForwardText(payable);
  return (
    <>
      <Facts>
        {SHOWN.map((name) => (
          <Fact key={name} title={words.accounts[name]}>
            {name === 'payable' ? <styled.strong>{yuan(payable)}</styled.strong> : yuan(account[name])}
          </Fact>
        ))}
        <Fact title={words.rateToday}>{words.percent(rateBp)}</Fact>
        <Fact title={words.thisMonth(month)}>
          {sums.length === 0
            ? words.nothingHappened
            : sums.map(({ kind, debit, count, cents }) => (
                <styled.span key={`${kind}-${debit}`} display="block">
                  {`${words.sum(words.kinds[kind], count)} ${yuan(cents)}`}
                </styled.span>
              ))}
        </Fact>
      </Facts>
      {carried !== undefined && <Quiet marginTop="3">{carried}</Quiet>}
    </>
  );
}

/** What a partner has, what this month comes to, and what may be done about it. */
export function AccountPart({ partner }: { partner: StaffPartner }) {
  const partnerId = partner.member.id;
  const reading = useQuery(useCommissionQueries().account, partnerId);
  return (
    <PartCard title={words.accountTitle}>
      <PartAnswer of={reading} failed={words.failed} waiting={<SkeletonCard lines={4} />}>
        {(account) => (
          <>
            <Balances account={account} />
            <styled.div display="flex" flexWrap="wrap" gap="2" marginTop="4">
              <Button asChild size="sm" variant="outline">
                <Link to={`${ADMIN_LEDGER_PATH}?${new URLSearchParams({ partner: partnerId })}`}>
                  {words.toLedger}
                </Link>
              </Button>
              <Acts partner={partner} payable={account.payable} />
            </styled.div>
          </>
        )}
      </PartAnswer>
    </PartCard>
  );
}
