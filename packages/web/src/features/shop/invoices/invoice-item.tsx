import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { InvoiceView } from '@ykd/application/invoice';
import type { InvoiceStatus } from '@ykd/domain/invoice';
import { formatAmount } from '@ykd/domain/order';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { invoiceFileHref } from '../../../routing/invoice-href';
import { invoices as words } from '../messages/zh-CN/invoices';
import { Facts } from '../orders/components/facts';
import { useInvoiceQueries } from './invoice-queries';
import { whyNotWithdrawn } from './why-not-withdrawn';

const TONES: Readonly<Record<InvoiceStatus, BadgeProps['tone']>> = {
  ASKED: 'info',
  RED_WANTED: 'amber',
  ISSUED: 'brand',
  RED_ISSUED: 'neutral',
  REFUSED: 'amber',
  WITHDRAWN: 'neutral',
  ENDED: 'neutral',
};

/** Takes the wish back, as it was seen. */
function Withdraw({ orderId, invoice: { id, version } }: { orderId: string; invoice: InvoiceView }) {
  const queries = useInvoiceQueries();
  const { commands } = useServices().toasts;
  const [isBusy, setBusy] = useState(false);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await queries.withdraw({ id, version });
      queries.outdate(orderId);
      if (answer.ok) commands.success(words.withdrawn);
      else commands.warning(whyNotWithdrawn(answer.error));
    } catch {
      commands.error(words.notDone);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" variant="outline" disabled={isBusy} onClick={() => void withdraw()}>
      {words.withdraw}
    </Button>
  );
}

function Download({ href, label }: { href: string; label: string }) {
  return (
    <Button asChild size="sm" variant="outline">
      <a href={href} download>
        {label}
      </a>
    </Button>
  );
}

/** One invoice: how far it is and what that means, what it says, and what there is to take. */
export function InvoiceItem({
  orderId,
  invoice,
  isLast,
}: {
  orderId: string;
  invoice: InvoiceView;
  /** Whether no other one can be asked for. */
  isLast: boolean;
}) {
  const { id, status, amount, title, kind, taxNumber, number, issuedAt, redNumber, redAt } = invoice;
  const minute = (at: number | null) => (at === null ? undefined : shanghaiMinute(at));
  return (
    <styled.div display="flex" flexDirection="column" gap="3">
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="2.5">
        <Badge tone={TONES[status]}>{words.states[status]}</Badge>
        <styled.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
          ¥{formatAmount(amount)}
        </styled.span>
      </styled.div>
      <styled.p color="fg.muted" fontSize="sm">
        {status === 'REFUSED' && isLast ? words.refused : words.means[status]}
      </styled.p>
      {invoice.reason !== null && <styled.p fontSize="sm">{words.reason(invoice.reason)}</styled.p>}
      <Facts
        facts={[
          [kind === 'COMPANY' ? words.companyTitle : words.personTitle, title],
          [words.taxNumber, taxNumber],
          [words.email, status === 'ASKED' ? invoice.email : undefined],
          [words.askedAt, status === 'ASKED' ? minute(invoice.gmtCreated) : undefined],
          [words.number, number],
          [words.issuedAt, minute(issuedAt)],
          [words.redNumber, redNumber],
          [words.redAt, minute(redAt)],
        ]}
      />
      <styled.div display="flex" flexWrap="wrap" gap="2" _empty={{ display: 'none' }}>
        {number !== null && <Download href={invoiceFileHref(id)} label={words.download} />}
        {redNumber !== null && <Download href={invoiceFileHref(id, true)} label={words.downloadRed} />}
        {status === 'ASKED' && <Withdraw orderId={orderId} invoice={invoice} />}
      </styled.div>
    </styled.div>
  );
}
