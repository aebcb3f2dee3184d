import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { Invoice } from '../../ports/invoices.js';
import type { ListOrder, Selection } from '../../staff-list/index.js';
import { NASTY_TEXT, sampleProduct } from './samples.js';
import { place } from './shop-acts.js';
import { PLACED_AT, sampleShopOrder } from './shop-samples.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const QUEUE: ListOrder = { key: 'waitingSince', isDescending: false };

const is = (key: string, ...values: readonly (string | number)[]) =>
  ({ key, test: { kind: 'in', values } }) as const;
const empty = (key: string, isEmpty = true) => ({ key, test: { kind: 'empty', isEmpty } }) as const;
const range = (key: string, ends: { readonly from?: number; readonly below?: number }) =>
  ({ key, test: { kind: 'range', ...ends } }) as const;

/** An invoice that was asked for of an order. */
const sampleInvoice = (id: string, over: Partial<Invoice> = {}): Invoice => ({
  id,
  orderId: 'o',
  userId: 'member-1',
  kind: 'PERSON',
  title: '小明',
  taxNumber: null,
  email: 'ming@example.com',
  status: 'ASKED',
  amount: 399_900,
  number: null,
  file: null,
  issuedAt: null,
  redNumber: null,
  redFile: null,
  redAt: null,
  waitingSince: PLACED_AT,
  reason: null,
  version: 1,
  changedBy: 'member-1',
  changedAt: PLACED_AT,
  gmtCreated: PLACED_AT,
  ...over,
});

/** What every store of invoices does. */
export const invoicesContract = (name: string, makeEmpty: MakeSubject<Repositories>): void => {
  const within = (test: (subject: Repositories) => Promise<void>) =>
    withSubject(makeEmpty, async (subject) => {
      await subject.products.insert(sampleProduct('product-1', { name: '甲' }));
      await addPerson(subject, 'member-1', { name: '小明', userName: 'xiaoming', mobile: '13800000002' });
      await addPerson(subject, 'member-2', { userName: 'xiaohong' });
      await place(subject, sampleShopOrder('o'));
      await place(subject, sampleShopOrder('p', { userId: 'member-2' }));
      await test(subject);
    });
  const put = ({ unitOfWork }: Repositories, ...invoices: readonly Invoice[]): Promise<void> =>
    unitOfWork.transaction(async (tx) => {
      for (const invoice of invoices) await tx.invoices.insert(invoice);
    });
  /** The ids that a selection finds; its count and its ids find as many. */
  const found = async (
    { invoices }: Repositories,
    selection: Partial<Selection>,
    order = QUEUE,
  ): Promise<readonly string[]> => {
    const whole = { tests: [], ...selection };
    const { list } = await invoices.page(order, { limit: 20 }, whole);
    const ids = list.map(({ id }) => id);
    expect(await invoices.count(whole, 20)).toBe(ids.length);
    expect(await invoices.ids(whole, { after: '', limit: 20 })).toEqual(ids.toSorted());
    return ids;
  };

  describe(`${name}: invoices`, () => {
    it(
      'are kept as they are and as they change',
      within(async (subject) => {
        const { unitOfWork, invoices } = subject;
        const first = sampleInvoice('a', { title: NASTY_TEXT, reason: NASTY_TEXT, email: NASTY_TEXT });
        await put(subject, first, sampleInvoice('b', { gmtCreated: PLACED_AT + 1 }));
        expect(await invoices.find('a')).toStrictEqual(first);
        expect(await invoices.find('x')).toBeUndefined();
        const issued: Invoice = {
          ...first,
          status: 'ISSUED',
          amount: 5,
          number: '24312000000012345678',
          file: 'a.pdf',
          issuedAt: PLACED_AT + 5,
          redNumber: '24312000000012345679',
          redFile: 'b.pdf',
          redAt: PLACED_AT + 6,
          waitingSince: null,
          reason: null,
          version: 2,
          changedBy: null,
          changedAt: PLACED_AT + 6,
        };
        await unitOfWork.transaction(async (tx) => {
          await tx.orders.hold('o');
          expect((await tx.invoices.ofOrder('o')).map(({ id }) => id)).toEqual(['a', 'b']);
          await tx.invoices.store(issued);
          expect(await tx.invoices.find('a')).toStrictEqual(issued);
        });
        expect(await invoices.find('a')).toStrictEqual(issued);
        await put(subject, sampleInvoice('c', { orderId: 'p', userId: 'member-2' }));
        expect((await invoices.ofOrders(['p', 'o', 'none'])).map(({ id }) => id).toSorted()).toEqual([
          'a',
          'b',
          'c',
        ]);
        expect((await invoices.ofOrders(['o'])).map(({ id }) => id)).toEqual(['a', 'b']);
        expect(await invoices.ofOrders([])).toEqual([]);
        await expect(put(subject, sampleInvoice('a'))).rejects.toBeInstanceOf(Error);
      }),
    );

    it(
      'are found by their numbers, of which none is there twice',
      within(async (subject) => {
        const [number, redNumber] = ['11111111', '22222222'];
        await put(subject, sampleInvoice('a', { number, redNumber }), sampleInvoice('b'));
        await subject.unitOfWork.transaction(async (tx) => {
          await tx.invoices.lockNumber(number);
          expect((await tx.invoices.ofNumber(number))?.id).toBe('a');
          expect((await tx.invoices.ofNumber(redNumber))?.id).toBe('a');
          expect(await tx.invoices.ofNumber('33333333')).toBeUndefined();
        });
      }),
    );

    it(
      'are listed with who waits the longest first, in each order and by what is asked of them',
      within(async (subject) => {
        await put(
          subject,
          sampleInvoice('a', { waitingSince: PLACED_AT + 9, gmtCreated: PLACED_AT + 9, amount: 300 }),
          sampleInvoice('b', { waitingSince: PLACED_AT + 1, gmtCreated: PLACED_AT + 1, amount: 100 }),
          sampleInvoice('c', {
            orderId: 'p',
            userId: 'member-2',
            kind: 'COMPANY',
            title: '优课达',
            taxNumber: '91350100M000100Y43',
            status: 'RED_WANTED',
            waitingSince: PLACED_AT + 4,
            number: '11111111',
            issuedAt: PLACED_AT + 2,
            amount: 200,
          }),
          sampleInvoice('d', {
            status: 'RED_ISSUED',
            waitingSince: null,
            number: '33333333',
            issuedAt: PLACED_AT + 3,
            redNumber: '44444444',
            redAt: PLACED_AT + 8,
            gmtCreated: PLACED_AT + 2,
            amount: 400,
          }),
        );
        const { invoices } = subject;
        expect(await found(subject, {})).toEqual(['b', 'c', 'a', 'd']);
        expect((await invoices.page(QUEUE, { limit: 1 }, { tests: [], ids: ['c'] })).list).toMatchObject([
          { id: 'c', studentName: 'xiaohong', productName: sampleShopOrder('p').productName },
        ]);
        const at = async (key: string, isDescending = false) =>
          (await found(subject, {}, { key, isDescending })).join('');
        expect(await at('amount')).toBe('bcad');
        expect(await at('amount', true)).toBe('dacb');
        expect(await at('gmtCreated', true)).toBe('adbc');
        expect((await at('issuedAt')).slice(0, 2)).toBe('cd');
        expect((await at('redAt')).slice(0, 1)).toBe('d');
        expect((await at('waitingSince', true)).slice(1)).toBe('acb');
        const by = async (...tests: Selection['tests']) => (await found(subject, { tests })).join('');
        expect(await by(is('status', 'ASKED'))).toBe('ba');
        expect(await by(is('status', 'ASKED', 'RED_WANTED'))).toBe('bca');
        expect(await by(is('kind', 'COMPANY'))).toBe('c');
        expect(await by(is('student', 'member-2'))).toBe('c');
        expect(await by(is('orderId', 'o'))).toBe('bad');
        expect(await by(is('amount', 100))).toBe('b');
        expect(await by(range('amount', { from: 200, below: 400 }))).toBe('ca');
        expect(await by(empty('waitingSince', false))).toBe('bca');
        expect(await by(empty('waitingSince'))).toBe('d');
        expect(await by(range('waitingSince', { below: PLACED_AT + 5 }))).toBe('bc');
        expect(await by(range('issuedAt', { from: PLACED_AT + 3 }))).toBe('d');
        expect(await by(empty('redAt', false))).toBe('d');
        expect(await by(range('gmtCreated', { from: PLACED_AT + 2 }))).toBe('ad');
        expect(await by(is('status', 'ASKED'), range('amount', { from: 200 }))).toBe('a');
        const search = async (text: string, tests: Selection['tests'] = []) =>
          (await found(subject, { search: text, tests })).join('');
        expect(await search('p')).toBe('c');
        expect(await search(' 11111111 ')).toBe('c');
        expect(await search('44444444')).toBe('d');
        expect(await search('91350100M000100Y43')).toBe('c');
        expect(await search('优课')).toBe('c');
        expect(await search('xiaoming')).toBe('bad');
        expect(await search('xiaoming', [is('status', 'RED_ISSUED')])).toBe('d');
        expect(await search('nothing')).toBe('');
        expect(await found(subject, { ids: ['d', 'x'] })).toEqual(['d']);
        expect(await found(subject, { ids: [] })).toEqual([]);
        const page = async (from: readonly [string, string], isBackwards: boolean) => {
          const window = { limit: 1, from: { key: from, isBackwards } };
          return (await invoices.page(QUEUE, window, { tests: [] })).list.map(({ id }) => id).join('');
        };
        const { list } = await invoices.page(QUEUE, { limit: 2 }, { tests: [] });
        const [one, two] = list.map(({ sortValue, id }) => [String(sortValue), id] as const);
        expect(await page(one ?? ['', ''], false)).toBe('c');
        expect(await page(two ?? ['', ''], true)).toBe('b');
      }),
    );

    it(
      'name files, which stay; what none names goes, unless it is taken into use first',
      within(async (subject) => {
        const { unitOfWork, invoiceFiles } = subject;
        for (const file of ['a.pdf', 'b.pdf', 'c.pdf'])
          expect(await invoiceFiles.reserve({ name: file, userId: 'member-1', at: 5 }, 0, 9)).toBeUndefined();
        expect(await invoiceFiles.reserve({ name: 'd.pdf', userId: 'member-1', at: 6 }, 0, 3)).toBe(5);
        expect(await invoiceFiles.find('a.pdf')).toEqual({ name: 'a.pdf', userId: 'member-1', at: 5 });
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.invoices.holdFile('member-2', 'a.pdf')).toBe(false);
          expect(await tx.invoices.holdFile('member-1', 'x.pdf')).toBe(false);
          expect(await tx.invoices.holdFile('member-1', 'a.pdf')).toBe(true);
          await tx.invoices.insert(sampleInvoice('a', { file: 'a.pdf', redFile: 'b.pdf' }));
        });
        await unitOfWork.transaction(async (tx) => {
          for (const file of ['a.pdf', 'b.pdf'])
            expect(await tx.invoices.holdFile('member-1', file)).toBe(false);
        });
        for (const second of [{ file: 'a.pdf' }, { redFile: 'b.pdf' }])
          await expect(put(subject, sampleInvoice('z', second))).rejects.toBeInstanceOf(Error);
        expect((await invoiceFiles.findUnused(9, 9)).map((file) => file.name)).toEqual(['c.pdf']);
        for (const file of ['a.pdf', 'b.pdf'])
          expect(await invoiceFiles.delete(file, 'member-1')).toBe(false);
        expect(await invoiceFiles.delete('c.pdf', 'member-2')).toBe(false);
        const take = unitOfWork.transaction(async (tx) => {
          if (!(await tx.invoices.holdFile('member-1', 'c.pdf'))) return false;
          await tx.invoices.insert(sampleInvoice('b', { file: 'c.pdf' }));
          return true;
        });
        const [taken, deleted] = await Promise.all([take, invoiceFiles.delete('c.pdf', 'member-1')]);
        expect(taken).toBe(!deleted);
      }),
    );
  });
};
