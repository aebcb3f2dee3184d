import type { Ids } from '../ports/ids.js';

/** A new number as the provider takes it, for a payment or a refund: a UUID without its dashes has 32 letters and digits. */
export const tradeNumber = (ids: Ids): string => ids.next().replaceAll('-', '');
