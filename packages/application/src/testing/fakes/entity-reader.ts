import type { EntityName } from '../../entities/entities.js';
import type { EntityRead, EntityReader, EntityRow } from '../../ports/entity-reader.js';
import type { FakeWorld } from './world.js';

const matches = (row: EntityRow, filters: EntityRead['filters']): boolean =>
  filters.every(({ field, values }) => values.some((value) => value === row[field]));

/** Null is the smallest value. */
const compare = (a: unknown, b: unknown): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return (a as string | number) < (b as string | number) ? -1 : 1;
};

const comparator =
  (sort: EntityRead['sort']) =>
  (a: EntityRow, b: EntityRow): number => {
    for (const { field, order } of [...sort, { field: 'id', order: 'asc' }]) {
      const difference = compare(a[field], b[field]);
      if (difference !== 0) return order === 'asc' ? difference : -difference;
    }
    return 0;
  };

/** Generic reads in memory. */
export const fakeEntities = ({ orders, products, coupons, workOrders }: FakeWorld): EntityReader => {
  const tables: Readonly<Record<EntityName, ReadonlyMap<string, object>>> = {
    YkdOrder: orders,
    YkdProduct: products,
    CouponInstance: coupons,
    WorkOrder: workOrders,
  };
  const rows = (entity: EntityName, filters: EntityRead['filters']): EntityRow[] => {
    return [...tables[entity].values()]
      .map((row): EntityRow => ({ ...row }))
      .filter((row) => matches(row, filters));
  };
  return {
    find: async ({ entity, fields, filters, sort, limit, offset }) =>
      rows(entity, filters)
        .toSorted(comparator(sort))
        .slice(offset, offset + limit)
        .map((row) => Object.fromEntries(fields.map((field) => [field, row[field]]))),
    count: async ({ entity, filters }) => rows(entity, filters).length,
  };
};
