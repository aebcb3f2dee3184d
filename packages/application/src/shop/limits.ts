import { DAY_MS } from '@ykd/domain/shared';

/** How many orders of a member may wait for their payment at a time. */
export const OPEN_ORDERS_MAX = 10;

/** How many orders that cost nothing a member may place in {@link FREE_ORDERS_WINDOW_MS}: they never wait for a payment. */
export const FREE_ORDERS_MAX = 10;

/** The time, ms, that orders which cost nothing are counted in: the last 24 hours. */
export const FREE_ORDERS_WINDOW_MS = DAY_MS;

/** How often the provider is asked about an order because its buyer wants to know, at the most. */
export const CHECK_EVERY_MS = 3_000;

/** How long a key of a request may be, in characters. */
export const REQUEST_KEY_MIN = 8;
export const REQUEST_KEY_MAX = 64;
