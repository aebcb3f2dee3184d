import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { GREETING_ENDS } from '@ykd/application/greeting';
import type { OrderPage } from '@ykd/application/staff-order';
import { adminOrderPath, adminStudentPath, hasRight } from '@ykd/domain/access';
import { shanghaiDay, shanghaiMinute } from '@ykd/domain/shared';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAdminQueries } from '../admin-queries';
import { useLookAgain } from '../blocks/use-look-again';
import { useFromHere } from '../blocks/way-back';
import { Fact, Facts, Time } from '../components/facts';
import { memberTitle } from '../member-title';
import { orders as words } from '../messages/zh-CN/orders';
import { ordersHref } from '../orders-href';
import { JudgeRefund } from './judge-refund';
import { OddityLines } from './oddity-lines';
import { OrderBadge, StageBadge, TwinBadge } from './order-badges';
import { OrderHistory } from './order-history';
import { OrderInvoices } from './order-invoices';
import { Payments, Refunds } from './order-money';
import { Copied, Part, Quiet, yuan } from '../components/detail-parts';
import { useOrderQueries } from './order-queries';
import { OrderStudied } from './order-studied';
import { WaitingProposal } from './proposal-lines';
import { StaffMoney } from './staff-money';
import { useWaiting } from './use-waiting';

function Student({ order: { student, seesStudent, mobile } }: { order: OrderPage }) {
  const from = useFromHere();
  const name = memberTitle({ ...student, mobile });
  return (
    <styled.span display="flex" flexWrap="wrap" columnGap="3">
      {seesStudent ? (
        <Link to={adminStudentPath(student.id)} state={from}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {student.name !== null && mobile !== null && <span>{mobile}</span>}
      <Link to={ordersHref({ student: `is:${student.id}` })}>{words.onlyHis}</Link>
    </styled.span>
  );
}

const day = (at: number | null): string => (at === null ? words.nothing : shanghaiDay(at));

function About({ order }: { order: OrderPage }) {
  const { id, status, refund, double, product, choice, amount, listAmount, reduction, coupon, way } = order;
  const { paidAt, payUntil, gmtCreated, validUntil, serviceUntil, validDays, serviceDays, mergedDays } =
    order;
  const { refundedAmount, refundedAt, ownDates } = order;
  const me = useQuery(useAdminQueries().me, undefined).value;
  return (
    <Card room="sm">
      <styled.div display="flex" flexWrap="wrap" gap="2" marginBottom="3">
        <OrderBadge status={status} />
        {refund !== null && <StageBadge stage={refund} mayJudge={hasRight(me, 'orders.refund')} />}
        {double !== null && <TwinBadge kind={double} />}
      </styled.div>
      <Facts>
        <Fact title={words.student}>
          <Student order={order} />
        </Fact>
        <Fact title={words.product}>
          {product.name}
          {choice.map(({ name, value }) => (
            <styled.span key={`${name} ${value}`} display="block" color="fg.muted">
              {[name, value].filter(Boolean).join('：')}
            </styled.span>
          ))}
        </Fact>
        <Fact title={words.amount}>
          <strong>{yuan(amount)}</strong>
          {reduction > 0 && (
            <styled.span display="block" color="fg.muted">
              {words.listAmount} {yuan(listAmount)}，{words.reduction} {yuan(reduction)}
            </styled.span>
          )}
          {coupon !== null && (
            <styled.span display="block" color="fg.muted">
              {words.coupon(coupon.name)}
            </styled.span>
          )}
        </Fact>
        <Fact title={words.way}>{way === null ? words.nothing : words.ways[way]}</Fact>
        <Fact title={words.placedAt}>
          <Time at={gmtCreated} />
        </Fact>
        <Fact title={words.paidAt}>{paidAt === null ? words.nothing : <Time at={paidAt} />}</Fact>
        {payUntil !== null && (
          <Fact title={words.payUntil}>
            <Time at={payUntil} />
          </Fact>
        )}
        <Fact title={words.bought}>{words.days(validDays, serviceDays)}</Fact>
        <Fact title={words.validUntil}>
          {day(validUntil)}
          {mergedDays !== null && (
            <styled.span display="block" color="fg.muted">
              {words.merged}
              <br />
              {words.ownDays(day(ownDates.validDate), day(ownDates.serviceDate))}
            </styled.span>
          )}
        </Fact>
        <Fact title={words.serviceUntil}>{day(serviceUntil)}</Fact>
        {refundedAt !== null && (
          <Fact title={words.refunded}>
            {yuan(refundedAmount)} · <Time at={refundedAt} />
          </Fact>
        )}
      </Facts>
      <styled.div marginTop="3">
        <Copied what={words.id} text={id} />
      </styled.div>
    </Card>
  );
}

function TwinNote({ double, twinId }: Pick<OrderPage, 'double' | 'twinId'>) {
  if (double === null || twinId === null) return null;
  return (
    <Part title={words.twin}>
      <Quiet>{words.twinHint[double]}</Quiet>
      <styled.p
        marginTop="1"
        fontSize="sm"
        css={{ '& a': { color: 'brand.fg', textDecoration: 'underline' } }}
      >
        <Link to={adminOrderPath(twinId)}>{words.toTwin}</Link>
      </styled.p>
    </Part>
  );
}

const greetingOf = ({ greeting }: OrderPage): string => {
  if (greeting === null) return words.greetingNone;
  const { sentAt, attempts } = greeting;
  return sentAt === null ? words.greetingWaits(attempts) : words.greetingSent(shanghaiMinute(sentAt));
};

function Whole({ order }: { order: OrderPage }) {
  const greetingError = order.greeting?.error ?? null;
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <WaitingProposal order={order} />
      <About order={order} />
      <TwinNote {...order} />
      <JudgeRefund order={order} />
      <StaffMoney order={order} />
      {order.oddities.length > 0 && (
        <Part title={words.oddities}>
          <OddityLines oddities={order.oddities} />
        </Part>
      )}
      <OrderStudied order={order} />
      <OrderInvoices orderId={order.id} />
      <Refunds order={order} />
      <Payments order={order} />
      <OrderHistory order={order} />
      <Part title={words.greeting}>
        <Quiet>{greetingOf(order)}</Quiet>
        {greetingError !== null && (
          <styled.p color="danger.fg" fontSize="sm" overflowWrap="anywhere">
            {GREETING_ENDS[greetingError] ?? greetingError}
          </styled.p>
        )}
      </Part>
    </styled.div>
  );
}

/** The refunds that are on their way, which end by themselves. */
const onWayOf = (order: OrderPage | undefined): string =>
  order?.refunds
    .filter(({ status }) => status === 'WAITING' || status === 'PROCESSING')
    .map(({ id }) => id)
    .join() ?? '';

/** Everything about an order; its number is in the address. Money on its way back is followed until it is there. */
export function OrderDetail({ orderId }: { orderId: string }) {
  const queries = useOrderQueries();
  const one = useQuery(queries.one, orderId);
  // At the same time: what waits for a second person stands above the order.
  useWaiting(orderId);
  const onWay = onWayOf(one.value);
  useLookAgain(onWay, one.value, one.retry);
  const before = useRef(onWay);
  useEffect(() => {
    // What is back is back in the list, and in what is left, too.
    if (before.current !== '' && before.current !== onWay) queries.outdate(orderId);
    before.current = onWay;
  }, [queries, orderId, onWay]);
  return (
    <Answer
      of={one}
      failed={words.failed}
      refused={<EmptyState drawing="search" title={words.missing} hint={words.missingHint} />}
      waiting={<SkeletonCard lines={6} />}
    >
      {(order) => <Whole key={order.id} order={order} />}
    </Answer>
  );
}
