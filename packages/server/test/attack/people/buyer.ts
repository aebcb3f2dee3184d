import { newMember, type Answer, type Client } from '../../soak/client.js';
import { prepayIdOf } from '../../soak/invitation.js';
import type { Stage } from '../../soak/stage.js';
import { bindingsSql, couponId, couponsSql, WARES } from '../../soak/wares.js';

let mobiles = 0;

/** A mobile that nobody has. */
export const newMobile = (): string => {
  mobiles += 1;
  return `151${String(mobiles).padStart(8, '0')}`;
};

/** Somebody who has just come, with a coupon for each ware and a bound WeChat account. */
export const newBuyer = async (stage: Stage, complain: (what: string) => void): Promise<Client> => {
  const buyer = await newMember(stage.platform, newMobile(), complain);
  for (const sql of [couponsSql, bindingsSql]) await stage.books.run(sql([buyer.userId], stage.clock.now()));
  return buyer;
};

/** Places an order for a ware. */
export const place = (
  buyer: Client,
  ware: number,
  { key, coupon }: { readonly key: string; readonly coupon: boolean },
): Promise<Answer | undefined> => {
  const { productId, choice, price, coupon: reduced } = WARES[ware] ?? WARES[0]!;
  return buyer.call('POST', '/api/shop/order/place', {
    productId,
    choice,
    requestKey: key,
    amount: coupon ? reduced.price : price,
    ...(coupon ? { couponId: couponId(buyer.userId, ware) } : {}),
  });
};

/** The id in an answer that worked; empty in any other. */
export const idOf = (answer: Answer | undefined): string =>
  answer?.status === 200 ? (answer.data as { readonly id: string }).id : '';

/** Begins the payment of an order and pays it at WeChat Pay; answers the notice of it. */
export const payThere = async ({ bank }: Stage, buyer: Client, orderId: string): Promise<string> => {
  const invited = await buyer.call('POST', '/api/shop/order/pay', { orderId, way: 'NATIVE' });
  const { outTradeNo = '' } = bank.tradeOfPrepay(prepayIdOf(invited)) ?? {};
  bank.pay(outTradeNo);
  const notice = bank
    .notices()
    .find(({ about }) => about.kind === 'payment' && about.outTradeNo === outTradeNo);
  if (notice === undefined) throw new Error(`nobody tells of the payment of ${orderId}`);
  return notice.id;
};

/** An order of his own that is paid. */
export const paidOrder = async (stage: Stage, buyer: Client, key: string): Promise<string> => {
  const orderId = idOf(await place(buyer, 0, { key, coupon: false }));
  const status = await stage.bank.deliver(await payThere(stage, buyer, orderId));
  if (status !== 204) throw new Error(`the notice was answered with ${status}`);
  return orderId;
};

/** Does the same so many times at once. */
export const burst = <T>(times: number, act: (at: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => act(at)));

/** What of some answers must not be: none at all, and failures of the server. */
export const broken = (answers: readonly (Answer | undefined)[]): readonly string[] =>
  answers.flatMap((answer) =>
    answer === undefined || answer.status >= 500
      ? [`得到 ${answer?.status ?? '空'} ${answer?.code ?? ''}`]
      : [],
  );
