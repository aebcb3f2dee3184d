import type { PartnerLevel } from '../partner/index.js';
import { dayIndexOf } from '../shared/index.js';
import { WHOLE_BP } from './amount.js';

/** The commission that a partner earns unless something else was agreed, in basis points: 7 percent (Specification §3). */
export const COMMISSION_RATE_BP = 700;

/** What is agreed about commission, for whom and from when to when. Beyond the Specification. */
export type CommissionRate = {
  /** The id of the agreement. */
  readonly id: string;
  /** The id of the partner that it is for; null for everybody. */
  readonly partnerId: string | null;
  /** The id of the product that it is for; null for all of them. */
  readonly productId: string | null;
  /** The level of the partners that it is for, where it names neither a partner nor a product; null for all of them. */
  readonly level: PartnerLevel | null;
  /** The first Shanghai day, `YYYY-MM-DD`, on which an order is placed at this rate. */
  readonly firstDay: string;
  /** The last such day; null: until something else is agreed. */
  readonly lastDay: string | null;
  /** The rate in basis points: 700 is 7 percent. */
  readonly rateBp: number;
  /** When it was agreed, in epoch milliseconds: the newest of equals counts. */
  readonly gmtCreated: number;
};

/** An order as far as its rate is concerned. Beyond the Specification. */
export type RatedOrder = {
  /** The id of the partner who brought it. */
  readonly partnerId: string;
  /** The level of that partner. */
  readonly level: PartnerLevel;
  /** The id of what is bought. */
  readonly productId: string;
  /** The Shanghai day, `YYYY-MM-DD`, on which it is placed. */
  readonly day: string;
};

const isFor = (rate: CommissionRate, order: RatedOrder): boolean =>
  (rate.partnerId === null || rate.partnerId === order.partnerId) &&
  (rate.level === null || rate.level === order.level) &&
  (rate.productId === null || rate.productId === order.productId) &&
  rate.firstDay <= order.day &&
  (rate.lastDay === null || order.day <= rate.lastDay);

/** How closely it names what it is for. */
const closeness = ({ partnerId, productId, level }: CommissionRate): number =>
  (partnerId === null ? 0 : 4) + (productId === null ? 0 : 2) + (level === null ? 0 : 1);

const compareRates = (one: CommissionRate, other: CommissionRate): number =>
  closeness(other) - closeness(one) || other.gmtCreated - one.gmtCreated || (one.id < other.id ? -1 : 1);

/**
 * The rate of an order that is placed on a day, in basis points, and the id of the agreement that says so, null where none
 * does: what names partner and product comes before what names the partner, the product, the level, and nobody; the newest
 * of equals counts. Without any it is {@link COMMISSION_RATE_BP}. Beyond the Specification.
 */
export const commissionRateOf = (
  rates: readonly CommissionRate[],
  order: RatedOrder,
): { readonly rateBp: number; readonly rateId: string | null } => {
  const [found] = rates.filter((rate) => isFor(rate, order)).toSorted(compareRates);
  return { rateBp: found?.rateBp ?? COMMISSION_RATE_BP, rateId: found?.id ?? null };
};

const isDay = (day: string): boolean => {
  try {
    dayIndexOf(day);
    return true;
  } catch {
    return false;
  }
};

/**
 * What is wrong with an agreement, in Chinese, by its fields; nothing where all is well. A level stands alone: for a partner
 * or a product it says nothing. Never throws, whatever the days are. Beyond the Specification.
 *
 * @param rate - the agreement; its days are Shanghai days, `YYYY-MM-DD`, its rate is in basis points
 */
export const commissionRateIssues = ({
  partnerId,
  productId,
  level,
  firstDay,
  lastDay,
  rateBp,
}: Omit<CommissionRate, 'id' | 'gmtCreated'>): Partial<
  Record<'level' | 'firstDay' | 'lastDay' | 'rateBp', string>
> => {
  const isRate = Number.isSafeInteger(rateBp) && rateBp >= 0 && rateBp <= WHOLE_BP;
  const hasEnd = lastDay !== null;
  return {
    ...(level === null || (partnerId === null && productId === null)
      ? {}
      : { level: '按级别的比例不能再指定合作伙伴或商品' }),
    ...(isDay(firstDay) ? {} : { firstDay: '请选择开始日期' }),
    ...(hasEnd && (!isDay(lastDay) || lastDay < firstDay) ? { lastDay: '结束日期不能早于开始日期' } : {}),
    ...(isRate ? {} : { rateBp: '比例在 0% 与 100% 之间，精确到 0.01%' }),
  };
};
