import { PAID_STATUS, REFUNDED_STATUS } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { ListOrder, Selection } from '../../staff-list/index.js';
import { sampleOrder, sampleProduct } from './samples.js';
import {
  approve,
  ASKED_AT,
  begin,
  close,
  finishRefund,
  place,
  receive,
  refundOutside,
  reject,
  request,
} from './shop-acts.js';
import { PLACED_AT, sampleProposal, sampleReceipt, sampleShopOrder } from './shop-samples.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const NEWEST: ListOrder = { key: 'gmtCreated', isDescending: true };

const is = (key: string, ...values: readonly (string | number)[]) =>
  ({ key, test: { kind: 'in', values } }) as const;
const empty = (key: string, isEmpty = true) => ({ key, test: { kind: 'empty', isEmpty } }) as const;
const range = (key: string, ends: { readonly from?: number; readonly below?: number }) =>
  ({ key, test: { kind: 'range', ...ends } }) as const;

/** What every store of orders does as a list that staff look through. */
export const listedOrdersContract = (name: string, makeEmpty: MakeSubject<Repositories>): void => {
  const within = (test: (subject: Repositories) => Promise<void>) =>
    withSubject(makeEmpty, async (subject) => {
      await subject.products.insert(sampleProduct('product-1', { name: '甲', sort: 2 }));
      await subject.products.insert(sampleProduct('product-2', { name: '乙', sort: 1, status: 'OFF' }));
      await addPerson(subject, 'member-1', { name: '小明', userName: 'xiaoming', mobile: '13800000002' });
      await addPerson(subject, 'member-2', { userName: 'xiaohong' });
      await test(subject);
    });
  /** The ids that a selection finds; its count and its ids find as many. */
  const found = async (
    { listedOrders }: Repositories,
    selection: Partial<Selection>,
    order = NEWEST,
  ): Promise<readonly string[]> => {
    const whole = { tests: [], ...selection };
    const { list } = await listedOrders.page(order, { limit: 20 }, whole);
    const ids = list.map(({ id }) => id);
    expect(await listedOrders.count(whole, 20)).toBe(ids.length);
    expect(await listedOrders.ids(whole, { after: '', limit: 20 })).toEqual(ids.toSorted());
    return ids;
  };
  const one = async ({ listedOrders }: Repositories, id: string) => {
    const { list } = await listedOrders.page(NEWEST, { limit: 2 }, { tests: [], ids: [id] });
    expect(list).toHaveLength(1);
    return list[0];
  };
  /** An order of somebody that is paid here, by the transaction `t-…`. */
  const paid = async (
    subject: Repositories,
    id: string,
    over: Parameters<typeof sampleShopOrder>[1] = {},
    later = 20,
  ) => {
    await place(subject, sampleShopOrder(id, over));
    await begin(subject, `try-${id}`, { orderId: id });
    const receipt = { orderId: id, outTradeNo: `try-${id}`, paidAt: PLACED_AT + later };
    await receive(subject, sampleReceipt(`t-${id}`, receipt));
  };
  const asked = async (subject: Repositories, id: string): Promise<void> => {
    await paid(subject, id, { userId: `of ${id}` });
    await request(subject, ASKED_AT, id);
  };

  describe(`${name}: orders as staff look them up`, () => {
    it(
      'tell of each how it was paid and by whom',
      within(async (subject) => {
        await paid(subject, 'o');
        expect(await one(subject, 'o')).toMatchObject({
          id: 'o',
          student: 'member-1',
          studentName: '小明',
          product: 'product-1',
          status: PAID_STATUS,
          listAmount: 399_900,
          paidAt: PLACED_AT + 20,
          gmtCreated: PLACED_AT,
          isPaidHere: true,
          isGranted: false,
          isProposed: false,
          double: null,
          twinId: null,
          refundedAmount: 0,
          refundedAt: null,
        });
        await subject.orders.insert(sampleOrder('elsewhere', { userId: 'nobody' }));
        expect(await one(subject, 'elsewhere')).toMatchObject({
          studentName: null,
          listAmount: sampleOrder('x').amount,
          paidAt: null,
          isPaidHere: false,
        });
        expect(await subject.listedOrders.receiptsOf('elsewhere')).toEqual([]);
        await receive(subject, sampleReceipt('t-again', { outTradeNo: 'try-o', paidAt: PLACED_AT + 40 }));
        const about = { orderId: 'o', outTradeNo: 'try-o', amount: 399_900 };
        expect(await subject.listedOrders.receiptsOf('o')).toStrictEqual([
          { ...about, transactionId: 't-o', paidAt: PLACED_AT + 20, isKept: true },
          { ...about, transactionId: 't-again', paidAt: PLACED_AT + 40, isKept: false },
        ]);
        expect(await subject.listedOrders.products()).toStrictEqual([
          { id: 'product-2', name: '乙' },
          { id: 'product-1', name: '甲' },
        ]);
      }),
    );

    it(
      'are found by what is asked of them, in each order',
      within(async (subject) => {
        await place(subject, sampleShopOrder('a', { gmtCreated: PLACED_AT - 10, amount: 100 }));
        await paid(subject, 'b', { userId: 'member-2', productId: 'product-2' }, 30);
        await paid(subject, 'c', { userId: 'member-2', gmtCreated: PLACED_AT + 10 }, 25);
        await place(subject, sampleShopOrder('d', { userId: 'member-3', gmtCreated: PLACED_AT + 15 }));
        await close(subject, 'd');
        expect(await found(subject, {})).toEqual(['d', 'c', 'b', 'a']);
        expect(await found(subject, { tests: [is('status', 'TRADE_WAIT_PAY')] })).toEqual(['a']);
        const two = is('status', 'TRADE_CLOSED', 'TRADE_WAIT_PAY');
        expect(await found(subject, { tests: [two] })).toEqual(['d', 'a']);
        expect(await found(subject, { tests: [is('product', 'product-2')] })).toEqual(['b']);
        expect(await found(subject, { tests: [is('student', 'member-2')] })).toEqual(['c', 'b']);
        expect(
          await found(subject, { tests: [is('student', 'member-2'), is('product', 'product-1')] }),
        ).toEqual(['c']);
        expect(await found(subject, { tests: [is('amount', 100)] })).toEqual(['a']);
        expect(await found(subject, { tests: [range('amount', { from: 101 })] })).toEqual(['d', 'c', 'b']);
        expect(await found(subject, { tests: [range('gmtCreated', { below: PLACED_AT + 1 })] })).toEqual([
          'b',
          'a',
        ]);
        expect(await found(subject, { tests: [range('paidAt', { from: PLACED_AT + 26 })] })).toEqual(['b']);
        expect(await found(subject, { tests: [empty('paidAt')] })).toEqual(['d', 'a']);
        expect(
          await found(subject, { tests: [empty('paidAt', false), range('amount', { from: 1 })] }),
        ).toEqual(['c', 'b']);
        const by = (key: string, isDescending: boolean) => found(subject, {}, { key, isDescending });
        expect((await by('paidAt', false)).slice(0, 2)).toEqual(['c', 'b']);
        expect(await by('paidAt', true)).toEqual(['d', 'a', 'b', 'c']);
        expect((await by('amount', false))[0]).toBe('a');
        expect(await by('gmtCreated', false)).toEqual(['a', 'b', 'c', 'd']);
        expect(await found(subject, { ids: ['c', 'x'] })).toEqual(['c']);
        expect(await found(subject, { ids: [] })).toEqual([]);
      }),
    );

    it(
      'are walked through by key, on and back, what is empty too',
      within(async ({ ...subject }) => {
        for (const [at, id] of ['a', 'b', 'c', 'd'].entries())
          await place(
            subject,
            sampleShopOrder(id, { userId: id, gmtCreated: PLACED_AT + at, amount: 5 - at }),
          );
        const page = async (
          key: string,
          isDescending: boolean,
          from: readonly [string | number, string],
          isBackwards: boolean,
          ...tests: Selection['tests']
        ) => {
          const window = { limit: 2, from: { key: from, isBackwards } };
          const { list, hasMore } = await subject.listedOrders.page({ key, isDescending }, window, { tests });
          return [list.map(({ id }) => id).join(''), hasMore];
        };
        expect(await page('gmtCreated', true, [PLACED_AT + 3, 'd'], false)).toEqual(['cb', true]);
        expect(await page('gmtCreated', true, [PLACED_AT, 'a'], true)).toEqual(['cb', true]);
        expect(await page('amount', false, [2, 'd'], false)).toEqual(['cb', true]);
        expect(await page('paidAt', false, ['1', 'a'], false)).toEqual(['bc', true]);
        expect(await page('refundedAt', true, ['1', 'c'], false)).toEqual(['ba', false]);
        // From a key within what is asked, before it, and behind it.
        const late = range('gmtCreated', { from: PLACED_AT + 1 });
        const early = range('gmtCreated', { below: PLACED_AT + 2 });
        const before = [PLACED_AT - 9, 'z'] as const;
        const after = [PLACED_AT + 9, 'a'] as const;
        expect(await page('gmtCreated', false, [PLACED_AT + 2, 'c'], false, late)).toEqual(['d', false]);
        expect(await page('gmtCreated', false, before, false, late)).toEqual(['bc', true]);
        expect(await page('gmtCreated', true, before, true, late)).toEqual(['cb', true]);
        expect(await page('gmtCreated', true, after, false, early)).toEqual(['ba', false]);
        expect(await page('gmtCreated', false, after, true, early)).toEqual(['ab', false]);
        expect(await page('gmtCreated', false, after, false, early)).toEqual(['', false]);
        expect(await page('paidAt', false, ['0', 'a'], false, empty('paidAt'))).toEqual(['ab', true]);
        expect(await page('paidAt', true, ['0', 'z'], true, empty('paidAt'))).toEqual(['ba', true]);
        expect(await page('paidAt', true, ['1', 'z'], false, empty('paidAt', false))).toEqual(['', false]);
      }),
    );

    it(
      'are found by their numbers, those of their payments and refunds, and by the student',
      within(async (subject) => {
        await paid(subject, 'ab-1');
        await place(subject, sampleShopOrder('ab-2', { userId: 'member-2', gmtCreated: PLACED_AT + 1 }));
        await request(subject, ASKED_AT, 'ab-1');
        await approve(subject, 'back1', 'ab-1');
        const by = (search: string, ...tests: Selection['tests']) => found(subject, { search, tests });
        expect(await by('ab-1')).toEqual(['ab-1']);
        expect(await by(' ab- ')).toEqual(['ab-2', 'ab-1']);
        expect(await by('b-1')).toEqual([]);
        for (const number of ['t-ab-1', 'try-ab-1', 'back1']) expect(await by(number)).toEqual(['ab-1']);
        expect(await by('t-ab')).toEqual([]);
        for (const said of ['小明', '明', 'XiaoMing', '13800000002', '0002'])
          expect(await by(said)).toEqual(['ab-1']);
        expect(await by('xiao')).toEqual(['ab-2', 'ab-1']);
        expect(await by('xiao', is('status', 'TRADE_WAIT_PAY'))).toEqual(['ab-2']);
        expect(await by('xiao', range('amount', { from: 1 }), is('product', 'product-1'))).toEqual([
          'ab-2',
          'ab-1',
        ]);
        expect(await by('1380000000')).toEqual([]);
        expect(await by('---')).toEqual([]);
      }),
    );

    it(
      'say how far a refund is, and what is back by now, whoever gave it',
      within(async (subject) => {
        for (const id of ['asked', 'granted', 'o', 'refused']) await asked(subject, id);
        for (const [id, refundId] of [
          ['granted', 'back-g'],
          ['o', 'back1'],
        ] as const)
          await approve(subject, refundId, id);
        await reject(subject, 'refused');
        expect(await found(subject, { tests: [is('refund', 'ASKED')] })).toEqual(['asked']);
        expect(await found(subject, { tests: [is('refund', 'GRANTED')] })).toEqual(['o', 'granted']);
        expect(
          await found(subject, { tests: [is('refund', 'ASKED', 'GRANTED'), is('student', 'of o')] }),
        ).toEqual(['o']);
        expect(await one(subject, 'granted')).toMatchObject({ isGranted: true, refundedAmount: 0 });
        await finishRefund(subject);
        expect(await one(subject, 'o')).toMatchObject({
          status: REFUNDED_STATUS,
          refundedAmount: 399_900,
          refundedAt: ASKED_AT + 30,
        });
        const part = { transactionId: 't-refused', outTradeNo: 'try-refused', orderId: 'refused' };
        await refundOutside(subject, { ...part, refundId: 'theirs', amount: 100 });
        expect(await one(subject, 'refused')).toMatchObject({
          status: PAID_STATUS,
          refundedAmount: 100,
          refundedAt: ASKED_AT + 500,
        });
        const back = await found(
          subject,
          { tests: [empty('refundedAt', false)] },
          { key: 'refundedAt', isDescending: true },
        );
        expect(back).toEqual(['refused', 'o']);
        expect(await found(subject, { tests: [range('refundedAt', { below: ASKED_AT + 31 })] })).toEqual([
          'o',
        ]);
        expect(await found(subject, { tests: [empty('refundedAt')] })).toEqual(['granted', 'asked']);
        await subject.orders.insert(sampleOrder('elsewhere', { status: REFUNDED_STATUS, gmtModified: 77 }));
        const { amount } = sampleOrder('elsewhere');
        expect(await one(subject, 'elsewhere')).toMatchObject({ refundedAmount: amount, refundedAt: 77 });
      }),
    );

    it(
      'say which refunds wait for a second person, asked for or not, as long as they do',
      within(async (subject) => {
        for (const id of ['asked', 'both']) await asked(subject, id);
        await paid(subject, 'given', { userId: 'member-2' });
        await paid(subject, 'plain', { userId: 'member-3' });
        const proposals = [
          sampleProposal('p-1', { orderId: 'both' }),
          sampleProposal('p-2', { orderId: 'given', asked: false }),
          sampleProposal('p-3', { orderId: 'plain', status: 'REFUSED' }),
          sampleProposal('p-4', { orderId: 'asked', status: 'WITHDRAWN' }),
        ];
        await subject.unitOfWork.transaction(async ({ orderMoney }) => {
          for (const proposal of proposals) await orderMoney.insertProposal(proposal);
        });
        const of = async (...stages: readonly string[]) =>
          (await found(subject, { tests: [is('refund', ...stages)] })).toSorted();
        expect(await of('ASKED')).toEqual(['asked']);
        expect(await of('PROPOSED')).toEqual(['both', 'given']);
        expect(await of('ASKED', 'PROPOSED')).toEqual(['asked', 'both', 'given']);
        expect(await one(subject, 'given')).toMatchObject({ status: PAID_STATUS, isProposed: true });
        expect(await one(subject, 'plain')).toMatchObject({ isProposed: false });
        await approve(subject, 'back1', 'both');
        expect(await of('GRANTED')).toEqual(['both']);
        expect(await of('PROPOSED')).toEqual(['given']);
        await subject.unitOfWork.transaction(async ({ orderMoney }) =>
          orderMoney.storeProposal({ ...sampleProposal('p-2', { orderId: 'given' }), status: 'WITHDRAWN' }),
        );
        expect(await of('PROPOSED')).toEqual([]);
      }),
    );

    it(
      'say which look like doubles, as long as they do',
      within(async (subject) => {
        await paid(subject, 'a');
        await paid(subject, 'b', { gmtCreated: PLACED_AT + 1 }, 2_000);
        await place(subject, sampleShopOrder('c', { gmtCreated: PLACED_AT + 2 }));
        expect(await found(subject, { tests: [is('double', 'PAID')] })).toEqual(['b', 'a']);
        expect(await found(subject, { tests: [is('double', 'OPEN')] })).toEqual([]);
        expect(await one(subject, 'a')).toMatchObject({ double: 'PAID', twinId: 'b' });
        await place(subject, sampleShopOrder('d', { gmtCreated: PLACED_AT + 3 }));
        const all = is('double', 'OPEN', 'PAID');
        expect(await found(subject, { tests: [all] })).toEqual(['d', 'c', 'b', 'a']);
        expect(await found(subject, { tests: [all, is('status', 'TRADE_WAIT_PAY')] })).toEqual(['d', 'c']);
        await close(subject, 'd');
        expect(await one(subject, 'c')).toMatchObject({ double: null, twinId: null });
        await request(subject, ASKED_AT, 'b');
        await approve(subject, 'back-b', 'b');
        expect(await found(subject, { tests: [all] })).toEqual(['b', 'a']);
        await refundOutside(subject, {
          transactionId: 't-b',
          outTradeNo: 'try-b',
          orderId: 'b',
          refundId: 'theirs',
          amount: 399_900,
        });
        expect(await found(subject, { tests: [all] })).toEqual([]);
        await subject.orders.insert(
          sampleOrder('e', { userId: 'member-1', productId: 'product-1', gmtCreated: PLACED_AT + DAY_MS }),
        );
        expect(await one(subject, 'e')).toMatchObject({ double: 'PAID', twinId: 'a' });
      }),
    );

    it(
      'of which two are paid at the same moment each see the other',
      within(async (subject) => {
        for (let turn = 0; turn < 5; turn += 1) {
          const user = { userId: `u${turn}` };
          const ids = [`x${turn}`, `y${turn}`];
          for (const id of ids) {
            await place(subject, sampleShopOrder(id, user));
            await begin(subject, `try-${id}`, { orderId: id });
          }
          await Promise.all(
            ids.map((id) =>
              receive(subject, sampleReceipt(`t-${id}`, { orderId: id, outTradeNo: `try-${id}` })),
            ),
          );
          expect(await one(subject, `x${turn}`)).toMatchObject({ double: 'PAID', twinId: `y${turn}` });
          expect(await one(subject, `y${turn}`)).toMatchObject({ double: 'PAID', twinId: `x${turn}` });
        }
      }),
    );
  });
};
