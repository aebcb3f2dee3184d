import { BILL_KEPT_DAYS, billReadyAt } from '@ykd/domain/bill';
import { DAY_MS, HOUR_MS, shanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { NONE_TRIES } from '../../bill/read-bill.js';
import { reconcileBills } from '../../bill/reconcile-bills.js';
import { runRefunds } from '../../payment/refund-money.js';
import { must, payThere, placed, staff } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const refused = (kind: string, facts: object = {}) => ({ ok: false, error: { kind, ...facts } });
const silent = (): void => {};

/** What every implementation of BillPort does. */
export const billSuite = (world: WorldOf): void => {
  /** Everything that is due is done, until nothing is. */
  const work = async (): Promise<void> => {
    while ((await runRefunds(world().deps, silent)) > 0);
    while ((await reconcileBills(world().deps, silent)) > 0);
  };
  /** The morning after a day, at ten. */
  const morningAfter = async (day: string): Promise<void> => {
    const { clock } = world().deps;
    clock.advance(Math.max(0, billReadyAt(day) - clock.now()));
    await work();
  };
  /** A paid order, its transaction and the day on which it was paid. */
  const bought = async (requestKey: string) => {
    const { shop } = await loggedIn(world());
    const { id: orderId } = await placed({ shop }, { requestKey, again: true });
    await payThere({ shop }, world().deps, orderId);
    must(await shop.check({ orderId }));
    const [receipt] = await world().deps.listedOrders.receiptsOf(orderId);
    return { orderId, number: receipt?.transactionId ?? '', day: shanghaiDay(world().deps.clock.now()) };
  };
  /** Sessions end while days go by. */
  const looking = async (): Promise<Ports> => staff(world());
  const open = async () =>
    must(await (await looking()).bill.differences({ size: 9, settledAt: 'empty' })).list;

  describe('BillPort', () => {
    it('has nothing to tell before the first payment, and finds nothing where both sides say the same', async () => {
      await work();
      const { bill: before, staffRefund } = await looking();
      expect(must(await before.months())).toEqual([]);
      const { orderId, number, day } = await bought('key-00001');
      const part = { orderId, amount: 100, reason: '多付了', requestKey: 'part-0001' };
      must(await staffRefund.giveBack(part));
      await work();
      for (const [refundId, { state }] of world().deps.payment.provider.refunds)
        if (state.kind === 'processing') world().deps.payment.provider.settleRefund(refundId);
      world().deps.clock.advance(60_000);
      await work();
      await morningAfter(day);
      const { bill } = await looking();
      const month = day.slice(0, 7);
      const page = must(await bill.month({ month }));
      expect(page.days.find((one) => one.day === day)).toMatchObject({
        state: 'COMPARED',
        payments: { ourCount: 1, ourSum: 19_900, theirCount: 1, theirSum: 19_900 },
        refunds: { ourCount: 1, ourSum: 100, theirCount: 1, theirSum: 100 },
        differences: 0,
      });
      expect(page).toMatchObject({
        line: { month, ourPayments: 19_900, theirPayments: 19_900, ourRefunds: 100, theirRefunds: 100 },
        oddities: { all: 0, open: 0 },
      });
      expect(await open()).toEqual([]);
      expect(number).not.toBe('');
      expect(await bill.month({ month: '1999-01' })).toEqual(refused('entity-not-found'));
      expect(await bill.month({ month: 'x' })).toEqual(refused('entity-not-found'));
    });

    it('finds one cent, which somebody settles with a note, once', async () => {
      const { orderId, number, day } = await bought('key-00001');
      await bought('key-00002');
      world().deps.payment.provider.plant(number, 'cent');
      await morningAfter(day);
      const { bill } = await looking();
      const [found, ...others] = await open();
      expect(others).toEqual([]);
      expect(found).toMatchObject({
        kind: 'PAYMENT_AMOUNT',
        number,
        orderId,
        ours: 19_900,
        theirs: 19_901,
        gap: -1,
        version: 1,
        settledAt: null,
      });
      const { id = '', version = 0 } = found ?? {};
      expect(must(await bill.difference({ id }))).toMatchObject({
        difference: { id },
        rows: [{ number, day, amount: 19_901 }],
        oddities: [],
      });
      const issues = [{ field: 'note', message: '说明必须填写' }];
      expect(await bill.settle({ id, note: ' ', version })).toEqual(refused('invalid-input', { issues }));
      expect(await bill.settle({ id: 'x', note: '好', version })).toEqual(refused('entity-not-found'));
      expect(await bill.settle({ id, note: '好', version: 9 })).toMatchObject(refused('changed-meanwhile'));
      const settled = must(await bill.settle({ id, note: ' 微信支付的尾差 ', version }));
      expect(settled).toMatchObject({ note: '微信支付的尾差', settledByName: 'admin', version: 2 });
      expect(await bill.settle({ id, note: '再来', version })).toMatchObject(
        refused('changed-meanwhile', { by: { name: 'admin' }, now: { note: '微信支付的尾差' } }),
      );
      must(await bill.compare({ day }));
      expect(await open()).toEqual([]);
      expect(must(await bill.differenceCount({ settledAt: 'some' }))).toEqual({ count: 1, isMore: false });
      const { provider } = world().deps.payment;
      provider.plant(number, 'left-out');
      must(await bill.compare({ day }));
      expect(await open()).toMatchObject([{ kind: 'PAYMENT_MISSING', ours: 19_900, theirs: null }]);
    });

    it('settles by itself what the next bill brings', async () => {
      const { number, day } = await bought('key-00001');
      await bought('key-00002');
      world().deps.payment.provider.plant(number, 'late');
      await morningAfter(day);
      expect(await open()).toMatchObject([{ kind: 'PAYMENT_MISSING', number }]);
      const next = shanghaiDay(billReadyAt(day));
      await morningAfter(next);
      expect(await open()).toEqual([]);
      const { list } = must(await (await looking()).bill.differences({ size: 9 }));
      expect(list).toMatchObject([{ settledBy: null, note: `在 ${next} 的账单里`, version: 2 }]);
    });

    it('asks again when there is no bill, and says what the matter is', async () => {
      const { day } = await bought('key-00001');
      const { clock, payment } = world().deps;
      clock.advance(billReadyAt(day) - clock.now() - 60_000);
      await work();
      const { bill } = await looking();
      const month = day.slice(0, 7);
      const dayOf = async () =>
        must(await (await looking()).bill.month({ month })).days.find((one) => one.day === day);
      expect(await dayOf()).toMatchObject({ state: 'WAITING', error: null });
      expect(await bill.compare({ day })).toMatchObject(refused('invalid-input'));
      expect(await bill.compare({ day: '1999-01-01' })).toEqual(refused('entity-not-found'));
      payment.provider.setOutage(true);
      await morningAfter(day);
      expect(await dayOf()).toMatchObject({ state: 'WAITING', tries: 1 });
      expect((await dayOf())?.error).not.toBe('');
      expect(await bill.compare({ day })).toEqual(refused('payment-unavailable'));
      payment.provider.setOutage(false);
      clock.advance(60 * 60_000);
      await work();
      expect(await dayOf()).toMatchObject({ state: 'COMPARED', tries: 0, error: null });
    });

    it('does not believe at once that there is no bill of a day on which money came in', async () => {
      const { number, day } = await bought('key-00001');
      const { clock, payment } = world().deps;
      payment.provider.plant(number, 'left-out');
      await morningAfter(day);
      const dayOf = async () =>
        must(await (await looking()).bill.month({ month: day.slice(0, 7) })).days.find(
          (one) => one.day === day,
        );
      expect(await dayOf()).toMatchObject({ state: 'WAITING', tries: 1 });
      expect(await (await looking()).bill.compare({ day })).toMatchObject(refused('invalid-input'));
      for (let tries = 1; tries < NONE_TRIES; tries += 1) {
        expect(await open()).toEqual([]);
        clock.advance(2 * HOUR_MS);
        await work();
      }
      clock.advance(2 * HOUR_MS);
      await work();
      expect(await dayOf()).toMatchObject({ state: 'COMPARED', openDifferences: 1 });
      expect(await open()).toMatchObject([{ kind: 'PAYMENT_MISSING', number }]);
    });

    it('never puts nothing in the place of a bill, and asks for none that is not kept any more', async () => {
      const { number, day } = await bought('key-00001');
      const { clock, payment } = world().deps;
      await morningAfter(day);
      payment.provider.plant(number, 'left-out');
      const { bill } = await looking();
      const kept = { state: 'COMPARED', isKept: true, payments: { theirCount: 1 } };
      expect(must(await bill.compare({ day }))).toMatchObject(kept);
      expect(await open()).toEqual([]);
      clock.advance(BILL_KEPT_DAYS * DAY_MS);
      const { bill: late } = await looking();
      expect(await late.compare({ day })).toEqual(
        refused('invalid-input', { issues: [{ field: 'day', message: '微信支付只保留三个月的账单' }] }),
      );
      const { days } = must(await late.month({ month: day.slice(0, 7) }));
      expect(days.find((one) => one.day === day)).toMatchObject({ ...kept, isKept: false });
    });

    it('names the order of what is written down nowhere here, and leaves it to others than the buyer', async () => {
      const seller = await staff(world());
      const { provider } = world().deps.payment;
      const { number, day } = await bought('key-00001');
      // It is paid, and given back in part elsewhere; of neither anybody is told.
      const { id: orderId } = await placed(seller);
      await payThere(seller, world().deps, orderId);
      const back = { refundId: 'theirs0001', transactionId: number, amount: 100, total: 19_900 };
      await provider.refund({ ...back, reason: '', notifyUrl: '' });
      await morningAfter(day);
      const found = await open();
      const [given, paid] = ['REFUND_UNKNOWN', 'PAYMENT_UNKNOWN'].map((kind) =>
        found.find((one) => one.kind === kind),
      );
      expect(found).toHaveLength(2);
      const [receipt] = await world().deps.listedOrders.receiptsOf(given?.orderId ?? '');
      expect(receipt?.transactionId).toBe(number);
      expect(paid?.orderId).toBe(orderId);
      const { bill } = await looking();
      const settled = async ({ id = '', version = 0 } = {}) => bill.settle({ id, version, note: '查过了' });
      expect(must(await bill.difference({ id: paid?.id ?? '' })).isOwn).toBe(true);
      expect(must(await bill.difference({ id: given?.id ?? '' })).isOwn).toBe(false);
      expect(await settled(paid)).toEqual(refused('own-refund'));
      must(await settled(given));
    });

    it('asks no more for a bill that is not kept any more; somebody says what was found instead', async () => {
      const { day } = await bought('key-00001');
      const { clock, payment } = world().deps;
      const month = day.slice(0, 7);
      payment.provider.setOutage(true);
      while (shanghaiDay(clock.now()).startsWith(month)) {
        clock.advance(DAY_MS);
        await work();
      }
      clock.advance(BILL_KEPT_DAYS * DAY_MS);
      await work();
      payment.provider.setOutage(false);
      await work();
      const { bill } = await looking();
      const dayOf = async () => must(await bill.month({ month })).days.find((one) => one.day === day);
      const gone = { state: 'GONE', isKept: false, payments: null };
      expect(await dayOf()).toMatchObject({ ...gone, differences: 1, openDifferences: 1 });
      const { length } = must(await bill.month({ month })).days;
      expect(must(await bill.month({ month })).issue).toBe(`还有 ${length} 项差异没有处理`);
      for (let left = length; left > 0; left -= 1) {
        const [one] = must(await bill.differences({ size: 1, settledAt: 'empty' })).list;
        expect(one).toMatchObject({ kind: 'BILL_GONE', ours: null, theirs: null, gap: 0, orderId: null });
        const { id = '', version = 0 } = one ?? {};
        must(await bill.settle({ id, version, note: '按商户平台的月账单核对过' }));
      }
      expect(must(await bill.closeMonth({ month })).line).toMatchObject({ comparedDays: length });
      await work();
      expect(await dayOf()).toMatchObject({ ...gone, openDifferences: 0 });
    });

    it('closes a month in which nothing is open, and opens it again for what comes late', async () => {
      const { number, day } = await bought('key-00001');
      await bought('key-00002');
      const { clock, payment } = world().deps;
      payment.provider.plant(number, 'cent');
      const month = day.slice(0, 7);
      await morningAfter(day);
      const issueOf = (message: string) =>
        refused('invalid-input', { issues: [{ field: 'month', message }] });
      const early = (await looking()).bill;
      const left = must(await early.month({ month })).issue ?? '';
      // All that is in the way is told; days that have not been are not said to be missing.
      expect(left).toMatch(/^还有 \d+ 天的账单没有出来；还有 1 项差异没有处理$/);
      expect(await early.closeMonth({ month })).toEqual(issueOf(left));
      while (shanghaiDay(clock.now()).startsWith(month)) clock.advance(DAY_MS);
      clock.advance(DAY_MS);
      await work();
      const { bill, audit } = await looking();
      expect(await bill.closeMonth({ month })).toEqual(issueOf('还有 1 项差异没有处理'));
      const [found] = await open();
      must(await bill.settle({ id: found?.id ?? '', note: '尾差', version: found?.version ?? 0 }));
      expect(must(await bill.month({ month })).issue).toBeNull();
      const closed = must(await bill.closeMonth({ month }));
      expect(closed.line).toMatchObject({ closedByName: 'admin', closedAt: clock.now(), openDifferences: 0 });
      expect(must(await bill.closeMonth({ month }))).toEqual(closed);
      expect(await bill.closeMonth({ month: '1999-01' })).toEqual(refused('entity-not-found'));
      payment.provider.plant(number, 'left-out');
      must(await bill.compare({ day }));
      expect(must(await bill.months()).at(-1)).toMatchObject({ month, closedAt: null, openDifferences: 1 });
      const acts = must(await audit.entries({ size: 9 })).list.map(({ act }) => act);
      expect(acts.slice(0, 4)).toEqual(['bills.compare', 'bills.reopen', 'bills.close', 'bills.settle']);
    });

    it('is for staff who look after orders', async () => {
      for (const [{ bill }, kind] of [
        [await loggedIn(world()), 'forbidden'],
        [world().visitor(), 'not-logged-in'],
      ] as const) {
        expect(await bill.months()).toEqual(refused(kind));
        expect(await bill.month({ month: '2026-01' })).toEqual(refused(kind));
        expect(await bill.differences({ size: 9 })).toEqual(refused(kind));
        expect(await bill.differenceCount({})).toEqual(refused(kind));
        expect(await bill.difference({ id: 'x' })).toEqual(refused(kind));
        expect(await bill.settle({ id: 'x', note: '好', version: 1 })).toEqual(refused(kind));
        expect(await bill.compare({ day: '2026-01-01' })).toEqual(refused(kind));
        expect(await bill.closeMonth({ month: '2026-01' })).toEqual(refused(kind));
      }
    });
  });
};

/** A way to make each call of the area. */
export const billTries: Tries<'bill'> = {
  months: ({ bill }) => bill.months(),
  month: ({ bill }) => bill.month({ month: '2026-01' }),
  differences: ({ bill }) => bill.differences({ size: 9 }),
  differenceCount: ({ bill }) => bill.differenceCount({}),
  difference: ({ bill }) => bill.difference({ id: 'nothing' }),
  settle: ({ bill }) => bill.settle({ id: 'nothing', note: '核对过了', version: 1 }),
  compare: ({ bill }) => bill.compare({ day: '2026-01-01' }),
  closeMonth: ({ bill }) => bill.closeMonth({ month: '2026-01' }),
};
