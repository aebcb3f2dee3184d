import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { StaffInvoice } from '@ykd/application/invoice';
import { adminOrderPath } from '@ykd/domain/access';
import { formatAmount } from '@ykd/domain/order';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { CopyButton } from '../../../components/copy-button';
import { invoiceFileHref } from '../../../routing/invoice-href';
import { Fact, Facts, Time } from '../components/facts';
import { memberTitle } from '../member-title';
import { invoices as words } from '../messages/zh-CN/invoices';
import { orders } from '../messages/zh-CN/orders';
import { InvoiceBadge } from '../orders/invoice-badge';
import { OrderBadge } from '../orders/order-badges';
import { Part, Quiet, yuan } from '../components/detail-parts';
import { InvoiceActs } from './invoice-acts';
import { useInvoiceQueries } from './invoice-queries';

/** Something that is copied into the tax system, whole and alone. */
function ToCopy({ what, text }: { what: string; text: string }) {
  return (
    <Fact title={what}>
      <styled.span display="flex" alignItems="center" justifyContent="space-between" gap="2">
        <styled.strong minWidth="0">{text}</styled.strong>
        <CopyButton text={text} label={orders.copy(what)} />
      </styled.span>
    </Fact>
  );
}

/** What was made out, with its file. */
function Paper({
  title,
  label,
  number,
  atTitle,
  at,
  href,
}: Record<'title' | 'label' | 'atTitle' | 'href', string> & {
  number: string;
  at: number | null;
}) {
  return (
    <Part title={title}>
      <Facts>
        <ToCopy what={words.number} text={number} />
        {at !== null && (
          <Fact title={atTitle}>
            <Time at={at} />
          </Fact>
        )}
      </Facts>
      <styled.div marginTop="3">
        <Button asChild size="sm" variant="outline" minHeight={{ base: '11', md: 'auto' }}>
          <a href={href} download>
            {label}
          </a>
        </Button>
      </styled.div>
    </Part>
  );
}

function Whole({ invoice }: { invoice: StaffInvoice }) {
  const { id, kind, title, taxNumber, email, amount, status, number, issuedAt, redNumber, redAt } = invoice;
  const { order, orderId, student, reason } = invoice;
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <Part title={words.toCopy}>
        <styled.div marginBottom="3">
          <InvoiceBadge status={status} />
        </styled.div>
        <Facts>
          <ToCopy what={kind === 'COMPANY' ? words.companyTitle : words.personTitle} text={title} />
          {taxNumber !== null && <ToCopy what={words.columns.taxNumber.title} text={taxNumber} />}
          <ToCopy what={words.amount} text={formatAmount(amount)} />
          <ToCopy what={words.columns.email.title} text={email} />
        </Facts>
        <Quiet marginTop="3">{words.emailHint}</Quiet>
      </Part>
      <InvoiceActs invoice={invoice} />
      {number !== null && (
        <Paper
          title={words.paper}
          number={number}
          atTitle={words.columns.issuedAt.title}
          at={issuedAt}
          label={words.download}
          href={invoiceFileHref(id)}
        />
      )}
      {redNumber !== null && (
        <Paper
          title={words.redPaper}
          number={redNumber}
          atTitle={words.columns.redAt.title}
          at={redAt}
          label={words.downloadRed}
          href={invoiceFileHref(id, true)}
        />
      )}
      <Card room="sm">
        <Facts>
          <Fact title={words.about}>
            <styled.span display="flex" flexWrap="wrap" alignItems="center" gap="2">
              <Link to={adminOrderPath(orderId)}>{orders.title(orderId)}</Link>
              <OrderBadge status={order.status} />
            </styled.span>
          </Fact>
          <Fact title={words.product}>{order.productName}</Fact>
          <Fact title={words.student}>{memberTitle(student)}</Fact>
          <Fact title={words.paid}>{yuan(order.amount)}</Fact>
          {order.left < order.amount && <Fact title={words.left}>{yuan(order.left)}</Fact>}
          <Fact title={words.askedAt}>
            <Time at={invoice.gmtCreated} />
          </Fact>
          {reason !== null && <Fact title={words.columns.reason.title}>{reason}</Fact>}
          <Fact title={words.lastChanged}>
            {words.changed(invoice.changedByName, shanghaiMinute(invoice.changedAt))}
          </Fact>
        </Facts>
      </Card>
    </styled.div>
  );
}

/** An invoice; its id is in the address. */
export function InvoiceDetail({ id }: { id: string }) {
  const one = useQuery(useInvoiceQueries().one, id);
  return (
    <Answer
      of={one}
      failed={words.failed}
      refused={<EmptyState drawing="search" title={words.missing} hint={words.missingHint} />}
      waiting={<SkeletonCard lines={6} />}
    >
      {(invoice) => <Whole invoice={invoice} />}
    </Answer>
  );
}
