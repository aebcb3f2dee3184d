import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, Modal, SubmitButton } from '@ykd/adapters-ui/widgets';
import type { ProposalView } from '@ykd/application/shop';
import type { OrderMoneyView } from '@ykd/application/staff-refund';
import type { OrderPage } from '@ykd/application/staff-order';
import { hasRight } from '@ykd/domain/access';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { Time } from '../components/facts';
import { orders as words } from '../messages/zh-CN/orders';
import { REASON, useOrderAct } from './act-on-order';
import { InvoiceFate, keptAfter } from './invoice-fate';
import { LineHead, Lines as List, Part, Quiet, yuan } from '../components/detail-parts';
import { useOrderQueries } from './order-queries';
import { useWaiting } from './use-waiting';

type Of = { order: OrderPage; proposal: ProposalView; money: OrderMoneyView };

function RefuseProposal({
  order,
  proposal: { id },
  onClose,
}: Pick<Of, 'order' | 'proposal'> & { onClose: () => void }) {
  const { queries, run, done } = useOrderAct(order.id, words.refuseProposalDone, onClose);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.refuseProposalTitle}
      confirmLabel={words.refuseProposal}
      length={REASON}
      act={(reason) => run(() => queries.refund.refuse({ id, reason }))}
      onDone={done}
    />
  );
}

/** What the second person does, or who proposed it, while it waits. */
function Decide({ order, proposal, money }: Of) {
  const { base, toasts } = useServices();
  const queries = useOrderQueries();
  const ownId = useStore(base, ({ user }) => user?.id);
  const [ask, setAsk] = useState<'approve' | 'refuse'>();
  const [isSending, setSending] = useState(false);
  const { id, amount, proposerId } = proposal;
  const isMine = proposerId === ownId;
  const act = async (command: 'approve' | 'withdraw', said: string): Promise<void> => {
    if (isSending) return;
    setSending(true);
    try {
      const answer = await queries.refund[command]({ id });
      if (answer.ok) toasts.commands.success(said);
      else toasts.commands.error(errorMessage(answer.error));
    } catch (error) {
      toasts.commands.error(words.moneyFailed, { description: wordsForReaders(error) });
    }
    setSending(false);
    setAsk(undefined);
    queries.outdate(order.id);
  };
  if (order.isOwn) return <Quiet>{words.own}</Quiet>;
  if (isMine) {
    return (
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="2">
        <Quiet>{words.ownProposal}</Quiet>
        <SubmitButton
          type="button"
          size="sm"
          variant="outline"
          submitting={isSending}
          onClick={() => void act('withdraw', words.withdrawDone)}
        >
          {words.withdraw}
        </SubmitButton>
      </styled.div>
    );
  }
  return (
    <styled.div display="flex" flexWrap="wrap" gap="2" marginTop="2">
      <Button size="sm" onClick={() => setAsk('approve')}>
        {words.approve}
      </Button>
      <Button size="sm" variant="outline" color="danger.fg" onClick={() => setAsk('refuse')}>
        {words.refuseProposal}
      </Button>
      <Modal
        open={ask === 'approve'}
        onClose={() => setAsk(undefined)}
        title={words.approveTitle(yuan(amount))}
        confirmLabel={words.approve}
        onConfirm={() => act('approve', words.approveDone)}
      >
        {proposal.reason}
        <InvoiceFate invoices={money.invoices} kept={keptAfter(money, amount)} />
      </Modal>
      {ask === 'refuse' && (
        <RefuseProposal order={order} proposal={proposal} onClose={() => setAsk(undefined)} />
      )}
    </styled.div>
  );
}

function Lines({
  order,
  money,
  proposals,
}: {
  order: OrderPage;
  money: OrderMoneyView;
  proposals: readonly ProposalView[];
}) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  return (
    <List>
      {proposals.map((proposal) => {
        const { id, status, amount, reason, proposerName, deciderName, answer, gmtCreated } = proposal;
        return (
          <li key={id}>
            <LineHead>
              <strong>{words.proposed(proposerName ?? words.odd.somebody, yuan(amount))}</strong>
              <Badge tone={status === 'OPEN' ? 'amber' : 'neutral'}>{words.proposalStates[status]}</Badge>
              <Time at={gmtCreated} />
            </LineHead>
            <styled.p color="fg.muted" overflowWrap="anywhere">
              {[reason, deciderName, answer].filter(Boolean).join(' · ')}
            </styled.p>
            {status === 'OPEN' && hasRight(me, 'orders.refund') && (
              <Decide order={order} proposal={proposal} money={money} />
            )}
          </li>
        );
      })}
    </List>
  );
}

/** The refund of an order that waits for a second person: what is to be done about it comes before everything else. */
export function WaitingProposal({ order }: { order: OrderPage }) {
  const { waiting, money } = useWaiting(order.id);
  if (waiting === undefined || money === undefined) return null;
  return (
    <Part title={words.proposalWaits}>
      <Lines order={order} money={money} proposals={[waiting]} />
    </Part>
  );
}

/** Refunds of an order that waited for a second person, the newest first. */
export function EndedProposals({ order, money }: { order: OrderPage; money: OrderMoneyView }) {
  const ended = money.proposals.filter(({ status }) => status !== 'OPEN');
  if (ended.length === 0) return null;
  return (
    <Part title={words.proposals}>
      <Lines order={order} money={money} proposals={ended} />
    </Part>
  );
}
