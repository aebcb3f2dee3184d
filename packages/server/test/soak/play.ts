import { randomUUID } from 'node:crypto';
import { isOrderStatus, PAID_STATUS, type OrderStatus } from '@ykd/domain/order';
import { asking, said } from './asking.js';
import { bankActs, chosen } from './bank-acts.js';
import type { Answer, Client } from './client.js';
import type { Facts, Placing } from './facts.js';
import { prepayIdOf } from './invitation.js';
import type { Stage } from './stage.js';
import type { Act, Acts, Step } from './steps.js';
import { couponId, WARES } from './wares.js';
import { watchOrder } from './watcher.js';

/** Who plays: a buyer, and somebody else who is logged in. */
export interface Cast {
  readonly buyer: Client;
  readonly other: Client;
  readonly facts: Facts;
}

/** So many pages of a buyer follow an order: his browser has not many more streams. */
const WATCHERS_MAX = 3;

/** Plays one act after the other and writes down what was confirmed. */
export const createPlayer = (stage: Stage, { buyer, other, facts }: Cast) => {
  const { bank, staff } = stage;
  const complain = (what: string): void => void facts.complaints.push(what);
  /** Whether something else is under way, so that nobody can say what was first. */
  let crowded = false;

  const call = asking(complain);
  const saw = (orderId: string, answer: Answer | undefined): string | undefined => {
    const { status } = (answer?.data ?? {}) as { readonly status?: string };
    if (answer?.status !== 200 || status === undefined || !isOrderStatus(status)) return undefined;
    (crowded ? facts.also : facts.seen).push({ orderId, status });
    return status;
  };
  const order = (pick: number): Required<Placing> | undefined =>
    chosen(
      facts.placings.filter((placing): placing is Required<Placing> => placing.orderId !== undefined),
      pick,
    );
  const place = async (placing: Placing, mayFit: boolean): Promise<string> => {
    const { ware, key: requestKey, amount, couponId: coupon } = placing;
    const { productId, choice } = WARES[ware] ?? WARES[0]!;
    const body = {
      productId,
      choice,
      requestKey,
      amount,
      ...(coupon === undefined ? {} : { couponId: coupon }),
    };
    const answer = await call(buyer, 'POST', '/api/shop/order/place', body);
    if (answer?.status === 200) {
      const { id, amount: charged } = answer.data as { id: string; amount: number };
      if (!mayFit) complain(`an order was placed that must not be: ${JSON.stringify(body)}`);
      if (charged !== amount) complain(`${id} costs ${charged} and not ${amount}`);
      if (placing.orderId !== undefined && placing.orderId !== id)
        complain(`${requestKey} placed two orders`);
      placing.orderId = id;
      saw(id, answer);
    }
    return said(answer);
  };

  const acts: Acts<Act['do']> = {
    ...bankActs(stage, facts),
    place: async ({ ware, coupon, key }) => {
      const last = facts.placings.at(-1);
      if (key === 'again' && last !== undefined)
        return place(last, !(last.couponId ?? '').endsWith(other.userId));
      const { price, coupon: reduced } = WARES[ware] ?? WARES[0]!;
      const placing: Placing = {
        key: randomUUID(),
        ware,
        couponId:
          coupon === 'none' ? undefined : couponId(coupon === 'own' ? buyer.userId : other.userId, ware),
        amount: coupon === 'none' ? price : reduced.price,
      };
      facts.placings.push(placing);
      return place(placing, coupon !== 'other');
    },
    underpay: ({ ware }) => place({ key: randomUUID(), ware, couponId: undefined, amount: 1 }, false),
    pay: async ({ order: pick, way }) => {
      const { orderId } = order(pick) ?? {};
      if (orderId === undefined) return 'nothing';
      const answer = await call(buyer, 'POST', '/api/shop/order/pay', { orderId, way });
      const { outTradeNo } = bank.tradeOfPrepay(prepayIdOf(answer)) ?? {};
      if (outTradeNo !== undefined && !facts.trades.includes(outTradeNo)) facts.trades.push(outTradeNo);
      return said(answer);
    },
    watch: async ({ order: pick }) => {
      const { orderId } = order(pick) ?? {};
      const { watchers, also } = facts;
      if (orderId === undefined || watchers.length >= WATCHERS_MAX) return 'nothing';
      const onLook = (status: OrderStatus): void => void also.push({ orderId, status });
      watchers.push(watchOrder(stage.platform, buyer, orderId, { onLook, complain }));
      return orderId;
    },
    cancel: async ({ order: pick }) => {
      const { orderId } = order(pick) ?? {};
      if (orderId === undefined) return 'nothing';
      const answer = await call(buyer, 'POST', '/api/shop/order/cancel', { orderId });
      if (saw(orderId, answer) !== undefined) facts.cancelled.add(orderId);
      return said(answer);
    },
    check: async ({ order: pick }) => {
      const { orderId } = order(pick) ?? {};
      if (orderId === undefined) return 'nothing';
      const answer = await call(buyer, 'POST', '/api/shop/order/check', { orderId });
      return `${said(answer)} ${saw(orderId, answer) ?? ''}`;
    },
    look: async ({ order: pick }) => {
      const { orderId, ware } = order(pick) ?? {};
      if (orderId === undefined) return 'nothing';
      const answer = await call(buyer, 'GET', `/api/shop/order?orderId=${orderId}`);
      const status = saw(orderId, answer);
      if (status === PAID_STATUS && !crowded) {
        const opened = await mayStudy(ware ?? 0);
        if (opened === false) complain(`${orderId} is paid, and its course does not open`);
      }
      return `${said(answer)} ${status ?? ''}`;
    },
    ask: async ({ order: pick }) => {
      const { orderId } = order(pick) ?? {};
      if (orderId === undefined) return 'nothing';
      const answer = await call(buyer, 'POST', '/api/shop/order/refund', {
        orderId,
        reason: '不想学了，申请退款',
      });
      if (saw(orderId, answer) !== undefined) facts.asked.add(orderId);
      return said(answer);
    },
    decide: async ({ order: pick, grant, share }) => {
      const { orderId } = order(pick) ?? {};
      if (orderId === undefined) return 'nothing';
      const body = { orderId, grant, reason: '已经和学员沟通', ...(grant ? { amount: share } : {}) };
      const answer = await call(staff, 'POST', '/api/shop/staff/refund/decide', body);
      if (answer?.status === 200) (grant ? facts.granted : facts.refused).add(orderId);
      return said(answer);
    },
    give: async ({ order: pick, share: amount, key }) => {
      const { orderId } = order(pick) ?? {};
      if (orderId === undefined) return 'nothing';
      const last = key === 'again' ? facts.gifts.at(-1) : undefined;
      const gift = last ?? { orderId, amount, reason: '少上了几节', requestKey: randomUUID() };
      if (last === undefined) facts.gifts.push(gift);
      const answer = await call(staff, 'POST', '/api/shop/staff/give-back', gift);
      if (answer?.status === 200) facts.given.add(gift.requestKey);
      return said(answer);
    },
    retry: async ({ refund }) => {
      const failed = bank
        .refunds()
        .filter((one) => facts.trades.includes(one.outTradeNo) && /ABNORMAL|CLOSED/.test(one.status));
      const { outRefundNo } = chosen(failed, refund) ?? {};
      if (outRefundNo === undefined) return 'nothing';
      const body = { id: `REFUND_FAILED-${outRefundNo}`, retry: true };
      return said(await call(staff, 'POST', '/api/shop/staff/oddity/settle', body));
    },
    meddle: async ({ order: pick, how }) => {
      const { orderId } = order(pick) ?? {};
      if (orderId === undefined) return 'nothing';
      const extra = { pay: { way: 'NATIVE' }, refund: { reason: '我要退这个订单' } };
      const answer =
        how === 'look'
          ? await call(other, 'GET', `/api/shop/order?orderId=${orderId}`)
          : await call(other, 'POST', `/api/shop/order/${how}`, {
              orderId,
              ...(how === 'pay' || how === 'refund' ? extra[how] : {}),
            });
      if (answer !== undefined && answer.status !== 404)
        complain(`somebody else may ${how}: ${said(answer)}`);
      return said(answer);
    },
  };

  /** Whether the buyer gets into the course of a ware; undefined when nobody said. */
  const mayStudy = async (ware: number): Promise<boolean | undefined> => {
    const { courseId = '' } = WARES[ware] ?? {};
    const answer = await call(buyer, 'GET', `/courseapi/course/outline?courseId=${courseId}`);
    return answer === undefined ? undefined : answer.code !== 'COURSE_CLOSED';
  };

  const perform = async (act: Act): Promise<void> => {
    const run = acts[act.do] as (one: Act) => Promise<string>;
    const line = facts.trace.push('') - 1;
    facts.trace[line] = `${JSON.stringify(act)} → …`;
    facts.trace[line] = `${JSON.stringify(act)} → ${await run(act)}`;
  };
  return {
    mayStudy,
    /** `done` hears of every act that is over. */
    play: async (steps: readonly Step[], done: () => void): Promise<void> => {
      for (const step of steps) {
        crowded = step.length > 1;
        await Promise.all(step.map((act) => perform(act).then(done)));
      }
    },
  };
};
