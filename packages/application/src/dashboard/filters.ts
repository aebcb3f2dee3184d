import type { DaySpan } from '@ykd/domain/dashboard';
import { writeCondition } from '../staff-list/index.js';
import type { OrderFilter } from '../staff-order/index.js';
import type { StudentFilter } from '../student/index.js';

const within = ({ from, to }: DaySpan): string =>
  from === to
    ? writeCondition({ operator: 'is', values: [from] })
    : writeCondition({ operator: 'between', values: [from, to] });

/** The orders that a number of the dashboard counts: in the days of a span. */
export const ordersCounted = {
  /** `paidOrders` */
  paid: (span: DaySpan): OrderFilter => ({ paidAt: within(span), amount: 'after:0' }),
  /** `refunds` */
  refunded: (span: DaySpan): OrderFilter => ({ refundedOn: within(span) }),
};

/** The students that a number of the dashboard counts: in the days of a span. */
export const studentsCounted = {
  registered: (span: DaySpan): StudentFilter => ({ gmtCreated: within(span) }),
  bought: (span: DaySpan): StudentFilter => ({ gmtCreated: within(span), bought: 'is:true' }),
  began: (span: DaySpan): StudentFilter => ({
    gmtCreated: within(span),
    bought: 'is:true',
    lastStudied: 'some',
  }),
  learners: (span: DaySpan): StudentFilter => ({ studiedOn: within(span) }),
};
