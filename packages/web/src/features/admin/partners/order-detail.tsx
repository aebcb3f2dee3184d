import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { StaffWorkOrder } from '@ykd/application/partner';
import { adminPartnerPath } from '@ykd/domain/access';
import { isApprovedOrder, waitsForReview, type WorkOrderDecision } from '@ykd/domain/partner';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Part, Quiet } from '../components/detail-parts';
import { Fact, Facts, Time } from '../components/facts';
import { memberTitle } from '../member-title';
import { partners as words } from '../messages/zh-CN/partners';
import { DecideDialog } from './decide-dialog';
import { ChannelWords, Written } from './said';
import { usePartnerQueries } from './partner-queries';

/** What was sent at one time, and how it was answered. */
function Sent({ sent }: { sent: StaffWorkOrder['submissions'][number] }) {
  const { decision, decidedBy, decidedAt, answer } = sent;
  return (
    <Part title={words.nth(sent.number)}>
      <Facts>
        <Fact title={words.columns.realName.title}>{sent.realName}</Fact>
        <Fact title={words.columns.contact.title}>{sent.contact}</Fact>
        <Fact title={words.columns.channel.title}>
          <ChannelWords of={sent} />
        </Fact>
        <Fact title={words.reason}>
          <Written>{sent.reason}</Written>
        </Fact>
        <Fact title={words.agreement}>{words.agreementOf(sent.agreementVersion)}</Fact>
        <Fact title={words.submittedAt}>
          <Time at={sent.submittedAt} />
        </Fact>
        {decision !== null && decidedAt !== null && (
          <Fact title={words.decision}>
            {words.decidedBy(words.decisions[decision], decidedBy?.name ?? null, shanghaiMinute(decidedAt))}
          </Fact>
        )}
        {answer !== '' && (
          <Fact title={words.told}>
            <Written>{answer}</Written>
          </Fact>
        )}
      </Facts>
    </Part>
  );
}

/** What is to be done about an application. */
function Acts({ order }: { order: StaffWorkOrder }) {
  const [decision, setDecision] = useState<WorkOrderDecision>();
  const { isOwn, member } = order;
  const isOpen = waitsForReview(order);
  const isApproved = isApprovedOrder(order);
  return (
    <Part title={words.decide}>
      {isOwn && isOpen && <Quiet>{words.own}</Quiet>}
      {!isOwn && isOpen && (
        <styled.div display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" onClick={() => setDecision('APPROVE')}>
            {words.approve}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setDecision('ASK_BACK')}>
            {words.askBack}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setDecision('REFUSE')}>
            {words.refuse}
          </Button>
        </styled.div>
      )}
      {!isOpen && !isApproved && <Quiet>{words.decided}</Quiet>}
      {isApproved && (
        <>
          <Quiet marginBottom="3">{words.approved}</Quiet>
          <Button asChild size="sm" variant="outline">
            <Link to={adminPartnerPath(member.id)}>{words.toPartner}</Link>
          </Button>
        </>
      )}
      {decision && <DecideDialog order={order} decision={decision} onClose={() => setDecision(undefined)} />}
    </Part>
  );
}

/** An application with all that was sent, and what is to be done about it. */
export function OrderDetail({ id }: { id: string }) {
  return (
    <Answer
      of={useQuery(usePartnerQueries().order, id)}
      failed={words.failed}
      waiting={<SkeletonCard lines={8} />}
      refused={
        <Card>
          <EmptyState title={words.orderMissing} hint={words.orderMissingHint} />
        </Card>
      }
    >
      {(order) => (
        <styled.div display="flex" flexDirection="column" gap="5">
          <Facts>
            <Fact title={words.orderColumns.member}>{memberTitle(order.member)}</Fact>
          </Facts>
          <Acts order={order} />
          {order.submissions.map((sent) => (
            <Sent key={sent.number} sent={sent} />
          ))}
        </styled.div>
      )}
    </Answer>
  );
}
