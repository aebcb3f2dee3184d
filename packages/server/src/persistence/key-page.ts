import type { Key, KeyRows, KeyWindow } from '@ykd/application/ports';
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';
import { pageLimitOf } from './planned-once.js';

type Values = Readonly<Record<string, string | number>>;
type Reading = 'first' | 'on' | 'back';

/**
 * Reads rows by key on either database. An index has to hold the columns in this order, all in one direction; the last one is
 * unique, and none is ever null.
 *
 * @param select - the rows of the list, without an order; the values that it asks for come with each window
 * @param columns - what they are sorted by, with their table
 * @param limited - of few rows, which are all read and sorted by hand, `limitOf`: no index has to hold their order
 */
export const keyReader = <Tables extends Schema, Table extends keyof Tables, Row>(
  { prepare }: Pick<Database, 'prepare'>,
  select: (db: Kysely<Schema>, param: Placeholder<Values>) => SelectQueryBuilder<Tables, Table, Row>,
  columns: readonly string[],
  direction: 'asc' | 'desc',
  limited: typeof pageLimitOf = pageLimitOf,
): ((window: KeyWindow<Key>, values?: Values) => Promise<KeyRows<Row>>) => {
  const opposite = direction === 'asc' ? 'desc' : 'asc';
  const refs = columns.map((column) => sql.ref(column));
  const statement = (reading: Reading) =>
    prepare<Values, Row>((db, param: Placeholder<Values>) => {
      const order = reading === 'back' ? opposite : direction;
      const values = columns.map((column) => sql`${param(column)}`);
      const beyond = sql.raw(order === 'asc' ? '>' : '<');
      const all = select(db, param);
      const rows =
        reading === 'first'
          ? all
          : all.where(sql<boolean>`(${sql.join(refs)}) ${beyond} (${sql.join(values)})`);
      return refs.reduce((query, ref) => query.orderBy(ref, order), rows).limit(limited(param('limit')));
    });
  const statements = { first: statement('first'), on: statement('on'), back: statement('back') };

  return async ({ limit, from }, filters = {}) => {
    const reading = from === undefined ? 'first' : from.isBackwards ? 'back' : 'on';
    const key = columns.map((column, at): [string, string | number] => [column, from?.key[at] ?? '']);
    const found = await statements[reading].all({
      ...filters,
      ...Object.fromEntries(key),
      limit: limit + 1,
    });
    const list = found.slice(0, limit);
    return { list: reading === 'back' ? list.toReversed() : list, hasMore: found.length > limit };
  };
};
