import type { EntityName } from '@ykd/application/common-query';
import { couponFields, orderFields, productFields, openWorkOrderFields } from '@ykd/application/entities';
import { isText, type AnyField, type Fields } from '@ykd/application/entity';
import { isJson } from './mapping.js';
import { TABLES, type Schema } from './schema.js';
import { columnOf, type Table } from './tables/table.js';

/** How a field of an entity is stored. */
export interface ColumnSpec {
  readonly column: string;
  readonly type: 'text' | 'number' | 'json';
  readonly nullable: boolean;
}

/** How an entity is stored. */
export interface EntityTable {
  readonly table: keyof Schema;
  readonly columns: Readonly<Record<string, ColumnSpec>>;
  /** Fields with few rows to a value: a filter on one of them decides the plan. */
  readonly narrow: readonly string[];
  /** Fields that stand behind a narrow one in an index: one value of both is looked up there. */
  readonly beside: readonly string[];
}

const typeOf = (field: AnyField): ColumnSpec['type'] => {
  if (isJson(field)) return 'json';
  return isText(field) ? 'text' : 'number';
};

/** Of a table that has columns beside those of the entity, these are nobody's business. */
const stored = (
  name: keyof Schema,
  fields: Fields,
  narrow: readonly string[],
  beside: readonly string[] = [],
): EntityTable => {
  const { renamed }: Table = TABLES[name];
  const columns = Object.entries(fields).map(([field, spec]): [string, ColumnSpec] => [
    field,
    { column: columnOf(field, renamed), type: typeOf(spec), nullable: spec.nullable === true },
  ]);
  return { table: name, narrow, beside, columns: Object.fromEntries(columns) };
};

/** The tables behind the entities of the generic endpoints. */
export const ENTITY_TABLES: Readonly<Record<EntityName, EntityTable>> = {
  YkdOrder: stored('ykd_order', orderFields, ['id', 'userId'], ['status']),
  YkdProduct: stored('ykd_product', productFields, ['id']),
  CouponInstance: stored('coupon', couponFields, ['id', 'receiverUserId']),
  WorkOrder: stored('work_order', openWorkOrderFields, ['id', 'userId']),
};
