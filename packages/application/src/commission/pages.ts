import type { CommissionPosting, CommissionStatement } from '@ykd/domain/commission';
import type { CommissionOrder, CommissionOrderKey, PostingKey } from '../ports/commissions.js';
import type { KeyOrder } from '../shared/key-page.js';

type ByOne<Row, K extends string | number> = KeyOrder<Row, readonly [K]>;

/** The postings of a partner. */
export const postingOrder = (
  partnerId: string,
  month: string | undefined,
): ByOne<CommissionPosting, number> => ({
  name: `postings-${partnerId}-${month ?? 'all'}`,
  kinds: ['number'],
  keyOf: ({ seq }) => [seq],
});

/** The postings of all partners. */
export const allPostings = (month: string | undefined): KeyOrder<CommissionPosting, PostingKey> => ({
  name: `postings-${month ?? 'all'}`,
  kinds: ['number', 'string', 'number'],
  keyOf: ({ at, partnerId, seq }) => [at, partnerId, seq],
});

/** Orders that partners brought; `name`: those of a partner, or of a kind. */
export const broughtOrder = (name: string): KeyOrder<CommissionOrder, CommissionOrderKey> => ({
  name: `brought-${name}`,
  kinds: ['number', 'string'],
  keyOf: ({ placedAt, orderId }) => [placedAt, orderId],
});

/** The statements of a partner. */
export const statementOrder = (partnerId: string): ByOne<CommissionStatement, string> => ({
  name: `statements-${partnerId}`,
  kinds: ['string'],
  keyOf: ({ month }) => [month],
});

/** The statements of a month. */
export const monthOrder = (month: string): ByOne<CommissionStatement, string> => ({
  name: `statements-of-${month}`,
  kinds: ['string'],
  keyOf: ({ number }) => [number],
});
