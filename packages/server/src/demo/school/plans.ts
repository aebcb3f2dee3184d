import { DAY_MS } from '@ykd/domain/shared';
import type { Chance } from './chance.js';
import type { Actor, beginPurchase } from './purchase.js';
import { REFUND_REASONS } from './words.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const PROVIDER_SAYS = '原支付银行卡已注销，退款失败';

/** Who decides about money in the demo. */
const STAFF: Actor = { kind: 'staff', userId: 'demo-admin' };

/** What is known of an order when its further way is laid out. */
export interface Way {
  readonly purchase: ReturnType<typeof beginPurchase>;
  readonly buyer: Actor;
  readonly chance: Chance;
  /** When it was placed, and now, epoch ms. */
  readonly placedAt: number;
  readonly now: number;
}

/** A moment between two others, the later half of the time between them. */
const between = ({ chance }: Way, from: number, until: number): number =>
  Math.floor(from + ((until - from) * chance.between(50, 90)) / 100);

const pay = ({ purchase, chance, placedAt }: Way): number => {
  const at = placedAt + chance.between(20, 400) * SECOND_MS;
  purchase.pay(at);
  return at;
};

/** Paid, and asked back some time between `from` and `until`. */
const ask = (way: Way, spanOf: (paidAt: number) => readonly [from: number, until: number]): number => {
  const { purchase, buyer, chance } = way;
  const at = between(way, ...spanOf(pay(way)));
  purchase.move('REQUEST_REFUND', buyer, chance.pick(REFUND_REASONS), at);
  return at;
};

/** Not more than nine days ago: staff answer sooner. */
const askLately = (way: Way): number =>
  ask(way, (paidAt) => [Math.max(paidAt, way.now - 9 * DAY_MS), way.now - 5 * MINUTE_MS]);

/** Whenever, within some weeks of the payment. */
const askOnce = (way: Way): number =>
  ask(way, (paidAt) => [paidAt, Math.min(paidAt + 20 * DAY_MS, way.now - 5 * MINUTE_MS)]);

/** When staff answer. */
const answered = (way: Way, asked: number): number =>
  between(way, asked, Math.min(asked + 2 * DAY_MS, way.now - MINUTE_MS));

/** What became of an order: each way ends in a state that orders of the shop end in. */
export const PLANS = {
  paid: (way) => void pay(way),
  waiting: () => {},
  overdue: ({ purchase, placedAt }) =>
    purchase.move('CLOSE', { kind: 'system' }, '超时未支付', placedAt + 30 * MINUTE_MS + 5 * SECOND_MS),
  cancelled: ({ purchase, buyer, chance, placedAt }) =>
    purchase.move('CLOSE', buyer, '', placedAt + chance.between(1, 20) * MINUTE_MS),
  asked: (way) => void askLately(way),
  refunded: (way) => way.purchase.grant(STAFF, answered(way, askOnce(way))),
  refused: (way) => {
    const at = answered(way, askOnce(way));
    way.purchase.move('REJECT_REFUND', STAFF, '已学完一半以上的课程，按约定不能退款', at);
  },
  failed: (way) => way.purchase.grant(STAFF, answered(way, askLately(way)), PROVIDER_SAYS),
  twice: (way) => way.purchase.surplus('PAID_TWICE', pay(way) + 4 * SECOND_MS),
  late: (way) => {
    PLANS.overdue(way);
    way.purchase.surplus('CLOSED_ORDER', way.placedAt + 31 * MINUTE_MS);
  },
  outside: (way) => way.purchase.giveBackOutside(between(way, pay(way), way.now)),
} as const satisfies Record<string, (way: Way) => void>;

export type PlanName = keyof typeof PLANS;
