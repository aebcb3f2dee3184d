/**
 * How many times the money of one order may be asked back through the platform, however those requests ended: whoever
 * asked so often speaks to the staff, and the history of an order stays short. Beyond the Specification.
 */
export const REFUND_REQUESTS_MAX = 10;
