import {
  differenceListQuery,
  invoiceListQuery,
  oddityListQuery,
  orderListQuery,
} from '@ykd/adapters-http/contracts';
import type { DifferenceFilter } from '@ykd/application/bill';
import type { InvoiceFilter } from '@ykd/application/invoice';
import type { OddityFilter } from '@ykd/application/shop';
import type { OrderFilter } from '@ykd/application/staff-order';
import {
  ADMIN_DIFFERENCE_PATH,
  ADMIN_INVOICE_PATH,
  ADMIN_ODDITY_PATH,
  ADMIN_ORDER_PATH,
} from '@ykd/domain/access';

type OrdersPlace = Parameters<typeof orderListQuery.write>[0];

/** The list of the orders that a filter finds, in an order of theirs where one is said. */
export const ordersHref = (filter: OrderFilter & Pick<OrdersPlace, 'sort'>): string =>
  `${ADMIN_ORDER_PATH}?${orderListQuery.write(filter)}`;

/** What is odd about money, as far as a filter finds it. */
export const odditiesHref = (filter: OddityFilter): string =>
  `${ADMIN_ODDITY_PATH}?${oddityListQuery.write(filter)}`;

/** What bills and the platform differ in, as far as a filter finds it. */
export const differencesHref = (filter: DifferenceFilter): string =>
  `${ADMIN_DIFFERENCE_PATH}?${differenceListQuery.write(filter)}`;

/** Invoices, as far as a filter finds them. */
export const invoicesHref = (filter: InvoiceFilter): string =>
  `${ADMIN_INVOICE_PATH}?${invoiceListQuery.write(filter)}`;

/** Whose buyers wait for an answer to their wish to have their money back. */
export const REFUNDS_WAITING: OrderFilter = { refund: 'is:ASKED' };

/** What nobody settled. */
export const ODDITIES_OPEN: OddityFilter = { settledAt: 'empty' };

/** What of the bills nobody explained. */
export const DIFFERENCES_OPEN: DifferenceFilter = { settledAt: 'empty' };

/** For which somebody waits. */
export const INVOICES_WAITING: InvoiceFilter = { waitingSince: 'some' };
