import { formatAmount } from '@ykd/domain/order';
import type { OrderHistoryEntry } from '../ports/shop-orders.js';

/** Until when an order lasts, as Shanghai days; null: not at all. */
export type LastDays = {
  readonly validDate: string | null;
  readonly serviceDate: string | null;
};

const NO_DAY = '无';
const AND = '；';
const WHY = '：';

/** What the history says of a part that went back: how much, and why, where somebody said so. */
export const partNote = (amount: number, why: string): string =>
  `退款 ¥${formatAmount(amount)}${why === '' ? '' : `${WHY}${why}`}`;

/** What the history says of changed days: which, from what to what, and why. */
export const validityNote = (before: LastDays, after: LastDays, why: string): string => {
  const parts = [
    ['课程有效期', before.validDate, after.validDate],
    ['班主任服务期', before.serviceDate, after.serviceDate],
  ].flatMap(([what, from, to]) => (from === to ? [] : [`${what}：${from ?? NO_DAY} → ${to ?? NO_DAY}`]));
  return [...parts, why].join(AND);
};

const DAY = `(?:${NO_DAY}|\\d{4}-\\d\\d-\\d\\d)`;
const SERVICE = `班主任服务期：${DAY} → ${DAY}`;
const CHANGED_DAYS = new RegExp(`^(?:课程有效期：${DAY} → ${DAY}(?:${AND}${SERVICE})?|${SERVICE})(?=${AND})`);

const changedDays = (note: string): string => CHANGED_DAYS.exec(note)?.[0] ?? '';

/**
 * What the buyer of an order reads beside a step: his own words and the provider's, and the answer to his wish for money
 * back, which is meant for him. Of what staff did he reads the facts, how much and until when, and nothing of why or of the
 * evidence: that is for staff.
 */
export const buyerNote = ({
  event,
  actor,
  note,
}: Pick<OrderHistoryEntry, 'event' | 'actor' | 'note'>): string => {
  if (actor.kind !== 'staff' || event === 'REJECT_REFUND') return note;
  if (event === 'REFUND_PART') return note.split(WHY, 1)[0] ?? '';
  return event === 'CHANGE_VALIDITY' ? changedDays(note) : '';
};
