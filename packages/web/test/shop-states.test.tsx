import type { RefundView } from '@ykd/application';
import { ORDER_STATUS_TITLES, ORDER_STATUSES, PAID_STATUS } from '@ykd/domain/order';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createServices } from '../src/container/create-services';
import { ServicesContext } from '../src/container/services-context';
import { ShopContext } from '../src/container/shop-services';
import { createSampleServices } from '../src/features/shop/demo/sample-services';
import { MANY_CHOICES, sampleCoupons, sampleOrder } from '../src/features/shop/demo/samples';
import { ConfirmView } from '../src/features/shop/orders/components/confirm-view';
import { CouponOptions } from '../src/features/shop/orders/components/coupon-options';
import { OrderRefunds } from '../src/features/shop/orders/components/order-refunds';
import { OrderRow } from '../src/features/shop/orders/components/order-row';
import { OrderView } from '../src/features/shop/orders/components/order-view';
import { FailedView } from '../src/features/shop/pay/components/failed-view';
import { PaidView } from '../src/features/shop/pay/components/paid-view';
import { PayRefused } from '../src/features/shop/pay/components/pay-refused';
import { AppTheme } from '../src/theme/app-theme';
import { testEnvironment } from './support/environment';

/** 2026-01-15, 10:00 in Shanghai. */
const NOW = Date.UTC(2026, 0, 15, 2);

/** What there is to read. */
const read = (page: ReactNode): string =>
  renderToStaticMarkup(
    <AppTheme>
      <ServicesContext value={createServices(testEnvironment())}>
        <ShopContext value={createSampleServices(() => NOW)}>
          <MemoryRouter>{page}</MemoryRouter>
        </ShopContext>
      </ServicesContext>
    </AppTheme>,
  )
    .replace(/<style[^]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const nothing = () => undefined;

describe('an order in a list', () => {
  it.each(ORDER_STATUSES)('says how it stands: %s', (status) => {
    const text = read(<OrderRow order={sampleOrder(status, NOW)} />);
    expect(text).toContain(ORDER_STATUS_TITLES[status]);
    expect(text).toContain('标准班 · 随到随学');
    expect(text).toContain('¥2299.00');
  });

  it('says the date that matters most', () => {
    const row = (status: (typeof ORDER_STATUSES)[number]) =>
      read(<OrderRow order={sampleOrder(status, NOW)} />);
    expect(row('TRADE_WAIT_PAY')).toContain('请在 2026-01-15 10:29 前付款');
    expect(row(PAID_STATUS)).toContain('课程有效期至 2027-01-15');
    expect(row('TRADE_REFUNDED')).toContain('2026-01-15 09:59 下单');
  });
});

describe('an order on its page', () => {
  it('gives nothing back for what cost nothing', () => {
    const text = read(<OrderView order={{ ...sampleOrder(PAID_STATUS, NOW), amount: 0 }} />);
    expect(text).toMatch(/去学习.*课程有效期至 2027-01-15/);
    expect(text).not.toContain('申请退款');
  });

  it('shows how the amount comes about, and no validity of what was given back', () => {
    const text = read(<OrderView order={sampleOrder('TRADE_REFUNDED', NOW)} />);
    expect(text).toMatch(/课程价格 ¥2599\.00 优惠券：开学季立减券 - ?¥300\.00 实付金额 ¥2299\.00/);
    expect(text).toContain('已退回');
    expect(text).not.toContain('课程有效期至');
  });
});

it('refunds say why and how far they are', () => {
  const refund: RefundView = {
    cause: 'PAID_TWICE',
    amount: 100,
    status: 'FAILED',
    gmtCreated: NOW,
    gmtModified: NOW,
  };
  expect(read(<OrderRefunds refunds={[refund]} />)).toMatch(/重复的付款 退款遇到问题.*¥1\.00/);
});

it('coupons say what they take off, or why they do not', () => {
  const text = read(<CouponOptions offers={sampleCoupons(NOW)} chosen={undefined} onChoose={nothing} />);
  for (const words of [
    '减 ¥300.00',
    '减 10%，最多减 ¥200.00',
    '不适用于这门课程',
    '已过期',
    '没有达到使用条件',
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

describe('what came of paying', () => {
  it('is open courses, and until when', () => {
    const text = read(<PaidView order={sampleOrder(PAID_STATUS, NOW)} />);
    expect(text).toMatch(/支付成功.*Python 语言基础.*等 11 门课程.*2027-01-15/);
  });

  it('is a reason, and a way on', () => {
    const closed = sampleOrder('TRADE_CLOSED', NOW);
    const byBuyer = {
      ...closed,
      history: closed.history.map((line) => ({ ...line, actor: 'member' as const })),
    };
    expect(read(<FailedView order={sampleOrder('TRADE_WAIT_PAY', NOW)} />)).toMatch(
      /还可以|再试一次.*重新付款/,
    );
    expect(read(<FailedView order={closed} />)).toMatch(/超过 30 分钟.*重新下单/);
    expect(read(<FailedView order={byBuyer} />)).toContain('订单已取消。');
  });

  it('is what to do when it cannot be begun', () => {
    const refusal = (props: Partial<Parameters<typeof PayRefused>[0]>) =>
      read(<PayRefused orderId="o" onRetry={nothing} {...props} />);
    expect(refusal({})).toMatch(/微信支付暂时无法使用.*重试/);
    expect(refusal({ refusal: { kind: 'payment-unavailable' } })).toContain('订单已经保留');
    expect(refusal({ refusal: { kind: 'weixin-not-bound' } })).toContain('去绑定微信');
    expect(refusal({ refusal: { kind: 'order-not-found' } })).toContain('没有找到这个订单');
  });
});
