import type { Fields, RecordOf } from '@ykd/application/entity';
import type { TxKept } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import type { Mapping } from './mapping.js';
import type { Schema } from './schema.js';
import type { RowOf } from './tables/table.js';

/** The records of a table that has few, inside a transaction that has locked them; `key`: the column by which each is known. */
export const txKept = <F extends Fields>(
  trx: Kysely<Schema>,
  { forUpdate }: Pick<DialectTraits, 'forUpdate'>,
  table: keyof Schema,
  key: keyof RowOf<F> & string,
  rows: Mapping<F>,
): TxKept<RecordOf<F>> => {
  const [name, known] = [sql.table(table), sql.ref(key)];
  const columns = sql.join(rows.columns.map((column) => sql.ref(column)));
  return {
    find: async (value) => {
      const found = await sql<RowOf<F>>`
        select ${columns} from ${name} where ${known} = ${value} ${forUpdate}`.execute(trx);
      const [row] = found.rows;
      return row && rows.recordOf(row);
    },
    count: async () => {
      // By the key: all rows of a small table, and none of its texts.
      const found = await sql<{ count: number }>`
        select count(${known}) as count from ${name} where ${known} > ''`.execute(trx);
      return found.rows[0]?.count ?? 0;
    },
    put: async (one) => {
      const entries = Object.entries(rows.rowOf(one));
      const changed = entries.map(([column]) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
      await sql`insert into ${name} (${sql.join(entries.map(([column]) => sql.ref(column)))})
        values (${sql.join(entries.map(([, value]) => value))})
        on conflict (${known}) do update set ${sql.join(changed)}`.execute(trx);
    },
    remove: async (value) => {
      await sql`delete from ${name} where ${known} = ${value}`.execute(trx);
    },
  };
};
