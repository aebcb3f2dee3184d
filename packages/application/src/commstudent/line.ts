import { REFUNDED_STATUS } from '@ykd/domain/order';
import { buyerName } from '../commission/buyer-name.js';
import type { ColumnKey } from '../staff-list/index.js';
import type { ListedClosing } from './commstudents.js';
import type { ClosingCommission, ClosingState, CommstudentList } from './list.js';
import type { CommstudentLine } from './port.js';

/** How the money of an order stands that a partner brought. */
const closingStateOf = ({
  status,
  refundedAmount,
}: Pick<ListedClosing, 'status' | 'refundedAmount'>): ClosingState => {
  if (status === REFUNDED_STATUS) return 'REFUNDED';
  return refundedAmount > 0 ? 'REFUNDED_PART' : 'PAID';
};

const commissionOf = ({
  commissionState,
  commissionReview: review,
}: Pick<ListedClosing, 'commissionState' | 'commissionReview'>): ClosingCommission =>
  review === 'OPEN' || review === 'REFUSED' ? review : commissionState;

/** What of an order that a partner brought is told in the list, with the columns that were chosen; the name of the student whole or not. */
export const columnsOf = (
  closing: ListedClosing,
  columns: readonly ColumnKey<CommstudentList>[],
  isWhole: boolean,
): Omit<CommstudentLine, 'opensStudent'> => {
  const { id, student, studentName, partner, partnerName, earned, reversed, ...plain } = closing;
  const whole = {
    ...plain,
    student: { id: student, name: buyerName(studentName, isWhole) },
    partner: { id: partner, name: partnerName },
    state: closingStateOf(closing),
    number: id,
    commission: earned - reversed,
    commissionState: commissionOf(closing),
  };
  return { id, ...Object.fromEntries(columns.map((key) => [key, whole[key]])) };
};
