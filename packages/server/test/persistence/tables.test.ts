import { sql, type RawBuilder } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DatabaseKind } from '../../src/persistence/dialect.js';
import { isStoredAsText } from '../../src/persistence/mapping.js';
import { ALL_TABLES } from '../../src/persistence/store/registry.js';
import { columnOf, type Table } from '../../src/persistence/tables/table.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** 1 or 0. */
  readonly nullable: number;
}

/** The columns that are there. SQLite takes a primary key of one column for nullable unless told; no row has a null in it. */
const FOUND: Readonly<Record<DatabaseKind, RawBuilder<Column>>> = {
  sqlite: sql`select t.name as "table", c.name as "column", lower(c.type) as type,
      c."notnull" = 0 and c.pk = 0 as nullable
    from sqlite_master as t, pragma_table_info(t.name) as c
    where t.type = 'table' and t.name not like 'sqlite%' and t.name not like 'kysely%'`,
  postgres: sql`select table_name as "table", column_name as "column", data_type as type,
      case is_nullable when 'YES' then 1 else 0 end as nullable
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`,
};

const described = Object.entries<Table>(ALL_TABLES).flatMap(([table, { fields, renamed }]) =>
  Object.entries(fields).map(([name, field]): Column => ({
    table,
    column: columnOf(name, renamed),
    type: isStoredAsText(field) ? 'text' : 'bigint',
    nullable: Number(field.nullable === true || field.optional === true),
  })),
);

const lines = (columns: readonly Column[]): readonly string[] =>
  columns
    .map(({ table, column, type, nullable }) => `${table}.${column} ${type}${nullable === 1 ? ' null' : ''}`)
    .toSorted();

describe.each(BOTH_DATABASES)('the tables of %s', (_name, open) => {
  it('are those that are described, column by column, and no others', async () => {
    const { database, dispose } = await open();
    const { rows } = await FOUND[database.kind].execute(database.db);
    expect(lines(rows)).toEqual(lines(described));
    await dispose();
  });
});
