import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { commissionMove } from '@ykd/domain/commission';
import { post } from '../../commission/post.js';
import type { Payout } from '../../ports/payouts.js';
import type { ListOrder, Selection } from '../../staff-list/index.js';
import { samplePartner } from './partners.js';
import { NASTY_TEXT } from './samples.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const AT = Date.UTC(2026, 2, 1, 4);
const NEWEST: ListOrder = { key: 'gmtCreated', isDescending: true };

const is = (key: string, ...values: readonly (string | number)[]) =>
  ({ key, test: { kind: 'in', values } }) as const;
const range = (key: string, ends: { readonly from?: number; readonly below?: number }) =>
  ({ key, test: { kind: 'range', ...ends } }) as const;

/** A payout to a bank that was just made. */
export const samplePayout = (id: string, over: Partial<Payout> = {}): Payout => ({
  id,
  partnerId: 'member-1',
  method: 'BANK',
  status: 'MADE',
  amount: 10_000,
  tax: 400,
  net: 9_600,
  taxMonth: '2026-03',
  payeeName: '李明',
  payeeBank: '招商银行',
  payeeAccount: '6225880123456789',
  openid: null,
  requestKey: `key-${id}`,
  makerId: 'staff-1',
  checkerId: null,
  checkedAt: null,
  bankList: null,
  asked: null,
  askedAt: null,
  isAskedAgain: false,
  isRefused: false,
  transferState: null,
  transferNo: null,
  invitation: null,
  cancelBy: null,
  cancelReason: null,
  attempts: 0,
  trouble: null,
  reference: null,
  reason: null,
  endedAt: null,
  version: 1,
  changedBy: 'staff-1',
  changedAt: AT,
  gmtCreated: AT,
  ...over,
});

/** What every store of payouts does. */
export const payoutsContract = (name: string, makeEmpty: MakeSubject<Repositories>): void => {
  /** Two partners, one of whom has something that is payable. */
  const within = (test: (subject: Repositories) => Promise<void>) =>
    withSubject(makeEmpty, async (subject) => {
      await addPerson(subject, 'member-1', { name: '李明', userName: 'liming', mobile: '13800000002' });
      await addPerson(subject, 'member-2', { name: '周红', userName: 'zhouhong', mobile: '13800000003' });
      await subject.unitOfWork.transaction(async (tx) => {
        for (const id of ['member-1', 'member-2']) {
          await tx.partners.put(samplePartner(id, { realName: `伙伴 ${id}` }));
          const account = await tx.commissions.hold(id, '2026-03');
          await post(tx, account, { move: commissionMove('EARN', 500), source: `earn:${id}`, at: AT });
        }
      });
      await test(subject);
    });
  const put = ({ unitOfWork }: Repositories, ...payouts: readonly Payout[]): Promise<void> =>
    unitOfWork.transaction(async (tx) => {
      for (const payout of payouts) await tx.payouts.insert(payout);
    });
  const store = ({ unitOfWork }: Repositories, payout: Payout, dueAt: number | null): Promise<void> =>
    unitOfWork.transaction((tx) => tx.payouts.store(payout, dueAt));
  /** The ids that a selection finds; its count and its ids find as many. */
  const found = async (
    { payouts }: Repositories,
    selection: Partial<Selection>,
    order = NEWEST,
  ): Promise<readonly string[]> => {
    const whole = { tests: [], ...selection };
    const { list } = await payouts.page(order, { limit: 20 }, whole);
    const ids = list.map(({ id }) => id);
    expect(await payouts.count(whole, 20)).toBe(ids.length);
    expect(await payouts.ids(whole, { after: '', limit: 20 })).toEqual(ids.toSorted());
    return ids;
  };

  describe(`${name}: payouts`, () => {
    it(
      'are kept as they are and as they change',
      within(async (subject) => {
        const { unitOfWork, payouts } = subject;
        const first = samplePayout('a', { payeeName: NASTY_TEXT, payeeBank: NASTY_TEXT, reason: NASTY_TEXT });
        await put(subject, first);
        expect(await payouts.find('a')).toStrictEqual(first);
        expect(await payouts.find('b')).toBeUndefined();
        const changed: Payout = {
          ...first,
          method: 'WEIXIN',
          status: 'SENT',
          openid: 'o-1',
          checkerId: 'staff-2',
          checkedAt: AT + 1,
          asked: {
            userName: null,
            remark: '佣金',
            sceneId: '1005',
            reports: [{ type: '岗位', content: NASTY_TEXT }],
            notifyUrl: 'https://ykd.example/notify',
          },
          askedAt: AT + 2,
          isRefused: true,
          transferState: 'WAIT_USER_CONFIRM',
          transferNo: '1330',
          invitation: 'aff==',
          attempts: 3,
          trouble: NASTY_TEXT,
          version: 2,
          changedBy: null,
        };
        await store(subject, changed, AT + 10);
        expect(await payouts.find('a')).toStrictEqual(changed);
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.payouts.hold('a')).toStrictEqual(changed);
          expect(await tx.payouts.hold('b')).toBeUndefined();
        });
      }),
    );

    it(
      'are made once by a request for each partner',
      within(async (subject) => {
        const both = [
          samplePayout('b', { requestKey: 'k', partnerId: 'member-2' }),
          samplePayout('a', { requestKey: 'k' }),
        ];
        await put(subject, ...both);
        await expect(put(subject, samplePayout('c', { requestKey: 'k' }))).rejects.toThrow();
        await expect(put(subject, samplePayout('a'))).rejects.toThrow();
        await subject.unitOfWork.transaction(async (tx) => {
          await tx.payouts.lockRequest('k');
          expect((await tx.payouts.ofRequest('k')).map(({ id }) => id)).toEqual(['a', 'b']);
          expect(await tx.payouts.ofRequest('another')).toEqual([]);
        });
      }),
    );

    it(
      'come to a sum in a month, without what came back',
      within(async (subject) => {
        const nothing = { paid: 0, withheld: 0, isOpen: false };
        const inMonth = (partnerId: string, month: string) =>
          subject.unitOfWork.transaction((tx) => tx.payouts.paidInMonth(partnerId, month));
        expect(await inMonth('member-1', '2026-03')).toEqual(nothing);
        await put(
          subject,
          samplePayout('a'),
          samplePayout('b', { status: 'PAID', amount: 1, tax: 1 }),
          samplePayout('c', { status: 'FAILED' }),
          samplePayout('d', { status: 'REFUSED' }),
          samplePayout('e', { taxMonth: '2026-02' }),
          samplePayout('f', { partnerId: 'member-2' }),
        );
        expect(await inMonth('member-1', '2026-03')).toEqual({
          paid: 10_001,
          withheld: 401,
          isOpen: true,
        });
        expect(await inMonth('member-1', '2026-02')).toEqual({ paid: 10_000, withheld: 400, isOpen: true });
        await put(subject, samplePayout('g', { status: 'PAID', taxMonth: '2026-01' }));
        const over = { paid: 10_000, withheld: 400, isOpen: false };
        expect(await inMonth('member-1', '2026-01')).toEqual(over);
        expect(await subject.payouts.paidInMonth('member-1', '2026-01')).toEqual(over);
        expect(await inMonth('member-1', '2026-04')).toEqual(nothing);
      }),
    );

    it(
      'are handed to one worker at a time, the longest due first, and again when his lease has ended',
      within(async (subject) => {
        const claim = (at: number, limit = 9) => subject.payouts.claimDue({ at, leaseMs: 100, limit });
        const all = ['a', 'b', 'c', 'd'].map((id) => samplePayout(id));
        await put(subject, ...all);
        expect(await claim(AT + 1_000_000)).toEqual([]);
        for (const [place, payout] of all.slice(0, 3).entries())
          await store(subject, payout, AT + 10 - place);
        expect(await claim(AT + 7)).toEqual([]);
        expect((await claim(AT + 10, 2)).map(({ id }) => id)).toEqual(['c', 'b']);
        expect(await claim(AT + 10)).toStrictEqual([all[0]]);
        expect(await claim(AT + 109)).toEqual([]);
        const taken = await Promise.all([claim(AT + 110, 2), claim(AT + 110, 2)]);
        expect(
          taken
            .flat()
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(['a', 'b', 'c']);
        await store(subject, samplePayout('a'), null);
        expect((await claim(AT + 1_000_000)).map(({ id }) => id).toSorted()).toEqual(['b', 'c']);
      }),
    );

    it(
      'of a partner are listed from the newest on, and walked through',
      within(async (subject) => {
        await put(
          subject,
          samplePayout('a', { gmtCreated: AT + 1 }),
          samplePayout('b', { gmtCreated: AT + 2 }),
          samplePayout('c', { gmtCreated: AT + 2 }),
          samplePayout('d', { partnerId: 'member-2' }),
        );
        const { payouts } = subject;
        const ids = async (...args: Parameters<typeof payouts.ofPartner>) => {
          const { list, hasMore } = await payouts.ofPartner(...args);
          return [...list.map(({ id }) => id), hasMore];
        };
        expect(await ids('member-1', { limit: 2 })).toEqual(['c', 'b', true]);
        const on = { key: [AT + 2, 'b'] as const, isBackwards: false };
        expect(await ids('member-1', { limit: 2, from: on })).toEqual(['a', false]);
        const back = { key: [AT + 1, 'a'] as const, isBackwards: true };
        expect(await ids('member-1', { limit: 1, from: back })).toEqual(['b', true]);
        expect(await ids('nobody', { limit: 2 })).toEqual([false]);
      }),
    );

    it(
      'are due to partners to whom something is payable, the most first',
      within(async (subject) => {
        const { payouts, unitOfWork } = subject;
        expect(await payouts.payable({ limit: 9 })).toEqual({ list: [], hasMore: false });
        await unitOfWork.transaction(async (tx) => {
          for (const [id, cents] of [
            ['member-1', 200],
            ['member-2', 300],
          ] as const) {
            const account = await tx.commissions.hold(id, '2026-03');
            await post(tx, account, {
              move: commissionMove('RELEASE', cents),
              source: `release:${id}`,
              at: AT,
            });
          }
        });
        const all = [
          { partner: samplePartner('member-2', { realName: '伙伴 member-2' }), payable: 300 },
          { partner: samplePartner('member-1', { realName: '伙伴 member-1' }), payable: 200 },
        ];
        expect(await payouts.payable({ limit: 9 })).toStrictEqual({ list: all, hasMore: false });
        const on = { key: [300, 'member-2'] as const, isBackwards: false };
        expect(await payouts.payable({ limit: 1, from: on })).toStrictEqual({
          list: [all[1]],
          hasMore: false,
        });
        const back = { key: [200, 'member-1'] as const, isBackwards: true };
        expect(await payouts.payable({ limit: 1, from: back })).toStrictEqual({
          list: [all[0]],
          hasMore: false,
        });
      }),
    );

    it(
      'are found by what staff look for',
      within(async (subject) => {
        await put(
          subject,
          samplePayout('a', { status: 'SENT', bankList: 'YH-1', gmtCreated: AT + 1 }),
          samplePayout('b', { status: 'PAID', reference: 'R-1', amount: 5, gmtCreated: AT + 2 }),
          samplePayout('c', {
            partnerId: 'member-2',
            method: 'WEIXIN',
            payeeName: '周红',
            gmtCreated: AT + 3,
          }),
        );
        expect(await found(subject, {})).toEqual(['c', 'b', 'a']);
        expect(await found(subject, {}, { key: 'amount', isDescending: false })).toEqual(['b', 'a', 'c']);
        const by = (...tests: Selection['tests']) => found(subject, { tests });
        expect(await by(is('status', 'SENT', 'PAID'))).toEqual(['b', 'a']);
        expect(await by(is('method', 'WEIXIN'))).toEqual(['c']);
        expect(await by(is('partner', 'member-1'))).toEqual(['b', 'a']);
        expect(await by(is('bankList', 'YH-1'))).toEqual(['a']);
        expect(await by({ key: 'bankList', test: { kind: 'empty', isEmpty: true } })).toEqual(['c', 'b']);
        expect(await by(range('amount', { from: 6 }))).toEqual(['c', 'a']);
        expect(await by(range('gmtCreated', { from: AT + 2, below: AT + 3 }))).toEqual(['b']);
        expect(await by(is('status', 'SENT'), is('partner', 'member-2'))).toEqual([]);
        const search = (text: string) => found(subject, { search: text });
        expect(await search('YH-1')).toEqual(['a']);
        expect(await search('R-1')).toEqual(['b']);
        expect(await search(' a ')).toEqual(['a']);
        expect(await search('李')).toEqual(['b', 'a']);
        expect(await search('13800000003')).toEqual(['c']);
        expect(await search('没有这个人')).toEqual([]);
        expect(await found(subject, { search: '李', tests: [is('status', 'PAID')] })).toEqual(['b']);
        expect(await found(subject, { ids: ['a', 'c'] })).toEqual(['c', 'a']);
        const { list } = await subject.payouts.page(NEWEST, { limit: 1 }, { tests: [] });
        expect(list).toMatchObject([{ id: 'c', partnerName: '伙伴 member-2' }]);
      }),
    );
  });
};
