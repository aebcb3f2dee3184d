import type { ListedClosings } from '@ykd/application/commstudent';
import type { Selection } from '@ykd/application/staff-list';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { commstudents } from '../../src/persistence/commstudents.js';
import type { Database } from '../../src/persistence/index.js';
import { BOTH_DATABASES } from '../support/both-databases.js';
import { spyOnQueries } from '../support/query-spy.js';

/** More than are looked up one by one. */
const MANY = 11_000;

/** So many orders of five partners, every tenth of which nobody paid, and a teacher with a few students. */
const crowd = async ({ kind, db }: Database): Promise<void> => {
  const numbers =
    kind === 'postgres'
      ? sql`generate_series(1, ${sql.lit(MANY)}) as n`
      : sql`(with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(MANY)})
          select n from numbers) as numbers`;
  await sql`insert into ykd_order (id, product_name, user_id, status, product_id, amount, category_id, sku_attrs,
      gmt_created, gmt_modified, paid_at_sort, refunded_amount, refunded_at_sort)
    select 'o' || n, 'p', 'm' || (n % 3000), 'TRADE_PAID_SUCCESS', 'p', 9, 'c', '[]', n, n, '0' || n, 0, '1'
    from ${numbers}`.execute(db);
  await sql`insert into commission_order (order_id, partner_id, buyer_id, product_id, claim_id, claimed_at, coupon_id,
      placed_at, rate_bp, doubts, state, review, earned, reversed, paid_at, version)
    select 'o' || n, 'h' || (n % 5), 'm' || (n % 3000), 'p', 'c' || n, n, 'c' || n, n, 700, '[]', 'HELD', 'NONE', 1, 0,
      case when n % 10 = 0 then null else n end, 1 from ${numbers}`.execute(db);
  await sql`insert into member (id, mobile, gmt_created, gmt_modified)
    select 'm' || n, '1' || n, n, n from ${numbers}`.execute(db);
  await sql`insert into student_summary
    (id, mobile, letters, name, name_sort, user_name_sort, school_sort, major_sort, gmt_created, valid_until_sort,
      service_until_sort, last_studied_sort, sync_failed, was_student)
    select 'm' || n, '1' || n, 0, 'n' || n, '0n' || n, '1', '1', '1', n, '1', '1', '1', 0, 1 from ${numbers}`.execute(
    db,
  );
  await sql`insert into student_term (student_id, term) select 'm' || n, 'n' || n from ${numbers}`.execute(
    db,
  );
  await sql`insert into student_care (student_id, staff_id, kind, since)
    select 'm' || n, 'm1', 'assistant', n from ${numbers} where n < 100`.execute(db);
  if (kind === 'postgres') await sql`analyze`.execute(db);
};

const ALL: Selection = { tests: [] };
const NEWEST = { key: 'paidAt', isDescending: true };
const OF_ONE: Selection = { tests: [{ key: 'partner', test: { kind: 'in', values: ['h1'] } }] };
const LATELY: Selection = { tests: [{ key: 'paidAt', test: { kind: 'range', from: 9_000, below: 10_000 } }] };
const BEHIND = { key: [5_000, 'o5000'], isBackwards: false } as const;

/** What is asked for; of none is a table read from its first row to its last. */
const ASKED: readonly (readonly [string, (list: ListedClosings) => Promise<unknown>])[] = [
  ['the newest', (list) => list.page(NEWEST, { limit: 20 }, ALL)],
  ['a page far behind', (list) => list.page(NEWEST, { limit: 20, from: BEHIND }, ALL)],
  ['the oldest', (list) => list.page({ ...NEWEST, isDescending: false }, { limit: 20 }, ALL)],
  ['those of a partner', (list) => list.page(NEWEST, { limit: 20 }, OF_ONE)],
  ['those of a partner behind', (list) => list.page(NEWEST, { limit: 20, from: BEHIND }, OF_ONE)],
  ['those of a period', (list) => list.page(NEWEST, { limit: 20 }, LATELY)],
  ['a student', (list) => list.page(NEWEST, { limit: 20 }, { ...ALL, search: 'n77' })],
  ['those in care', (list) => list.page(NEWEST, { limit: 20 }, { ...ALL, caredBy: 'm1' })],
  ['one in care', (list) => list.page(NEWEST, { limit: 20 }, { ...ALL, caredBy: 'm1', search: 'n77' })],
  ['how many of a partner', (list) => list.count(OF_ONE, 10_001)],
  ['how many in care', (list) => list.count({ ...ALL, caredBy: 'm1' }, 10_001)],
  ['partners of those in care', (list) => list.partners(9, 'm1')],
];

const WHOLE = {
  sqlite: /SCAN (?:c|o|own|commission_order|ykd_order|student_term|student_summary)(?! USING)/,
  postgres: /Seq Scan on (?:commission_order|ykd_order|student_term|student_summary)/,
};

it.each(BOTH_DATABASES)(
  'students whom partners brought on %s are found by an index, whatever is asked',
  async (_name, open) => {
    const { database, dispose } = await open();
    await crowd(database);
    for (const [what, ask] of ASKED) {
      const spied = spyOnQueries(database);
      await ask(commstudents(spied.database));
      for (const { plan } of await spied.plans()) expect(plan, what).not.toMatch(WHOLE[database.kind]);
    }
    const first = spyOnQueries(database);
    await commstudents(first.database).page(NEWEST, { limit: 20 }, ALL);
    for (const { plan } of await first.plans()) expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    await dispose();
  },
);
