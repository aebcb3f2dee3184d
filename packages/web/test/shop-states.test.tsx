import type { OrderDetail, RefundView } from '@ykd/application/shop';
import { ORDER_STATUS_TITLES, ORDER_STATUSES, PAID_STATUS, REFUND_REQUESTS_MAX } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createServices } from '../src/container/create-services';
import { ServicesContext } from '../src/container/services-context';
import { SampleShop } from '../src/features/shop/services';
import { sampleCoupons } from '../src/features/shop/demo/sample-coupons';
import { createSampleServices } from '../src/features/shop/demo/sample-services';
import {
  askedOrder,
  cancelledOrder,
  offlineOrder,
  partlyRefundedOrder,
  refusedOrder,
  returnedOrder,
} from '../src/features/shop/demo/more-orders';
import { MANY_CHOICES, sampleOrder } from '../src/features/shop/demo/samples';
import { ConfirmView } from '../src/features/shop/orders/components/confirm-view';
import { CouponOptions } from '../src/features/shop/orders/components/coupon-options';
import { OrderRefunds } from '../src/features/shop/orders/components/order-refunds';
import { OrderRow } from '../src/features/shop/orders/components/order-row';
import { refundOffer } from '../src/features/shop/orders/order-facts';
import { OrderView } from '../src/features/shop/orders/components/order-view';
import { RefundingNote } from '../src/features/shop/products/components/refunding-note';
import { OwnedNote } from '../src/features/shop/products/components/owned-note';
import { WaitingNote } from '../src/features/shop/products/components/waiting-note';
import { ConnectionLine } from '../src/features/shop/pay/components/connection-line';
import { FailedView } from '../src/features/shop/pay/components/failed-view';
import { PaidView } from '../src/features/shop/pay/components/paid-view';
import { PayRefused } from '../src/features/shop/pay/components/pay-refused';
import { testEnvironment, testParts } from './support/environment';

/** 2026-01-15, 10:00 in Shanghai. */
const NOW = Date.UTC(2026, 0, 15, 2);

const markup = (page: ReactNode): string =>
  renderToStaticMarkup(
    <ServicesContext value={createServices(testEnvironment(), testParts)}>
      <SampleShop value={createSampleServices(() => NOW)}>
        <MemoryRouter>{page}</MemoryRouter>
      </SampleShop>
    </ServicesContext>,
  );

/** What there is to read. */
const read = (page: ReactNode): string =>
  markup(page)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const nothing = () => undefined;

/** The same order, whose money was asked back as often as it may be. */
const pastAsking = (order: OrderDetail): OrderDetail => {
  const line = {
    event: 'REQUEST_REFUND',
    status: 'TRADE_REFUNDING',
    actor: 'member',
    note: '',
    at: 0,
  } as const;
  return {
    ...order,
    history: [...Array.from({ length: REFUND_REQUESTS_MAX }, () => line), ...order.history],
  };
};

describe('an order in a list', () => {
  it.each(ORDER_STATUSES)('says how it stands: %s', (status) => {
    const text = read(<OrderRow order={sampleOrder(status, NOW)} imageUrl={null} />);
    expect(text).toContain(ORDER_STATUS_TITLES[status]);
    expect(text).toContain('标准班 · 随到随学');
    expect(text).toContain('¥2299.00');
  });

  it('says the date that matters most', () => {
    const row = (status: (typeof ORDER_STATUSES)[number]) =>
      read(<OrderRow order={sampleOrder(status, NOW)} imageUrl={null} />);
    expect(row('TRADE_WAIT_PAY')).toContain('请在 2026-01-15 10:29 前付款');
    expect(row(PAID_STATUS)).toContain('课程有效期至 2027-01-15');
    expect(row('TRADE_REFUNDED')).toContain('2026-01-06 10:00 下单');
  });

  it.each([
    ['TRADE_WAIT_PAY', [['去付款', '/shopmall/pay']]],
    ['TRADE_PAID_SUCCESS', [['去学习', '/learn']]],
    ['TRADE_CLOSED', [['再次购买', '/shopmall/product/detail']]],
    ['TRADE_REFUNDING', []],
    ['TRADE_REFUNDED', [['再次购买', '/shopmall/product/detail']]],
  ] as const)('leads to what is next: %s', (status, ways) => {
    const row = markup(<OrderRow order={sampleOrder(status, NOW)} imageUrl={null} />);
    const links = [...row.matchAll(/<a [^>]*>/g)].map(([link]) => [
      /aria-label="[^"]*：([^"]*)"/.exec(link)?.[1],
      /href="([^"?]*)/.exec(link)?.[1],
    ]);
    expect(links).toEqual([['详情', '/shopmall/order/detail'], ...ways]);
  });

  it('says whether its buyer closed it', () => {
    expect(read(<OrderRow order={cancelledOrder(NOW)} imageUrl={null} />)).toMatch(/已取消.*你取消了订单/);
    const overdue = sampleOrder('TRADE_CLOSED', NOW);
    expect(read(<OrderRow order={overdue} imageUrl={null} />)).toMatch(/已关闭.*超时未支付，自动关闭/);
    expect(read(<OrderRow order={returnedOrder(NOW)} imageUrl={null} />)).toContain('付款已退回，订单已关闭');
  });

  it('shows the picture of its product, and nothing in its place until that is known', () => {
    const picture = (imageUrl: string | null | undefined): string =>
      markup(<OrderRow order={sampleOrder(PAID_STATUS, NOW)} imageUrl={imageUrl} />);
    expect(picture('/uploads/product/a.png')).toMatch(
      /<img [^>]*src="\/uploads\/product\/a\.png\?width=400"[^>]*loading="lazy"/,
    );
    expect(picture(null)).toContain('<svg');
    expect(picture(undefined)).not.toMatch(/<img |<svg/);
  });
});

describe('an order on its page', () => {
  const page = (order: OrderDetail): string =>
    read(<OrderView order={order} imageUrl={null} onOverdue={nothing} />);

  it('asks for no money once it is closed, and says who closed it', () => {
    const overdue = page(sampleOrder('TRADE_CLOSED', NOW));
    expect(overdue).toMatch(/订单金额 ¥2299\.00/);
    expect(overdue).not.toContain('应付金额');
    expect(overdue).toMatch(/订单自动关闭 2026-01-14 10:30 · 系统 超时未支付/);
    expect(page(cancelledOrder(NOW))).toMatch(/关闭原因 你取消了订单.*订单已取消 2026-01-14 10:05 · 你/);
    expect(page(returnedOrder(NOW))).toMatch(/关闭原因 付款已退回，订单已关闭.*订单已关闭 .* · 微信支付/);
  });

  it('gives nothing back for what cost nothing', () => {
    const text = page({ ...sampleOrder(PAID_STATUS, NOW), amount: 0 });
    expect(text).toMatch(/去学习.*课程有效期至 2027-01-15/);
    expect(text).not.toContain('申请退款');
  });

  it('offers to ask for the money back, until that was done as often as it may be', () => {
    const paid = sampleOrder(PAID_STATUS, NOW);
    const request = {
      event: 'REQUEST_REFUND',
      status: 'TRADE_REFUNDING',
      actor: 'member',
      note: '',
    } as const;
    const back = { event: 'WITHDRAW_REFUND', status: PAID_STATUS, actor: 'member', note: '' } as const;
    const asked = (times: number): OrderDetail => {
      const lines = Array.from({ length: times }, () => [request, back]).flat();
      return { ...paid, history: [...paid.history, ...lines.map((line) => ({ ...line, at: NOW }))] };
    };
    expect(refundOffer(asked(REFUND_REQUESTS_MAX - 1))).toBe('open');
    expect(refundOffer({ ...paid, amount: 0 })).toBe('none');
    expect(refundOffer(askedOrder(NOW))).toBe('none');
    const text = page(asked(REFUND_REQUESTS_MAX));
    expect(text).toMatch(/去学习 这个订单已经申请过 10 次退款，需要退款请联系工作人员。 订单信息/);
  });

  it('says of a refund only what is known, and offers to withdraw it only while it is judged', () => {
    const waits = page(askedOrder(NOW));
    expect(waits).toMatch(/退款申请等待处理 处理期间这个订单不提供课程.*可以撤回.* 撤回退款申请/);
    expect(waits).not.toContain('原路退回');
    const granted = page(sampleOrder('TRADE_REFUNDING', NOW));
    expect(granted).toMatch(/退款正在办理 退款已经同意，钱会原路退回/);
    expect(granted).not.toContain('撤回');
    const unknown = { history: [], refunds: [], refundGranted: false };
    const elsewhere = page({ ...sampleOrder('TRADE_REFUNDING', NOW), ...unknown });
    expect(elsewhere).toMatch(/订单正在退款 退款期间这个订单不提供课程/);
    expect(elsewhere).not.toMatch(/撤回|原路退回|同意/);
  });

  it('says that the money was paid while it is asked back, also of an order from elsewhere', () => {
    const elsewhere = { ...sampleOrder('TRADE_REFUNDING', NOW), paidAt: null };
    expect(page(elsewhere)).toContain('实付金额');
    expect(page(elsewhere)).not.toContain('应付金额');
  });

  it('says what is back and what is left, and each part with how far it is', () => {
    // Past asking, so that no dialog is in the page.
    const text = page(pastAsking(partlyRefundedOrder(NOW)));
    expect(text).toMatch(/实付金额 ¥2299\.00 已退 ¥600\.00，实付还余 ¥1699\.00/);
    expect(text).toMatch(/部分退款 [\d :-]+ · 工作人员 · 已退回 退款 ¥600\.00/);
    expect(text).toMatch(/部分退款 [\d :-]+ · 工作人员 · 退款中 退款 ¥200\.00/);
    expect(text).toMatch(/工作人员退款 退款中 .* ¥200\.00/);
    expect(text).toContain('课程有效期至');
    expect(page(pastAsking(sampleOrder('TRADE_PAID_SUCCESS', NOW)))).not.toContain('已退 ¥');
  });

  it('says that an order was paid outside, and how that differs from the price', () => {
    const text = page(pastAsking(offlineOrder(NOW)));
    expect(text).toMatch(/付款方式 站外付款/);
    expect(text).toMatch(/课程价格 ¥2599\.00 与课程价格的差额 - ?¥199\.00 实付金额 ¥2400\.00/);
    expect(text).toMatch(/登记订单 .*站外付款 /);
    expect(text).not.toContain('优惠券');
  });

  it('shows how the amount comes about, and no validity of what was given back', () => {
    const text = page(sampleOrder('TRADE_REFUNDED', NOW));
    expect(text).toMatch(/课程价格 ¥2599\.00 优惠券：开学季立减券 - ?¥300\.00 实付金额 ¥2299\.00/);
    expect(text).toContain('实付金额 ¥2299.00 已退 ¥2299.00 退款');
    expect(text).toContain('已退回');
    expect(text).not.toContain('课程有效期至');
  });
});

it('a wish to have money back is a row of its own, and its refusal is said on top', () => {
  const page = (order: OrderDetail): string =>
    read(<OrderView order={order} imageUrl={null} onOverdue={nothing} />);
  expect(page(askedOrder(NOW))).toMatch(/你申请的退款 等待处理 · 2026-01-14 10:00 ¥2299\.00/);
  expect(page({ ...refusedOrder(NOW), amount: 0 })).toMatch(
    /^ ?退款申请没有通过 课程已经学完一半，不能退款 购买内容/,
  );
});

it('whoever buys again is led to his refund, which may be past withdrawing', () => {
  const text = read(<RefundingNote orderId="order-1" />);
  expect(text).toContain('查看退款进度');
  expect(text).not.toContain('撤回');
});

it('refunds say why and how far they are', () => {
  const refund: RefundView = {
    cause: 'PAID_TWICE',
    amount: 100,
    status: 'FAILED',
    gmtCreated: NOW,
    gmtModified: NOW,
  };
  expect(read(<OrderRefunds order={{ ...sampleOrder(PAID_STATUS, NOW), refunds: [refund] }} />)).toMatch(
    /重复的付款 退款遇到问题.*¥1\.00/,
  );
});

it('coupons say what they take off, or why they do not', () => {
  const text = read(<CouponOptions offers={sampleCoupons(NOW)} chosen={undefined} onChoose={nothing} />);
  for (const words of [
    '减 ¥300.00',
    '减 10%，最多减 ¥200.00',
    '不适用于这门课程',
    '已过期',
    '没有达到使用条件',
    '待支付的订单正在使用',
    '已经用过',
  ]) {
    expect(text).toContain(words);
  }
});

describe('a purchase that cannot be ordered as it is', () => {
  const { id, name, description, skuAttrs } = MANY_CHOICES;
  const priced = {
    purchase: { productId: id, choice: ['标准班', '随到随学'] },
    quote: {
      product: { id, name, description, skuAttrs },
      skuAttrs,
      validDays: 365,
      serviceDays: 180,
      listAmount: 269_900,
      reduction: 0,
      amount: 269_900,
      coupons: [],
    },
  };
  const view = (part: Partial<Parameters<typeof ConfirmView>[0]>): string =>
    read(
      <ConfirmView
        priced={priced}
        imageUrl={null}
        again={false}
        onAgain={nothing}
        waiting={undefined}
        status="ready"
        placing={false}
        onCoupon={nothing}
        onSubmit={nothing}
        {...part}
      />,
    );

  it('says so', () => {
    expect(view({ problem: { kind: 'price-changed', amount: 269_900 } })).toContain('价格已经变为 ¥2699.00');
    expect(view({ problem: { kind: 'coupon-unusable', reason: 'expired' } })).toContain('已经过期');
    const tooMany = view({ problem: { kind: 'too-many-open-orders' } });
    expect(tooMany).toMatch(/待支付的订单最多 \d+ 个/);
    expect(tooMany).toContain('我的订单');
    expect(view({ unsent: '没有收到回应' })).toContain('没有收到回应');
    expect(view({})).not.toContain('没有收到回应');
  });
});

describe('a purchase of what its buyer has already', () => {
  it('says until when, and that no days are added', () => {
    const until = NOW;
    const text = read(<OwnedNote owned={{ until, ifBought: NOW + 30 * DAY_MS }} />);
    expect(text).toContain('你已有这门课，有效期到 2026-01-15');
    expect(text).toContain('现在购买，有效期到 2026-02-14');
    expect(text).toContain('剩余的天数不会累加');
    expect(read(<OwnedNote owned={{ until, ifBought: until }} />)).toContain('现在购买不会延长有效期');
    expect(read(<OwnedNote owned={undefined} />).trim()).toBe('');
  });
});

describe('a purchase whose like waits for its payment', () => {
  it('says how much, how long, and the way there', () => {
    const order = sampleOrder('TRADE_WAIT_PAY', NOW);
    expect(read(<WaitingNote order={order} />)).toMatch(
      /你有一个待支付的订单 ¥2299\.00，还剩 29 分钟 去付款/,
    );
    expect(markup(<WaitingNote order={order} />)).toContain(`href="/shopmall/pay?orderId=${order.id}"`);
    expect(read(<WaitingNote order={{ ...order, payUntil: NOW }} />).trim()).toBe('');
    expect(read(<WaitingNote order={undefined} />).trim()).toBe('');
  });
});

describe('what came of paying', () => {
  const paid = sampleOrder(PAID_STATUS, NOW);
  const success = (props: Partial<Parameters<typeof PaidView>[0]>): string =>
    read(<PaidView order={paid} open={[]} {...props} />);

  it('is open courses, and until when', () => {
    expect(success({ open: 'asking' })).toMatch(
      /支付成功.*Python 语言基础.*等 11 门课程.*2027-01-15.*去学习/,
    );
    expect(success({ order: { ...paid, skuAttrs: [] } })).toContain('付款已经收到');
    expect(success({ order: { ...paid, amount: 0 } })).toContain('下单成功');
  });

  it('is a word about money that was too much', () => {
    const surplus = { cause: 'PAID_TWICE', amount: 100, gmtCreated: NOW, gmtModified: NOW } as const;
    const told = (...refunds: readonly RefundView[]) => success({ order: { ...paid, refunds } });
    expect(told({ ...surplus, status: 'WAITING' })).toContain('你多付的 ¥1.00 会原路退回');
    expect(told({ ...surplus, status: 'DONE' })).toContain('你多付的 ¥1.00 已退回');
    expect(
      told(
        { ...surplus, status: 'PROCESSING' },
        { ...surplus, status: 'FAILED' },
        { ...surplus, cause: 'WRONG_AMOUNT', amount: 50, status: 'DONE' },
      ),
    ).toMatch(
      /你多付的 ¥1\.00 会原路退回 你多付的 ¥1\.00 退款遇到问题，工作人员会处理 你多付的 ¥0\.50 已退回/,
    );
    expect(told({ ...surplus, cause: 'REQUESTED', status: 'DONE' })).not.toContain('多付');
  });

  it('is a reason, and a way on', () => {
    const closed = sampleOrder('TRADE_CLOSED', NOW);
    const late: RefundView = {
      cause: 'CLOSED_ORDER',
      amount: 100,
      status: 'WAITING',
      gmtCreated: NOW,
      gmtModified: NOW,
    };
    expect(read(<FailedView order={sampleOrder('TRADE_WAIT_PAY', NOW)} />)).toMatch(
      /付款没有完成.*再试一次.*重新付款/,
    );
    expect(read(<FailedView order={closed} />)).toMatch(/订单已关闭.*超过 30 分钟.*重新下单/);
    expect(read(<FailedView order={cancelledOrder(NOW)} />)).toMatch(/订单已取消.*由你取消.*重新下单/);
    expect(markup(<FailedView order={cancelledOrder(NOW)} />)).not.toMatch(/原路退回|<svg/);
    expect(read(<FailedView order={returnedOrder(NOW)} />)).toMatch(/付款已退回，订单已关闭.*重新下单/);
    expect(read(<FailedView order={{ ...closed, refunds: [late] }} />)).toContain('你付的 ¥1.00 会原路退回');
  });

  it('may be bad news of the way there, or none while nobody pays', () => {
    const line = (props: Partial<Parameters<typeof ConnectionLine>[0]>): string =>
      read(<ConnectionLine status="ready" connection="live" waiting {...props} />);
    expect(line({})).toContain('正在等待付款');
    expect(line({ connection: 'polling' })).toContain('网络不太稳定');
    expect(line({ status: 'failed' })).toContain('网络连接不上');
    expect(line({ waiting: false, status: 'failed' })).toContain('网络连接不上');
    expect(line({ waiting: false, connection: 'polling' }).trim()).toBe('');
  });

  it('is what to do when it cannot be begun', () => {
    const refusal = (props: Partial<Parameters<typeof PayRefused>[0]>) =>
      read(<PayRefused orderId="o" onRetry={nothing} {...props} />);
    expect(refusal({})).toMatch(/微信支付暂时无法使用.*重试/);
    expect(refusal({ refusal: { kind: 'payment-unavailable' } })).toMatch(/付款截止时间.*自动关闭/);
    expect(refusal({ refusal: { kind: 'weixin-not-bound' } })).toContain('去绑定微信');
    expect(refusal({ refusal: { kind: 'order-not-found' } })).toContain('没有找到这个订单');
  });
});
