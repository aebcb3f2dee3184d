import { oddityListQuery, orderListQuery } from '@ykd/adapters-http/contracts';
import type { OddityFilter } from '@ykd/application/shop';
import type { OrderFilter } from '@ykd/application/staff-order';
import { ADMIN_ODDITY_PATH, ADMIN_ORDER_PATH } from '@ykd/domain/access';

type OrdersPlace = Parameters<typeof orderListQuery.write>[0];

/** The list of the orders that a filter finds, in an order of theirs where one is said. */
export const ordersHref = (filter: OrderFilter & Pick<OrdersPlace, 'sort'>): string =>
  `${ADMIN_ORDER_PATH}?${orderListQuery.write(filter)}`;

/** What is odd about money, as far as a filter finds it. */
export const odditiesHref = (filter: OddityFilter): string =>
  `${ADMIN_ODDITY_PATH}?${oddityListQuery.write(filter)}`;

/** Whose buyers wait for an answer to their wish to have their money back. */
export const REFUNDS_WAITING: OrderFilter = { refund: 'is:ASKED' };

/** What nobody settled. */
export const ODDITIES_OPEN: OddityFilter = { settledAt: 'empty' };
