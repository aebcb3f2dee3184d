import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card } from '@ykd/adapters-ui/widgets';
import type { StaffCommissionOrder } from '@ykd/application/commission';
import type { StaffView } from '@ykd/application/staff';
import { adminOrderPath, adminPartnerPath, adminStudentPath, hasRight } from '@ykd/domain/access';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { Quiet, yuan } from '../components/detail-parts';
import { Fact, Facts, Time } from '../components/facts';
import { memberTitle } from '../member-title';
import { commission as words } from '../messages/zh-CN/commission';
import { ReviewBadge } from './review-badge';

/** An order that staff have to look at, or have looked at: why, and what it is about; `onDecide`: not for one's own. */
export function DoubtCard({
  order,
  me,
  onDecide,
}: {
  order: StaffCommissionOrder;
  me: StaffView | undefined;
  onDecide: (order: StaffCommissionOrder, approve: boolean) => void;
}) {
  const { orderId, partner, buyer, productName, amount, earned, reversed, rateBp, doubts, review } = order;
  const { claimedAt, placedAt, paidAt, reviewedBy, reviewedAt, reason, isOwn } = order;
  const title = words.doubtTitle(productName, memberTitle(partner));
  return (
    <Card as="article" room="md" aria-label={title}>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginBottom="3">
        <styled.h2 fontSize="md" overflowWrap="anywhere">
          {title}
        </styled.h2>
        <ReviewBadge review={review} />
      </styled.div>
      <styled.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        columnGap="8"
        rowGap="2"
        alignItems="start"
      >
        <Facts gridTemplateColumns="5.5rem minmax(0, 1fr)">
          <Fact title={words.evidence}>
            {doubts.map((doubt) => (
              <styled.span key={doubt} display="block">
                {words.doubt[doubt]}
              </styled.span>
            ))}
          </Fact>
          <Fact title={words.partner}>
            <Link to={adminPartnerPath(partner.id)}>{memberTitle(partner)}</Link>
          </Fact>
          <Fact title={words.buyer}>
            {hasRight(me, 'students.see') ? (
              <Link to={adminStudentPath(buyer.id)}>{memberTitle(buyer)}</Link>
            ) : (
              memberTitle(buyer)
            )}
          </Fact>
          <Fact title={words.paid}>{yuan(amount)}</Fact>
          <Fact title={words.earned}>{words.earnedOf(yuan(earned), rateBp)}</Fact>
          {reversed > 0 && <Fact title={words.reversed}>{yuan(reversed)}</Fact>}
        </Facts>
        <Facts gridTemplateColumns="5.5rem minmax(0, 1fr)">
          <Fact title={words.claimedAt}>
            <Time at={claimedAt} />
          </Fact>
          <Fact title={words.placedAt}>
            <Time at={placedAt} />
          </Fact>
          {paidAt !== null && (
            <Fact title={words.paidAt}>
              <Time at={paidAt} />
            </Fact>
          )}
          <Fact title={words.orderId}>
            {hasRight(me, 'orders.see') ? <Link to={adminOrderPath(orderId)}>{orderId}</Link> : orderId}
          </Fact>
          {reviewedBy !== null && reviewedAt !== null && (
            <Fact title={words.decidedBy}>
              {words.by(words.reviews[review], memberTitle(reviewedBy), shanghaiMinute(reviewedAt))}
            </Fact>
          )}
          {reason !== null && <Fact title={words.reason}>{reason}</Fact>}
        </Facts>
      </styled.div>
      {review === 'OPEN' && isOwn && <Quiet marginTop="3">{words.ownDoubt}</Quiet>}
      {review === 'OPEN' && !isOwn && (
        <styled.div display="flex" flexWrap="wrap" gap="2" marginTop="4">
          <Button size="sm" onClick={() => onDecide(order, true)}>
            {words.approve}
          </Button>
          <Button size="sm" variant="outline" onClick={() => onDecide(order, false)}>
            {words.refuse}
          </Button>
        </styled.div>
      )}
    </Card>
  );
}
