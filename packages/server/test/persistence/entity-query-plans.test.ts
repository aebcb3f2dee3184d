import type { Repositories } from '@ykd/application';
import type { EntityRead } from '@ykd/application/ports';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositories } from '../../src/persistence/store/registry.js';
import { freshSqliteDatabase, type FreshDatabase } from '../support/both-databases.js';

let fresh: FreshDatabase;
let all: Repositories;
/** The SQL of every prepared query that was asked for. */
const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];

beforeAll(async () => {
  fresh = await freshSqliteDatabase();
  const { database } = fresh;
  all = repositories({
    ...database,
    prepare: (build, fixed) => {
      asked.push(build(database.db, () => 'x' as never).compile());
      return database.prepare(build, fixed);
    },
  });
});
afterAll(() => fresh.dispose());

const planOf = async ({ sql, parameters }: (typeof asked)[number]): Promise<string> => {
  const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await fresh.database.db.executeQuery<{ readonly detail: string }>(explain);
  return rows.map((row) => row.detail).join('\n');
};

describe('a list of the generic endpoints', () => {
  const plan = async (over: Partial<EntityRead>): Promise<string> => {
    await all.entities.find({
      entity: 'YkdOrder',
      fields: ['id', 'amount'],
      filters: [],
      sort: [],
      limit: 15,
      offset: 0,
      ...over,
    });
    const query = asked.pop();
    if (query === undefined) throw new Error('this shape was asked for before');
    return planOf(query);
  };
  const own = { field: 'userId', values: ['u'] };
  const newest = [
    { field: 'gmtCreated', order: 'desc' },
    { field: 'id', order: 'asc' },
  ] as const;

  it('of a member is read in order from his index, whatever else is filtered', async () => {
    const others = [
      [],
      [{ field: 'status', values: ['TRADE_PAID_SUCCESS', 'TRADE_REFUNDING'] }],
      [
        { field: 'productId', values: ['a', 'b', 'c'] },
        { field: 'amount', values: [1] },
      ],
    ];
    for (const filters of others) {
      const found = await plan({ filters: [...filters, own], sort: newest });
      expect(found).toMatch(/^SEARCH .*ykd_order_user_id \(user_id=\?\)$/);
    }
  });

  it('of a member in one state is read in order from the index of both', async () => {
    const status = { field: 'status', values: ['TRADE_PAID_SUCCESS'] };
    for (const filters of [
      [own, status],
      [status, own],
    ]) {
      const found = await plan({ filters, sort: newest });
      expect(found).toMatch(/^SEARCH .*ykd_order_user_status \(user_id=\? AND status=\?\)$/);
    }
  });

  it('of everybody is read in order from an index', async () => {
    const sorts = ['gmtCreated', 'gmtModified', 'amount', 'validDate', 'serviceDate'];
    for (const field of sorts) {
      expect(await plan({ sort: [{ field, order: 'desc' }] })).toMatch(
        /^SCAN e USING (COVERING )?INDEX ykd_order_\w+$/,
      );
      expect(await plan({ sort: [{ field, order: 'asc' }] })).toMatch(
        /INDEX ykd_order_\w+(?:\nUSE TEMP B-TREE FOR LAST TERM OF ORDER BY)?$/,
      );
    }
    for (const field of ['status', 'productId', 'productName', 'categoryId']) {
      const found = await plan({ filters: [{ field, values: ['x'] }], sort: newest });
      expect(found).toMatch(/^SEARCH e USING INDEX ykd_order_\w+ \(\w+=\?\)$/);
    }
  });

  it('of products is read in order from an index', async () => {
    const sort = [{ field: 'sort', order: 'asc' }] as const;
    const products = { entity: 'YkdProduct', fields: ['id', 'name'], sort } as const;
    expect(await plan({ ...products, filters: [{ field: 'status', values: ['ON'] }] })).toMatch(
      /^SEARCH e USING INDEX ykd_product_status/,
    );
    expect(await plan(products)).toMatch(/^SCAN e USING INDEX ykd_product_sort/);
  });
});
