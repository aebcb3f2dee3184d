import { maskMobile } from '@ykd/domain/member';
import { skuGrant } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import type { Coupons } from '../ports/coupons.js';
import type { Greetings } from '../ports/greetings.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { OrderMoney } from '../ports/order-money.js';
import type { PaymentAttempts } from '../ports/payment-attempts.js';
import type { Refunds } from '../ports/refunds.js';
import type { ShopOrder, ShopOrders } from '../ports/shop-orders.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { memberNames } from '../shared/member-names.js';
import type { Outcome } from '../shared/outcome.js';
import { requireRight } from '../shared/rights.js';
import { withMergedPeriods } from '../shop/merged-periods.js';
import type { ListedOddities } from '../shop/listed-oddities.js';
import { oddityLines } from '../shop/oddity-line.js';
import { orderSummary } from '../shop/order-view.js';
import { studiedOf, type LearningDeps } from '../student-page/learning.js';
import { reachStudent } from '../student/reach.js';
import type { Students } from '../student/students.js';
import { factsOf } from './line.js';
import type { ListedOrders } from './orders.js';
import { ORDER_ODDITIES_MAX, type OrderPage, type StaffOrderPort } from './port.js';
import { orderSteps, type OrderStep } from './steps.js';

/** What the page of an order is read from. */
export interface OrderPageDeps extends AuthenticateDeps, LearningDeps {
  readonly listedOrders: ListedOrders;
  readonly students: Students;
  readonly members: MemberRepository;
  readonly shopOrders: ShopOrders;
  readonly coupons: Coupons;
  readonly paymentAttempts: PaymentAttempts;
  readonly refunds: Refunds;
  readonly orderMoney: OrderMoney;
  readonly greetings: Greetings;
  readonly oddities: ListedOddities;
}

const NEWEST = { key: 'gmtCreated', isDescending: true } as const;

/** What was chosen of a product. */
const choiceOf = ({ skuAttrs }: Pick<ShopOrder, 'skuAttrs'>): OrderPage['choice'] =>
  skuAttrs.flatMap(({ name = '', values }) => values.map(({ value }) => ({ name, value })));

/** The courses that an order is about, whether it opens them now or not. */
const holdsOf = ({ skuAttrs }: Pick<ShopOrder, 'skuAttrs'>): readonly string[] =>
  skuGrant(skuAttrs)?.courseIds ?? [];

const historyOf = async (
  deps: Pick<OrderPageDeps, 'members'>,
  lines: readonly OrderStep[],
): Promise<OrderPage['history']> => {
  const idOf = ({ actor }: OrderStep): string | null => ('userId' in actor ? actor.userId : null);
  const nameOf = await memberNames(
    deps,
    lines.flatMap((line) => idOf(line) ?? []),
  );
  return lines.map(({ actor, ...line }) => {
    const actorName = 'userId' in actor ? nameOf(actor.userId) : null;
    return { ...line, actor: actor.kind, actorName };
  });
};

/** Everything about one order. */
export const orderPage = async (
  deps: OrderPageDeps,
  context: CallerContext,
  { orderId }: Parameters<StaffOrderPort['order']>[0],
): Outcome<OrderPage, 'not-logged-in' | 'forbidden' | 'order-not-found'> => {
  const caller = await requireRight(deps, context, 'orders.see');
  if (!caller.ok) return caller;
  const order = await deps.shopOrders.find(orderId);
  const {
    list: [listed],
  } = await deps.listedOrders.page(NEWEST, { limit: 1 }, { tests: [], ids: [orderId] });
  if (order === undefined || listed === undefined) return err({ kind: 'order-not-found' });
  const { userId, couponId } = order;
  const own = orderSummary(order);
  const [merged = own] = await withMergedPeriods(deps.orders, [own]);
  const about = { key: 'orderId', test: { kind: 'in', values: [orderId] } } as const;
  const odd = await deps.oddities.page(NEWEST, { limit: ORDER_ODDITIES_MAX }, { tests: [about] });
  const oddityLine = await oddityLines(deps, odd.list);
  const [student, reached, coupon, greeting] = [
    await deps.members.findById(userId),
    await reachStudent(deps, context, userId),
    couponId === null ? undefined : await deps.coupons.find(couponId),
    await deps.greetings.find(orderId),
  ];
  const attempts = await deps.paymentAttempts.ofOrder(orderId);
  const refunds = await deps.refunds.decidedOf(orderId);
  const offline = await deps.orderMoney.offlineRefundsOf(orderId);
  const facts = factsOf(listed);
  return ok({
    ...facts,
    // Beside his other orders, where those give it more.
    validUntil: facts.validUntil === null ? null : merged.validDate,
    serviceUntil: facts.serviceUntil === null ? null : merged.serviceDate,
    mergedDays: merged.mergedDays,
    payUntil: own.payUntil,
    gmtModified: order.gmtModified,
    ownDates: { validDate: order.validDate, serviceDate: order.serviceDate },
    validDays: own.validDays,
    serviceDays: own.serviceDays,
    choice: choiceOf(order),
    coupon: coupon === undefined ? null : { id: coupon.id, name: coupon.name },
    mobile: student === undefined ? null : maskMobile(student.mobile),
    seesStudent: reached.ok,
    studied: reached.ok ? await studiedOf(deps, userId, holdsOf(order), deps.clock.now()) : null,
    isOwn: userId === caller.value.user.id,
    history: await historyOf(deps, orderSteps(await deps.shopOrders.historyOf(orderId), refunds, offline)),
    attempts: attempts.map(({ outTradeNo, way, amount, status, checks, gmtCreated }) => ({
      outTradeNo,
      way,
      amount,
      status,
      checks,
      gmtCreated,
    })),
    receipts: await deps.listedOrders.receiptsOf(orderId),
    refunds: refunds.map(({ granted: _granted, secondId: _secondId, ...refund }) => refund),
    greeting: greeting ?? null,
    oddities: odd.list.map(oddityLine),
  });
};
