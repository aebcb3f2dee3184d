import { oddityFields } from '@ykd/application/entities';
import type { ListedOddities, ListedOddity } from '@ykd/application/shop';
import { sql } from 'kysely';
import type { Database } from '../database.js';
import { listReader } from '../list-reader.js';
import type { ListTable, Sql } from '../list-table.js';
import { mapping } from '../mapping.js';
import type { Parameters as Values, Placeholder } from '../prepared.js';
import { insertOddity, oddityOfRow } from './oddity-row.js';

const FIELDS = mapping(oddityFields).columns;

/** The ids of those that a number finds, perhaps more than once each. */
const foundOddities = (param: Placeholder<Values>): Sql =>
  sql`select id from oddity where order_id = ${param('number')}
    union all select id from oddity where subject = ${param('number')}`;

const ODDITIES: ListTable = {
  id: 'o.id',
  table: sql`oddity as o`,
  select: sql.join(FIELDS.map((column) => sql.ref(`o.${column}`))),
  beside: sql``,
  columns: {
    id: { filter: 'o.id' },
    kind: { filter: 'o.kind' },
    orderId: { filter: 'o.order_id' },
    subject: { filter: 'o.subject' },
    settledAt: { filter: 'o.settled_at' },
    gmtCreated: { filter: 'o.gmt_created', sort: 'o.gmt_created' },
  },
  found: foundOddities,
  source: ({ isSearched }, param, { among }) => {
    const from = sql`oddity as o`;
    if (!isSearched) return { from, where: [], isNarrow: false };
    return { from, where: [among(sql.ref('o.id'), foundOddities(param))], isNarrow: true };
  },
};

/** Odd things about money in the database. */
export const oddities = (database: Database): ListedOddities => {
  const { prepare, db } = database;
  type Row = Parameters<typeof oddityOfRow>[0] & Pick<ListedOddity, 'sortValue'>;
  const rows = listReader<Row>(database, ODDITIES, (search) => ({ number: search.trim() }));
  const byId = prepare((kysely, param: Placeholder<{ id: string }>) =>
    kysely.selectFrom('oddity').selectAll().where('id', '=', param('id')),
  );
  return {
    ...rows,
    page: async (order, window, selection) => {
      const { list, hasMore } = await rows.page(order, window, selection);
      return { list: list.map((row) => ({ ...oddityOfRow(row), sortValue: row.sortValue })), hasMore };
    },
    note: (oddity) => insertOddity(db, oddity),
    find: async (id) => {
      const row = await byId.first({ id });
      return row === undefined ? undefined : oddityOfRow(row);
    },
  };
};
