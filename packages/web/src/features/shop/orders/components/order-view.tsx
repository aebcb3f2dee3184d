import { styled } from '@ykd/adapters-ui/styled';
import type { OnlineOf } from '@ykd/application/shelf';
import type { OrderDetail } from '@ykd/application/shop';
import { CLOSED_STATUS, isPaid, REFUNDING_STATUS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { shanghaiMinute } from '@ykd/domain/shared';
import type { ReactNode } from 'react';
import { orders } from '../../messages/zh-CN/orders';
import { dayOf, refundAskedAt, refundedSoFar, refundOffer, refusedRefund, whyClosed } from '../order-facts';
import { Deadline } from '../../components/deadline';
import { CancelButton } from './cancel-button';
import { Facts } from './facts';
import { NextButton } from './order-actions';
import { OrderNumber } from './order-number';
import { Notice } from '../../products/components/notice';
import { OpenedCourses } from '../../products/components/opened-courses';
import { OrderRefunds } from './order-refunds';
import { OrderTimeline } from './order-timeline';
import { PriceLines } from './price-lines';
import { PurchaseSummary } from './purchase-summary';
import { RefundButton } from './refund-button';
import { Sheet, SheetColumns, Sheets } from './sheet';
import { WithdrawButton } from './withdraw-button';

/** What its buyer can do about an order as it stands. */
function OrderButtons({ order }: { order: OrderDetail }) {
  return (
    <>
      <NextButton order={order} />
      {order.status === WAIT_PAY_STATUS && <CancelButton order={order} variant="outline" />}
      {refundAskedAt(order) !== undefined && <WithdrawButton order={order} />}
      {refundOffer(order) === 'open' && <RefundButton order={order} variant="outline" />}
    </>
  );
}

/** A refund that waits, or is on its way: what it means meanwhile. */
function RefundingNotice({ order }: { order: OrderDetail }) {
  const { title, hint, granted, grantedHint, other, otherHint } = orders.refunding;
  const [said, meaning] =
    refundAskedAt(order) !== undefined
      ? [title, hint]
      : order.refundGranted
        ? [granted, grantedHint]
        : [other, otherHint];
  return (
    <Notice tone="amber" title={said}>
      <p>{meaning}</p>
    </Notice>
  );
}

const amountLabel = ({ status, paidAt }: OrderDetail): string => {
  if (paidAt === null && status === WAIT_PAY_STATUS) return orders.amount;
  return paidAt === null && status === CLOSED_STATUS ? orders.closedAmount : orders.paidAmount;
};

export type OrderViewProps = {
  order: OrderDetail;
  imageUrl: string | null | undefined;
  /** What is online, once it is known. */
  onlineOf?: OnlineOf | undefined;
  /** The time to pay is over. */
  onOverdue: () => void;
  /** What there is to say of its invoices. */
  invoices?: ReactNode;
};

/** An order: what it is, what can be done about it, what it costs, what happened to it. */
export function OrderView({ order, imageUrl, onlineOf, onOverdue, invoices }: OrderViewProps) {
  const { productName, skuAttrs, amount, listAmount, coupon, refunds, payUntil } = order;
  // What was given back has no validity any more.
  const open = isPaid(order);
  const refused = refusedRefund(order);
  const back = refundedSoFar(order);
  return (
    <SheetColumns>
      <Sheets>
        {refused !== undefined && (
          <Notice tone="amber" title={orders.events.REJECT_REFUND}>
            <p>{refused}</p>
          </Notice>
        )}
        {order.status === REFUNDING_STATUS && <RefundingNotice order={order} />}
        <Sheet title={orders.contents}>
          <PurchaseSummary
            name={productName}
            imageUrl={imageUrl}
            skuAttrs={skuAttrs}
            validDays={order.validDays}
            serviceDays={order.serviceDays}
            merged={order.mergedDays}
          />
          <styled.div display="flex" flexWrap="wrap" gap="3" marginTop="5" _empty={{ display: 'none' }}>
            <OrderButtons order={order} />
          </styled.div>
          {refundOffer(order) === 'over' && (
            <styled.p marginTop="3" color="fg.muted" fontSize="sm">
              {orders.refund.over}
            </styled.p>
          )}
          {payUntil !== null && (
            <styled.div marginTop="3">
              <Deadline until={payUntil} onOver={onOverdue} />
            </styled.div>
          )}
        </Sheet>
        <Sheet title={orders.facts}>
          <Facts
            facts={[
              [orders.validUntil, dayOf(open ? order.validDate : null)],
              [orders.serviceUntil, dayOf(open ? order.serviceDate : null)],
              [orders.createdAt, shanghaiMinute(order.gmtCreated)],
              [orders.deadline, payUntil === null ? undefined : shanghaiMinute(payUntil)],
              [orders.whyClosed, whyClosed(order)],
              [orders.paidAt, order.paidAt === null ? undefined : shanghaiMinute(order.paidAt)],
              [orders.paidBy, order.paidOutside ? orders.paidOutside : undefined],
              [orders.id, <OrderNumber key="id" id={order.id} />],
            ]}
          />
        </Sheet>
      </Sheets>
      <Sheets gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
        <Sheet title={orders.amounts}>
          <PriceLines
            listLabel={orders.listAmount}
            listAmount={listAmount}
            reductionLabel={coupon === null ? orders.difference : orders.coupon(coupon.name)}
            amountLabel={amountLabel(order)}
            amount={amount}
          />
          {back !== undefined && (
            <styled.p
              marginTop="2"
              color="fg.muted"
              fontSize="sm"
              textAlign="end"
              fontVariantNumeric="tabular-nums"
            >
              {back}
            </styled.p>
          )}
        </Sheet>
        {(refunds.length > 0 || refundAskedAt(order) !== undefined) && (
          <Sheet title={orders.refunds}>
            <OrderRefunds order={order} />
          </Sheet>
        )}
        {invoices}
        {order.history.length > 0 && (
          <Sheet title={orders.timeline}>
            <OrderTimeline history={order.history} refunds={refunds} />
          </Sheet>
        )}
      </Sheets>
      <styled.div paddingTop="3">
        <OpenedCourses title={orders.courses} skuAttrs={skuAttrs} onlineOf={onlineOf} />
      </styled.div>
    </SheetColumns>
  );
}
