import { setPopup } from '../../src/testing/port-suites/activity-samples.js';
import { describe, expect, it } from 'vitest';
import { inProcess, loggedIn, must, payThere, placed, type World } from '../../src/testing/index.js';

const PRODUCT = { modelClassName: 'YkdProduct' };

/** What the log says, without what is the same in each line. */
const linesOf = ({ deps }: World) =>
  deps.auditLog.stored.map(({ act, subjectId, before, after, reason }) => ({
    act,
    subjectId,
    before,
    after,
    reason,
  }));

const asked = async (world: World): Promise<string> => {
  const { shop } = await loggedIn(world);
  const { id: orderId } = await placed({ shop });
  await payThere({ shop }, world.deps, orderId);
  must(await shop.check({ orderId }));
  must(await shop.requestRefund({ orderId, reason: '不要了' }));
  return orderId;
};

describe('the audit log', () => {
  it('says how much goes back, and why, when a refund is granted; nothing of a decision that came too late', async () => {
    const world = await inProcess();
    const orderId = await asked(world);
    const { shopStaff } = await loggedIn(world, 'admin');
    const decision = { orderId, grant: true, reason: ' 还没有开始学 ' };
    must(await shopStaff.decideRefund(decision));
    expect(await shopStaff.decideRefund(decision)).toMatchObject({ error: { kind: 'order-state' } });
    expect(linesOf(world)).toEqual([
      {
        act: 'orders.refund.grant',
        subjectId: orderId,
        before: {},
        after: { refundAmount: 19_900 },
        reason: '还没有开始学',
      },
    ]);
  });

  it('says nothing of what buyers do to their own orders', async () => {
    const world = await inProcess();
    const orderId = await asked(world);
    const { shop } = await loggedIn(world);
    must(await shop.withdrawRefund({ orderId }));
    expect(linesOf(world)).toEqual([]);
  });

  it('gives the lines of one act on several things a batch, and each what changed of it', async () => {
    const world = await inProcess();
    const { commonMutation } = await loggedIn(world, 'admin');
    must(
      await commonMutation.batchSave(PRODUCT, [
        { id: 'p-1', name: '改名', amount: 19_900 },
        { id: 'p-2', imageUrl: null, sort: 1 },
        { id: 'p-3', sort: 9 },
      ]),
    );
    const { stored } = world.deps.auditLog;
    // The second one is as it was.
    expect(linesOf(world)).toMatchObject([
      { subjectId: 'p-1', before: { name: 'Python 课程' }, after: { name: '改名' } },
      { subjectId: 'p-3', before: { sort: 0 }, after: { sort: 9 } },
    ]);
    expect(stored[0]?.batch).toEqual(expect.any(String));
    expect(stored[1]?.batch).toBe(stored[0]?.batch);
    must(await commonMutation.save(PRODUCT, { name: '新', categoryId: 'c-1', amount: 1 }));
    expect(stored[2]).toMatchObject({
      batch: null,
      before: {},
      after: { name: '新', amount: 1, status: 'NEW' },
    });
  });

  it('tells of a refund that is tried again, and of one oddity once, whoever settles it after', async () => {
    const world = await inProcess();
    const { deps } = world;
    const about = { orderId: 'o-1', amount: 1, note: '', settledBy: null, settledAt: null, gmtCreated: 1 };
    await deps.oddities.note({ id: 'odd', kind: 'REFUND_FAILED', subject: 'r', ...about });
    const receipt = {
      transactionId: 't',
      outTradeNo: 'n',
      orderId: 'o-1',
      amount: 1,
      paidAt: 1,
      paid: false,
    };
    await deps.unitOfWork.transaction(async (tx) => {
      await tx.receipts.insert(receipt, 1);
      await tx.refunds.insert({
        id: 'r',
        orderId: 'o-1',
        transactionId: 't',
        outTradeNo: 'n',
        cause: 'PAID_TWICE',
        amount: 1,
        total: 1,
        status: 'FAILED',
        attempts: 1,
        error: 'no',
        whole: false,
        granted: null,
        secondId: null,
        gmtCreated: 1,
        gmtModified: 1,
      });
    });
    const { shopStaff } = await loggedIn(world, 'admin');
    must(await shopStaff.settleOddity({ id: 'odd', retry: true }));
    must(await shopStaff.settleOddity({ id: 'odd', retry: true }));
    must(await shopStaff.settleOddity({ id: 'odd' }));
    expect(deps.auditLog.stored).toMatchObject([
      { act: 'oddities.retry', subjectId: 'odd', about: 'u-ming', after: { settledBy: 'u-admin' } },
    ]);
  });

  it('tells of a period once: set again, it is as it was', async () => {
    const world = await inProcess();
    const { activity } = await loggedIn(world, 'admin');
    const days = { firstDay: '2026-01-01', lastDay: '2026-01-31' };
    for (let time = 0; time < 2; time += 1) await setPopup(activity, days);
    expect(linesOf(world)).toHaveLength(1);
  });
});
