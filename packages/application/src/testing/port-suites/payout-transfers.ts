import { TRANSFER_CONFIRM_MS, TRANSFER_LOST_MS, TRANSFER_REQUEST_MS } from '@ykd/domain/payout';
import { describe, expect, it } from 'vitest';
import { runTransfers, transferTold } from '../../payout/transfer.js';
import type { RawNotice } from '../../ports/payment-provider.js';
import { failure, issue } from './employee-seed.js';
import { HONG } from '../fakes/index.js';
import {
  accountsOf,
  addPartner,
  changePartner,
  checked,
  NOTHING,
  ON_ITS_WAY,
  PAID,
  run,
  stored,
  WEIXIN,
  withPayable,
} from './payout-world.js';
import { must } from './purchases.js';
import { loggedIn, type World, type WorldOf } from './world.js';

/** What WeChat Pay told first. */
const toldOf = ({ deps }: World): RawNotice => {
  const [notice] = deps.payment.provider.notices();
  if (notice === undefined) throw new Error('nothing was told');
  return notice;
};

/** What every implementation of StaffPayoutPort does with transfers to the balance of WeChat. */
export const payoutTransferSuite = (world: WorldOf): void => {
  describe('StaffPayoutPort, transfers in WeChat', () => {
    it('go out when they are approved, and are paid once they are confirmed, told of or asked about', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const { provider } = deps.payment;
      const id = await checked(people, HONG.id);
      expect(await run(deps)).toBe(1);
      expect(provider.transfers.get(id)?.order).toMatchObject({
        openid: 'o-hong',
        amount: 10_000,
        sceneId: '1005',
        userName: null,
      });
      expect(must(await people.lin.staffPayout.payout({ id }))).toMatchObject({
        status: 'SENT',
        transferState: 'WAIT_USER_CONFIRM',
        isInvited: true,
      });
      expect(await accountsOf(deps, HONG.id)).toEqual(ON_ITS_WAY);
      provider.confirmTransfer(id);
      expect(must(await people.lin.staffPayout.look({ id }))).toMatchObject({
        status: 'PAID',
        changedBy: null,
      });
      expect(await accountsOf(deps, HONG.id)).toEqual(PAID);
      // Told of as well, and again: it is paid once.
      const notice = toldOf(world());
      for (const _time of [1, 2]) must(await world().visitor().paymentNotice.receive(notice));
      expect(must(await people.lin.staffPayout.look({ id })).status).toBe('PAID');
      expect(await accountsOf(deps, HONG.id)).toEqual(PAID);
    });

    it('wait while their partner is suspended, and can be refused', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const id = await checked(people, HONG.id);
      await changePartner(deps, HONG.id, { state: 'SUSPENDED' });
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({ status: 'CHECKED', trouble: '周小红已停用，暂停打款' });
      expect(deps.payment.provider.transfers.size).toBe(0);
      await changePartner(deps, HONG.id, { state: 'ACTIVE' });
      deps.clock.advance(TRANSFER_REQUEST_MS);
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({ status: 'SENT', trouble: null });
    });

    it('wait while no transfers are set up, and say so', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const id = await checked(people, HONG.id);
      await runTransfers({ ...deps, payment: { ...deps.payment, transfers: undefined } }, () => undefined);
      expect(await stored(deps, id)).toMatchObject({
        status: 'CHECKED',
        trouble: '没有开通微信转账，开通以后自动发出',
      });
    });

    it('are paid once though the notice and the question come at the same time', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const id = await checked(people, HONG.id);
      await run(deps);
      deps.payment.provider.confirmTransfer(id);
      const notice = toldOf(world());
      await Promise.all([
        world().visitor().paymentNotice.receive(notice),
        people.lin.staffPayout.look({ id }),
        world().visitor().paymentNotice.receive(notice),
        people.qin.staffPayout.look({ id }),
      ]);
      expect(await accountsOf(deps, HONG.id)).toEqual(PAID);
      expect(await stored(deps, id)).toMatchObject({ status: 'PAID', version: 4 });
    });

    it('are payable again when they fail, also where the notice comes before the job knows', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const { provider } = deps.payment;
      const id = await checked(people, HONG.id);
      // The answer is lost: nobody here has heard that it was taken on.
      provider.loseTransferAnswers(true);
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({ status: 'SENT', transferState: null });
      provider.failTransfer(id, '收款账户异常');
      const notice = toldOf(world());
      must(await world().visitor().paymentNotice.receive(notice));
      expect(await stored(deps, id)).toMatchObject({ status: 'FAILED', reason: '收款账户异常' });
      expect(await accountsOf(deps, HONG.id)).toEqual(NOTHING);
      provider.loseTransferAnswers(false);
      deps.clock.advance(TRANSFER_CONFIRM_MS);
      await run(deps);
      expect(await accountsOf(deps, HONG.id)).toEqual(NOTHING);
    });

    it('are asked for again with the very same body while nobody knows what became of them', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const { provider } = deps.payment;
      const id = await checked(people, HONG.id);
      provider.setOutage(true);
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({
        status: 'SENT',
        trouble: expect.stringMatching(/^微信支付没有/),
      });
      // What is set changes, and so does her account: the transfer is what it was.
      await addPartner(deps, HONG.id, { ...WEIXIN, name: '别人' });
      provider.setOutage(false);
      provider.loseTransferAnswers(true);
      deps.clock.advance(TRANSFER_REQUEST_MS);
      await run(deps);
      provider.loseTransferAnswers(false);
      deps.clock.advance(TRANSFER_REQUEST_MS);
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({
        transferState: 'WAIT_USER_CONFIRM',
        invitation: `invitation-${id}`,
        trouble: null,
        isRefused: false,
      });
      expect(provider.transfers.size).toBe(1);
    });

    it('are left to the two once WeChat Pay has not known them for long, and not before', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const id = await checked(people, HONG.id);
      await run(deps);
      deps.payment.provider.forgetTransfer(id);
      const soon = must(await people.lin.staffPayout.look({ id }));
      expect(soon).toMatchObject({
        status: 'SENT',
        isLost: false,
        trouble: expect.stringContaining('不认得'),
      });
      expect(soon.settleIssue).not.toBeNull();
      const failing = { id, version: soon.version, reason: '商户平台里没有这笔转账' };
      expect(await people.lin.staffPayout.failed(failing)).toEqual(
        issue('version', '微信的转账由微信支付说明结果，不用登记'),
      );
      deps.clock.advance(TRANSFER_LOST_MS);
      await run(deps);
      // Logins are over by then.
      const [lin, bao] = [await loggedIn(world(), 'lin'), await loggedIn(world(), 'bao')];
      expect(must(await lin.staffPayout.payout({ id }))).toMatchObject({ isLost: true, settleIssue: null });
      const hong = await loggedIn(world(), 'xiaohong');
      expect(must(await hong.payout.mine({ size: 1 })).list).toMatchObject([{ isWaiting: false }]);
      expect(await bao.staffPayout.failed(failing)).toEqual(
        issue('version', '到账或失败由发起或复核这笔结算的同事登记'),
      );
      expect(must(await lin.staffPayout.failed(failing))).toMatchObject({
        status: 'FAILED',
        reason: failing.reason,
      });
      expect(await accountsOf(deps, HONG.id)).toEqual(NOTHING);
    });

    it('that were said to be paid by hand are marked when WeChat Pay says that they were not', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const id = await checked(people, HONG.id);
      await run(deps);
      const { order } = deps.payment.provider.transfers.get(id) ?? {};
      deps.payment.provider.forgetTransfer(id);
      deps.clock.advance(TRANSFER_LOST_MS);
      await run(deps);
      const lin = await loggedIn(world(), 'lin');
      const { version } = must(await lin.staffPayout.payout({ id }));
      const said = { id, version, reference: '1330000071100999991182020050700019' };
      expect(must(await lin.staffPayout.paid(said))).toMatchObject({
        status: 'PAID',
        reference: said.reference,
        trouble: null,
      });
      expect(await accountsOf(deps, HONG.id)).toEqual(PAID);
      const told = {
        kind: 'transfer',
        outBillNo: id,
        amount: order?.amount ?? 0,
        transferNo: 'transfer-1',
      } as const;
      await transferTold(deps, { ...told, state: 'SUCCESS', reason: null });
      expect(await stored(deps, id)).toMatchObject({ status: 'PAID', trouble: null });
      await transferTold(deps, { ...told, state: 'FAIL', reason: '收款账户异常' });
      expect(await stored(deps, id)).toMatchObject({
        status: 'PAID',
        trouble: '微信支付说没有付成，与这里的记录不符，请到商户平台核对',
      });
      expect(await accountsOf(deps, HONG.id)).toEqual(PAID);
    });

    it('are given up after a refusal only once WeChat Pay knows none, and none can be on its way', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      deps.payment.provider.refuseTransfers('余额不足（NOT_ENOUGH）');
      const id = await checked(people, HONG.id);
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({ status: 'SENT', isRefused: true });
      deps.clock.advance(TRANSFER_REQUEST_MS - 1);
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({ status: 'SENT', trouble: '余额不足（NOT_ENOUGH）' });
      expect(await accountsOf(deps, HONG.id)).toEqual(ON_ITS_WAY);
      deps.clock.advance(TRANSFER_REQUEST_MS);
      await run(deps);
      // Whose account that is, she cannot know: staff read it, and she hears that it was not taken on.
      const trouble = '余额不足（NOT_ENOUGH）';
      expect(await stored(deps, id)).toMatchObject({ status: 'FAILED', trouble });
      expect(must(await people.hong.payout.mine({ size: 1 })).list).toMatchObject([
        { status: 'FAILED', reason: '微信支付没有受理这笔转账' },
      ]);
      expect(await accountsOf(deps, HONG.id)).toEqual(NOTHING);
    });

    it('are left to people when a refusal follows what was taken on, or what nobody heard the answer of', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const { provider } = deps.payment;
      const id = await checked(people, HONG.id);
      // The answer is lost, and WeChat Pay has it under the number of the merchant that we were.
      provider.loseTransferAnswers(true);
      await run(deps);
      provider.loseTransferAnswers(false);
      provider.refuseTransfers('商户号不存在（INVALID_REQUEST）');
      provider.forgetTransfer(id);
      deps.clock.advance(TRANSFER_REQUEST_MS);
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({ status: 'SENT', isRefused: true });
      deps.clock.advance(TRANSFER_REQUEST_MS);
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({ status: 'SENT' });
      expect(await accountsOf(deps, HONG.id)).toEqual(ON_ITS_WAY);
      deps.clock.advance(TRANSFER_LOST_MS);
      await run(deps);
      expect(must(await (await loggedIn(world(), 'lin')).staffPayout.payout({ id }))).toMatchObject({
        status: 'SENT',
        isLost: true,
      });
    });

    it('do not go to an account that is not the payee of their partner any more', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const id = await checked(people, HONG.id);
      await addPartner(deps, HONG.id, { ...WEIXIN, name: '别人' });
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({
        status: 'CHECKED',
        trouble: '收款账户后来改了，请拒绝这一笔再重新发起',
      });
      expect(deps.payment.provider.transfers.size).toBe(0);
    });

    it('that nobody confirms in a day fail, and are payable again', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const id = await checked(people, HONG.id);
      await run(deps);
      deps.clock.advance(TRANSFER_CONFIRM_MS);
      await run(deps);
      expect(await stored(deps, id)).toMatchObject({
        status: 'FAILED',
        reason: expect.stringContaining('24 小时'),
      });
      expect(await accountsOf(deps, HONG.id)).toEqual(NOTHING);
    });

    it('are looked at while WeChat Pay is away in vain', async () => {
      const people = await withPayable(world());
      const id = await checked(people, HONG.id);
      world().deps.payment.provider.setOutage(true);
      expect(await people.lin.staffPayout.look({ id })).toEqual(failure('payment-unavailable'));
    });
  });
};
