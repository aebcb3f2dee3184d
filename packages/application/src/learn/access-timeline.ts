import { courseGrantsOf, serviceUntil } from '@ykd/domain/order';
import { courseCards, onlineFirst, type CourseCard, type CourseCardInput } from './course-card.js';
import type { DashboardOrder } from './dashboard.js';

/** What one paid order gives, and for how long. Instants are epoch ms, each the last of its Shanghai day. */
export interface AccessTerm {
  readonly order: DashboardOrder;
  /** From when on: the day that periods count from. */
  readonly from: number;
  readonly validUntil: number;
  /** Whether that has passed. */
  readonly isOver: boolean;
  /** Absent when the class teacher's service is not part of the order. */
  readonly serviceUntil?: number;
  /** Whether the class teacher helps by this order now. */
  readonly hasService: boolean;
  /** The courses that are open by this order until then, or were: of several orders the one that lasts longest. */
  readonly courses: readonly CourseCard[];
  /** Whether the order opens no course at all, so that none has moved to another one either. */
  readonly grantsNothing: boolean;
}

/**
 * The access of a learner, order by order: the one that ends last stands first. An order whose courses all last longer by
 * another one has none left. Specification §4 'Course access', §5.
 *
 * @param input - `orders`: the paid ones with merged days, as the dashboard has them
 */
export const composeAccessTimeline = (
  input: Omit<CourseCardInput, 'orders'> & { readonly orders: readonly DashboardOrder[] },
): readonly AccessTerm[] => {
  const card = courseCards(input);
  const { now } = input;
  const granted = (orders: readonly DashboardOrder[]) =>
    [...new Set(courseGrantsOf(orders).flatMap(({ courseIds }) => courseIds))].flatMap(card);
  const cards = granted(input.orders);
  const keptOpenBy = (orderId: string) =>
    cards.filter(({ access }) => 'orderId' in access && access.orderId === orderId);
  return input.orders
    .map((order) => {
      const until = order.serviceDateDayNum > 0 ? serviceUntil(order) : undefined;
      return {
        order,
        from: order.gmtCreated,
        validUntil: order.validUntil,
        isOver: order.validUntil < now,
        ...(until === undefined ? {} : { serviceUntil: until }),
        hasService: until !== undefined && now <= until,
        courses: onlineFirst(keptOpenBy(order.id)),
        grantsNothing: granted([order]).length === 0,
      };
    })
    .toSorted((a, b) => b.validUntil - a.validUntil || b.from - a.from);
};
