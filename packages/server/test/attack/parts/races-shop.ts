import type { Client } from '../../soak/client.js';
import type { Stage } from '../../soak/stage.js';
import { moneyFaults, notOne } from '../judges/money.js';
import { broken, burst, idOf, newBuyer, paidOrder, payThere, place } from '../people/buyer.js';

/** A race: what speaks against what must hold after it. `name` is its own. */
export type Race = (stage: Stage, name: string) => Promise<readonly string[]>;

const TIMES = 8;

/** A race of one buyer, whose money is looked at when it is over. */
const ofBuyer =
  (race: (stage: Stage, buyer: Client, key: string) => Promise<readonly string[]>): Race =>
  async (stage) => {
    const complaints: string[] = [];
    const buyer = await newBuyer(stage, (what) => void complaints.push(what));
    const key = `race-${buyer.userId.replaceAll(/[^\w-]/g, '').slice(0, 40)}`;
    const found = await race(stage, buyer, key);
    return [...complaints, ...found, ...moneyFaults(await stage.books.read(), buyer.userId)];
  };

const ordersOf = ({ books }: Stage, { userId }: Client, where = ''): Promise<number> =>
  books.count(`select cast(count(*) as bigint) as count from ykd_order where user_id = '${userId}' ${where}`);

const worked = (answers: readonly { readonly status: number }[]): number =>
  answers.filter(({ status }) => status === 200).length;

/** Races about orders and money. */
export const RACES: Readonly<Record<string, Race>> = {
  同一个下单请求同时来八次只有一个订单: ofBuyer(async (stage, buyer, key) => {
    const answers = await burst(TIMES, () => place(buyer, 0, { key, coupon: false }));
    const ids = new Set(answers.map(idOf));
    return [
      ...broken(answers),
      ...notOne('回答里的订单', ids.size),
      ...notOne('订单', await ordersOf(stage, buyer)),
    ];
  }),
  一张优惠券同时用在八个订单上只成一个: ofBuyer(async (stage, buyer, key) => {
    const answers = await burst(TIMES, (at) => place(buyer, 0, { key: `${key}-${at}`, coupon: true }));
    return [
      ...broken(answers),
      ...notOne('成功', worked(answers.flatMap((answer) => answer ?? []))),
      ...notOne('订单', await ordersOf(stage, buyer)),
    ];
  }),
  一张全免的优惠券同时用八次只开一次课: ofBuyer(async (stage, buyer, key) => {
    const answers = await burst(TIMES, (at) => place(buyer, 2, { key: `${key}-${at}`, coupon: true }));
    return [...broken(answers), ...notOne('订单', await ordersOf(stage, buyer))];
  }),
  待支付的订单同时再多也不超过十个: ofBuyer(async (stage, buyer, key) => {
    const answers = await burst(3 * TIMES, (at) => place(buyer, 0, { key: `${key}-${at}`, coupon: false }));
    const open = await ordersOf(stage, buyer, `and status = 'TRADE_WAIT_PAY'`);
    return [...broken(answers), ...(open > 10 ? [`待支付的有 ${open} 个`] : [])];
  }),
  同一个支付通知同时来八次只收一次: ofBuyer(async (stage, buyer, key) => {
    const orderId = idOf(await place(buyer, 0, { key, coupon: false }));
    const notice = await payThere(stage, buyer, orderId);
    const statuses = await burst(TIMES, () => stage.bank.deliver(notice));
    return [
      ...statuses.flatMap((status) => (status === 204 ? [] : [`通知得到 ${status}`])),
      ...notOne('已支付的订单', await ordersOf(stage, buyer, `and status = 'TRADE_PAID_SUCCESS'`)),
    ];
  }),
  付款的通知与取消同时到要么付成要么退回: ofBuyer(async (stage, buyer, key) => {
    const orderId = idOf(await place(buyer, 0, { key, coupon: false }));
    const notice = await payThere(stage, buyer, orderId);
    const [answers] = await Promise.all([
      burst(TIMES, (at) =>
        buyer.call('POST', `/api/shop/order/${at % 2 === 0 ? 'cancel' : 'check'}`, { orderId }),
      ),
      burst(2, () => stage.bank.deliver(notice)),
    ]);
    return broken(answers);
  }),
  同时申请退款与同意退款只退一次: ofBuyer(async (stage, buyer, key) => {
    const orderId = await paidOrder(stage, buyer, key);
    const asked = await burst(TIMES, () =>
      buyer.call('POST', '/api/shop/order/refund', { orderId, reason: '不想学了，申请退款' }),
    );
    const decided = await burst(TIMES, (at) =>
      at % 4 === 3
        ? buyer.call('POST', '/api/shop/order/refund/withdraw', { orderId })
        : stage.staff.call('POST', '/api/shop/staff/refund/decide', { orderId, grant: true, reason: '同意' }),
    );
    return broken([...asked, ...decided]);
  }),
};
