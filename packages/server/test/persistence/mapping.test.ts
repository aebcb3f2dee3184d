import { fc } from '@fast-check/vitest';
import type { AnyField, Fields } from '@ykd/application/entity';
import {
  count,
  flag,
  instant,
  json,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from '@ykd/application/entity';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapping } from '../../src/persistence/mapping.js';
import { ALL_TABLES } from '../../src/persistence/store/registry.js';
import type { Schema } from '../../src/persistence/schema.js';
import type { Table } from '../../src/persistence/tables/table.js';
import { BOTH_DATABASES, type FreshDatabase } from '../support/both-databases.js';

/** Texts that both databases hold. */
const texts = fc.string({ unit: 'binary' }).filter((value) => !/[\0\p{Cs}]/u.test(value));

/** Whatever a field may hold, but for what is missing. */
const valueOf = (field: AnyField): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'text':
      return texts;
    case 'oneOf':
      return fc.constantFrom(...field.values);
    case 'flag':
      return fc.boolean();
    case 'object':
      return recordOf(field.fields);
    case 'list':
      return fc.array(maybe(field.item), { maxLength: 3 });
    case 'either':
      return fc.oneof(...field.items.map((item) => maybe(item)));
    case 'json':
      // As JSON has it: without the sign of 0.
      return fc
        .jsonValue()
        .filter((value) => value !== null)
        .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
    default:
      return fc.maxSafeInteger().map((value) => value || 0);
  }
};

const maybe = (field: AnyField): fc.Arbitrary<unknown> =>
  field.nullable && !field.optional ? fc.option(valueOf(field)) : valueOf(field);

const recordOf = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, maybe(field)])), {
    requiredKeys: Object.keys(fields).filter((name) => fields[name]?.optional !== true),
  });

/** Nothing is kept: some tables let nothing be removed. */
class Undone extends Error {}

describe.each(BOTH_DATABASES)('records in %s', (_name, open) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await open();
    const { database } = fresh;
    // What the migrations lay down is not what is asked about.
    for (const name of Object.keys(ALL_TABLES))
      await sql`delete from ${sql.table(name)}`.execute(database.db);
    // Any record alone, whatever it refers to and whether it makes sense.
    if (database.kind === 'sqlite') {
      await sql`pragma foreign_keys = off`.execute(database.db);
      return void (await sql`pragma ignore_check_constraints = on`.execute(database.db));
    }
    const { rows } = await sql<{ readonly name: string; readonly table: string }>`
      select conname as name, conrelid::regclass::text as "table" from pg_constraint where contype in ('f', 'c') and conrelid <> 0`.execute(
      database.db,
    );
    for (const { name, table } of rows) {
      await sql`alter table ${sql.ref(table)} drop constraint ${sql.ref(name)}`.execute(database.db);
    }
  });
  afterAll(() => fresh.dispose());

  it.each(Object.entries<Table>(ALL_TABLES))(
    'come back from %s as they were',
    async (name, { fields, renamed }) => {
      const { rowOf, recordOf: read, columns } = mapping(fields, renamed);
      await fc.assert(
        fc.asyncProperty(recordOf(fields), async (record) => {
          const row = rowOf(record);
          const values = sql.join(columns.map((column) => row[column]));
          const stored: (typeof row)[] = [];
          const working = fresh.database.transaction(async (trx) => {
            await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
            values (${values})`.execute(trx);
            stored.push(...(await sql<typeof row>`select * from ${sql.table(name)}`.execute(trx)).rows);
            throw new Undone();
          });
          await expect(working).rejects.toThrow(Undone);
          expect(stored.map((one) => read(one))).toEqual([record]);
        }),
        { numRuns: 25 },
      );
    },
  );
});

describe('a mapping', () => {
  const fields = {
    _id: text(),
    lastSeenAt: instant(),
    isOn: flag(),
    color: oneOf(['red', 'blue']),
    tags: nullable(list(object({ name: text() }))),
    extra: optional(nullable(json<{ readonly a: number }>())),
    visits: optional(count()),
  };
  const way = mapping(fields, { _id: 'id' });
  const row = { id: 'i', last_seen_at: 7, is_on: 1, color: 'red', tags: null, extra: null, visits: null };
  const record = { _id: 'i', lastSeenAt: 7, isOn: true, color: 'red', tags: null } as const;

  it('names columns in snake_case, or as it is told', () => {
    expect(way.columns).toEqual(Object.keys(row));
    expect(way.selection.slice(0, 2)).toEqual(['id as _id', 'last_seen_at as lastSeenAt']);
  });

  it('leaves out of a record what may be missing and is null, and nothing else', () => {
    expect(way.recordOf(row)).toStrictEqual(record);
    expect(way.rowOf(record)).toStrictEqual(row);
    expect(way.rowOf({ ...record, extra: null })).toStrictEqual(row);
    expect(
      way.recordOf({ ...row, is_on: 0, tags: '[{"name":"t"}]', extra: '{"a":1}', visits: 0 }),
    ).toStrictEqual({
      ...record,
      isOn: false,
      tags: [{ name: 't' }],
      extra: { a: 1 },
      visits: 0,
    });
  });

  it('makes columns of the fields that are named', () => {
    expect(way.changesOf({})).toStrictEqual({});
    expect(way.changesOf({ isOn: false, tags: [], extra: null })).toStrictEqual({
      is_on: 0,
      tags: '[]',
      extra: null,
    });
    expect(way.changesOf({ _id: 'j', tags: null, visits: undefined })).toStrictEqual({ id: 'j', tags: null });
  });

  it('shares what it parses and freezes it', () => {
    const parsed = () => way.recordOf({ ...row, tags: '[{"name":"same"}]' }).tags;
    expect(parsed()).toBe(parsed());
    expect(parsed()).toSatisfy(Object.isFrozen);
  });

  it.each(['a b', 'a: 1, b', '', 'a-b'])('refuses a name that is none: %j', (name) => {
    expect(() => mapping({ [name]: text() })).toThrow('not a name');
    expect(() => mapping({ name: text() }, { name })).toThrow('not a name');
  });
});

describe('the rows of the schema', () => {
  it('are typed as they are stored', () => {
    const staff = { user_id: 'u', role: null, grants: '[]' } satisfies Schema['staff'];
    // @ts-expect-error -- a flag is stored as a number
    const flagged: Pick<Schema['account_sync'], 'has_picture'> = { has_picture: true };
    // @ts-expect-error -- there is no such column
    const renamed: Partial<Schema['project_user']> = { _id: 'p' };
    // @ts-expect-error -- it cannot be null
    const nameless: Pick<Schema['ykd_product'], 'name'> = { name: null };
    expect([staff, flagged, renamed, nameless]).toHaveLength(4);
  });
});
