import { courseGrantsOf, serviceUntil } from '@ykd/domain/order';
import { courseCards, type CourseCard, type CourseCardInput } from './course-card.js';
import type { DashboardOrder } from './dashboard.js';

/** What one paid order gives, and for how long. Instants are epoch ms, each the last of its Shanghai day. */
export interface AccessTerm {
  readonly order: DashboardOrder;
  /** From when on: the day that periods count from. */
  readonly from: number;
  readonly validUntil: number;
  readonly serviceUntil: number;
  /** The courses that are open by this order until then, or were: of several orders the one that lasts longest. */
  readonly courses: readonly CourseCard[];
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
  const cards = [...new Set(courseGrantsOf(input.orders).flatMap(({ courseIds }) => courseIds))].flatMap(
    card,
  );
  const keptOpenBy = (orderId: string) =>
    cards.filter(({ access }) => 'orderId' in access && access.orderId === orderId);
  return input.orders
    .map((order) => ({
      order,
      from: order.gmtCreated,
      validUntil: order.validUntil,
      serviceUntil: serviceUntil(order),
      courses: keptOpenBy(order.id),
    }))
    .toSorted((a, b) => b.validUntil - a.validUntil || b.from - a.from);
};
