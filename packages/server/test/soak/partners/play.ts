import { randomUUID } from 'node:crypto';
import { shanghaiDay } from '@ykd/domain/shared';
import { asking, AWAY_OR_BUSY, said } from '../asking.js';
import { bankActs, chosen } from '../bank-acts.js';
import type { Client } from '../client.js';
import { prepayIdOf } from '../invitation.js';
import type { Stage } from '../stage.js';
import type { PartnerAct, PartnerActs, PartnerStep } from './acts.js';
import type { Cast } from './cast.js';
import { payoutActs } from './payout-acts.js';
import { nothingTold, type PartnerPlacing, type Told } from './told.js';

/** Plays one history, an act after the other, and writes down what was confirmed. */
export const createHistoryPlayer = (stage: Stage, cast: Cast, staff: readonly [Client, Client]) => {
  const { bank } = stage;
  const { buyers, partners, batches, facts } = cast;
  const told: Told = nothingTold();
  const complain = (what: string): void => void facts.complaints.push(what);
  const call = asking(complain, AWAY_OR_BUSY);
  const buyerOf = (who: number): Client => buyers[who] ?? buyers[0];
  const placed = (pick: number): PartnerPlacing | undefined =>
    chosen(
      told.placings.filter(({ orderId }) => orderId !== undefined),
      pick,
    );
  const place = async (placing: PartnerPlacing): Promise<string> => {
    const { who, productId, choice, amount, couponId, key: requestKey } = placing;
    const body = { productId, choice, requestKey, amount, couponId };
    const answer = await call(buyerOf(who), 'POST', '/api/shop/order/place', body);
    if (answer?.status !== 200) return said(answer);
    const { id } = answer.data as { readonly id: string };
    if (placing.orderId !== undefined && placing.orderId !== id) complain(`${requestKey} placed two orders`);
    placing.orderId = id;
    return id;
  };

  const acts: PartnerActs<PartnerAct['do']> = {
    ...bankActs(stage, facts),
    ...payoutActs(stage, { partners, staff, told, call, facts }),
    claim: async ({ who, batch }) => {
      const from = batches[batch];
      if (from === undefined) return 'nothing';
      const buyer = buyerOf(who);
      const isOwn = partners[from.partner]?.userId === buyer.userId;
      const answer = await call(buyer, 'POST', '/api/coupon/claim', { code: from.code });
      if (answer?.status !== 200) return said(answer);
      if (isOwn) complain(`${buyer.userId} claims of his own batch`);
      const { id: couponId } = answer.data as { readonly id: string };
      told.coupons.unshift({ who, batch, couponId });
      return couponId;
    },
    place: async ({ who, coupon, key }) => {
      const last = key === 'again' ? told.placings[0] : undefined;
      if (last !== undefined) return place(last);
      const own = told.coupons.filter((one) => one.who === who);
      const used = chosen(own, coupon);
      const from = batches[used?.batch ?? -1];
      if (used === undefined || from === undefined) return 'nothing';
      const { productId, choice, price: amount } = from;
      const placing = { who, key: randomUUID(), productId, choice, amount, couponId: used.couponId };
      told.placings.unshift(placing);
      return place(placing);
    },
    pay: async ({ order, way }) => {
      const { orderId, who } = placed(order) ?? {};
      if (orderId === undefined || who === undefined) return 'nothing';
      const answer = await call(buyerOf(who), 'POST', '/api/shop/order/pay', { orderId, way });
      const { outTradeNo } = bank.tradeOfPrepay(prepayIdOf(answer)) ?? {};
      if (outTradeNo !== undefined && !facts.trades.includes(outTradeNo)) facts.trades.unshift(outTradeNo);
      return said(answer);
    },
    give: async ({ order, share: amount, key }) => {
      const { orderId } = placed(order) ?? {};
      if (orderId === undefined) return 'nothing';
      const last = key === 'again' ? facts.gifts[0] : undefined;
      const gift = last ?? { orderId, amount, reason: '少上了几节', requestKey: randomUUID() };
      if (last === undefined) facts.gifts.unshift(gift);
      const answer = await call(stage.staff, 'POST', '/api/shop/staff/give-back', gift);
      if (answer?.status === 200) facts.given.add(gift.requestKey);
      return said(answer);
    },
    review: async ({ order, approve, by }) => {
      const { orderId } = placed(order) ?? {};
      if (orderId === undefined) return 'nothing';
      const body = { orderId, approve, reason: '问过双方' };
      const answer = await call(staff[by], 'POST', '/api/admin/commission/review', body);
      if (answer?.status !== 200) return said(answer);
      const before = told.decided.get(orderId);
      if (before !== undefined && before !== approve) complain(`${orderId} was decided about twice`);
      told.decided.set(orderId, approve);
      return said(answer);
    },
    rate: async ({ partner, isForOne, rateBp }) => {
      const day = shanghaiDay(stage.clock.now());
      const answer = await call(staff[0], 'POST', '/api/admin/commission/rate', {
        partnerId: partners[partner]?.userId,
        productId: isForOne ? batches[0]?.productId : null,
        level: null,
        firstDay: day,
        lastDay: null,
        rateBp,
      });
      return said(answer);
    },
  };

  const perform = async (act: PartnerAct): Promise<void> => {
    const run = acts[act.do] as (one: PartnerAct) => Promise<string>;
    const line = facts.trace.push('') - 1;
    facts.trace[line] = `${JSON.stringify(act)} → …`;
    facts.trace[line] = `${JSON.stringify(act)} → ${await run(act)}`;
  };
  return {
    told,
    /** `mayGoOn` is waited for before each step, `done` hears of every act that is over. */
    play: async (
      steps: readonly PartnerStep[],
      { mayGoOn, done }: { readonly mayGoOn: () => Promise<void>; readonly done: () => void },
    ): Promise<void> => {
      for (const step of steps) {
        await mayGoOn();
        await Promise.all(step.map((act) => perform(act).then(done)));
      }
    },
  };
};
