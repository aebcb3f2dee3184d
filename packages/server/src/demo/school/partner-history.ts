import { closeStatements, DEFAULT_COMMISSION, releaseCommission } from '@ykd/application/commission';
import type { YkdProduct } from '@ykd/application/common-query';
import { giveBackIn, receivePayment, refundDone, takeOrder } from '@ykd/application/order';
import type { Greetings, PaymentAttempt, ShopOrder } from '@ykd/application/ports';
import { commissionMonth } from '@ykd/domain/commission';
import { couponReduction } from '@ykd/domain/coupon';
import { defaultChoice, skuChoice, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { DAY_MS, HOUR_MS, MINUTE_MS, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { Population } from '../../persistence/index.js';
import type { PastPayment, PastRefund } from '../../settings/local-services.js';
import { batchesOf, demoBatches } from '../coupon-batches.js';
import { loadBatch, type LoadDemoDeps } from '../load-demo.js';
import { demoProducts } from '../products.js';
import { seededId } from './chance.js';
import { makeDemoPayout, payDemoPayout } from './partner-payouts.js';
import { partnerPlan, type PartnerPurchase } from './partner-plan.js';

/** What the history is written to. */
export type PartnerHistoryDeps = Pick<LoadDemoDeps, 'unitOfWork' | 'couponClaims' | 'coupons'> &
  Pick<Parameters<typeof closeStatements>[0], 'commissions'> & {
    readonly greetings: Pick<Greetings, 'find' | 'store'>;
  };

/** No order of the school has such a number. */
const NUMBERS_FROM = 900_000;

/** Payouts, so many days ago; the last one waits for a second member of staff. */
const PAYOUTS = [
  { id: 'demopayout0001', daysAgo: 25, isPaid: true },
  { id: 'demopayout0002', daysAgo: 3, isPaid: false },
] as const;

/** Something that happens at an instant, epoch ms. */
interface Happening {
  readonly at: number;
  run(at: number): Promise<unknown>;
}

const refused = (what: string): never => {
  throw new Error(`the demo school: ${what}`);
};

/** The numbers of a purchase, the so-manieth of the partner, at the provider. */
const numbersOf = (place: number) => {
  const number = NUMBERS_FROM + place;
  return {
    orderId: seededId(number),
    outTradeNo: `demopartner${String(number)}`,
    transactionId: `4200${String(number).padStart(24, '0')}`,
    refundId: `demopartnerrefund${String(number)}`,
  };
};

/** An order of the product as the shop would place it with the coupon. */
const orderOf = async (
  { coupons }: PartnerHistoryDeps,
  products: readonly YkdProduct[],
  { buyerId: userId, productId, couponId }: PartnerPurchase,
  id: string,
  at: number,
): Promise<ShopOrder> => {
  const product = products.find((one) => one.id === productId) ?? refused(`no product ${productId}`);
  const coupon = await coupons.find(couponId);
  const choice = skuChoice(product, defaultChoice(product.skuAttrs));
  if (!choice.ok || coupon === undefined) return refused(`${couponId} cannot be used`);
  const { amount: listAmount, skuAttrs, validDays, serviceDays } = choice.value;
  return {
    id,
    productName: product.name,
    userId,
    status: WAIT_PAY_STATUS,
    productId,
    amount: listAmount - couponReduction(coupon.rule, listAmount),
    categoryId: product.categoryId,
    skuAttrs,
    validDate: null,
    serviceDate: null,
    gmtCreated: at,
    gmtModified: at,
    listAmount,
    couponId,
    paidAt: null,
    validDays,
    serviceDays,
  };
};

/** A purchase that is paid some minutes after it was placed, told of as the provider knows it. */
const purchaseOf = (
  deps: PartnerHistoryDeps,
  products: readonly YkdProduct[],
  purchase: PartnerPurchase,
  place: number,
  now: number,
): { readonly happenings: readonly Happening[]; readonly payment: () => PastPayment } => {
  const { unitOfWork } = deps;
  const { orderId, outTradeNo, transactionId, refundId } = numbersOf(place);
  const placedAt = now - purchase.ordered * DAY_MS + place * 7 * MINUTE_MS;
  const paidAt = placedAt + 3 * MINUTE_MS;
  let order: ShopOrder | undefined;
  const refunds: PastRefund[] = [];
  const buy = async (at: number): Promise<void> => {
    order = await orderOf(deps, products, purchase, orderId, at);
    const { buyerId, couponId } = purchase;
    const taken = await takeOrder(deps, {
      order,
      requestKey: orderId,
      actor: { kind: 'member', userId: buyerId },
      windowDays: DEFAULT_COMMISSION.windowDays,
      openMax: 1,
      freeMax: 1,
    });
    if (taken.kind !== 'placed') refused(`${couponId} was not placed: ${taken.kind}`);
    const { amount } = order;
    const attempt: PaymentAttempt = {
      outTradeNo,
      orderId,
      way: 'NATIVE',
      openid: null,
      amount,
      status: 'OPEN',
      invitation: null,
      invitedAt: null,
      checks: 0,
      gmtCreated: at + MINUTE_MS,
    };
    await unitOfWork.transaction((tx) => tx.attempts.insert(attempt, paidAt));
    const receipt = { transactionId, outTradeNo, orderId, amount, paidAt };
    await receivePayment(deps, { receipt, refundId, at: paidAt });
    const greeting = await deps.greetings.find(orderId);
    // Long ago: nobody is greeted for it when the demo begins.
    if (greeting) await deps.greetings.store({ ...greeting, attempts: 1, sentAt: paidAt }, null);
  };
  const giveBack = async (back: NonNullable<PartnerPurchase['back']>, at: number): Promise<void> => {
    const { amount, reason } = back;
    const wish = { orderId, way: 'ONLINE', reason, evidence: null, amount, onlyAsked: false } as const;
    const by = { proposer: 'demo-staff-xufang', second: 'demo-admin', refundId, proposalId: refundId, at };
    const given = await unitOfWork.transaction((tx) => giveBackIn(tx, wish, by));
    if (given.kind !== 'given') refused(`nothing of ${orderId} goes back: ${given.kind}`);
    const settledAt = at + MINUTE_MS;
    await refundDone(deps, { id: refundId, orderId }, settledAt);
    refunds.push({
      outRefundNo: refundId,
      refundId: `5030${refundId}`,
      amount: amount ?? order?.amount ?? 0,
      acceptedAt: at,
      settledAt,
    });
  };
  const { back } = purchase;
  return {
    happenings: [
      { at: placedAt, run: buy },
      ...(back === undefined
        ? []
        : [{ at: now - back.daysAgo * DAY_MS, run: (at: number) => giveBack(back, at) }]),
    ],
    payment: () => ({
      outTradeNo,
      transactionId,
      description: order?.productName ?? '',
      amount: order?.amount ?? 0,
      begunAt: placedAt + MINUTE_MS,
      paidAt,
      refunds,
    }),
  };
};

/** The first instants of the months between two instants, each with the month that is over then. */
const monthsOver = (from: number, to: number): readonly { readonly at: number; readonly month: string }[] => {
  const days = Array.from({ length: shanghaiDayIndex(to) - shanghaiDayIndex(from) }, (_, day) =>
    startOfShanghaiDay(shanghaiDayIndex(from) + day + 1),
  );
  return days.flatMap((day) => {
    const month = commissionMonth(day - 1);
    const at = day + HOUR_MS;
    return commissionMonth(day) === month || at >= to ? [] : [{ at, month }];
  });
};

/**
 * Writes down what the partner of the demo brought and got until `now`, epoch ms, by the rules of the platform, one thing after the
 * other: claims, orders, refunds, statements and payouts. Who buys is of the school; without students nothing happens.
 * Answers the payments, of which the provider is to know.
 */
export const loadPartnerHistory = async (
  deps: PartnerHistoryDeps,
  school: Pick<Population, 'members'>,
  now: number,
): Promise<readonly PastPayment[]> => {
  const before = demoBatches(now).length;
  const { lines, purchases } = partnerPlan(school, now, before);
  if (purchases.length === 0) return [];
  for (const batch of batchesOf(lines, now, before)) await loadBatch(deps, batch);
  const products = demoProducts(now);
  const made = purchases.map((purchase, place) => purchaseOf(deps, products, purchase, place, now));
  const clockAt = (at: number) => ({ ...deps, clock: { now: () => at } });
  const close = ({ at, month }: { readonly at: number; readonly month: string }): Happening => ({
    at,
    run: async () => {
      const closed = await closeStatements(clockAt(at), month);
      if (closed.kind === 'issue') refused(closed.message);
    },
  });
  const pay = ({ id, daysAgo, isPaid }: (typeof PAYOUTS)[number]): Happening => ({
    at: now - daysAgo * DAY_MS,
    run: async (at) => {
      if ((await makeDemoPayout(deps.unitOfWork, id, at)) && isPaid) await payDemoPayout(deps.unitOfWork, id);
    },
  });
  const happenings = [...made.flatMap((one) => one.happenings), ...PAYOUTS.map(pay)].toSorted(
    (one, other) => one.at - other.at,
  );
  const first = happenings[0]?.at ?? now;
  const all = [...happenings, ...monthsOver(first, now).map(close)].toSorted(
    (one, other) => one.at - other.at,
  );
  for (const { at, run } of all) {
    await releaseCommission(clockAt(at));
    await run(at);
  }
  await releaseCommission(clockAt(now));
  return made.map((one) => one.payment());
};
