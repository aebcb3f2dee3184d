import {
  balancesAfter,
  COMMISSION_ACCOUNT_TITLES,
  COMMISSION_ACCOUNTS,
  commissionMonth,
  monthBehind,
} from '@ykd/domain/commission';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { EXPORT_SOURCES } from '../../list-export/sources.js';
import type { ExportCell } from '../../list-export/prepare.js';
import { balancesOf } from '../../commission/post.js';
import { closeStatements } from '../../commission/close.js';
import { HONG, MING, type Fakes } from '../fakes/index.js';
import { failure, issue } from './employee-seed.js';
import { checked, earn, run, withPayable } from './payout-world.js';
import { must } from './purchases.js';
import { loggedIn, type WorldOf } from './world.js';

const MANAGER = { userId: 'u-lin', name: '林静', staff: { grants: ['partners'] } } as const;

type Name = 'ledger' | 'statement';

/** What an export has in its columns, by their titles. */
const exported = async (deps: Fakes, list: Name, state: Readonly<Record<string, string>>) => {
  const prepared = must(await EXPORT_SOURCES[list].prepare(deps, MANAGER, state));
  const rows: (readonly ExportCell[])[] = [];
  for await (const batch of prepared.batches()) rows.push(...batch);
  const titles = prepared.columns.map(({ title }) => title);
  return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? null])));
};

/** What stands below the column of each account. */
const sumsOf = (rows: readonly Readonly<Record<string, ExportCell>>[]) =>
  Object.fromEntries(
    COMMISSION_ACCOUNTS.map((account) => [
      account,
      rows.reduce((sum, row) => sum + Number(row[COMMISSION_ACCOUNT_TITLES[account]] ?? 0), 0),
    ]),
  );

/** Expects that the statement of Hong and a month is exported whole, and comes to what there was at its end. */
const expectWhole = async (deps: Fakes, month: string): Promise<void> => {
  const statement = await deps.commissions.statement(HONG.id, month);
  if (statement === undefined) throw new Error('it is closed');
  const rows = await exported(deps, 'statement', { partner: HONG.id, month });
  expect(rows).toHaveLength(1 + statement.sums.reduce((count, sum) => count + sum.count, 0));
  expect(rows.at(-1)).toMatchObject({ 发生了什么: '期初', 合作伙伴: 'xiaohong', 月份: month });
  expect(sumsOf(rows)).toEqual({ ...statement.closing });
  expect(balancesAfter(statement.opening, statement.sums)).toEqual(statement.closing);
};

/** What the exports of the ledger and of statements say. */
export const ledgerExportSuite = (world: WorldOf): void => {
  describe('ListExportPort, the ledger and its statements', () => {
    /** Commission of two months, some of it on its way, and both of them closed. */
    const withMonths = async () => {
      const people = await withPayable(world());
      const { deps } = world();
      const first = commissionMonth(deps.clock.now());
      await checked(people, HONG.id);
      await run(deps);
      deps.clock.advance(40 * DAY_MS);
      await earn(deps, HONG.id, 333, 'later');
      const month = commissionMonth(deps.clock.now());
      deps.clock.advance(40 * DAY_MS);
      for (let next = '2026-01'; next <= month; next = monthBehind(next))
        expect(await closeStatements(deps, next)).toMatchObject({ kind: 'closed' });
      return { ...people, deps, first, month };
    };

    it('add up to what is on the accounts, to the cent', async () => {
      const { deps } = await withMonths();
      for (const partnerId of [HONG.id, MING.id]) {
        const account = await deps.commissions.account(partnerId);
        if (account === undefined) throw new Error('he has an account');
        const rows = await exported(deps, 'ledger', { partner: partnerId });
        expect(sumsOf(rows)).toEqual(balancesOf(account));
      }
      const all = sumsOf(await exported(deps, 'ledger', {}));
      const { list } = await deps.commissions.accounts({ limit: 99 });
      for (const account of COMMISSION_ACCOUNTS)
        expect(all[account]).toBe(list.reduce((sum, one) => sum + one[account], 0));
    });

    it('a statement has what there was before and every line, and comes to what there was at its end', async () => {
      const { deps, first, month } = await withMonths();
      expect(first).not.toBe(month);
      for (const one of [first, month]) await expectWhole(deps, one);
    });

    it('are for whoever manages partners, audited, and of months and statements that there are', async () => {
      const { deps, month, hong } = await withMonths();
      const begin = (ports: Ports, list: Name, state: Readonly<Record<string, string>>) =>
        ports.listExport.begin({ list, format: 'csv', state });
      for (const list of ['ledger', 'statement'] as const)
        expect(await EXPORT_SOURCES[list].prepare(deps, { ...MANAGER, staff: { grants: [] } }, {})).toEqual(
          failure('forbidden'),
        );
      expect(await begin(hong, 'ledger', {})).toMatchObject({ ok: false });
      const lin = await loggedIn(world(), 'lin');
      expect(await begin(lin, 'ledger', { month: '2026-13' })).toEqual(issue('month', '月份写成 YYYY-MM'));
      expect(await begin(lin, 'statement', { partner: 'nobody', month })).toEqual(
        issue('partner', '没有这份结算单'),
      );
      expect(must(await begin(lin, 'statement', { partner: HONG.id, month })).conditions).toContain(
        'xiaohong',
      );
      const { act, after } = deps.auditLog.stored.at(-1) ?? {};
      expect({ act, list: after?.['list'] }).toEqual({ act: 'exports.begin', list: 'statement' });
    });
  });
};
