import { REFUND_REQUESTS_MAX } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import { refundFailed } from '../../src/payment/refund-steps.js';
import { bought, must, placed, refused, shopWorld, type ShopWorld } from '../support/shop.js';

/** An order whose buyer wants his money back. */
const asked = async (shop: ShopWorld): Promise<string> => {
  const { id: orderId } = await bought(shop);
  must(await shop.ming.requestRefund({ orderId, reason: ' 时间不合适 ' }));
  return orderId;
};

describe('asking for the money back', () => {
  it('takes the access away until it is judged', async () => {
    const shop = await shopWorld();
    const orderId = await asked(shop);
    expect(await shop.ming.order({ orderId })).toMatchObject({
      value: {
        status: 'TRADE_REFUNDING',
        history: [{}, {}, { event: 'REQUEST_REFUND', actor: 'member', note: '时间不合适' }],
      },
    });
    expect(await shop.fakes.orders.findPaidByUser('u-ming')).toEqual([]);
  });

  it('is for paid orders, once', async () => {
    const shop = await shopWorld();
    const open = await placed(shop.ming, { requestKey: 'key-00002' });
    const reason = '不要了';
    expect(await shop.ming.requestRefund({ orderId: open.id, reason })).toEqual(
      refused('order-state', { status: 'TRADE_WAIT_PAY' }),
    );
    const orderId = await asked(shop);
    expect(await shop.ming.requestRefund({ orderId, reason })).toEqual(
      refused('order-state', { status: 'TRADE_REFUNDING' }),
    );
  });

  it('is over for an order after so many requests, and the order stays paid', async () => {
    const shop = await shopWorld();
    const { id: orderId } = await bought(shop);
    const ask = () => shop.ming.requestRefund({ orderId, reason: '不要了' });
    for (let times = 0; times < REFUND_REQUESTS_MAX; times += 1) {
      must(await ask());
      expect(await ask()).toEqual(refused('order-state', { status: 'TRADE_REFUNDING' }));
      must(await shop.ming.withdrawRefund({ orderId }));
    }
    const before = await shop.ming.order({ orderId });
    expect(await ask()).toEqual(refused('too-many-refund-requests'));
    expect(await shop.ming.order({ orderId })).toEqual(before);
    expect(before).toMatchObject({ value: { status: 'TRADE_PAID_SUCCESS' } });
  });

  it.each([
    ['', '原因必须填写'],
    ['a\u0000b', '原因不能包含控制字符'],
    ['长'.repeat(201), '原因不能超过200个字符'],
  ])('needs a reason, not %j', async (reason, message) => {
    const shop = await shopWorld();
    const { id: orderId } = await bought(shop);
    const issues = [{ field: 'reason', message }];
    expect(await shop.ming.requestRefund({ orderId, reason })).toEqual(refused('invalid-input', { issues }));
    expect(await shop.ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_PAID_SUCCESS' } });
  });
});

describe('staff', () => {
  it('see who waits', async () => {
    const shop = await shopWorld();
    const orderId = await asked(shop);
    expect(await shop.clerk.refundRequests({ size: 9 })).toMatchObject({
      value: { list: [{ id: orderId, status: 'TRADE_REFUNDING', userId: 'u-ming' }] },
    });
    must(await shop.clerk.decideRefund({ orderId, grant: true, reason: '' }));
    expect(await shop.clerk.refundRequests({ size: 9 })).toMatchObject({ value: { list: [] } });
  });

  it('grant it: the money goes back, then the order is refunded', async () => {
    const shop = await shopWorld();
    const { ming, clerk, fakes } = shop;
    const orderId = await asked(shop);
    expect(await clerk.decideRefund({ orderId, grant: true, reason: '同意' })).toMatchObject({
      value: { status: 'TRADE_REFUNDING', refunds: [{ cause: 'REQUESTED', status: 'WAITING' }] },
    });
    expect(await clerk.decideRefund({ orderId, grant: false, reason: '改主意了' })).toEqual(
      refused('order-state', { status: 'TRADE_REFUNDING' }),
    );
    await shop.refund();
    const [refund] = await fakes.refunds.ofOrder(orderId);
    fakes.payment.provider.settleRefund(refund?.id ?? '');
    await shop.tellAll();
    const shown = must(await ming.order({ orderId }));
    expect(shown).toMatchObject({ status: 'TRADE_REFUNDED', refunds: [{ status: 'DONE', amount: 399_900 }] });
    expect(shown.history.at(-1)).toMatchObject({ event: 'REFUND', actor: 'staff', note: '' });
  });

  it('refuse it with a reason, and the access is back', async () => {
    const shop = await shopWorld();
    const orderId = await asked(shop);
    const issues = [{ field: 'reason', message: '原因必须填写' }];
    expect(await shop.clerk.decideRefund({ orderId, grant: false, reason: ' ' })).toEqual(
      refused('invalid-input', { issues }),
    );
    expect(await shop.clerk.decideRefund({ orderId, grant: false, reason: '已经学完' })).toMatchObject({
      value: { status: 'TRADE_PAID_SUCCESS' },
    });
    expect(await shop.fakes.orders.findPaidByUser('u-ming')).toHaveLength(1);
  });

  it('judge only what was asked for', async () => {
    const shop = await shopWorld();
    const { id: orderId } = await bought(shop);
    const decision = { orderId, grant: true, reason: '' };
    expect(await shop.clerk.decideRefund(decision)).toEqual(
      refused('order-state', { status: 'TRADE_PAID_SUCCESS' }),
    );
    expect(await shop.clerk.decideRefund({ ...decision, orderId: 'nothing' })).toEqual(
      refused('order-not-found'),
    );
  });

  it('need the grant for it', async () => {
    const shop = await shopWorld();
    const orderId = await asked(shop);
    const { mingAsStaff } = shop;
    expect(await mingAsStaff.decideRefund({ orderId, grant: true, reason: '' })).toEqual(
      refused('forbidden'),
    );
    expect(await mingAsStaff.refundRequests({ size: 9 })).toEqual(refused('forbidden'));
    expect(await mingAsStaff.oddities({ size: 9 })).toEqual(refused('forbidden'));
    expect(await mingAsStaff.settleOddity({ id: 'x' })).toEqual(refused('forbidden'));
  });
});

describe('a refund that the provider refuses', () => {
  /** A refund that was granted and refused, and what staff see of it. */
  const failing = async () => {
    const shop = await shopWorld();
    const orderId = await asked(shop);
    must(await shop.clerk.decideRefund({ orderId, grant: true, reason: '' }));
    await shop.refund();
    const [refund] = await shop.fakes.refunds.ofOrder(orderId);
    const refundId = refund?.id ?? '';
    shop.fakes.payment.provider.settleRefund(refundId, '账户余额不足');
    await shop.tellAll();
    return { shop, orderId, refundId };
  };
  const open = async ({ clerk }: ShopWorld) =>
    must(await clerk.oddities({ size: 9, settledAt: 'empty' })).list;

  it('is shown to staff, with why', async () => {
    const { shop, orderId, refundId } = await failing();
    expect(await open(shop)).toMatchObject([
      { kind: 'REFUND_FAILED', orderId, subject: refundId, note: '账户余额不足', settledBy: null },
    ]);
    expect(await shop.ming.order({ orderId })).toMatchObject({ value: { refunds: [{ status: 'FAILED' }] } });
  });

  it('is tried again when staff say so, and comes back when that fails', async () => {
    const { shop, orderId } = await failing();
    const [oddity] = await open(shop);
    must(await shop.clerk.settleOddity({ id: oddity?.id ?? '', retry: true }));
    expect(await open(shop)).toEqual([]);
    expect(await shop.clerk.oddities({ size: 9, settledAt: 'some' })).toMatchObject({
      value: { list: [{ settledBy: 'u-clerk' }] },
    });
    expect(await shop.ming.order({ orderId })).toMatchObject({ value: { refunds: [{ status: 'WAITING' }] } });
    await shop.refund();
    expect(await open(shop)).toMatchObject([{ kind: 'REFUND_FAILED', settledBy: null }]);
  });

  it('stays on the list when the other try could not be stored, and when it fails at once', async () => {
    const { shop, refundId } = await failing();
    const [oddity] = await open(shop);
    const { unitOfWork, clock } = shop.fakes;
    const { transaction } = unitOfWork;
    const retry = () => shop.clerk.settleOddity({ id: oddity?.id ?? '', retry: true });
    unitOfWork.transaction = () => Promise.reject(new Error('the database is gone'));
    await expect(retry()).rejects.toThrow('the database is gone');
    expect(await open(shop)).toMatchObject([{ subject: refundId, settledBy: null }]);
    unitOfWork.transaction = async (work) => {
      const again = await transaction(work);
      await refundFailed({ unitOfWork: { transaction } }, refundId, { error: '账户已注销', at: clock.now() });
      return again;
    };
    must(await retry());
    expect(await open(shop)).toMatchObject([{ subject: refundId, note: '账户已注销', settledBy: null }]);
  });

  it('can be settled without another try', async () => {
    const { shop, orderId } = await failing();
    const [oddity] = await open(shop);
    must(await shop.clerk.settleOddity({ id: oddity?.id ?? '' }));
    expect(await shop.ming.order({ orderId })).toMatchObject({ value: { refunds: [{ status: 'FAILED' }] } });
    expect(await shop.clerk.settleOddity({ id: 'nothing' })).toEqual(refused('entity-not-found'));
  });

  it('is left to others by whose order it is of', async () => {
    const { shop, orderId } = await failing();
    const [oddity] = await open(shop);
    const { orders } = shop.fakes.shop;
    const order = orders.get(orderId);
    if (order === undefined) throw new Error('nothing was bought');
    orders.set(orderId, { ...order, userId: 'u-clerk' });
    for (const retry of [true, false])
      expect(await shop.clerk.settleOddity({ id: oddity?.id ?? '', retry })).toEqual(refused('own-refund'));
    expect(await open(shop)).toHaveLength(1);
    expect(await shop.fakes.refunds.ofOrder(orderId)).toMatchObject([{ status: 'FAILED' }]);
  });
});
