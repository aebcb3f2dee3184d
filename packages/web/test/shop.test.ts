import type { Dashboard } from '@ykd/application';
import { PLAN_GROUPS } from '@ykd/domain/course';
import { ORDER_STATUSES, type SkuAttr } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import {
  cancelledOrder,
  MANY_CHOICES,
  NO_COURSES,
  ONE_CHOICE,
  sampleOrder,
} from '../src/features/shop/demo/samples';
import { ownedUntil } from '../src/features/shop/products/owned';
import { openedBy } from '../src/features/shop/products/opens';
import { soldDaysOf, wasCancelled } from '../src/features/shop/orders/order-facts';
import { localProviderOf, openableCode, withReturn } from '../src/features/shop/pay/provider-address';
import { payByBridge } from '../src/features/shop/pay/weixin-bridge';
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
  productHref,
  purchaseOf,
} from '../src/routing/shop-mall';

const queryOf = (href: string): URLSearchParams => new URL(href, 'https://www.ykd.test').searchParams;

describe('the addresses of the shop mall', () => {
  it('are those of the specification, and read as they are written', () => {
    expect(productHref('p 1&2')).toBe('/shopmall/product/detail?productId=p+1%262');
    const purchase = { productId: 'p', choice: ['全年班', '随到随学'] };
    expect(confirmHref(purchase)).toMatch(/^\/shopmall\/order\/confirm\?productId=p&choice=/);
    expect(purchaseOf(queryOf(confirmHref(purchase)))).toEqual(purchase);
    expect(purchaseOf(queryOf(productHref('p')))).toEqual({ productId: 'p', choice: [] });
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

  it('lasts as long as what was chosen says, or as long as usual', () => {
    const { skuAttrs, amount } = MANY_CHOICES;
    const chosen = skuAttrs.map((attr) => ({ ...attr, values: attr.values.slice(1, 2) }));
    expect(soldDaysOf({ amount, skuAttrs: chosen })).toMatchObject({ validDays: 730, serviceDays: 365 });
    expect(soldDaysOf({ amount, skuAttrs: [] })).toMatchObject({ validDays: 365, serviceDays: 180 });
  });

  it('was cancelled by its buyer, or its time ran out', () => {
    const closed = sampleOrder('TRADE_CLOSED', 0);
    const cancelled = cancelledOrder(0);
    expect([wasCancelled(closed), wasCancelled(cancelled)]).toEqual([false, true]);
    // In a list there is no history.
    const { history: _history, ...listed } = closed;
    expect(wasCancelled(listed)).toBe(false);
    expect(wasCancelled({ ...listed, gmtModified: cancelled.gmtModified })).toBe(true);
    // Cancelled in the moment between the end of its time and the platform's own closing.
    expect(wasCancelled({ ...cancelled, gmtModified: closed.gmtModified })).toBe(true);
    expect(wasCancelled(sampleOrder('TRADE_PAID_SUCCESS', 0))).toBe(false);
  });
});

describe('what a buyer has already', () => {
  const access = (courseId: string, validUntil: number) =>
    ({ courseId, access: { kind: 'granted', validUntil, orderId: 'o' } }) as const;
  const owned = (
    dashboard: { orders?: readonly object[]; courses?: readonly object[] },
    courseIds: readonly string[] = ['a1', 'a2'],
  ) =>
    ownedUntil(
      { orders: [], courses: [], ...dashboard } as unknown as Dashboard,
      { productId: 'p', skuAttrs: [{ values: [{ value: '标准班', extraInfo: { courseIds } }] }] },
      100,
    );

  it('is what an order of the product opens, as long as it does; the later end counts', () => {
    const orders = [
      { productId: 'p', validUntil: 150 },
      { productId: 'p', validUntil: 120 },
      { productId: 'other', validUntil: 900 },
    ];
    expect(owned({ orders })).toBe(150);
    expect(owned({ orders, courses: [access('a1', 300), access('a2', 200)] })).toBe(200);
    expect(owned({ orders: [{ productId: 'p', validUntil: 99 }] })).toBeUndefined();
    expect(owned({ orders: [{ productId: 'p', validUntil: 100 }] }, [])).toBe(100);
  });

  it('is what other orders open, if that is all of it', () => {
    expect(owned({ courses: [access('a1', 300), access('a2', 200)] })).toBe(200);
    expect(owned({ courses: [access('a1', 300)] })).toBeUndefined();
    expect(owned({ courses: [access('a1', 300), access('a2', 99)] })).toBeUndefined();
    expect(owned({ courses: [access('a1', 300), { courseId: 'a2', access: { kind: 'expired' } }] })).toBe(
      undefined,
    );
  });

  it('is not what everybody may open', () => {
    expect(owned({ courses: [access('a1', 300)] }, ['a1', 'j1test'])).toBe(300);
    expect(owned({}, ['j1test'])).toBeUndefined();
    expect(owned({}, [])).toBeUndefined();
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
  const saying = (err_msg: string) => ({
    document: new EventTarget() as Document,
    WeixinJSBridge: {
      invoke: (name: string, params: object, answer: (result: { err_msg: string }) => void) => {
        expect([name, params]).toEqual(['getBrandWCPayRequest', PARAMS]);
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

  it('may come after the page', async () => {
    const { document, WeixinJSBridge } = saying('get_brand_wcpay_request:ok');
    const window: Parameters<typeof payByBridge>[0] & { WeixinJSBridge?: object } = { document };
    const paying = payByBridge(window, PARAMS);
    window.WeixinJSBridge = WeixinJSBridge;
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(await paying).toBe('ok');
  });
});
