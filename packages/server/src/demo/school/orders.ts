import type { YkdProduct } from '@ykd/application/common-query';
import type { ShopOrder } from '@ykd/application/ports';
import { skuChoice, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { shanghaiDayIndex } from '@ykd/domain/shared';
import { seededId } from './chance.js';
import { doublesOf } from './doubles.js';
import { PLANS, type PlanName } from './plans.js';
import { beginPurchase, type Purchase } from './purchase.js';
import { someTime, type SchoolStudent } from './students.js';
import { toDoOf } from './to-do.js';

/** What is sold, of which there is something. */
export type OnSale = readonly [YkdProduct, ...YkdProduct[]];

/** An order before anything became of it. */
interface Wanted {
  readonly plan: PlanName;
  readonly placedAt: number;
}

/** What becomes of an order that nobody need look at. */
const usualPlan = (drawn: number): PlanName => {
  if (drawn < 85) return 'paid';
  if (drawn < 91) return 'overdue';
  if (drawn < 95) return 'cancelled';
  return drawn < 99 ? 'refunded' : 'refused';
};

const numberOfOrders = (drawn: number): number => {
  if (drawn < 9) return 0;
  if (drawn < 80) return 1;
  return drawn < 96 ? 2 : 3;
};

const usualOrders = ({ at: joinedAt, chance }: SchoolStudent, at: number): readonly Wanted[] => {
  const days = shanghaiDayIndex(at) - shanghaiDayIndex(joinedAt);
  // Who came yesterday is still looking around.
  if (days < 2) return [];
  // The first one soon after joining, the others whenever.
  return Array.from({ length: numberOfOrders(chance.below(100)) }, (_, index) => {
    const soon = Math.max(1, days - 1 - chance.below(12));
    const daysAgo = index === 0 ? soon : chance.between(1, soon);
    return { plan: usualPlan(chance.below(100)), placedAt: someTime(chance, at, Math.min(daysAgo, 360)) };
  });
};

const placedOrder = (
  { user: { id: userId }, chance }: SchoolStudent,
  products: OnSale,
  { number, placedAt }: { readonly number: number; readonly placedAt: number },
): ShopOrder => {
  // Those in front sell best.
  const place = Math.floor((chance.below(100) * chance.below(100) * products.length) / 10_000);
  const product = products[place] ?? products[0];
  const kinds = product.skuAttrs[0]?.values ?? [];
  const choice = skuChoice(product, [kinds[chance.percent(25) ? kinds.length - 1 : 0]?.value ?? '']);
  if (!choice.ok) throw new Error(`nothing can be chosen of the product ${product.id}`);
  const { amount, skuAttrs, validDays, serviceDays } = choice.value;
  return {
    id: seededId(number),
    productName: product.name,
    userId,
    status: WAIT_PAY_STATUS,
    productId: product.id,
    amount,
    categoryId: product.categoryId,
    skuAttrs,
    validDate: null,
    serviceDate: null,
    gmtCreated: placedAt,
    gmtModified: placedAt,
    listAmount: amount,
    couponId: null,
    paidAt: null,
    validDays,
    serviceDays,
  };
};

/**
 * The orders of the school as of `at` (epoch ms), over a year. `refunds`: whether staff find refunds to grant, which only
 * the WeChat Pay that knows the payments can carry out; without it nobody has asked.
 */
export const schoolOrders = (
  students: readonly SchoolStudent[],
  products: OnSale,
  { at, refunds }: { readonly at: number; readonly refunds: boolean },
): readonly Purchase[] => {
  const toDo = toDoOf(students, at);
  let number = 0;
  const toldTo = (plan: PlanName): PlanName =>
    !refunds && (plan === 'asked' || plan === 'failed') ? 'paid' : plan;
  const purchases = students.flatMap((student) => {
    const { chance, user } = student;
    const own = toDo.get(user.id);
    const wanted = [...usualOrders(student, at)];
    if (own !== undefined)
      wanted.push({
        plan: toldTo(own.plan),
        placedAt:
          own.to === 0
            ? at - chance.between(180, 1200) * 1000
            : someTime(chance, at, chance.between(own.from, own.to)),
      });
    return wanted.map(({ plan, placedAt }) => {
      number += 1;
      const purchase = beginPurchase(placedOrder(student, products, { number, placedAt }), number);
      const buyer = { kind: 'member', userId: user.id } as const;
      PLANS[plan]({ purchase, buyer, chance, placedAt, now: at });
      return purchase.end();
    });
  });
  return [...purchases, ...doublesOf(purchases, { at, number: number + 1 })];
};
