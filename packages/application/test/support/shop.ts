import type { CouponInstance } from '@ykd/domain/coupon';
import { REFUND_LIMIT_MAX } from '@ykd/domain/order';
import { type ApplicationDeps, createApplication } from '../../src/index.js';
import { checkAttempts, closeOverdue, type PaymentNoticePort, runRefunds } from '../../src/payment/index.js';
import type { PaymentProvider } from '../../src/ports/index.js';
import type { OrderDetail, PlaceInput, ShopPort, ShopStaffPort } from '../../src/shop/index.js';
import {
  addMembers,
  createFakes,
  fakeBrowser,
  HONG,
  MING,
  sampleProduct,
  type Fakes,
} from '../../src/testing/index.js';
import type { StaffRefundPort } from '../../src/staff-refund/index.js';
import { DEFAULT_SESSION_RULES } from '../../src/shared/index.js';
import { loggedIn } from './browser.js';

/** Staff who look after orders. */
const CLERK = { id: 'u-clerk', mobile: '13900000003', userName: 'zhujiao' };

/** A product with two values to choose of; the second one has a price and days of its own. */
export const CAMP = sampleProduct('p-camp', {
  name: '研发训练营',
  amount: 399_900,
  skuAttrs: [
    {
      name: '班型',
      values: [
        { value: '全年班', extraInfo: { courseIds: ['j1'], validDays: 730, serviceDays: 365 } },
        { value: '春季班', amount: 199_900, extraInfo: { courseIds: ['j2'] } },
      ],
    },
  ],
});

/** A product without anything to choose. */
export const BOOK = sampleProduct('p-book', { name: 'Python 课程', amount: 9_900 });

/** 500 yuan off the camp, for Ming. */
export const VOUCHER = {
  id: 'coupon-1',
  receiverUserId: MING.id,
  productId: CAMP.id,
  name: '新春立减',
  rule: { kind: 'AMOUNT', cents: 50_000 },
  status: 'UNUSED',
  orderId: null,
  expiresAt: Date.UTC(2026, 0, 31),
  gmtCreated: 0,
  gmtModified: 0,
} as const satisfies CouponInstance;

/** The purchase of the whole year without a coupon. */
export const WHOLE_YEAR = {
  productId: CAMP.id,
  choice: ['全年班'],
  amount: 399_900,
  requestKey: 'key-00001',
} as const satisfies PlaceInput;

/** A shop with three people, two products and a coupon. */
export interface ShopWorld {
  readonly fakes: Fakes;
  readonly ming: ShopPort;
  readonly hong: ShopPort;
  readonly visitor: ShopPort;
  readonly clerk: ShopStaffPort;
  readonly giver: StaffRefundPort;
  readonly clerkAtShop: ShopPort;
  readonly mingAsStaff: ShopStaffPort;
  readonly notices: PaymentNoticePort;
  /** What the jobs could not do. */
  readonly troubles: unknown[];
  /** One round of each job. */
  check(): Promise<number>;
  closeOverdue(): Promise<number>;
  refund(): Promise<number>;
  /** Everything that the provider has told so far, told (again). */
  tellAll(): Promise<void>;
}

/** A shop over fakes; `over`: other parts in place of these. */
export const shopWorld = async (
  over: (fakes: Fakes) => Partial<ApplicationDeps> = () => ({}),
): Promise<ShopWorld> => {
  const fakes = createFakes();
  // One clerk judges everything here: what needs two of them is tried where the ports are.
  fakes.shop.limits.set('refund', {
    cents: REFUND_LIMIT_MAX,
    setBy: 'u-admin',
    reason: null,
    gmtModified: 0,
  });
  // Days pass between two steps of the clerk's, and he comes back each time.
  const { member } = DEFAULT_SESSION_RULES;
  const deps = { ...fakes, sessionRules: { member, staff: member }, ...over(fakes) };
  const app = createApplication(deps);
  await addMembers(fakes, [MING, HONG]);
  await addMembers(fakes, [CLERK], { role: 'teacher', grants: ['orders'] });
  for (const product of [CAMP, BOOK]) await fakes.products.insert(product);
  await fakes.coupons.insert(VOUCHER);
  const [ming, hong, clerk] = [
    (await loggedIn(app)).context,
    (await loggedIn(app, HONG.userName)).context,
    (await loggedIn(app, CLERK.userName)).context,
  ];
  const troubles: unknown[] = [];
  const onTrouble = (error: unknown): void => void troubles.push(error);
  const notices = app.paymentNotice(ming);
  return {
    fakes,
    ming: app.shop(ming),
    hong: app.shop(hong),
    visitor: app.shop(fakeBrowser().context),
    clerk: app.shopStaff(clerk),
    giver: app.staffRefund(clerk),
    clerkAtShop: app.shop(clerk),
    mingAsStaff: app.shopStaff(ming),
    notices,
    troubles,
    check: () => checkAttempts(deps, onTrouble),
    closeOverdue: () => closeOverdue(deps, onTrouble),
    refund: () => runRefunds(deps, onTrouble),
    tellAll: async () => {
      for (const notice of fakes.payment.provider.notices()) await notices.receive(notice);
    },
  };
};

/** The value of an outcome that worked. */
export const must = <T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
};

/** Places an order of the whole year, or of something else. */
export const placed = async (shop: ShopPort, over: Partial<PlaceInput> = {}): Promise<OrderDetail> =>
  must(await shop.place({ ...WHOLE_YEAR, ...over }));

/** Begins the payment by a code; answers its number at the provider. */
export const begun = async ({ fakes }: ShopWorld, shop: ShopPort, orderId: string): Promise<string> => {
  must(await shop.pay({ orderId, way: 'NATIVE' }));
  const attempts = await fakes.paymentAttempts.ofOrder(orderId);
  return attempts.findLast(({ way }) => way === 'NATIVE')?.outTradeNo ?? '';
};

/** Places an order and pays it; the provider has told of it. */
export const bought = async (shop: ShopWorld, over: Partial<PlaceInput> = {}): Promise<OrderDetail> => {
  const { id: orderId } = await placed(shop.ming, over);
  shop.fakes.payment.provider.pay(await begun(shop, shop.ming, orderId));
  await shop.tellAll();
  return must(await shop.ming.order({ orderId }));
};

/** A refusal. */
export const refused = (kind: string, facts: object = {}) => ({ ok: false, error: { kind, ...facts } });

/** The number of a refund that staff make on the pages of the provider. */
export const consoleRefundId = (transactionId: string): string => `console${transactionId}`;

/** Staff give money back on the pages of the provider: all of it unless said otherwise. Answers the refund's number. */
export const consoleRefund = async (
  provider: PaymentProvider,
  { transactionId, amount: total }: { readonly transactionId: string; readonly amount: number },
  amount = total,
): Promise<string> => {
  const refundId = consoleRefundId(transactionId);
  await provider.refund({ refundId, transactionId, amount, total, reason: '', notifyUrl: '' });
  return refundId;
};
