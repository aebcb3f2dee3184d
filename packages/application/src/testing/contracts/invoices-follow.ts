import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { askedInvoice, holdInvoice } from '../../invoice/changed.js';
import { issueIn, issueRedIn } from '../../invoice/paper.js';
import type { Invoice } from '../../ports/invoices.js';
import { refundDone } from '../../payment/refund-steps.js';
import { sampleOrder, sampleProduct } from './samples.js';
import { ASKED_AT, give, giveBack, refundOutside } from './shop-acts.js';
import type { ShopParts } from './shop-samples.js';
import { withPaidOrder } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

const FULL = 399_900;
const STAFF = { by: 'staff-1', at: ASKED_AT };

/** How invoices of an order follow its money, whatever else happens. */
export const invoicesFollowContract = (name: string, makeEmpty: MakeSubject<Repositories>): void => {
  const make = withPaidOrder(makeEmpty as MakeSubject<ShopParts>) as MakeSubject<Repositories>;
  const details = { orderId: 'o', userId: 'member-1', kind: 'PERSON', title: '小明' } as const;
  const ask = ({ unitOfWork }: Repositories, id = 'a', amount = FULL): Promise<void> =>
    unitOfWork.transaction((tx) =>
      tx.invoices.insert(
        askedInvoice(
          { ...details, id, taxNumber: null, email: 'a@b.cn', amount },
          { by: null, at: ASKED_AT },
        ),
      ),
    );
  const invoiceIn = async ({ invoices }: Repositories, id: string): Promise<Invoice> => {
    const found = await invoices.find(id);
    if (found === undefined) throw new Error(`no invoice ${id}`);
    return found;
  };
  let papers = 0;
  /** What staff do about an invoice as it is now, with a number and a file of its own; false when that cannot be. */
  const paper = async (parts: Repositories, id: string, isRed = false): Promise<boolean> => {
    const seen = await invoiceIn(parts, id);
    const file = `paper-${(papers += 1)}.pdf`;
    await parts.invoiceFiles.reserve({ name: file, userId: 'staff-1', at: 1 }, 0, 999);
    return parts.unitOfWork.transaction(async (tx) => {
      const held = await holdInvoice(tx, seen, seen.version);
      if (!held.ok) return false;
      const input = { number: `${file}-number`, file, anew: `${id}+` };
      const after = await (isRed ? issueRedIn : issueIn)(tx, held.value, input, STAFF);
      if (after.ok) await tx.invoices.store(after.value);
      return after.ok;
    });
  };
  let others = 0;
  const outside = (parts: Repositories, amount: number): Promise<boolean> =>
    refundOutside(parts, {
      refundId: `by-others-${(others += 1)}`,
      transactionId: 't1',
      outTradeNo: 'try1',
      orderId: 'o',
      amount,
    });
  const told = async ({ auditLog }: Repositories) =>
    (await auditLog.linesAfter(-Infinity, 99))
      .filter(({ act }) => act === 'invoices.follow')
      .map(({ actorKind, subjectId, after }) => [actorKind, subjectId, after]);

  describe(`${name}: invoices and money that goes back`, () => {
    it(
      'one that is asked for is of what is left, and ends with the last of it',
      withSubject(make, async (parts) => {
        await ask(parts);
        await outside(parts, 900);
        expect(await invoiceIn(parts, 'a')).toMatchObject({
          status: 'ASKED',
          amount: FULL - 900,
          version: 2,
          changedBy: null,
          waitingSince: ASKED_AT,
        });
        await outside(parts, FULL - 900);
        expect(await invoiceIn(parts, 'a')).toMatchObject({
          status: 'ENDED',
          waitingSince: null,
          version: 3,
        });
        expect(await told(parts)).toEqual([
          ['system', 'a', { amount: FULL - 900 }],
          ['system', 'a', { invoiceStatus: 'ENDED' }],
        ]);
      }),
    );

    it(
      'one that is issued is reversed once, from when the money is back, and another one is of what is left',
      withSubject(make, async (parts) => {
        await ask(parts);
        expect(await paper(parts, 'a')).toBe(true);
        await give(parts, { amount: 1_000 }, { refundId: 'back1' });
        expect(await invoiceIn(parts, 'a')).toMatchObject({ status: 'ISSUED', waitingSince: null });
        await refundDone(parts, { id: 'back1', orderId: 'o' }, ASKED_AT + 50);
        const wanted = await invoiceIn(parts, 'a');
        expect(wanted).toMatchObject({ status: 'RED_WANTED', amount: FULL, waitingSince: ASKED_AT + 50 });
        await outside(parts, 500);
        expect(await invoiceIn(parts, 'a')).toStrictEqual(wanted);
        expect(await paper(parts, 'a', true)).toBe(true);
        expect(await invoiceIn(parts, 'a')).toMatchObject({
          status: 'RED_ISSUED',
          redFile: expect.stringMatching(/^paper-/),
        });
        expect(await invoiceIn(parts, 'a+')).toMatchObject({
          status: 'ASKED',
          amount: FULL - 1_500,
          title: '小明',
          changedBy: null,
        });
        expect(await paper(parts, 'a', true)).toBe(false);
        expect(await told(parts)).toHaveLength(1);
      }),
    );

    it(
      'nothing is issued while a refund is judged or on its way',
      withSubject(make, async (parts) => {
        await ask(parts);
        await give(parts, { amount: 1_000 }, { refundId: 'back1' });
        expect(await paper(parts, 'a')).toBe(false);
        await refundDone(parts, { id: 'back1', orderId: 'o' }, ASKED_AT + 50);
        expect(await paper(parts, 'a')).toBe(true);
        expect(await invoiceIn(parts, 'a')).toMatchObject({ amount: FULL - 1_000 });
        await give(parts, {}, { refundId: 'back2' });
        await refundDone(parts, { id: 'back2', orderId: 'o' }, ASKED_AT + 60);
        expect(await paper(parts, 'a', true)).toBe(true);
        expect(await parts.invoices.ofOrders(['o'])).toHaveLength(1);
      }),
    );

    it(
      'of an order that was paid outside, too',
      withSubject(makeEmpty, async (parts) => {
        await parts.products.insert(sampleProduct('product-1'));
        const order = sampleOrder('o');
        await parts.orders.insert(order);
        await ask(parts, 'a', order.amount);
        await giveBack(parts);
        expect(await invoiceIn(parts, 'a')).toMatchObject({ status: 'ENDED' });
      }),
    );

    it('never are of more than what was taken in without what is back, whatever happens at once', async () => {
      const act = fc.oneof(
        fc.record({ kind: fc.constant('outside' as const), amount: fc.integer({ min: 1, max: 200_000 }) }),
        fc.record({ kind: fc.constantFrom('issue', 'red', 'give', 'done'), amount: fc.constant(90_000) }),
      );
      const scripts = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(scripts, async (rounds) => {
          await withSubject(make, async (parts) => {
            await ask(parts);
            let refunds = 0;
            for (const round of rounds) {
              const open = (await parts.invoices.ofOrders(['o'])).at(-1)?.id ?? 'a';
              const started = await parts.refunds.ofOrder('o');
              await Promise.all(
                round.map(async ({ kind, amount }) => {
                  if (kind === 'outside') await outside(parts, amount);
                  else if (kind === 'give')
                    await give(parts, { amount }, { refundId: `ours-${(refunds += 1)}` });
                  else if (kind === 'done')
                    for (const { id } of started) await refundDone(parts, { id, orderId: 'o' }, ASKED_AT);
                  else await paper(parts, open, kind === 'red');
                }),
              );
              const back = (await parts.orderMoney.summariesOf(['o'])).get('o')?.refunded ?? 0;
              const all = await parts.invoices.ofOrders(['o']);
              const standing = all.filter(({ status }) => status === 'ISSUED');
              const sum = standing.reduce((total, { amount }) => total + amount, 0);
              expect(sum).toBeLessThanOrEqual(Math.max(0, FULL - back));
              for (const { status, amount } of all) if (status === 'ASKED') expect(amount).toBe(FULL - back);
            }
          })();
        }),
        { numRuns: 5 },
      );
    });
  });
};
