import { productFields } from '@ykd/application/entities';
import type { ListedProduct, ListedProducts } from '@ykd/application/staff-product';
import { sql } from 'kysely';
import type { Database } from './database.js';
import { listReader } from './list-reader.js';
import type { ListTable, Values } from './list-table.js';
import { mapping } from './mapping.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';

const { columns, recordOf } = mapping(productFields);

const PRODUCTS: ListTable = {
  id: 'p.id',
  table: sql`ykd_product as p`,
  select: sql.join(columns.map((column) => sql.ref(`p.${column}`))),
  beside: sql``,
  columns: {
    id: { filter: 'p.id' },
    name: { filter: 'p.name', sort: 'p.name' },
    status: { filter: 'p.status' },
    categoryId: { filter: 'p.category_id' },
    amount: { filter: 'p.least_amount', sort: 'p.least_amount' },
    sort: { filter: 'p.sort', sort: 'p.sort' },
    gmtCreated: { filter: 'p.gmt_created', sort: 'p.gmt_created' },
    gmtModified: { filter: 'p.gmt_modified', sort: 'p.gmt_modified' },
  },
  // A school has a hundred of them: what a name has within is looked for in the order that they are in.
  source: ({ isSearched }, param) => {
    const from = sql`ykd_product as p`;
    if (!isSearched) return { from, where: [], isNarrow: false };
    // Both databases know this, and plan it once: what is left of a name without the part is another text.
    const inName = sql`replace(lower(p.name), ${param('part')}, '') <> lower(p.name)`;
    return { from, where: [sql`(${inName} or p.id = ${param('number')})`], isNarrow: false };
  },
};

/** What a search is looked up by. */
const valuesOf = (search: string): Values | undefined => {
  const text = search.trim();
  if (text === '') return undefined;
  return { number: text, part: text.toLowerCase() };
};

/** Products in the database, as staff look them up. */
export const listedProducts = (database: Database): ListedProducts => {
  type Row = Parameters<typeof recordOf>[0] & Pick<ListedProduct, 'sortValue'>;
  const rows = listReader<Row>(database, PRODUCTS, valuesOf);
  const inOrder = database.prepare((db, param: Placeholder<{ limit: number }>) =>
    db
      .selectFrom('ykd_product')
      .selectAll()
      .orderBy('sort')
      .orderBy('id')
      .limit(limitOf(param('limit'))),
  );
  return {
    ...rows,
    page: async (order, window, selection) => {
      const { list, hasMore } = await rows.page(order, window, selection);
      return { list: list.map((row) => ({ ...recordOf(row), sortValue: row.sortValue })), hasMore };
    },
    inOrder: async (limit) => (await inOrder.all({ limit })).map(recordOf),
  };
};
