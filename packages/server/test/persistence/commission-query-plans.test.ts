import type { Commissions } from '@ykd/application/ports';
import { expect, it } from 'vitest';
import { repositories } from '../../src/persistence/store/registry.js';
import { BOTH_DATABASES } from '../support/both-databases.js';
import { spyOnQueries } from '../support/query-spy.js';

const FROM = { isBackwards: false } as const;

/** What is asked for, and the index that SQLite reads it from: the wrong one is millions of rows long. */
const ASKED: readonly (readonly [string, (commissions: Commissions) => Promise<unknown>, RegExp])[] = [
  ['a partner', (all) => all.postingsOf('p', { limit: 9 }), /PRIMARY KEY \(partner_id=\?\)/],
  ['a month', (all) => all.postingsOf('p', { limit: 9 }, '2025-10'), /commission_posting_month/],
  [
    'a month, on',
    (all) => all.postingsOf('p', { limit: 9, from: { key: [5], ...FROM } }, '2025-10'),
    /commission_posting_month/,
  ],
  ['all', (all) => all.postings({ limit: 9 }), /commission_posting_at/],
  [
    'all, on',
    (all) => all.postings({ limit: 9, from: { key: [5, 'p', 5], ...FROM } }),
    /commission_posting_at/,
  ],
  ['all of a month', (all) => all.postings({ limit: 9 }, '2025-10'), /commission_posting_of_month/],
  [
    'all of a month, on',
    (all) => all.postings({ limit: 9, from: { key: [5, 'p', 5], ...FROM } }, '2025-10'),
    /commission_posting_of_month/,
  ],
  ['what is due', (all) => all.due(9, { limit: 9 }), /commission_order_due_at/],
  [
    'what is due, on',
    (all) => all.due(9, { limit: 9, from: { key: [5, 'o'], ...FROM } }),
    /commission_order_due_at/,
  ],
  ['what is in doubt though it was released', (all) => all.hasReleasedInDoubt('p'), /commission_order_doubt/],
  ['what was paid', (all) => all.paidCount('p', { from: 1, to: 2 }), /commission_order_paid/],
  ['what is in doubt', (all) => all.reviewed('OPEN', { limit: 9 }), /commission_order_review/],
];

it.each(BOTH_DATABASES)(
  'postings and orders of partners on %s are read in order from an index',
  async (_name, open) => {
    const { database, dispose } = await open();
    for (const [what, ask, index] of ASKED) {
      const spied = spyOnQueries(database);
      await ask(repositories(spied.database).commissions);
      const plans = await spied.plans();
      expect(plans, what).toHaveLength(1);
      for (const { plan } of plans) {
        if (database.kind === 'sqlite') expect(plan, what).toMatch(index);
        expect(plan, what).not.toMatch(/TEMP B-TREE|Sort|Seq Scan/);
      }
    }
    await dispose();
  },
);
