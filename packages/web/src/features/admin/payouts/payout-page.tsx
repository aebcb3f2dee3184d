import { payoutListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { Button } from '@ykd/adapters-ui/widgets';
import { payoutList, type PayoutLine } from '@ykd/application/payout';
import { useState } from 'react';
import { DetailDrawer } from '../blocks/detail-drawer';
import { wayToDetail } from '../blocks/open-link';
import { useOpenRow } from '../blocks/use-open-row';
import { Refused } from '../components/refused';
import { useExports } from '../exports/use-exports';
import { memberTitle } from '../member-title';
import { payouts as words } from '../messages/zh-CN/payouts';
import { PartnerFrame } from '../partners/partner-frame';
import { Nothing, Unbroken } from '../table/cell-value';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import type { Cells } from '../table/use-staff-table';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';
import { BankDialog } from './bank-dialog';
import { PayoutBadge } from './payout-badge';
import { PayoutDetail } from './payout-detail';
import { usePayoutQueries } from './payout-queries';

/** The column that names a payout. */
const HEAD = 'payeeName';

const CELLS: Cells<PayoutLine> = {
  status: ({ status }) => <PayoutBadge status={status} />,
  partner: ({ partner }) => (partner === undefined ? <Nothing /> : memberTitle(partner)),
  bankList: ({ bankList }) => <Unbroken>{bankList ?? undefined}</Unbroken>,
  number: ({ number }) => <Unbroken>{number}</Unbroken>,
  payeeAccount: ({ payeeAccount }) => <Unbroken>{payeeAccount || undefined}</Unbroken>,
};

/** What partners are paid out, the newest first, for staff with the right `partners.manage`; each at an address. Beyond the Specification. */
export function Component() {
  const queries = usePayoutQueries();
  const at = useStaffList(payoutList, payoutListQuery, HEAD);
  const views = useViews('payouts', payoutListQuery, at.list.place);
  const exports = useExports();
  const row = useOpenRow();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  const [isSending, setSending] = useState(false);
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <PartnerFrame>
        <Refused />
      </PartnerFrame>
    );
  }
  const titleOf = (id: string): string =>
    words.titled(
      page.value?.list.find((one) => one.id === id)?.payeeName ??
        queries.one.of(id).getSnapshot().value?.payeeName,
    );
  return (
    <PartnerFrame>
      <ConsoleList<PayoutLine>
        words={words}
        views={views}
        unit={words.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={({ payeeName = '' }) => words.rowName(payeeName)}
        wayOf={({ id }) => wayToDetail(row, id)}
        cells={CELLS}
        exported={{ as: 'payouts', exports }}
        tools={
          <Button size="sm" variant="outline" onClick={() => setSending(true)}>
            {words.toBank}
          </Button>
        }
      />
      <DetailDrawer row={row} ids={page.value?.list.map(({ id }) => id) ?? []} title={titleOf}>
        {(id) => <PayoutDetail id={id} />}
      </DetailDrawer>
      {isSending && <BankDialog onClose={() => setSending(false)} />}
    </PartnerFrame>
  );
}
