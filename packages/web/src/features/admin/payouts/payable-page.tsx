import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { createSelection } from '@ykd/adapters-ui/stores';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Button,
  Card,
  ChosenBar,
  DataTable,
  EmptyState,
  SkeletonCard,
  type Column,
} from '@ykd/adapters-ui/widgets';
import type { Payable } from '@ykd/application/payout';
import { adminPartnerPath } from '@ykd/domain/access';
import { PAYEE_METHOD_TITLES } from '@ykd/domain/partner';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { yuan } from '../components/detail-parts';
import { Refused } from '../components/refused';
import { StepPager, useTurns } from '../components/step-pager';
import { payouts as words } from '../messages/zh-CN/payouts';
import { PartnerFrame } from '../partners/partner-frame';
import { MakeDialog } from './make-dialog';
import { usePayoutQueries } from './payout-queries';

/** So many partners stand on a page. */
const PAGE = 20;

/** A table knows its rows by their ids. */
type Row = Payable & { readonly id: string };

const nameOf = ({ partner }: Payable): string => partner.name;

const canBePaid = ({ issue }: Payable): boolean => issue === null;

const colsOf = (act: (row: Row) => ReactNode): readonly Column<Row, never>[] => [
  {
    id: 'partner',
    title: words.columns.partner.title,
    isHead: true,
    narrow: 'head',
    cell: (row) => <Link to={adminPartnerPath(row.id)}>{nameOf(row)}</Link>,
  },
  {
    id: 'payable',
    title: words.payable,
    cell: ({ payable }) => <styled.strong>{yuan(payable)}</styled.strong>,
  },
  {
    id: 'payee',
    title: words.columns.payeeName.title,
    cell: ({ payee }) =>
      payee === null ? (
        words.noPayee
      ) : (
        <styled.span overflowWrap="anywhere">
          {`${PAYEE_METHOD_TITLES[payee.method]} ${payee.name} ${payee.bank} ${payee.account}`.trim()}
        </styled.span>
      ),
  },
  { id: 'act', title: words.act, cell: act },
];

function Rows({ rows }: { rows: readonly Payable[] }) {
  const [selection] = useState(createSelection);
  const chosen = useStore(selection);
  const [making, setMaking] = useState<readonly Payable[]>();
  const picked = rows.filter((row) => canBePaid(row) && chosen.has(row.partner.id));
  const act = (row: Row) =>
    canBePaid(row) ? (
      <Button
        size="sm"
        variant="outline"
        aria-label={words.makeOf(nameOf(row))}
        onClick={() => setMaking([row])}
      >
        {words.make}
      </Button>
    ) : (
      <styled.span fontSize="sm" color="fg.muted">
        {row.issue}
      </styled.span>
    );
  return (
    <>
      <DataTable<Row, never>
        caption={words.payableList}
        cols={colsOf(act)}
        rows={rows.map((row) => ({ ...row, id: row.partner.id }))}
        nameOf={nameOf}
        selection={rows.some(canBePaid) ? selection : undefined}
        mayChoose={canBePaid}
      />
      <ChosenBar count={picked.length} onClear={() => selection.clear()}>
        <Button size="sm" onClick={() => setMaking(picked)}>
          {words.makeChosen}
        </Button>
      </ChosenBar>
      {making && (
        <MakeDialog
          partners={making}
          onClose={() => setMaking(undefined)}
          onDone={() => {
            setMaking(undefined);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

/** To whom commission is payable, the most first, for staff with the right `partners.manage`: here payouts are made. Beyond the Specification. */
export function Component() {
  const { turn, stepsOf } = useTurns();
  const reading = useQuery(usePayoutQueries().payable, { size: PAGE, ...turn });
  return (
    <PartnerFrame>
      <styled.p color="fg.muted" fontSize="sm" marginBottom="3">
        {words.payableNote}
      </styled.p>
      <Answer
        of={reading}
        failed={words.failed}
        waiting={<SkeletonCard lines={6} />}
        refused={<Refused />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <Card>
            <EmptyState title={words.nobody} hint={words.nobodyHint} />
          </Card>
        }
      >
        {(page) => (
          <>
            <Rows rows={page.list} />
            <StepPager label={words.payableList} {...stepsOf(page)} />
          </>
        )}
      </Answer>
    </PartnerFrame>
  );
}
