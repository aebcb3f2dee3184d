import { PAID_STATUS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { ListedClosing } from '../../commstudent/commstudents.js';
import type { ListOrder, Selection } from '../../staff-list/index.js';
import { sampleCommissionOrder, withOneProduct } from './commission-acts.js';
import { samplePartner } from './partners.js';
import { sampleOrder } from './samples.js';
import { addPerson, assign } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const AT = Date.UTC(2026, 2, 1, 4);
const NEWEST: ListOrder = { key: 'paidAt', isDescending: true };
const OLDEST: ListOrder = { key: 'paidAt', isDescending: false };

const is = (key: string, ...values: readonly string[]) => ({ key, test: { kind: 'in', values } }) as const;
const range = (ends: { readonly from?: number; readonly below?: number }) =>
  ({ key: 'paidAt', test: { kind: 'range', ...ends } }) as const;

/** Whom partners brought: order, buyer, partner, and when it was paid; one of them nobody paid. */
const BROUGHT: readonly (readonly [id: string, buyer: string, partner: string, paidAt: number | null])[] = [
  ['a', 'member-1', 'partner-1', AT],
  ['b', 'member-2', 'partner-1', AT + 10],
  ['c', 'member-2', 'partner-2', AT + 20],
  ['d', 'member-3', 'partner-1', null],
  ['e', 'member-3', 'partner-3', AT + 20],
];

/** What every ListedClosings does. */
export const commstudentsContract = (name: string, makeEmpty: MakeSubject<Repositories>): void => {
  const make = withOneProduct(makeEmpty);
  const within = (test: (subject: Repositories) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await addPerson(subject, 'member-2', { name: '周红', userName: 'zhouhong', mobile: '13800000003' });
      await addPerson(subject, 'member-3', { name: '周明', userName: 'zhouming', mobile: '13800000004' });
      await addPerson(subject, 'teacher', { name: '老师', staff: { role: 'class', grants: [] } });
      await assign(subject, 'member-2', 'teacher');
      for (const [id, userId, , paidAt] of BROUGHT)
        await subject.orders.insert(
          sampleOrder(id, { userId, status: paidAt === null ? WAIT_PAY_STATUS : PAID_STATUS }),
        );
      await subject.unitOfWork.transaction(async (tx) => {
        await tx.partners.put(samplePartner('partner-1', { realName: '赵敏' }));
        await tx.partners.put(samplePartner('partner-2', { realName: '孙宇' }));
        for (const partnerId of ['partner-1', 'partner-2', 'partner-3'])
          await tx.commissions.hold(partnerId, '2026-03');
        for (const [id, buyerId, partnerId, paidAt] of BROUGHT)
          await tx.commissions.insertOrder(
            sampleCommissionOrder(id, {
              buyerId,
              partnerId,
              paidAt,
              ...(paidAt === null ? {} : { state: 'HELD', earned: 700, reversed: 200 }),
            }),
          );
      });
      await test(subject);
    });
  /** The ids that a selection finds; its count and its ids find as many. */
  const found = async (
    { commstudents }: Repositories,
    selection: Partial<Selection>,
    order = NEWEST,
  ): Promise<readonly string[]> => {
    const whole = { tests: [], ...selection };
    const { list } = await commstudents.page(order, { limit: 20 }, whole);
    const ids = list.map(({ id }) => id);
    expect(await commstudents.count(whole, 20)).toBe(ids.length);
    expect(await commstudents.ids(whole, { after: '', limit: 20 })).toEqual(ids.toSorted());
    return ids;
  };

  describe(`${name}: students that partners brought`, () => {
    it(
      'are the buyers of orders that somebody paid, with what came of them',
      within(async (subject) => {
        const { list } = await subject.commstudents.page(NEWEST, { limit: 20 }, { tests: [] });
        expect(list.map(({ id }) => id)).toEqual(['e', 'c', 'b', 'a']);
        const order = sampleOrder('b');
        expect(list[2]).toStrictEqual<ListedClosing>({
          id: 'b',
          student: 'member-2',
          studentName: '周红',
          partner: 'partner-1',
          partnerName: '赵敏',
          product: order.productName,
          paidAt: AT + 10,
          status: PAID_STATUS,
          amount: order.amount,
          refundedAmount: 0,
          earned: 700,
          reversed: 200,
          commissionState: 'HELD',
          commissionReview: 'NONE',
          sortValue: AT + 10,
        });
        expect(list[0]).toMatchObject({ partner: 'partner-3', partnerName: null });
      }),
    );

    it(
      'are found by student, number, partner and period, and by care',
      within(async (subject) => {
        expect(await found(subject, { search: '周' })).toEqual(['e', 'c', 'b']);
        expect(await found(subject, { search: 'zhouh' })).toEqual(['c', 'b']);
        expect(await found(subject, { search: '0003' })).toEqual(['c', 'b']);
        expect(await found(subject, { search: ' a ' })).toEqual(['a']);
        expect(await found(subject, { search: 'd' })).toEqual([]);
        expect(await found(subject, { search: ' ' })).toEqual([]);
        expect(await found(subject, { tests: [is('partner', 'partner-1')] })).toEqual(['b', 'a']);
        expect(await found(subject, { tests: [is('partner', 'partner-1')], search: '周红' })).toEqual(['b']);
        expect(await found(subject, { tests: [is('partner', 'partner-2', 'partner-3')] })).toEqual([
          'e',
          'c',
        ]);
        expect(await found(subject, { tests: [range({ from: AT + 10, below: AT + 20 })] })).toEqual(['b']);
        expect(await found(subject, { tests: [range({ below: AT + 11 })] }, OLDEST)).toEqual(['a', 'b']);
        expect(await found(subject, { caredBy: 'teacher' })).toEqual(['c', 'b']);
        expect(await found(subject, { caredBy: 'teacher', search: '周明' })).toEqual([]);
        expect(await found(subject, { caredBy: 'teacher', tests: [is('partner', 'partner-2')] })).toEqual([
          'c',
        ]);
        expect(await found(subject, { caredBy: 'member-1' })).toEqual([]);
        expect(await found(subject, { ids: ['a', 'd'] })).toEqual(['a']);
        expect(await found(subject, { ids: [] })).toEqual([]);
      }),
    );

    it(
      'are read page by page, onwards and back, also where several were paid at once',
      within(async ({ commstudents }) => {
        const all = { tests: [] };
        const first = await commstudents.page(NEWEST, { limit: 1 }, all);
        expect([first.hasMore, first.list[0]?.id]).toEqual([true, 'e']);
        const behind = { key: [AT + 20, 'e'], isBackwards: false } as const;
        const second = await commstudents.page(NEWEST, { limit: 2, from: behind }, all);
        expect([second.hasMore, ...second.list.map(({ id }) => id)]).toEqual([true, 'c', 'b']);
        const before = { key: [AT + 10, 'b'], isBackwards: true } as const;
        const back = await commstudents.page(NEWEST, { limit: 2, from: before }, all);
        expect([back.hasMore, ...back.list.map(({ id }) => id)]).toEqual([false, 'e', 'c']);
      }),
    );

    it(
      'say by whom they were closed, all or those in care',
      within(async ({ commstudents }) => {
        const names = (limit: number, caredBy?: string) =>
          commstudents.partners(limit, caredBy).then((all) => all.map(({ id, name: said }) => [id, said]));
        expect(await names(9)).toEqual([
          ['partner-3', null],
          ['partner-2', '孙宇'],
          ['partner-1', '赵敏'],
        ]);
        expect(await names(2)).toHaveLength(2);
        expect(await names(9, 'teacher')).toEqual([
          ['partner-2', '孙宇'],
          ['partner-1', '赵敏'],
        ]);
        expect(await names(9, 'member-1')).toEqual([]);
      }),
    );
  });
};
