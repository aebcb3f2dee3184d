import { commissionPostingFields, commissionStatementFields } from '@ykd/application/entities';
import {
  COMMISSION_ACCOUNTS,
  COMMISSION_KINDS,
  COMMISSION_REVIEWS,
  COMMISSION_STATES,
} from '@ykd/domain/commission';
import type { OwnAccount } from '@ykd/application/commission';
import * as z from 'zod/mini';
import { list } from './envelope.js';
import { shapeOf } from './fields.js';
import { count, instant } from './values.js';

/** A month in a query, or in an answer. */
export const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

const cents = z.int();

const balances = {
  owed: cents,
  held: cents,
  payable: cents,
  paying: cents,
  paid: cents,
  tax: cents,
  writtenOff: cents,
};

const sum = z.object({
  kind: z.enum(COMMISSION_KINDS),
  debit: z.enum(COMMISSION_ACCOUNTS),
  credit: z.enum(COMMISSION_ACCOUNTS),
  cents: count,
  count,
});

/** What a partner has, and what this month comes to. */
export const accountShape = { ...balances, month: z.string(), sums: list(sum), paidOrders: count };

export const account: z.core.$ZodType<OwnAccount> = z.object(accountShape);

/** A posting. */
export const postingShape = /* @__PURE__ */ shapeOf(commissionPostingFields);

/** The same without whose it is and what made it, in which staff can be named. */
const { partnerId: _partnerId, source: _source, ...posting } = postingShape;
export const ownPostingShape = posting;

/** A statement. */
export const statementShape = /* @__PURE__ */ shapeOf(commissionStatementFields);

/** How far the commission of an order is, and what its partner earns with it. */
export const broughtShape = {
  orderId: z.string(),
  productName: z.string(),
  placedAt: instant,
  rateBp: count,
  state: z.enum(COMMISSION_STATES),
  review: z.enum(COMMISSION_REVIEWS),
  earned: count,
  reversed: count,
  paidAt: z.nullable(instant),
  dueAt: z.nullable(instant),
};
