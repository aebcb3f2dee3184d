import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { StaffPayout } from '@ykd/application/payout';
import { adminPartnerPath } from '@ykd/domain/access';
import { PAYEE_METHOD_TITLES } from '@ykd/domain/partner';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { Copied, Part, Quiet, yuan } from '../components/detail-parts';
import { Fact, Facts, Time } from '../components/facts';
import { memberTitle } from '../member-title';
import { payouts as words } from '../messages/zh-CN/payouts';
import { PayoutActs } from './payout-acts';
import { PayoutBadge } from './payout-badge';
import { usePayoutQueries } from './payout-queries';

const titles = words.columns;

/** Where a payout to WeChat is. */
function Transfer({ payout }: { payout: StaffPayout }) {
  const { transferState, transferNo, isInvited, trouble, status } = payout;
  const isOnItsWay = status === 'SENT' || status === 'CHECKED';
  return (
    <Part title={words.transfer}>
      <Facts>
        <Fact title={words.transferState}>
          {transferState === null ? words.notHeard : words.transferStates[transferState]}
        </Fact>
        {transferNo !== null && (
          <Fact title={titles.transferNo.title}>
            <Copied what="" text={transferNo} />
          </Fact>
        )}
      </Facts>
      {isOnItsWay && isInvited && <Quiet marginTop="2">{words.invited}</Quiet>}
      {trouble !== null && (
        <styled.p marginTop="2" fontSize="sm" color="danger.fg" overflowWrap="anywhere">
          {words.trouble(trouble)}
        </styled.p>
      )}
    </Part>
  );
}

function Whole({ payout }: { payout: StaffPayout }) {
  const { id, status, method, amount, tax, net, taxMonth, payeeName, payeeBank, payeeAccount } = payout;
  const { partner, maker, checker, checkedAt, changedBy, changedAt, gmtCreated } = payout;
  const { bankList, reference, reason } = payout;
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <Part title={words.money}>
        <styled.div marginBottom="3">
          <PayoutBadge status={status} />
        </styled.div>
        <Facts>
          <Fact title={titles.net.title}>
            <styled.strong>{yuan(net)}</styled.strong>
          </Fact>
          <Fact title={titles.amount.title}>{yuan(amount)}</Fact>
          {tax > 0 && <Fact title={titles.tax.title}>{words.taxOf(yuan(tax), taxMonth)}</Fact>}
          <Fact title={titles.payeeName.title}>{`${payeeName} · ${PAYEE_METHOD_TITLES[method]}`}</Fact>
          {method === 'BANK' && <Fact title={titles.payeeBank.title}>{payeeBank}</Fact>}
          {method === 'BANK' && (
            <Fact title={titles.payeeAccount.title}>
              <Copied what="" text={payeeAccount} />
            </Fact>
          )}
          <Fact title={titles.partner.title}>
            <Link to={adminPartnerPath(partner.id)}>{memberTitle(partner)}</Link>
          </Fact>
        </Facts>
      </Part>
      <PayoutActs payout={payout} />
      {method === 'WEIXIN' && <Transfer payout={payout} />}
      <Card room="sm">
        <Facts>
          <Fact title={words.made}>{words.by(memberTitle(maker), shanghaiMinute(gmtCreated))}</Fact>
          {checker !== null && checkedAt !== null && (
            <Fact title={words.checked}>{words.by(memberTitle(checker), shanghaiMinute(checkedAt))}</Fact>
          )}
          {bankList !== null && <Fact title={titles.bankList.title}>{bankList}</Fact>}
          {reference !== null && <Fact title={titles.reference.title}>{reference}</Fact>}
          {reason !== null && <Fact title={titles.reason.title}>{reason}</Fact>}
          {payout.endedAt !== null && (
            <Fact title={titles.endedAt.title}>
              <Time at={payout.endedAt} />
            </Fact>
          )}
          <Fact title={words.lastChanged}>
            {words.by(changedBy === null ? words.weixin : memberTitle(changedBy), shanghaiMinute(changedAt))}
          </Fact>
          <Fact title={titles.number.title}>
            <Copied what="" text={id} />
          </Fact>
        </Facts>
      </Card>
    </styled.div>
  );
}

/** A payout; its id is in the address. */
export function PayoutDetail({ id }: { id: string }) {
  const one = useQuery(usePayoutQueries().one, id);
  return (
    <Answer
      of={one}
      failed={words.failed}
      refused={<EmptyState drawing="search" title={words.missing} hint={words.missingHint} />}
      waiting={<SkeletonCard lines={6} />}
    >
      {(payout) => <Whole payout={payout} />}
    </Answer>
  );
}
