/** How many orders of a member may wait for their payment at a time. */
export const OPEN_ORDERS_MAX = 10;

/** How often the provider is asked about an order because its buyer wants to know, at the most. */
export const CHECK_EVERY_MS = 3_000;

/** How long a key of a request may be, in characters. */
export const REQUEST_KEY_MIN = 8;
export const REQUEST_KEY_MAX = 64;
