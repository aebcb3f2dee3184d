import { useStore } from '@ykd/adapters-ui/react';
import { createSelection } from '@ykd/adapters-ui/stores';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, ChosenBar, DataTable, type BadgeProps, type Column } from '@ykd/adapters-ui/widgets';
import type { PrizeWinner } from '@ykd/application/prize';
import {
  PRIZE_REASON_MAX,
  prizeSendingRefusal,
  type Prize,
  type PrizeWinnerState,
} from '@ykd/domain/activity';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState, type ReactNode } from 'react';
import { useServices } from '../../../container/services-context';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { prizes as words } from '../messages/zh-CN/prizes';
import { ShipDialog } from './ship-dialog';
import { studentColumn, studentName } from './student-column';
import { usePrizeActs } from './use-prize-acts';

/** A table knows its rows by their ids. */
type Row = PrizeWinner & { readonly id: string };

const TONES: Readonly<Record<PrizeWinnerState, BadgeProps['tone']>> = {
  none: 'neutral',
  open: 'info',
  lost: 'danger',
  sent: 'brand',
  refused: 'neutral',
};

const isDecided = ({ state }: PrizeWinner): boolean => state === 'sent' || state === 'refused';

/** Whether a prize can be marked as sent as it stands. */
const isSendable = (prize: Prize, { state, isEarned }: PrizeWinner): boolean =>
  prizeSendingRefusal(prize, isEarned, state === 'lost' ? 'open' : state) === undefined;

function Status({ prize, winner }: { prize: Prize; winner: PrizeWinner }) {
  const { state, isEarned, carrier, trackingNo, reason, changedBy, changedAt } = winner;
  return (
    <styled.div
      display="flex"
      flexDirection="column"
      // At the end of a card, below each other in a table.
      alignItems={{ base: 'flex-end', md: 'flex-start' }}
      gap="1"
      overflowWrap="anywhere"
    >
      <styled.span display="flex" flexWrap="wrap" gap="1">
        <Badge tone={TONES[state]}>{words.state(prize, state)}</Badge>
        {isDecided(winner) && !isEarned && <Badge tone="danger">{words.lost}</Badge>}
      </styled.span>
      {trackingNo !== '' && (
        <styled.span fontSize="sm" fontVariantNumeric="tabular-nums">
          {carrier} {trackingNo}
        </styled.span>
      )}
      {reason !== '' && <styled.span fontSize="sm">{reason}</styled.span>}
      {isDecided(winner) && changedBy !== null && changedAt !== null && (
        <styled.span fontSize="xs" color="fg.muted">
          {words.by(changedBy.name ?? words.somebody, shanghaiMinute(changedAt))}
        </styled.span>
      )}
    </styled.div>
  );
}

const colsOf = (prize: Prize, act: (row: Row) => ReactNode): readonly Column<Row>[] => [
  studentColumn(words.name),
  {
    id: 'days',
    title: words.days,
    cell: (row) => <styled.span whiteSpace="nowrap">{words.dayCount(prize.by, row[prize.by])}</styled.span>,
  },
  ...(prize.ships
    ? [
        {
          id: 'address',
          title: words.address,
          cell: ({ receiver, mobile, address }: Row) =>
            address === '' ? (
              words.noAddress
            ) : (
              <styled.span overflowWrap="anywhere">{`${receiver} ${mobile} ${address}`}</styled.span>
            ),
        },
      ]
    : []),
  { id: 'status', title: words.status, cell: (row) => <Status prize={prize} winner={row} /> },
  { id: 'act', title: words.act, cell: act },
];

/** The winners of a prize, and what can be done about it. */
export function PrizeRows({
  campaign,
  prize,
  winners,
}: {
  campaign: string;
  prize: Prize;
  winners: readonly PrizeWinner[];
}) {
  const { ships } = prize;
  const { isBusy, isNews, outdate, refuse, takeBack } = usePrizeActs(campaign, prize);
  const { success } = useServices().toasts.commands;
  const [selection] = useState(createSelection);
  const chosen = useStore(selection);
  const [sending, setSending] = useState<readonly string[]>();
  const [refusing, setRefusing] = useState<PrizeWinner>();
  const sendable = winners.filter((one) => isSendable(prize, one));
  const picked = sendable.filter(({ student }) => chosen.has(student.id));
  const isAll = sendable.length > 0 && sendable.length === winners.length;

  const act = (row: Row) =>
    isDecided(row) ? (
      <Button
        size="sm"
        variant="ghost"
        aria-disabled={isBusy}
        aria-label={words.takeBackOf(studentName(row))}
        onClick={() => void takeBack(row)}
      >
        {words.takeBack}
      </Button>
    ) : (
      <styled.span display="flex" gap="2">
        {isSendable(prize, row) && (
          <Button
            size="sm"
            variant="outline"
            aria-label={words.shipOf(ships, studentName(row))}
            onClick={() => setSending([row.id])}
          >
            {words.ship(ships)}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.refuseOf(ships, studentName(row))}
          onClick={() => setRefusing(row)}
        >
          {words.refuse(ships)}
        </Button>
      </styled.span>
    );
  return (
    <>
      <DataTable<Row, never>
        caption={words.list}
        cols={colsOf(prize, act)}
        rows={winners.map((row) => ({ ...row, id: row.student.id }))}
        nameOf={studentName}
        selection={isAll ? selection : undefined}
      />
      <ChosenBar count={isAll ? picked.length : 0} onClear={() => selection.clear()}>
        <Button size="sm" onClick={() => setSending(picked.map(({ student }) => student.id))}>
          {words.shipChosen(ships)}
        </Button>
      </ChosenBar>
      {sending && (
        <ShipDialog
          campaign={campaign}
          prize={prize}
          winners={sendable.filter(({ student }) => sending.includes(student.id))}
          onClose={() => setSending(undefined)}
          onDone={() => {
            setSending(undefined);
            selection.clear();
          }}
        />
      )}
      {refusing && (
        <ConfirmWithReason
          title={words.refuseOf(ships, studentName(refusing))}
          text={words.refuseText}
          confirmLabel={words.refuse(ships)}
          length={{ min: 1, max: PRIZE_REASON_MAX }}
          reasonLabel={words.reason}
          act={async (reason) => {
            const answer = await refuse(refusing, reason);
            if (isNews(refusing, answer)) setRefusing(undefined);
            return answer;
          }}
          onClose={() => setRefusing(undefined)}
          onDone={() => {
            success(words.refused(ships, studentName(refusing)));
            setRefusing(undefined);
            outdate();
          }}
        />
      )}
    </>
  );
}
