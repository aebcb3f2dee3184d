import { shopCalls } from '@ykd/adapters-http/contracts';
import { catalogueEntry, PLAN_GROUPS } from '@ykd/domain/course';
import { ORDER_STATUSES, type SkuAttr } from '@ykd/domain/order';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { productPath } from '@ykd/domain/access';
import { describe, expect, it } from 'vitest';
import {
  askedOrder,
  cancelledOrder,
  refusedOrder,
  returnedOrder,
} from '../src/features/shop/demo/more-orders';
import { MANY_CHOICES, NO_COURSES, ONE_CHOICE, sampleOrder } from '../src/features/shop/demo/samples';
import { ownedOf, type Wanted } from '../src/features/shop/products/owned';
import { onlineInWords } from '../src/features/shop/products/online';
import { openedBy } from '../src/features/shop/products/opens';
import { refundAskedAt, refusedRefund, whyClosed } from '../src/features/shop/orders/order-facts';
import { localProviderOf, openableCode, withReturn } from '../src/features/shop/pay/provider-address';
import { confirmByBridge, payByBridge } from '../src/components/weixin-bridge';
import { payingPlaceOf } from '../src/features/shop/pay/paying-place';
import { courseIdsOf, leastPrice } from '../src/features/shop/products/product';
import { mallCourse, mallHref } from '../src/routing/mall-href';
import {
  confirmHref,
  orderHref,
  orderOf,
  ordersHref,
  ordersPlaceOf,
  payHref,
  payingOrderOf,
  purchaseOf,
} from '../src/routing/shop-mall';

const queryOf = (href: string): URLSearchParams => new URL(href, 'https://www.ykd.test').searchParams;

describe('the addresses of the shop mall', () => {
  it('are those of the specification, and read as they are written', () => {
    expect(productPath('p 1&2')).toBe('/shopmall/product/detail?productId=p%201%262');
    const purchase = { productId: 'p', choice: ['全年班', '随到随学'] };
    expect(confirmHref(purchase)).toMatch(/^\/shopmall\/order\/confirm\?productId=p&choice=/);
    expect(purchaseOf(queryOf(confirmHref(purchase)))).toEqual(purchase);
    expect(purchaseOf(queryOf(productPath('p')))).toEqual({ productId: 'p', choice: [] });
    expect(payHref('o')).toBe('/shopmall/pay?orderId=o');
    expect(payingOrderOf(queryOf(payHref('o&1')))).toBe('o&1');
    // The guard of the shop mall looks for an `orderId`.
    expect(orderHref('o')).toBe('/shopmall/order/detail?id=o');
    expect(orderOf(queryOf(orderHref('o')))).toBe('o');
    expect([mallHref(), mallHref('py1')]).toEqual(['/shopmall', '/shopmall?courseId=py1']);
    expect([mallCourse(queryOf(mallHref('py1'))), mallCourse(queryOf(mallHref()))]).toEqual(['py1', null]);
  });

  it.each([
    [{ pageNum: 0 }, '/shopmall/order/list'],
    [{ pageNum: 2 }, '/shopmall/order/list?page=3'],
    [{ pageNum: 0, status: 'TRADE_CLOSED' }, '/shopmall/order/list?status=TRADE_CLOSED'],
    [{ pageNum: 1, status: 'TRADE_WAIT_PAY' }, '/shopmall/order/list?status=TRADE_WAIT_PAY&page=2'],
  ] as const)('of the orders: %j', (place, href) => {
    expect(ordersHref(place)).toBe(href);
    expect(ordersPlaceOf(queryOf(href))).toEqual(place);
  });

  it.each(['?page=0', '?page=-3', '?page=1.5', '?page=x', '?status=PAID', '?page=1e99'])(
    'that make no sense are the first page: %s',
    (search) => {
      expect(ordersPlaceOf(new URLSearchParams(search))).toEqual({ pageNum: 0 });
    },
  );

  it('that go further than the server are the last page that it knows', () => {
    const { query } = shopCalls.orders;
    for (const number of [1001, 1002, 5_000_000]) {
      const { pageNum } = ordersPlaceOf(new URLSearchParams({ page: String(number) }));
      expect(pageNum).toBe(1000);
      expect(query.safeParse({ pageNum: String(pageNum), pageSize: '10' }).success).toBe(true);
    }
  });
});

describe('what a purchase opens', () => {
  const attr = (extraInfo: object): SkuAttr[] => [{ values: [{ value: 'x', extraInfo }] }];
  const ids = (skuAttrs: readonly SkuAttr[]) =>
    openedBy(skuAttrs).groups.map(({ stage, courses }) => [stage, courses.map(({ courseId }) => courseId)]);

  it('stands by stages, each course once, then the courses beside them', () => {
    const p2 = PLAN_GROUPS['P2'] ?? [];
    expect(
      ids(attr({ stages: ['P2', 'Java 基础'], courseIds: ['py1test', ...p2, 'j4', 'no-such-course'] })),
    ).toEqual([
      ['P2', p2],
      ['Java 基础', ['j4']],
      [undefined, ['py1test']],
    ]);
    expect(openedBy(attr({ courseIds: ['a1', 'a2'] })).courses.map(({ courseId }) => courseId)).toEqual([
      'a1',
      'a2',
    ]);
  });

  it('may be nothing', () => {
    expect(openedBy([])).toEqual({ groups: [], courses: [] });
    expect(ids(attr({ stages: ['unknown stage'] }))).toEqual([]);
  });
});

describe('a product in a list', () => {
  it('shows its lowest price, and whether there are higher ones', () => {
    expect(leastPrice(MANY_CHOICES)).toEqual({ cents: 259_900, isLeast: true });
    expect(leastPrice(ONE_CHOICE)).toEqual({ cents: 79_900, isLeast: false });
    expect(leastPrice(NO_COURSES)).toEqual({ cents: 19_900, isLeast: false });
  });

  it('knows the courses that any choice of it opens', () => {
    const values = [
      { value: '一', extraInfo: { courseIds: ['j1', 'j2'] } },
      { value: '二', extraInfo: { courseIds: ['j2', 'j4'] } },
    ];
    expect(courseIdsOf({ skuAttrs: [{ values: [] }, { values }] })).toEqual(['j1', 'j2', 'j4']);
    expect(courseIdsOf(NO_COURSES)).toEqual([]);
  });
});

describe('an order', () => {
  it('belongs to the page of its state', () => {
    const places = ORDER_STATUSES.map((status) => payingPlaceOf({ id: 'o', status }));
    expect(places).toEqual([
      '/shopmall/pay?orderId=o',
      '/shopmall/pay/success?orderId=o',
      '/shopmall/pay/fail?orderId=o',
      '/shopmall/order/detail?id=o',
      '/shopmall/order/detail?id=o',
    ]);
  });

  it('says who closed it', () => {
    const closed = sampleOrder('TRADE_CLOSED', 0);
    const orders = [closed, cancelledOrder(0), returnedOrder(0), { closedBy: null }];
    expect(orders.map(whyClosed)).toEqual([
      '超时未支付，自动关闭',
      '你取消了订单',
      '付款已退回，订单已关闭',
      undefined,
    ]);
  });

  it('whose refund was asked for waits until money is on its way', () => {
    const asked = askedOrder(0);
    expect(refundAskedAt(asked)).toBe(asked.history.at(-1)?.at);
    expect(refundAskedAt(sampleOrder('TRADE_REFUNDING', 0))).toBeUndefined();
    expect(refundAskedAt(refusedOrder(0))).toBeUndefined();
  });

  it('tells why a refund was refused until something else happens', () => {
    const refused = refusedOrder(0);
    expect(refusedRefund(refused)).toBe('课程已经学完一半，不能退款');
    expect(refusedRefund({ history: [...refused.history, ...askedOrder(0).history] })).toBeUndefined();
  });
});

describe('what a buyer has already', () => {
  /** 2026-01-15, 10:00 in Shanghai. */
  const NOW = Date.UTC(2026, 0, 15, 2);
  const sku = (courseIds: readonly string[]): SkuAttr[] => [
    { values: [{ value: '标准班', extraInfo: { courseIds } }] },
  ];
  const bought = (days: number, part: object = {}) => ({
    ...sampleOrder('TRADE_PAID_SUCCESS', NOW),
    productId: 'p',
    amount: 50_000,
    skuAttrs: sku(['a1', 'a2']),
    gmtCreated: NOW - 10 * DAY_MS,
    validDateDayNum: days,
    serviceDateDayNum: 0,
    isMain: false,
    validUntil: 0,
    ...part,
  });
  const WANTED: Wanted = {
    productId: 'p',
    amount: 50_000,
    skuAttrs: sku(['a1', 'a2']),
    validDays: 30,
    serviceDays: 0,
  };
  const owned = (orders: readonly ReturnType<typeof bought>[], part: Partial<Wanted> = {}) => {
    const found = ownedOf(
      { orders: orders.map((order) => ({ ...order, ownDays: WANTED })) },
      { ...WANTED, ...part },
      NOW,
    );
    return found && [shanghaiDay(found.until), shanghaiDay(found.ifBought)];
  };

  it('is what an order of the product opens, as long as it does; the later end counts', () => {
    expect(owned([bought(20), bought(15)])).toEqual(['2026-01-25', '2026-02-14']);
    expect(owned([bought(10)])).toEqual(['2026-01-15', '2026-02-14']);
    expect(owned([bought(9)])).toBeUndefined();
    expect(owned([bought(20, { productId: 'other', skuAttrs: sku(['a1']) })])).toBeUndefined();
  });

  it('is what other orders open, if that is all of it', () => {
    const other = (days: number, courseIds: readonly string[]) =>
      bought(days, { productId: 'other', skuAttrs: sku(courseIds) });
    expect(owned([other(20, ['a1', 'a2'])])).toEqual(['2026-01-25', '2026-02-14']);
    expect(owned([other(20, ['a1']), other(15, ['a2'])])).toEqual(['2026-01-20', '2026-02-14']);
    expect(owned([other(20, ['a1']), other(9, ['a2'])])).toBeUndefined();
  });

  it('is not lengthened by what ends earlier', () => {
    expect(owned([bought(100)])).toEqual(['2026-04-15', '2026-04-15']);
  });

  it('is merged with other main orders, as it will be once it is paid', () => {
    const main = { amount: 200_000 };
    // An old order for 400 days carries them over to the new one, which says 30.
    expect(owned([bought(400, main)], main)).toEqual(['2027-02-09', '2027-02-19']);
    // And the new one carries its days over to the old one; its own end is later all the same.
    expect(owned([bought(20, main)], { ...main, validDays: 365 })).toEqual(['2026-01-25', '2027-01-15']);
    // A coupon may make it a small one.
    expect(owned([bought(400, main)], { amount: 90_000 })).toEqual(['2027-02-09', '2027-02-09']);
  });

  it('is not what everybody may open', () => {
    expect(owned([bought(20)], { productId: 'q', skuAttrs: sku(['a1', 'j1test']) })).toEqual([
      '2026-01-25',
      '2026-02-14',
    ]);
    expect(owned([], { skuAttrs: sku(['j1test']) })).toBeUndefined();
    expect(owned([], { skuAttrs: [] })).toBeUndefined();
  });
});

const PARAMS = {
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=wx123',
  signType: 'RSA',
  paySign: 's',
} as const;

describe('the way to the provider', () => {
  it('knows the way back', () => {
    const here = 'https://www.ykd.test/shopmall/pay?orderId=o';
    expect(withReturn('https://wx.tenpay.com/x?prepay_id=1', here)).toBe(
      `https://wx.tenpay.com/x?prepay_id=1&redirect_url=${encodeURIComponent(here)}`,
    );
    expect(localProviderOf(PARAMS, here)).toBe(
      `/dev/weixinpay?pr=wx123&redirect_url=${encodeURIComponent(here)}`,
    );
  });

  it('takes a code for a page only where it is one', () => {
    expect(openableCode('http://127.0.0.1:3000/dev/weixinpay?pr=1')).toBe(
      'http://127.0.0.1:3000/dev/weixinpay?pr=1',
    );
    expect(openableCode('weixin://wxpay/bizpayurl?pr=1')).toBeUndefined();
    expect(openableCode('javascript:alert(1)')).toBeUndefined();
    expect(openableCode('nonsense')).toBeUndefined();
  });
});

describe('the bridge of WeChat', () => {
  const TRANSFER = { mchId: '1900000109', appId: 'wx8888888888888888', package: 'aff==' };
  const saying = (err_msg: string, asked: readonly [string, object] = ['getBrandWCPayRequest', PARAMS]) => ({
    document: new EventTarget() as Document,
    WeixinJSBridge: {
      invoke: (name: string, params: object, answer: (result: { err_msg: string }) => void) => {
        expect([name, params]).toEqual(asked);
        answer({ err_msg });
      },
    },
  });

  it.each([
    ['get_brand_wcpay_request:ok', 'ok'],
    ['get_brand_wcpay_request:cancel', 'cancel'],
    ['get_brand_wcpay_request:fail', 'fail'],
    ['system:access_denied', 'fail'],
    ['', 'fail'],
  ])('says %j: %s', async (said, answer) => {
    expect(await payByBridge(saying(said), PARAMS)).toBe(answer);
  });

  it('opens the confirmation of a transfer', async () => {
    const said = 'requestMerchantTransfer:ok';
    expect(await confirmByBridge(saying(said, ['requestMerchantTransfer', TRANSFER]), TRANSFER)).toBe('ok');
  });

  it('may come after the page', async () => {
    const { document, WeixinJSBridge } = saying('get_brand_wcpay_request:ok');
    const window: Parameters<typeof payByBridge>[0] & { WeixinJSBridge?: object } = { document };
    const paying = payByBridge(window, PARAMS);
    window.WeixinJSBridge = WeixinJSBridge;
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(await paying).toBe('ok');
  });
});

describe('what is online of the courses of a product', () => {
  const courses = ['py1test', 'ts1'].flatMap((id) => catalogueEntry(id) ?? []);
  const said = (chapters: Readonly<Record<string, number>>, of = courses) =>
    onlineInWords(of, (id) => ({ chapters: chapters[id] ?? 0, lessons: chapters[id] ?? 0 }));

  it('is said to be all of it only where the numbers below say so as well', () => {
    expect(said({ py1test: 3, ts1: 10 })).toBe('内容已全部上线');
    expect(said({ py1test: 3, ts1: 1 })).toBe('每门都已有上线的内容，其中 1 门还没有全部上线');
    expect(said({ ts1: 1 }, courses.slice(1))).toBe('已有上线的内容，还没有全部上线');
    expect(said({ ts1: 1 })).toBe('1 门已有上线的内容，1 门还没有上线');
    expect(said({})).toBe('内容都还没有上线');
  });
});
