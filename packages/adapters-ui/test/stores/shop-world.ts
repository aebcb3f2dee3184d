import type { YkdProduct } from '@ykd/application/common-query';
import type { PaymentNoticePort } from '@ykd/application/payment';
import type { ShopPort } from '@ykd/application/shop';
import { MING, sampleCoupon, sampleProduct, type Fakes } from '@ykd/application/testing';
import { createWorld } from './world.js';

/** A product with two values to choose; the second one has a price of its own. */
export const CAMP: YkdProduct = sampleProduct('p-camp', {
  name: '研发训练营',
  amount: 399_900,
  skuAttrs: [
    {
      name: '班型',
      values: [
        { value: '全年班', extraInfo: { courseIds: ['j1'], validDays: 730 } },
        { value: '春季班', amount: 199_900, extraInfo: { courseIds: ['j2'] } },
      ],
    },
  ],
});

/** A purchase of it. */
export const WHOLE_YEAR = { productId: CAMP.id, choice: ['全年班'] };

/** A shop over fakes, and a student in it. */
export interface TestShop {
  readonly fakes: Fakes;
  readonly shop: ShopPort;
  /** Places an order without the stores and answers its id. */
  placed(): Promise<string>;
  /** Somebody pays it by phone; the provider tells nothing of it. */
  paidSilently(orderId: string): Promise<void>;
  /** Somebody pays it by phone, and the provider tells of it. */
  paid(orderId: string): Promise<void>;
  /** Two phones pay it, and the provider tells of one; call the answer for the other one. */
  paidTwice(orderId: string): Promise<() => Promise<void>>;
}

/** A shop with the camp, and coupons of Ming's for it: 5 percent off, 300 yuan off, an expired one. */
export const createTestShop = async (): Promise<TestShop> => {
  const { fakes, member } = await createWorld();
  const ports = await member('xiaoming');
  const { shop } = ports;
  const notices: PaymentNoticePort = ports.paymentNotice;
  await fakes.products.insert(CAMP);
  const now = fakes.clock.now();
  const coupon = { receiverUserId: MING.id, productId: CAMP.id, expiresAt: now + 1_000_000 };
  const coupons = [
    sampleCoupon('c-10', { ...coupon, rule: { kind: 'PERCENT', percent: 5 } }),
    sampleCoupon('c-300', { ...coupon, rule: { kind: 'AMOUNT', cents: 30_000 } }),
    sampleCoupon('c-old', { ...coupon, expiresAt: now, rule: { kind: 'AMOUNT', cents: 90_000 } }),
  ];
  for (const one of coupons) await fakes.coupons.insert(one);

  let keys = 0;
  const placed = async (): Promise<string> => {
    keys += 1;
    const result = await shop.place({ ...WHOLE_YEAR, amount: CAMP.amount, requestKey: `test-key-${keys}` });
    if (!result.ok) throw new Error(result.error.kind);
    return result.value.id;
  };
  const begun = async (orderId: string): Promise<string> => {
    const result = await shop.pay({ orderId, way: 'NATIVE' });
    if (!result.ok) throw new Error(result.error.kind);
    const [attempt] = await fakes.paymentAttempts.ofOrder(orderId);
    return attempt?.outTradeNo ?? '';
  };
  const { provider } = fakes.payment;
  const paidSilently = async (orderId: string): Promise<void> => {
    provider.pay(await begun(orderId));
  };
  const tell = async (from = 0, to?: number): Promise<void> => {
    for (const notice of provider.notices().slice(from, to)) await notices.receive(notice);
  };
  return {
    fakes,
    shop,
    placed,
    paidSilently,
    paid: async (orderId) => {
      await paidSilently(orderId);
      await tell();
    },
    paidTwice: async (orderId) => {
      provider.payTwice(await begun(orderId));
      await tell(0, 1);
      return () => tell(1);
    },
  };
};
