import { PAY_WINDOW_MS, PAID_STATUS, WAIT_PAY_STATUS, type OrderStatus } from '@ykd/domain/order';
import { fc } from '@fast-check/vitest';
import type { ShopWorld } from './shop.js';
import { BOOK, consoleRefund, VOUCHER, WHOLE_YEAR } from './shop.js';

/** Something that people, the provider, the network or time do; `pick` chooses among what there is. */
export interface ShopAction {
  readonly name: keyof typeof ACTIONS;
  readonly pick: number;
}

const chosen = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length];

/** An order, as a rule one in this state. */
const orderIdOf = ({ fakes }: ShopWorld, pick: number, usual: OrderStatus): string => {
  const all = [...fakes.shop.orders.values()];
  const fitting = all.filter(({ status }) => status === usual);
  return chosen(pick % 4 === 0 || fitting.length === 0 ? all : fitting, pick)?.id ?? 'nothing';
};

/** Does something with a payment that was begun, where the provider lets it be done. */
const withTrade = (shop: ShopWorld, pick: number, work: (outTradeNo: string) => unknown): void => {
  const outTradeNo = chosen([...shop.fakes.payment.provider.trades.keys()], pick);
  if (outTradeNo === undefined) return;
  try {
    work(outTradeNo);
  } catch {
    // The provider takes no payment for it.
  }
};

/** Everything that can happen. */
export const ACTIONS = {
  place: ({ ming }: ShopWorld, pick: number) =>
    ming.place({ ...WHOLE_YEAR, requestKey: `key-0000${pick % 4}` }),
  placeWithVoucher: ({ ming }: ShopWorld, pick: number) =>
    ming.place({
      ...WHOLE_YEAR,
      amount: 349_900,
      couponId: VOUCHER.id,
      requestKey: `key-1000${pick % 4}`,
    }),
  placeCheaply: ({ hong }: ShopWorld, pick: number) =>
    hong.place({
      productId: BOOK.id,
      choice: [],
      amount: pick % 2 === 0 ? 9_900 : 1,
      requestKey: `key-2000${pick % 3}`,
    }),
  pay: (shop: ShopWorld, pick: number) =>
    shop.ming.pay({ orderId: orderIdOf(shop, pick, WAIT_PAY_STATUS), way: pick % 3 === 0 ? 'H5' : 'NATIVE' }),
  hongPays: (shop: ShopWorld, pick: number) =>
    shop.hong.pay({ orderId: orderIdOf(shop, pick, WAIT_PAY_STATUS), way: 'NATIVE' }),
  phonePays: (shop: ShopWorld, pick: number) =>
    withTrade(shop, pick, (no) => shop.fakes.payment.provider.pay(no)),
  phonePaysTwice: (shop: ShopWorld, pick: number) =>
    withTrade(shop, pick, (no) => shop.fakes.payment.provider.payTwice(no)),
  phonePaysWrongly: (shop: ShopWorld, pick: number) =>
    withTrade(shop, pick, (no) => shop.fakes.payment.provider.pay(no, 1 + (pick % 3))),
  phoneFails: (shop: ShopWorld, pick: number) =>
    withTrade(shop, pick, (no) => shop.fakes.payment.provider.fail(no)),
  providerTells: async ({ fakes, notices }: ShopWorld, pick: number) => {
    const notice = chosen(fakes.payment.provider.notices(), pick);
    if (notice !== undefined) await notices.receive(notice);
  },
  somebodyForges: async ({ fakes, notices }: ShopWorld, pick: number) => {
    const notice = chosen(fakes.payment.provider.notices(), pick);
    if (notice === undefined) return;
    const body = pick % 2 === 0 ? notice.body.slice(0, -3) : notice.body.replace(/\d/, '9');
    await notices.receive({ ...notice, body: body === notice.body ? '{}' : body });
  },
  cancel: (shop: ShopWorld, pick: number) =>
    shop.ming.cancel({ orderId: orderIdOf(shop, pick, WAIT_PAY_STATUS) }),
  look: (shop: ShopWorld, pick: number) =>
    shop.ming.check({ orderId: orderIdOf(shop, pick, WAIT_PAY_STATUS) }),
  wantMoneyBack: (shop: ShopWorld, pick: number) =>
    shop.ming.requestRefund({ orderId: orderIdOf(shop, pick, PAID_STATUS), reason: '不要了' }),
  grantRefund: (shop: ShopWorld, pick: number) =>
    shop.clerk.decideRefund({ orderId: orderIdOf(shop, pick, 'TRADE_REFUNDING'), grant: true, reason: '' }),
  grantPart: (shop: ShopWorld, pick: number) =>
    shop.clerk.decideRefund({
      orderId: orderIdOf(shop, pick, 'TRADE_REFUNDING'),
      grant: true,
      amount: 1_000 * (pick + 1),
    }),
  givePart: (shop: ShopWorld, pick: number) =>
    shop.giver.giveBack({
      orderId: orderIdOf(shop, pick, PAID_STATUS),
      amount: pick % 5 === 0 ? null : 70_000 * (pick + 1),
      reason: '少上几节',
      requestKey: `give-${shop.fakes.ids.next()}`,
    }),
  refuseRefund: (shop: ShopWorld, pick: number) =>
    shop.clerk.decideRefund({
      orderId: orderIdOf(shop, pick, 'TRADE_REFUNDING'),
      grant: false,
      reason: '已经学完',
    }),
  bankGivesBack: ({ fakes: { payment } }: ShopWorld, pick: number) => {
    const open = [...payment.provider.refunds].filter(([, { state }]) => state.kind === 'processing');
    const [id] = chosen(open, pick) ?? [];
    if (id === undefined) return;
    if (pick % 4 === 0) payment.provider.settleRefund(id, '银行拒绝', pick % 8 === 0 ? true : undefined);
    else payment.provider.settleRefund(id);
  },
  peopleMendRefund: ({ fakes: { payment } }: ShopWorld, pick: number) => {
    const failed = [...payment.provider.refunds].filter(
      ([, { state, closed }]) => state.kind === 'failed' && closed === undefined,
    );
    const [id] = chosen(failed, pick) ?? [];
    if (id !== undefined) payment.provider.settleRefund(id);
  },
  staffLook: async ({ clerk }: ShopWorld, pick: number) => {
    const odd = await clerk.oddities({ size: 50, settledAt: 'empty' });
    const one = odd.ok ? chosen(odd.value.list, pick) : undefined;
    if (one !== undefined) await clerk.settleOddity({ id: one.id, retry: pick % 2 === 0 });
  },
  jobChecks: (shop: ShopWorld) => shop.check(),
  jobCloses: (shop: ShopWorld) => shop.closeOverdue(),
  jobRefunds: (shop: ShopWorld) => shop.refund(),
  processDies: async ({ fakes: { paymentAttempts, refunds, shopOrders, clock } }: ShopWorld) => {
    const claim = { at: clock.now(), leaseMs: 60_000, limit: 20 };
    await paymentAttempts.claimDue(claim);
    await refunds.claimDue(claim);
    await shopOrders.claimOverdue({ ...claim, createdBefore: clock.now() - PAY_WINDOW_MS + 1 });
  },
  consoleRefunds: async ({ fakes: { payment } }: ShopWorld, pick: number) => {
    const payments = [...payment.provider.trades.values()].flatMap((trade) => trade.payments);
    const one = chosen(payments, pick);
    if (one === undefined) return;
    // During an outage the console is away too.
    const amount = pick % 3 === 0 ? Math.ceil(one.amount / 2) : one.amount;
    await consoleRefund(payment.provider, one, amount).catch(() => undefined);
  },
  timePasses: ({ fakes: { clock } }: ShopWorld, pick: number) =>
    clock.advance([1_000, 4_000, 16_000, 60_000, 300_000, PAY_WINDOW_MS][pick % 6] ?? 0),
  outage: ({ fakes: { payment } }: ShopWorld) => payment.provider.setOutage(true),
  outageEnds: ({ fakes: { payment } }: ShopWorld) => payment.provider.setOutage(false),
} satisfies Record<string, (shop: ShopWorld, pick: number) => unknown>;

/** What happens most in a shop happens most here. */
const OFTEN = [
  'place',
  'placeWithVoucher',
  'pay',
  'phonePays',
  'providerTells',
  'outageEnds',
  'wantMoneyBack',
  'grantRefund',
] as const;

/** Anything that can happen. */
export const actionArb: fc.Arbitrary<ShopAction> = fc.record({
  name: fc.constantFrom(...(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]), ...OFTEN, ...OFTEN),
  pick: fc.nat({ max: 11 }),
});
