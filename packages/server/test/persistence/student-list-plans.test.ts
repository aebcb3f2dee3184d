import type { Selection } from '@ykd/application/staff-list';
import { sortNames, sortOf } from '@ykd/application/staff-list';
import { studentList } from '@ykd/application/student';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/persistence/index.js';
import { lettersOf } from '../../src/persistence/student-spelling.js';
import { students } from '../../src/persistence/students.js';
import { BOTH_DATABASES } from '../support/both-databases.js';
import { spyOnQueries, type QueryPlan } from '../support/query-spy.js';

const plansOf = async (
  database: Database,
  ask: (list: ReturnType<typeof students>) => Promise<unknown>,
): Promise<readonly QueryPlan[]> => {
  const spied = spyOnQueries(database);
  await ask(students(spied.database));
  return spied.plans();
};

/** A table, or an index of it, that is read from its first row. */
const FROM_THE_FIRST = {
  sqlite: /SCAN (?!found\b)/,
  postgres: /Seq Scan|Index (?:Only )?Scan[^\n]* on student_\w+[^\n]*\n(?! *Index Cond)/,
};
/** Rows that are sorted, rather than read in order. */
const SORTED = { sqlite: /TEMP B-TREE/, postgres: /Sort/ };

/** Rows of which the index tells enough. */
const READ_BY_KEY = {
  sqlite: /SCAN s USING COVERING INDEX student_summary_major_sort/,
  postgres: /Index Only Scan using student_summary_major_sort/,
};

/** More than are looked up one by one. */
const MANY = 11_000;

/** A crowd for PostgreSQL, which plans by what it has counted, and for what is to find many. */
const crowd = async ({ kind, db }: Database): Promise<void> => {
  const people =
    kind === 'postgres'
      ? sql`generate_series(1, ${sql.lit(MANY)}) as n`
      : sql`(with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(MANY)})
          select n from numbers) as numbers`;
  const key =
    kind === 'postgres'
      ? sql`'0' || lpad((n::bigint * 86400000)::text, 15, '0')`
      : sql`'0' || printf('%015d', n * 86400000)`;
  await sql`insert into member (id, mobile, gmt_created, gmt_modified)
    select 'm' || n, '1' || n, n, n from ${people}`.execute(db);
  await sql`insert into student_summary
    (id, mobile, letters, name, name_sort, user_name_sort, school, school_sort, major_sort, class_teacher_id, gmt_created,
      valid_until, valid_until_sort, service_until, service_until_sort, last_studied, last_studied_sort, sync_failed,
      was_student)
    select 'm' || n, '1' || n, ${sql.lit(lettersOf(['n']))}, 'n' || n, '0n' || n, '1', 's' || n, '0s' || n, '1', 't' || n, n,
      day, key, day, key, day, key, case when n % 500 = 0 then 1 else 0 end, 1
    from (select n, cast(n as bigint) * 86400000 as day, ${key} as key from ${people}) as people`.execute(db);
  await sql`insert into student_term (student_id, term) select 'm' || n, 'n' || n from ${people}`.execute(db);
  await sql`insert into student_care (student_id, staff_id, kind, since)
    select 'm' || n, 'm' || (n % 100 + 1), 'classTeacher', n from ${people}`.execute(db);
  await sql`insert into student_care (student_id, staff_id, kind, since)
    select 'm' || n, 'm' || (n % 100 + 2), 'assistant', n from ${people} where n % 3 = 0`.execute(db);
  await sql`insert into lable (id, name, color, description, "show", gmt_modified)
    values ('l7', '学习之星', '#2E9155', '', 'true', 1)`.execute(db);
  await sql`insert into student_lable (id, student_id, lable_id, gmt_created)
    select 'g' || n, 'm' || n, 'l7', n from ${people} where n % 100 = 7`.execute(db);
  // SQLite plans by the indexes alone; PostgreSQL by what was counted, and by what need not be opened.
  if (kind === 'postgres')
    await sql`vacuum analyze member, employee, student_summary, student_term, student_care, student_lable`.execute(
      db,
    );
};

const NARROW: readonly Partial<Selection>[] = [
  { caredBy: 'jing' },
  { caredBy: 'jing', search: 'li' },
  { search: 'li' },
  { tests: [{ key: 'school', test: { kind: 'in', values: ['a'] } }] },
  { tests: [{ key: 'school', test: { kind: 'in', values: ['a', 'b'] } }] },
  { tests: [{ key: 'name', test: { kind: 'prefix', text: '李' } }] },
  { tests: [{ key: 'classTeacher', test: { kind: 'in', values: ['a'] } }] },
  { tests: [{ key: 'assistant', test: { kind: 'in', values: ['m7'] } }] },
  { tests: [{ key: 'assistant', test: { kind: 'in', values: ['m7', 'm8'] } }] },
  { tests: [{ key: 'carer', test: { kind: 'in', values: ['m7'] } }] },
  { tests: [{ key: 'tag', test: { kind: 'in', values: ['l7'] } }] },
  { caredBy: 'm7', tests: [{ key: 'tag', test: { kind: 'in', values: ['l7'] } }] },
  { caredBy: 'm7', tests: [{ key: 'assistant', test: { kind: 'in', values: ['m8'] } }] },
  { tests: [{ key: 'syncFailed', test: { kind: 'in', values: [1] } }] },
  { ids: ['a', 'b', 'c'] },
];

describe.each(BOTH_DATABASES)('the list of students on %s', (_name, open) => {
  it('is read in each order from an index, further pages from behind the last row', async () => {
    const { database, dispose } = await open();
    for (const name of sortNames(studentList)) {
      const order = sortOf(name);
      const value = order.key === 'gmtCreated' ? 1 : '0x';
      for (const isBackwards of [false, true]) {
        const plans = await plansOf(database, (list) =>
          list.page(order, { limit: 9, from: { key: [value, 'x'], isBackwards } }, { tests: [] }),
        );
        expect(plans).toHaveLength(1);
        expect(plans[0]?.plan).not.toMatch(FROM_THE_FIRST[database.kind]);
        expect(plans[0]?.plan).not.toMatch(SORTED[database.kind]);
      }
      const [first] = await plansOf(database, (list) => list.page(order, { limit: 9 }, { tests: [] }));
      expect(first?.plan).not.toMatch(SORTED[database.kind]);
    }
    await dispose();
  });

  it('of a range of days is read from its beginning: all of the few, or many in their order; it is counted from there', async () => {
    const { database, dispose } = await open();
    await crowd(database);
    const day = 86_400_000;
    for (const key of ['validUntil', 'serviceUntil', 'lastStudied']) {
      const ends = [{ below: 3 * day }, { from: 3 * day }, { from: 3 * day, below: 4 * day }];
      for (const end of ends) {
        const asked = { tests: [{ key, test: { kind: 'range', ...end } }] } as const;
        const isMany = !('below' in end);
        for (const isDescending of [false, true]) {
          const own = await plansOf(database, (list) =>
            list.page({ key, isDescending }, { limit: 9 }, asked),
          );
          expect(own.at(-1)?.plan).not.toMatch(FROM_THE_FIRST[database.kind]);
          if (isMany) expect(own.at(-1)?.plan).not.toMatch(SORTED[database.kind]);
        }
        const [count] = await plansOf(database, (list) => list.count(asked, 9));
        expect(count?.plan).toMatch(/_sort\b/);
        expect(count?.plan).not.toMatch(FROM_THE_FIRST[database.kind]);
        const other = await plansOf(database, (list) =>
          list.page({ key: 'name', isDescending: false }, { limit: 9 }, asked),
        );
        if (isMany) expect(other.at(-1)?.plan).not.toMatch(SORTED[database.kind]);
        else expect(other.at(-1)?.plan).not.toMatch(FROM_THE_FIRST[database.kind]);
      }
    }
    await dispose();
  });

  it('of what most have is read in its order, not looked up', async () => {
    const { database, dispose } = await open();
    await crowd(database);
    const asked = { tests: [{ key: 'syncFailed', test: { kind: 'in', values: [0] } }] } as const;
    const plans = await plansOf(database, (list) =>
      list.page({ key: 'name', isDescending: false }, { limit: 9 }, asked),
    );
    expect(plans.at(-1)?.plan).not.toMatch(SORTED[database.kind]);
    await dispose();
  });

  it('is looked up by what finds few: whose they are, a search, a filter', async () => {
    const { database, dispose } = await open();
    await crowd(database);
    for (const selection of NARROW) {
      const plans = await plansOf(database, async (list) => {
        const asked = { tests: [], ...selection };
        await list.page({ key: 'name', isDescending: true }, { limit: 9 }, asked);
        await list.count(asked, 9);
      });
      // The page, the count and, of what nobody knows how many it finds, how many those are.
      const { search, tests = [], caredBy, ids } = selection;
      const parts = caredBy === undefined && ids === undefined ? [search ?? [], ...tests].flat() : [];
      expect(plans).toHaveLength(2 + parts.length);
      for (const { plan } of plans) expect(plan).not.toMatch(FROM_THE_FIRST[database.kind]);
    }
    await dispose();
  });

  it('is read in its order where everything that is asked for finds many, and looked up by the part that does not', async () => {
    const { database, dispose } = await open();
    await crowd(database);
    const wide = { key: 'school', test: { kind: 'prefix', text: 's' } } as const;
    const narrow = { key: 'gmtCreated', test: { kind: 'range', from: 5, below: 9 } } as const;
    const page = async (selection: Partial<Selection>) => {
      const plans = await plansOf(database, (list) =>
        list.page({ key: 'name', isDescending: false }, { limit: 9 }, { tests: [], ...selection }),
      );
      return plans.at(-1)?.plan;
    };
    for (const many of [{ search: 'n' }, { tests: [wide] }, { search: 'n', tests: [wide] }]) {
      expect(await page(many)).not.toMatch(SORTED[database.kind]);
    }
    for (const few of [{ tests: [wide, narrow] }, { search: 'n', tests: [narrow] }]) {
      expect(await page(few)).toMatch(/student_summary_gmt_created/);
      expect(await page(few)).not.toMatch(FROM_THE_FIRST[database.kind]);
    }
    await dispose();
  });

  it('passes over whom a wide search cannot find in the index of its order, and opens no more than it answers', async () => {
    const { database, dispose } = await open();
    await crowd(database);
    const wide = { key: 'school', test: { kind: 'prefix', text: 's' } } as const;
    for (const selection of [
      { search: 'n', tests: [] },
      { search: 'n', tests: [wide] },
    ]) {
      const plans = await plansOf(database, (list) =>
        list.page({ key: 'major', isDescending: false }, { limit: 9 }, selection),
      );
      const { sql: text, plan } = plans.at(-1) ?? { sql: '', plan: '' };
      expect(text).toMatch(/letters/);
      expect(plan).toMatch(READ_BY_KEY[database.kind]);
    }
    await dispose();
  });

  it('of two conditions that both find many is counted by the index of one of them', async () => {
    const { database, dispose } = await open();
    await crowd(database);
    const wide = { key: 'school', test: { kind: 'prefix', text: 's' } } as const;
    const later = { key: 'lastStudied', test: { kind: 'range', from: 5 } } as const;
    const some = { key: 'name', test: { kind: 'empty', isEmpty: false } } as const;
    for (const tests of [
      [wide, later],
      [later, wide],
      [some, later],
      [wide, later, some],
    ]) {
      const plans = await plansOf(database, (list) => list.count({ tests }, 10_000));
      expect(plans.at(-1)?.plan).not.toMatch(FROM_THE_FIRST[database.kind]);
    }
    await dispose();
  });

  it('is the same however many are found', async () => {
    const { database, dispose } = await open();
    await crowd(database);
    const { db } = database;
    // Of some the letter tells that they are not found; of others only their terms do.
    await sql`update student_term set term = 'x' where student_id like '%77'`.execute(db);
    await sql`update student_summary set letters = ${sql.lit(lettersOf(['x']))} where id like '%77'`.execute(
      db,
    );
    await sql`update student_term set term = 'o' where student_id like '%88'`.execute(db);
    await sql`update student_summary set major = 'x' where id = 'm9999'`.execute(db);
    // One works here, one does no more and never was a student, one was.
    await sql`insert into employee (user_id, state, department_sort, joined_at, version, changed_at)
      values ('m9', 'active', '1', 1, 1, 1), ('m10', 'left', '1', 1, 1, 1), ('m11', 'left', '1', 1, 1, 1)`.execute(
      db,
    );
    await sql`update student_summary set was_student = 0 where id = 'm10'`.execute(db);
    const named = Array.from({ length: MANY }, (_, at) => `m${at + 1}`).filter(
      (id) => id !== 'm9' && id !== 'm10',
    );
    const found = named.filter((id) => !/(?:77|88)$/.test(id));
    const school = { key: 'school', test: { kind: 'prefix', text: 's' } } as const;
    const late = { key: 'gmtCreated', test: { kind: 'range', from: 100 } } as const;
    const isLate = (id: string) => Number(id.slice(1)) >= 100;
    const major = { key: 'major', test: { kind: 'empty', isEmpty: false } } as const;
    const asked: readonly (readonly [Omit<Selection, 'caredBy'>, readonly string[]])[] = [
      [{ search: 'n', tests: [] }, found],
      [{ search: 'n', tests: [school, late] }, found.filter(isLate)],
      [{ tests: [school, late] }, named.filter(isLate)],
      // Nobody but the last of all by name: behind more than are passed on the way along an order.
      [{ search: 'n', tests: [major] }, ['m9999']],
      [{ tests: [major, late] }, ['m9999']],
    ];
    const list = students(database);
    for (const [selection, ids] of asked) {
      expect(await list.count(selection, 2 * MANY)).toBe(ids.length);
      for (const isDescending of [false, true]) {
        // By keys as they are, in which 10 stands before 9.
        const sorted = ids.toSorted();
        const wanted = isDescending ? sorted.toReversed() : sorted;
        const order = { key: 'name', isDescending };
        const first = await list.page(order, { limit: 5 }, selection);
        expect(first.list.map(({ id }) => id)).toEqual(wanted.slice(0, 5));
        expect(first.hasMore).toBe(wanted.length > 5);
        const middle = wanted[5000];
        if (middle === undefined) continue;
        const key = [`0n${middle.slice(1)}`, middle] as const;
        const on = await list.page(order, { limit: 5, from: { key, isBackwards: false } }, selection);
        expect(on.list.map(({ id }) => id)).toEqual(wanted.slice(5001, 5006));
        const back = await list.page(order, { limit: 5, from: { key, isBackwards: true } }, selection);
        expect(back.list.map(({ id }) => id)).toEqual(wanted.slice(4995, 5000));
      }
    }
    await dispose();
  });
});
