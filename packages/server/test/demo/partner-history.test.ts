import { DEFAULT_COMMISSION } from '@ykd/application/commission';
import { verifyLedger } from '@ykd/application/ledger';
import { commissionMonth } from '@ykd/domain/commission';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { demoData, demoSchool, loadDemo, loadPartnerHistory } from '../../src/demo/index.js';
import { populate, repositories } from '../../src/persistence/index.js';
import { BOTH_DATABASES, freshSqliteDatabase, type FreshDatabase } from '../support/both-databases.js';

const PARTNER = 'demo-huoban';
const AT = Date.UTC(2026, 0, 12, 2);
const WHOLE = { limit: 50 } as const;

/** The demo with a school of so many students, and what the ledger of it says is wrong. */
const loaded = async ({ database }: FreshDatabase, at: number, students: number) => {
  const all = repositories(database);
  const school = demoSchool(at, { students, refunds: true });
  await loadDemo({ ...all, hashes: demoData(at).accounts.map(() => 'hash') }, at);
  await database.transaction((trx) => populate(trx, database.traits, school));
  const payments = await loadPartnerHistory(all, school, at);
  const problems: string[] = [];
  const verified = await verifyLedger({ ...all, commission: DEFAULT_COMMISSION }, (problem) =>
    problems.push(problem),
  );
  return { all, school, payments, problems, verified };
};

describe.each(BOTH_DATABASES)('what the partner of the demo brought in %s', (_name, open) => {
  it('came about by the rules, and can be worked out anew', async () => {
    const fresh = await open();
    const { all, payments, problems, verified } = await loaded(fresh, AT, 300);
    expect(problems).toEqual([]);
    expect(verified).toMatchObject({ partners: 1, orders: 12 });
    // Nothing of long ago is left to be done.
    expect(await all.greetings.claimDue({ at: AT, leaseMs: 1, limit: 99 })).toEqual([]);

    const account = await all.commissions.account(PARTNER);
    for (const name of ['held', 'payable', 'paying', 'paid'] as const)
      expect([name, (account?.[name] ?? 0) > 0]).toEqual([name, true]);

    const { list: orders } = await all.commissions.ordersOf(PARTNER, WHOLE);
    expect(orders.filter(({ review }) => review === 'OPEN')).toMatchObject([{ doubts: ['device'] }]);
    const back = orders.filter(({ reversed }) => reversed > 0);
    expect(back.map(({ earned, reversed }) => reversed === earned).toSorted()).toEqual([false, true]);
    // Some of it went back after it was paid out, and is carried forward.
    const { list: postings } = await all.commissions.postingsOf(PARTNER, WHOLE);
    expect(postings.some(({ kind, debit }) => kind === 'REVERSE' && debit === 'payable')).toBe(true);

    const { list: statements } = await all.commissions.statementsOf(PARTNER, WHOLE);
    expect(statements[0]?.month).toBe(commissionMonth(AT - 31 * DAY_MS));

    const { list: payouts } = await all.payouts.ofPartner(PARTNER, WHOLE);
    expect(payouts.map(({ status, method }) => [status, method])).toEqual([
      ['MADE', 'BANK'],
      ['PAID', 'BANK'],
    ]);
    expect(payouts.every(({ makerId, checkerId }) => makerId !== checkerId)).toBe(true);

    expect(payments).toHaveLength(12);
    for (const { refunds, amount } of payments)
      for (const refund of refunds) expect(refund.amount).toBeLessThanOrEqual(amount);
    // Nobody is asked about any of it any more.
    const claim = { at: AT + DAY_MS, leaseMs: 1000, limit: 10 };
    expect(await all.refunds.claimDue(claim)).toEqual([]);
    expect(await all.paymentAttempts.claimDue(claim)).toEqual([]);
    await fresh.dispose();
  });
});

describe('what the partner of the demo brought', () => {
  it.each([
    ['on the first of a month', Date.UTC(2026, 1, 28, 17)],
    ['on the last of one', Date.UTC(2026, 2, 31, 15)],
    ['in the night', Date.UTC(2026, 6, 7, 18)],
  ])('adds up when the demo is loaded %s', async (_when, at) => {
    const fresh = await freshSqliteDatabase();
    const { all, problems } = await loaded(fresh, at, 120);
    expect(problems).toEqual([]);
    const [statement] = (await all.commissions.statementsOf(PARTNER, WHOLE)).list;
    expect(commissionMonth(at) > (statement?.month ?? '')).toBe(true);
    await fresh.dispose();
  });

  it.each([0, 3, 12])('is no more than a school of %i students can have bought', async (students) => {
    const fresh = await freshSqliteDatabase();
    const { problems, verified, payments } = await loaded(fresh, AT, students);
    expect(problems).toEqual([]);
    expect(verified.orders).toBe(payments.length);
    await fresh.dispose();
  });
});
