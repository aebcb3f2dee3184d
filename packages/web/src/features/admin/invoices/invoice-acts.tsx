import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import type { StaffInvoice } from '@ykd/application/invoice';
import { hasRight } from '@ykd/domain/access';
import { useState } from 'react';
import { useAdminQueries } from '../admin-queries';
import { invoices as words } from '../messages/zh-CN/invoices';
import { Part, Quiet } from '../components/detail-parts';
import { PaperDialog } from './paper-dialog';
import { ReplaceDialog } from './replace-dialog';
import { RefuseDialog } from './refuse-dialog';

/** What is to be done about an invoice, by whoever may. */
export function InvoiceActs({ invoice }: { invoice: StaffInvoice }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const [ask, setAsk] = useState<'paper' | 'refuse' | 'replace'>();
  const { status, isOwn, issueIssue } = invoice;
  const isRed = status === 'RED_WANTED';
  const isAsked = status === 'ASKED';
  const isThere = status === 'ISSUED' || isRed;
  const may = hasRight(me, 'invoices.issue') && !isOwn && (isAsked || isThere);
  const close = () => setAsk(undefined);
  return (
    <Part title={words.act}>
      <Quiet>{isOwn ? words.own : (issueIssue ?? words.means[status])}</Quiet>
      {may && (
        <styled.div display="flex" flexWrap="wrap" gap="2" marginTop="3">
          {issueIssue === null && (isAsked || isRed) && (
            <Button size="sm" onClick={() => setAsk('paper')}>
              {isRed ? words.red : words.issue}
            </Button>
          )}
          {isAsked && (
            <Button size="sm" variant="outline" onClick={() => setAsk('refuse')}>
              {words.refuse}
            </Button>
          )}
          {isThere && (
            <Button size="sm" variant="outline" onClick={() => setAsk('replace')}>
              {words.replace}
            </Button>
          )}
        </styled.div>
      )}
      {ask === 'paper' && <PaperDialog invoice={invoice} isRed={isRed} onClose={close} />}
      {ask === 'replace' && <ReplaceDialog invoice={invoice} onClose={close} />}
      {ask === 'refuse' && <RefuseDialog invoice={invoice} onClose={close} />}
    </Part>
  );
}
