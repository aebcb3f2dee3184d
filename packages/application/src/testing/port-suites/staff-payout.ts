import { describe, expect, it } from 'vitest';
import { failure, issue } from './employee-seed.js';
import { HONG, MING } from '../fakes/index.js';
import {
  accountsOf,
  addPartner,
  BANK,
  changePartner,
  checked,
  earn,
  LIN,
  made,
  NOTHING,
  ON_ITS_WAY,
  PAID,
  QIN,
  run,
  stored,
  withPayable,
} from './payout-world.js';
import { sampleCommissionOrder } from '../contracts/commission-acts.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { type WorldOf } from './world.js';

const WHOLE = { size: 20 } as const;

/** What every implementation of StaffPayoutPort does. */
export const staffPayoutSuite = (world: WorldOf): void => {
  describe('StaffPayoutPort', () => {
    it('tells to whom something is payable, the most first, and why it cannot be paid', async () => {
      const { lin, bao } = await withPayable(world());
      const { deps } = world();
      await addPartner(deps, 'u-none', null, '没填');
      await earn(deps, 'u-none', 20_000);
      const { list } = must(await lin.staffPayout.payable(WHOLE));
      expect(list.map(({ partner, payable, issue: why }) => [partner.name, payable, why])).toEqual([
        ['没填', 20_000, '没填还没有填写收款账户'],
        ['李明', 10_000, null],
        ['周小红', 10_000, null],
        ['包一', 1_000, null],
      ]);
      expect(list[1]).toMatchObject({ payee: BANK, state: 'ACTIVE' });
      const ofBao = must(await bao.staffPayout.payable(WHOLE)).list.at(-1);
      expect(ofBao?.issue).toContain('自己');
      const first = must(await lin.staffPayout.payable({ size: 1 }));
      const second = must(await lin.staffPayout.payable({ size: 1, after: first.next ?? '' }));
      expect(second.list[0]?.partner.name).toBe('李明');
    });

    it('is made by one, approved by another, and paid by the bank', async () => {
      const people = await withPayable(world());
      const { lin, qin } = people;
      const { deps } = world();
      const id = await made(people, MING.id);
      expect(await accountsOf(deps, MING.id)).toEqual(ON_ITS_WAY);
      expect(must(await lin.staffPayout.payout({ id }))).toMatchObject({
        status: 'MADE',
        amount: 10_000,
        tax: 0,
        net: 10_000,
        payeeAccount: BANK.account,
        maker: { id: LIN.id, name: '林静' },
        checker: null,
        checkIssue: expect.stringContaining('另一位同事'),
        settleIssue: expect.stringMatching(/./),
      });
      const approved = must(await qin.staffPayout.check({ id, version: 1 }));
      expect(approved).toMatchObject({ status: 'CHECKED', checker: { id: QIN.id }, version: 2 });
      // Nobody is asked for it: it goes to a bank.
      expect(await run(deps)).toBe(0);
      const sent = must(await lin.staffPayout.sendBank({ payouts: [{ id, version: 2 }] }));
      expect(sent).toEqual({ bankList: expect.stringMatching(/^YH20260301-./), count: 1, sum: 10_000 });
      const settled = { id, version: 3, reference: ' 20260301-77 ' };
      expect(must(await qin.staffPayout.paid(settled))).toMatchObject({
        status: 'PAID',
        reference: '20260301-77',
        bankList: sent.bankList,
        changedBy: { id: QIN.id },
      });
      // Its answer may have been lost.
      expect(must(await qin.staffPayout.paid(settled)).version).toBe(4);
      expect(await accountsOf(deps, MING.id)).toEqual(PAID);
    });

    it('is payable again when the bank does not pay, and goes out anew', async () => {
      const people = await withPayable(world());
      const { lin } = people;
      const id = await checked(people, MING.id);
      must(await lin.staffPayout.sendBank({ payouts: [{ id, version: 2 }] }));
      const failed = { id, version: 3, reason: '账号不符' };
      expect(must(await lin.staffPayout.failed(failed))).toMatchObject({
        status: 'FAILED',
        reason: '账号不符',
      });
      expect(await accountsOf(world().deps, MING.id)).toEqual(NOTHING);
      const again = await made(people, MING.id, 'key-2');
      expect(again).not.toBe(id);
      expect(await lin.staffPayout.paid({ id, version: 3, reference: '1' })).toMatchObject({
        ok: false,
      });
      expect(await accountsOf(world().deps, MING.id)).toEqual(ON_ITS_WAY);
    });

    it('is not approved by who made it, by whose money it is, or twice', async () => {
      const people = await withPayable(world());
      const { lin, qin, bao } = people;
      const id = await made(people, MING.id);
      expect(await lin.staffPayout.check({ id, version: 1 })).toEqual(
        issue('version', '发起结算的人不能复核，请另一位同事复核'),
      );
      const own = await made(people, 'u-bao', 'key-bao');
      expect(await bao.staffPayout.check({ id: own, version: 1 })).toEqual(failure('own-partner'));
      expect(await bao.staffPayout.refuse({ id: own, version: 1, reason: '多了' })).toEqual(
        failure('own-partner'),
      );
      expect(await bao.staffPayout.make({ requestKey: 'k', partnerIds: ['u-bao'] })).toEqual(
        failure('own-partner'),
      );
      must(await qin.staffPayout.check({ id, version: 1 }));
      // Her answer may have been lost; somebody else is told who did it.
      expect(must(await qin.staffPayout.check({ id, version: 1 })).version).toBe(2);
      expect(await bao.staffPayout.check({ id, version: 1 })).toMatchObject({
        error: { kind: 'changed-meanwhile', by: { id: QIN.id, name: '秦岚' }, now: { status: 'CHECKED' } },
      });
    });

    it('is made once by a request, and a used key with other partners is refused', async () => {
      const { lin, qin } = await withPayable(world());
      const { deps } = world();
      const asked = { requestKey: 'key-1', partnerIds: [HONG.id, MING.id] };
      const { ids } = must(await lin.staffPayout.make(asked));
      expect(ids).toHaveLength(2);
      const again = { ...asked, partnerIds: [MING.id, HONG.id, MING.id] };
      expect(must(await lin.staffPayout.make(again)).ids.toSorted()).toEqual(ids.toSorted());
      expect(await lin.staffPayout.make({ ...asked, partnerIds: [MING.id] })).toEqual(
        failure('request-key-used'),
      );
      expect(await qin.staffPayout.make(asked)).toEqual(failure('request-key-used'));
      expect(await accountsOf(deps, MING.id)).toEqual(ON_ITS_WAY);
      expect(await lin.staffPayout.make({ ...asked, requestKey: 'key-2' })).toEqual(
        issue('partnerIds', '周小红没有可付的佣金'),
      );
    });

    it('is made once, however many ask for it at the same time', async () => {
      const { lin, qin } = await withPayable(world());
      const make = (port: typeof lin, requestKey: string) =>
        port.staffPayout.make({ requestKey, partnerIds: [MING.id] });
      const answers = await Promise.all([
        make(lin, 'same'),
        make(lin, 'same'),
        make(qin, 'other'),
        make(lin, 'third'),
      ]);
      const ids = answers.flatMap((answer) => (answer.ok ? answer.value.ids : []));
      expect(new Set(ids).size).toBe(1);
      expect(await accountsOf(world().deps, MING.id)).toEqual(ON_ITS_WAY);
      expect(must(await lin.staffPayout.count({})).count).toBe(1);
    });

    it('is not made while staff have to look at what was released', async () => {
      const people = await withPayable(world());
      const { lin } = people;
      const { deps } = world();
      await deps.unitOfWork.transaction((tx) =>
        tx.commissions.insertOrder(
          sampleCommissionOrder('o', { partnerId: MING.id, state: 'RELEASED', review: 'OPEN' }),
        ),
      );
      const why = '李明有可付的订单等待核对，核对以后再发起';
      const wanted = { requestKey: 'k', partnerIds: [MING.id] };
      expect(await lin.staffPayout.make(wanted)).toEqual(issue('partnerIds', why));
      const payable = must(await lin.staffPayout.payable({ size: 9 })).list;
      expect(payable.find(({ partner }) => partner.id === MING.id)).toMatchObject({ issue: why });
      await made(people, HONG.id);
    });

    it('is made of all that is asked for, or of none', async () => {
      const { lin } = await withPayable(world());
      const { deps } = world();
      await addPartner(deps, 'u-none', null, '没填');
      await earn(deps, 'u-none', 1);
      const make = (...partnerIds: string[]) => lin.staffPayout.make({ requestKey: 'k', partnerIds });
      expect(await make(MING.id, 'u-none')).toEqual(issue('partnerIds', '没填还没有填写收款账户'));
      expect(await make(MING.id, 'nobody')).toEqual(failure('entity-not-found'));
      expect(await make()).toEqual(issue('partnerIds', '请选要结算的合作伙伴'));
      expect(await accountsOf(deps, MING.id)).toEqual(NOTHING);
      expect(must(await lin.staffPayout.count({})).count).toBe(0);
    });

    it('withholds tax by the month’s sum, and none of it twice', async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const { lin } = people;
      Object.assign(deps.commission, { tax: 'labor' });
      try {
        await earn(deps, MING.id, 90_000, 'more');
        // 20 % of what is above 800 yuan.
        const id = await checked(people, MING.id);
        expect(await stored(deps, id)).toMatchObject({ amount: 100_000, tax: 4_000, net: 96_000 });
        must(await lin.staffPayout.sendBank({ payouts: [{ id, version: 2 }] }));
        must(await lin.staffPayout.paid({ id, version: 3, reference: '1' }));
        expect(await accountsOf(deps, MING.id)).toEqual({ payable: 0, paying: 0, paid: 96_000, tax: 4_000 });
        await earn(deps, MING.id, 100_000, 'next');
        const second = await made(people, MING.id, 'key-2');
        expect(await stored(deps, second)).toMatchObject({ amount: 100_000, tax: 20_000, net: 80_000 });
        // It may come back: what is withheld of a third would be for a sum that was never paid.
        await earn(deps, MING.id, 50_000, 'third');
        const waits = '李明这个月还有一笔结算没有结束，代扣的税要等它结束再算';
        const third = { requestKey: 'key-3', partnerIds: [MING.id] };
        expect(await lin.staffPayout.make(third)).toEqual(issue('partnerIds', waits));
        const payable = must(await lin.staffPayout.payable({ size: 9 })).list;
        expect(payable.find(({ partner }) => partner.id === MING.id)).toMatchObject({ issue: waits });
        must(await lin.staffPayout.refuse({ id: second, version: 1, reason: '金额不对' }));
        const id3 = await made(people, MING.id, 'key-3');
        expect(await stored(deps, id3)).toMatchObject({ amount: 150_000, tax: 30_000, net: 120_000 });
      } finally {
        Object.assign(deps.commission, { tax: 'none' });
      }
    });

    it('is refused before it goes out, with a reason, and not after', async () => {
      const people = await withPayable(world());
      const { lin, qin } = people;
      const { deps } = world();
      const id = await made(people, MING.id);
      const refused = { id, version: 1, reason: '先核对账号' };
      expect(await qin.staffPayout.refuse({ ...refused, reason: ' ' })).toEqual(
        issue('reason', '原因必须填写'),
      );
      expect(must(await qin.staffPayout.refuse(refused))).toMatchObject({
        status: 'REFUSED',
        reason: '先核对账号',
      });
      must(await qin.staffPayout.refuse(refused));
      expect(await accountsOf(deps, MING.id)).toEqual(NOTHING);
      expect(await qin.staffPayout.check({ id, version: 2 })).toEqual(
        issue('version', '这笔结算已拒绝，不能再这样处理'),
      );
      // Who made it takes it back.
      const second = await made(people, MING.id, 'key-2');
      must(await lin.staffPayout.refuse({ id: second, version: 1, reason: '重复了' }));
      const third = await checked({ ...people, lin: qin, qin: lin }, HONG.id);
      await run(deps);
      expect(await lin.staffPayout.refuse({ id: third, version: 3, reason: '晚了' })).toEqual(
        issue('version', '这笔结算在路上，不能再这样处理'),
      );
    });

    it('goes to the account that it was made for, or is not approved', async () => {
      const people = await withPayable(world());
      const { qin } = people;
      const { deps } = world();
      const id = await made(people, MING.id);
      await addPartner(deps, MING.id, { ...BANK, account: '6225880000000000' });
      expect(await qin.staffPayout.check({ id, version: 1 })).toEqual(
        issue('version', '收款账户后来改了，请拒绝这一笔再重新发起'),
      );
      await changePartner(deps, MING.id, { payee: BANK, state: 'SUSPENDED' });
      expect(await qin.staffPayout.check({ id, version: 1 })).toEqual(
        issue('version', '李明已停用，暂停打款'),
      );
    });

    it('puts those that are approved onto one list for the bank, all or none', async () => {
      const people = await withPayable(world());
      const { lin, qin } = people;
      const { deps } = world();
      const first = await checked(people, MING.id);
      const second = await made(people, 'u-bao', 'key-2');
      const both = [
        { id: first, version: 2 },
        { id: second, version: 1 },
      ];
      expect(await lin.staffPayout.sendBank({ payouts: both })).toEqual(
        issue('version', '这笔结算待复核，不能再这样处理'),
      );
      expect(await stored(deps, first)).toMatchObject({ status: 'CHECKED', bankList: null });
      must(await qin.staffPayout.check({ id: second, version: 1 }));
      const { bankList } = must(
        await lin.staffPayout.sendBank({ payouts: both.map(({ id }) => ({ id, version: 2 })) }),
      );
      const columns = ['payeeName', 'payeeAccount', 'net'] as const;
      const { list } = must(
        await lin.staffPayout.list({ ...WHOLE, bankList: `is:${bankList}`, sort: 'amount', columns }),
      );
      expect(list).toEqual([
        {
          id: second,
          status: 'SENT',
          version: 3,
          payeeName: '包一',
          payeeAccount: BANK.account,
          net: 1_000,
        },
        { id: first, status: 'SENT', version: 3, payeeName: '李明', payeeAccount: BANK.account, net: 10_000 },
      ]);
      expect(await lin.staffPayout.sendBank({ payouts: [] })).toMatchObject({ ok: false });
    });

    it('does not go to the bank once its partner is suspended or has another account', async () => {
      const people = await withPayable(world());
      const { lin } = people;
      const { deps } = world();
      const payouts = [{ id: await checked(people, MING.id), version: 2 }];
      await changePartner(deps, MING.id, { state: 'SUSPENDED' });
      expect(await lin.staffPayout.sendBank({ payouts })).toEqual(issue('version', '李明已停用，暂停打款'));
      await changePartner(deps, MING.id, {
        state: 'ACTIVE',
        payee: { ...BANK, account: '6225880000000000' },
      });
      expect(await lin.staffPayout.sendBank({ payouts })).toEqual(
        issue('version', '收款账户后来改了，请拒绝这一笔再重新发起'),
      );
      await changePartner(deps, MING.id, {
        payee: { method: 'WEIXIN', name: '李明', bank: '', account: '' },
      });
      expect(await lin.staffPayout.sendBank({ payouts })).toEqual(
        issue('version', '收款账户后来改了，请拒绝这一笔再重新发起'),
      );
      await changePartner(deps, MING.id, { payee: BANK });
      expect(must(await lin.staffPayout.sendBank({ payouts }))).toMatchObject({ count: 1, sum: 10_000 });
    });

    it('says how the bank did it only by one of the two, and never of a transfer in WeChat', async () => {
      const people = await withPayable(world());
      const { lin, bao } = people;
      const { deps } = world();
      const id = await checked(people, MING.id);
      must(await lin.staffPayout.sendBank({ payouts: [{ id, version: 2 }] }));
      const paid = { id, version: 3, reference: '1' };
      expect(await bao.staffPayout.paid(paid)).toEqual(
        issue('version', '到账或失败由发起或复核这笔结算的同事登记'),
      );
      expect(await lin.staffPayout.paid({ ...paid, reference: ' ' })).toEqual(
        issue('reference', '流水号必须填写'),
      );
      const weixin = await checked(people, HONG.id);
      await run(deps);
      expect(await lin.staffPayout.paid({ ...paid, id: weixin })).toEqual(
        issue('version', '微信的转账由微信支付说明结果，不用登记'),
      );
      expect(await lin.staffPayout.sendBank({ payouts: [{ id: weixin, version: 3 }] })).toMatchObject({
        ok: false,
      });
    });

    it('is nobody’s business who does not manage partners', async () => {
      const people = await withPayable(world());
      const id = await made(people, MING.id);
      const { staffPayout } = people.ming;
      const forbidden = failure('forbidden');
      expect(await staffPayout.list(WHOLE)).toEqual(forbidden);
      expect(await staffPayout.payout({ id })).toEqual(forbidden);
      expect(await staffPayout.payable(WHOLE)).toEqual(forbidden);
      expect(await staffPayout.check({ id, version: 1 })).toEqual(forbidden);
      expect(await people.lin.staffPayout.payout({ id: 'none' })).toEqual(failure('entity-not-found'));
      expect(await people.lin.staffPayout.check({ id: 'none', version: 1 })).toEqual(
        failure('entity-not-found'),
      );
    });
  });
};

/** A way to make each call of the area. */
export const staffPayoutTries: Tries<'staffPayout'> = {
  list: ({ staffPayout }) => staffPayout.list(WHOLE),
  count: ({ staffPayout }) => staffPayout.count({}),
  payout: ({ staffPayout }) => staffPayout.payout({ id: 'no-such-payout' }),
  payable: ({ staffPayout }) => staffPayout.payable(WHOLE),
  make: ({ staffPayout }) => staffPayout.make({ requestKey: 'key', partnerIds: ['no-such-partner'] }),
  check: ({ staffPayout }) => staffPayout.check({ id: 'no-such-payout', version: 1 }),
  refuse: ({ staffPayout }) => staffPayout.refuse({ id: 'no-such-payout', version: 1, reason: '不对' }),
  sendBank: ({ staffPayout }) => staffPayout.sendBank({ payouts: [{ id: 'no-such-payout', version: 1 }] }),
  paid: ({ staffPayout }) => staffPayout.paid({ id: 'no-such-payout', version: 1, reference: '1' }),
  failed: ({ staffPayout }) => staffPayout.failed({ id: 'no-such-payout', version: 1, reason: '不对' }),
  cancel: ({ staffPayout }) => staffPayout.cancel({ id: 'no-such-payout', version: 1, reason: '不对' }),
  look: ({ staffPayout }) => staffPayout.look({ id: 'no-such-payout' }),
};
