import { TRANSFER_CONFIRM_MS } from '@ykd/domain/payout';
import { MINUTE_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { failure, issue } from './employee-seed.js';
import { HONG, MING } from '../fakes/index.js';
import {
  accountsOf,
  checked,
  made,
  NOTHING,
  ON_ITS_WAY,
  PAID,
  QIN,
  run,
  stored,
  withPayable,
} from './payout-world.js';
import { must } from './purchases.js';
import type { World, WorldOf } from './world.js';

const reason = '金额要再核对';

/** A transfer to Hong that waits for her. */
const waiting = async (world: World) => {
  const people = await withPayable(world);
  const { deps } = world;
  const id = await checked(people, HONG.id);
  await run(deps);
  const { version } = await stored(deps, id);
  return { ...people, deps, provider: deps.payment.provider, wish: { id, version, reason } };
};

/** What every implementation of StaffPayoutPort does with transfers that are to be cancelled. */
export const payoutCancelSuite = (world: WorldOf): void => {
  describe('StaffPayoutPort, transfers that are cancelled', () => {
    it('are cancelled while they wait for their receiver, and payable again once they are', async () => {
      const { deps, qin, hong, wish, provider } = await waiting(world());
      const { id } = wish;
      expect(must(await qin.staffPayout.payout({ id }))).toMatchObject({ cancelIssue: null });
      const wanted = must(await qin.staffPayout.cancel(wish));
      expect(wanted).toMatchObject({
        status: 'SENT',
        transferState: 'CANCELING',
        cancelReason: reason,
        cancelBy: { id: QIN.id, name: '秦岚' },
        cancelIssue: '现在不能这样处理',
      });
      // She is not asked to confirm what is being withdrawn.
      expect(must(await hong.payout.mine({ size: 1 })).list).toMatchObject([{ isWaiting: false }]);
      expect(await hong.payout.confirm({ id })).toEqual(failure('entity-not-found'));
      expect(() => provider.confirmTransfer(id)).toThrow();
      expect(await accountsOf(deps, HONG.id)).toEqual(ON_ITS_WAY);
      deps.clock.advance(MINUTE_MS);
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({
        status: 'FAILED',
        transferState: 'CANCELLED',
        reason: `转账已撤销：${reason}`,
      });
      expect(await accountsOf(deps, HONG.id)).toEqual(NOTHING);
      const acts = deps.auditLog.stored.filter(({ act }) => act === 'payouts.cancel');
      expect(acts).toMatchObject([{ actor: QIN.id, about: HONG.id, reason }]);
    });

    it('are cancelled once, however often that is asked for and told of', async () => {
      const { deps, lin, qin, wish } = await waiting(world());
      must(await qin.staffPayout.cancel(wish));
      expect(must(await qin.staffPayout.cancel(wish))).toMatchObject({ transferState: 'CANCELING' });
      expect(await lin.staffPayout.cancel(wish)).toMatchObject(failure('changed-meanwhile'));
      deps.clock.advance(MINUTE_MS);
      await run(deps);
      for (const notice of deps.payment.provider.notices())
        await world().visitor().paymentNotice.receive(notice);
      await run(deps);
      expect(await accountsOf(deps, HONG.id)).toEqual(NOTHING);
      expect(deps.auditLog.stored.filter(({ act }) => act === 'payouts.cancel')).toHaveLength(1);
    });

    it('are asked for again by the job where no answer came', async () => {
      const { deps, qin, wish, provider } = await waiting(world());
      const { id } = wish;
      provider.setOutage(true);
      expect(must(await qin.staffPayout.cancel(wish))).toMatchObject({
        transferState: 'WAIT_USER_CONFIRM',
        cancelReason: reason,
      });
      provider.setOutage(false);
      provider.loseTransferAnswers(true);
      await run(deps);
      expect(provider.transfers.get(id)).toMatchObject({ state: 'CANCELING' });
      expect(await stored(deps, id)).toMatchObject({ transferState: 'WAIT_USER_CONFIRM' });
      provider.loseTransferAnswers(false);
      deps.clock.advance(MINUTE_MS);
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({ status: 'FAILED', transferState: 'CANCELLED' });
      expect(await accountsOf(deps, HONG.id)).toEqual(NOTHING);
    });

    it('are paid where their receiver was sooner', async () => {
      const { deps, qin, wish, provider } = await waiting(world());
      provider.confirmTransfer(wish.id);
      expect(must(await qin.staffPayout.cancel(wish))).toMatchObject({
        status: 'PAID',
        transferState: 'SUCCESS',
        reason: null,
      });
      expect(await accountsOf(deps, HONG.id)).toEqual(PAID);
    });

    it('say why they were not cancelled while they still wait', async () => {
      const { deps, qin, wish, provider } = await waiting(world());
      provider.refuseCancels('单据状态不支持撤销');
      expect(must(await qin.staffPayout.cancel(wish))).toMatchObject({
        status: 'SENT',
        transferState: 'WAIT_USER_CONFIRM',
        trouble: '单据状态不支持撤销',
      });
      deps.clock.advance(TRANSFER_CONFIRM_MS);
      await run(deps);
      // Nobody confirmed it: then it is over for that.
      expect(await stored(deps, wish.id)).toMatchObject({
        status: 'FAILED',
        reason: expect.stringContaining('24 小时'),
      });
    });

    it('are those in WeChat that wait, of other people, and with a reason', async () => {
      const people = await waiting(world());
      const { lin, hong, bao, wish } = people;
      expect(await lin.staffPayout.cancel({ ...wish, reason: ' ' })).toEqual(issue('reason', '原因必须填写'));
      expect(await hong.staffPayout.cancel(wish)).toEqual(failure('forbidden'));
      const tooEarly = '这笔转账没有在等收款人确认，不能撤销';
      const toBank = await made(people, MING.id);
      expect(await lin.staffPayout.cancel({ id: toBank, version: 1, reason })).toEqual(
        issue('version', tooEarly),
      );
      expect(must(await lin.staffPayout.payout({ id: toBank })).cancelIssue).toBe('现在不能这样处理');
      const own = await made(people, 'u-bao');
      expect(await bao.staffPayout.cancel({ id: own, version: 1, reason })).toEqual(failure('own-partner'));
    });
  });
};
