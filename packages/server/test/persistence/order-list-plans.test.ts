import { rankedNumber, sortNames, sortOf, type ListOrder, type Selection } from '@ykd/application/staff-list';
import { orderList, type ListedOrders } from '@ykd/application/staff-order';
import { NOBODY } from '@ykd/domain/performance';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/persistence/index.js';
import { listedOrders } from '../../src/persistence/shop/index.js';
import { BOTH_DATABASES } from '../support/both-databases.js';
import { spyOnQueries } from '../support/query-spy.js';

/** More than are looked up one by one. */
const MANY = 11_000;

/** So many orders, nearly all of them paid: of the other states, of refunds and of doubles there are a few. */
const crowd = async ({ kind, db }: Database): Promise<void> => {
  const numbers =
    kind === 'postgres'
      ? sql`generate_series(1, ${sql.lit(MANY)}) as n`
      : sql`(with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(MANY)})
          select n from numbers) as numbers`;
  const status = sql`case when n % 500 = 1 then 'TRADE_REFUNDING' when n % 500 = 2 then 'TRADE_REFUNDED'
    when n % 500 = 3 then 'TRADE_WAIT_PAY' else 'TRADE_PAID_SUCCESS' end`;
  await sql`insert into ykd_order (id, product_name, user_id, status, product_id, amount, category_id, sku_attrs,
      gmt_created, gmt_modified, paid_at, paid_at_sort, refunded_amount, refunded_at, refunded_at_sort)
    select 'o' || n, 'p', 'm' || (n % 3000), ${status}, 'p' || (n % 7), n % 900, 'c', '[]', n, n, n, '0' || n, 0,
      case when n % 500 = 2 then n end, case when n % 500 = 2 then '0' || n else '1' end from ${numbers}`.execute(
    db,
  );
  await sql`insert into order_twin (order_id, twin_id, kind)
    select 'o' || n, 'o' || (n + 1), 'PAID' from ${numbers} where n % 400 = 0`.execute(db);
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
  if (kind === 'postgres') await sql`analyze`.execute(db);
};

/** A table of orders that is read from its first row to its last, by no index. */
const WHOLE = {
  sqlite: /SCAN (?:o|w|own|ykd_order)(?! USING)/,
  postgres: /Seq Scan on (?:ykd_order|order_twin|student_term)/,
};
/** A walk along the index of an order that opens nothing. */
const PASSED = {
  sqlite: /SCAN o USING COVERING INDEX ykd_order_by_|SEARCH o USING COVERING INDEX ykd_order_by_/,
  postgres: /Index Only Scan(?: Backward)? using ykd_order_by_/,
};
/** A place in the index of an order that is a value and an id. */
const BEGUN = { sqlite: /\(paid_at_sort,id\)>/, postgres: /ROW\(paid_at_sort, id\) >/ };
const SORTED = { sqlite: /TEMP B-TREE/, postgres: /Sort/ };

const plansOf = async (database: Database, ask: (list: ListedOrders) => Promise<unknown>) => {
  const spied = spyOnQueries(database);
  await ask(listedOrders(spied.database));
  return spied.plans();
};

const is = (key: string, ...values: readonly (string | number)[]): Selection => ({
  tests: [{ key, test: { kind: 'in', values } }],
});

const ASKED: readonly Selection[] = [
  is('status', 'TRADE_PAID_SUCCESS'),
  is('status', 'TRADE_REFUNDED', 'TRADE_WAIT_PAY'),
  is('product', 'p3'),
  is('student', 'm7'),
  is('refund', 'ASKED'),
  is('double', 'PAID'),
  is('double', 'OPEN', 'PAID'),
  is('amount', 7),
  { tests: [{ key: 'amount', test: { kind: 'range', from: 890 } }] },
  { tests: [{ key: 'gmtCreated', test: { kind: 'range', from: 10_990 } }] },
  { tests: [{ key: 'refundedAt', test: { kind: 'empty', isEmpty: false } }] },
  { tests: [{ key: 'refundedAt', test: { kind: 'range', from: 2, below: 2_000 } }] },
  {
    tests: [...is('status', 'TRADE_REFUNDING').tests, { key: 'amount', test: { kind: 'range', below: 100 } }],
  },
  { tests: [], search: 'o77' },
  { tests: [], search: 'n77' },
  { tests: is('status', 'TRADE_REFUNDED').tests, search: 'n' },
  { tests: [], ids: ['o1', 'o2'] },
];

describe.each(BOTH_DATABASES)('the list of orders on %s', (_name, open) => {
  it('is read in each order from an index, further pages from behind the last row', async () => {
    const { database, dispose } = await open();
    for (const name of sortNames(orderList)) {
      const order = sortOf(name);
      const value = order.key === 'paidAt' || order.key === 'refundedAt' ? '0x' : 1;
      for (const isBackwards of [false, true]) {
        const window = { limit: 9, from: { key: [value, 'x'], isBackwards } } as const;
        const plans = await plansOf(database, (list) => list.page(order, window, { tests: [] }));
        expect(plans).toHaveLength(1);
        expect(plans[0]?.plan).not.toMatch(WHOLE[database.kind]);
        expect(plans[0]?.plan).not.toMatch(SORTED[database.kind]);
      }
    }
    await dispose();
  });

  it('reads the orders as a whole for no filter and no search, neither for a page nor for its count', async () => {
    const { database, dispose } = await open();
    await crowd(database);
    const orders: readonly ListOrder[] = ['-gmtCreated', 'amount', '-paidAt'].map(sortOf);
    for (const asked of ASKED) {
      for (const order of orders) {
        const plans = await plansOf(database, (list) => list.page(order, { limit: 9 }, asked));
        for (const { plan } of plans) expect(plan).not.toMatch(WHOLE[database.kind]);
      }
      const counted = await plansOf(database, (list) => list.count(asked, 20_000));
      for (const { plan } of counted) expect(plan).not.toMatch(WHOLE[database.kind]);
    }
    await dispose();
  });

  it('finds by one index what counts to somebody and was paid, or went back, in a month, and counts no further', async () => {
    const { database, dispose } = await open();
    await crowd(database);
    await sql`insert into order_credit (order_id, person_id, department_id, is_late, paid_at_sort, amount)
      select id, ${NOBODY}, ${NOBODY}, 0, paid_at_sort, amount from ykd_order`.execute(database.db);
    await sql`insert into refund_day (order_id, day, is_first, cents, person_id, department_id)
      select id, gmt_created, 1, 1, ${NOBODY}, ${NOBODY} from ykd_order where status = 'TRADE_REFUNDED'`.execute(
      database.db,
    );
    if (database.kind === 'postgres') await sql`vacuum analyze`.execute(database.db);
    const back = { key: 'refundedOn', test: { kind: 'range', from: 1, below: 9_000 } } as const;
    const cost = { key: 'amount', test: { kind: 'range', from: 1 } } as const;
    const nobody = is('credited', NOBODY).tests;
    const list = listedOrders(database);
    for (const [tests, found, table] of [
      [[back, ...nobody], 18, 'refund_day_person_id'],
      [[cost, ...nobody], MANY - Math.floor(MANY / 900), 'order_credit_person_id'],
      [
        [cost, ...is('creditedIn', NOBODY).tests],
        MANY - Math.floor(MANY / 900),
        'order_credit_department_id',
      ],
    ] as const) {
      expect(await list.count({ tests }, 20_000)).toBe(found);
      const counted = await plansOf(database, (one) => one.count({ tests }, 20_000));
      expect(counted.length).toBeGreaterThan(0);
      for (const { plan } of counted) {
        expect(plan).toContain(table);
        expect(plan).not.toMatch(/ykd_order|on o\b/);
      }
    }
    const paged = await plansOf(database, (one) =>
      one.page(sortOf('-refundedAt'), { limit: 9 }, { tests: [back, ...nobody] }),
    );
    expect(paged.at(-1)?.plan).toContain('refund_day_person_id');
    expect(paged.at(-1)?.plan).not.toContain('order_credit');
    await dispose();
  });

  it('passes over orders in the index of each order, without opening any that does not pass', async () => {
    const { database, dispose } = await open();
    await crowd(database);
    if (database.kind === 'postgres') await sql`vacuum analyze ykd_order`.execute(database.db);
    const wide = is('status', 'TRADE_PAID_SUCCESS').tests;
    const few = { key: 'amount', test: { kind: 'range', below: 890 } } as const;
    for (const name of sortNames(orderList)) {
      const plans = await plansOf(database, (list) =>
        list.page(sortOf(name), { limit: 9 }, { tests: [...wide, few] }),
      );
      expect(plans.at(-1)?.plan).toMatch(PASSED[database.kind]);
    }
    await dispose();
  });

  it('begins with what is asked where the page is to begin before that', async () => {
    const { database, dispose } = await open();
    await crowd(database);
    const late = { key: 'paidAt', test: { kind: 'range', from: 10_500 } } as const;
    const none = { key: 'paidAt', test: { kind: 'empty', isEmpty: true } } as const;
    const lastPlan = async (test: Selection['tests'][number], key: string) => {
      const window = { limit: 9, from: { key: [key, ''], isBackwards: false } } as const;
      const ask = (list: ListedOrders) => list.page(sortOf('paidAt'), window, { tests: [test] });
      return (await plansOf(database, ask)).at(-1)?.plan;
    };
    expect(await lastPlan(late, rankedNumber(10_700))).toMatch(BEGUN[database.kind]);
    expect(await lastPlan(late, rankedNumber(10_400))).not.toMatch(BEGUN[database.kind]);
    expect(await lastPlan(none, rankedNumber(10_400))).not.toMatch(BEGUN[database.kind]);
    await dispose();
  });

  it('is the same however many are found', async () => {
    const { database, dispose } = await open();
    await crowd(database);
    // Some are found by several terms, some by none.
    await sql`insert into student_term (student_id, term) select id, 'nn' from member where id like 'm%7'`.execute(
      database.db,
    );
    await sql`delete from student_term where student_id = 'm2999'`.execute(database.db);
    const numbers = Array.from({ length: MANY }, (_, at) => at + 1);
    const isPaid = (n: number): boolean => n % 500 > 3 || n % 500 === 0;
    const isNamed = (n: number): boolean => n % 3000 > 0 && n % 3000 < 2999;
    const paid = is('status', 'TRADE_PAID_SUCCESS').tests;
    const cheap = { key: 'amount', test: { kind: 'range', below: 890 } } as const;
    const asked: readonly (readonly [Selection, (n: number) => boolean])[] = [
      [{ tests: paid }, isPaid],
      [{ tests: [...paid, cheap] }, (n) => isPaid(n) && n % 900 < 890],
      [{ tests: [], search: 'n' }, isNamed],
      [{ tests: paid, search: 'n' }, (n) => isPaid(n) && isNamed(n)],
      [{ tests: [...paid, cheap], search: 'o' }, (n) => isPaid(n) && n % 900 < 890],
    ];
    const values = { gmtCreated: (n: number) => n, amount: (n: number) => n % 900 } as const;
    const list = listedOrders(database);
    for (const [selection, isFound] of asked) {
      const found = numbers.filter(isFound);
      expect(await list.count(selection, 2 * MANY)).toBe(found.length);
      expect(await list.count(selection, 10_000)).toBe(Math.min(found.length, 10_000));
      for (const key of ['gmtCreated', 'amount'] as const) {
        const valueOf = values[key];
        const sorted = found.toSorted((a, b) => valueOf(a) - valueOf(b) || (`o${a}` < `o${b}` ? -1 : 1));
        const ids = sorted.map((n) => `o${n}`);
        const order = { key, isDescending: false };
        const last = await list.page({ key, isDescending: true }, { limit: 5 }, selection);
        expect(last.list.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 5));
        const at = 5000;
        const from = { key: [valueOf(sorted[at] ?? 0), ids[at] ?? ''], isBackwards: false } as const;
        const on = await list.page(order, { limit: 5, from }, selection);
        expect(on.list.map(({ id }) => id)).toEqual(ids.slice(at + 1, at + 6));
        const back = await list.page(order, { limit: 5, from: { ...from, isBackwards: true } }, selection);
        expect(back.list.map(({ id }) => id)).toEqual(ids.slice(at - 5, at));
      }
    }
    await dispose();
  });
});
