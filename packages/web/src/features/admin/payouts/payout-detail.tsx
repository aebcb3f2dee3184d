import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { StaffPayout } from '@ykd/application/payout';
import { adminPartnerPath } from '@ykd/domain/access';
import { PAYEE_METHOD_TITLES } from '@ykd/domain/partner';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { CopyButton } from '../../../components/copy-button';
import { Part, Quiet, yuan } from '../components/detail-parts';
import { Fact, Facts, Time } from '../components/facts';
import { memberTitle } from '../member-title';
import { orders } from '../messages/zh-CN/orders';
import { payouts as words } from '../messages/zh-CN/payouts';
import { PayoutActs } from './payout-acts';
import { PayoutBadge } from './payout-badge';
import { usePayoutQueries } from './payout-queries';

const titles = words.columns;

/** A number that is looked up, or compared, elsewhere. */
function CopiedFact({ title, text }: { title: string; text: string }) {
  return (
    <Fact title={title}>
      <styled.span display="flex" alignItems="center" columnGap="1" marginBlock="-1">
        <styled.span minWidth="0" fontVariantNumeric="tabular-nums">
          {text}
        </styled.span>
        <CopyButton text={text} label={orders.copy(title)} />
      </styled.span>
    </Fact>
  );
}

/** Where a payout to WeChat is. */
function Transfer({ payout }: { payout: StaffPayout }) {
  const { transferState, transferNo, isInvited, isLost, trouble, status, changedBy, endedAt } = payout;
  const { cancelBy, cancelReason } = payout;
  const isOnItsWay = (status === 'SENT' || status === 'CHECKED') && !isLost;
  // Where people say how it ended, that is not the last word.
  const isOutdated = transferState !== null && (isLost || (endedAt !== null && changedBy !== null));
  return (
    <Part title={words.transfer}>
      <Facts>
        <Fact title={isOutdated ? words.lastState : words.transferState}>
          {transferState === null ? words.notHeard : words.transferStates[transferState]}
        </Fact>
        {transferNo !== null && <CopiedFact title={titles.transferNo.title} text={transferNo} />}
        {cancelBy !== null && (
          <Fact title={words.cancelWish}>{words.cancelledBy(memberTitle(cancelBy), cancelReason ?? '')}</Fact>
        )}
      </Facts>
      {isOnItsWay && isInvited && cancelBy === null && <Quiet marginTop="2">{words.invited}</Quiet>}
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
          {method === 'BANK' && <CopiedFact title={titles.payeeAccount.title} text={payeeAccount} />}
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
          {reason !== null && <Fact title={words.reason}>{reason}</Fact>}
          {payout.endedAt !== null && (
            <Fact title={titles.endedAt.title}>
              <Time at={payout.endedAt} />
            </Fact>
          )}
          <Fact title={words.lastChanged}>
            {words.by(changedBy === null ? words.weixin : memberTitle(changedBy), shanghaiMinute(changedAt))}
          </Fact>
          <CopiedFact title={titles.number.title} text={id} />
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
