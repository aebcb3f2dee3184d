import type { EntityRead, EntityRow } from '@ykd/application/ports';
import { sql, type Compilable, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { DialectTraits } from './dialect.js';
import type { SqlValue } from './tables/sql-value.js';
import type { ColumnSpec, EntityTable } from './entity-columns.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';
import { limitOf, plainText } from './planned-once.js';

/** The shape of a read: what its SQL depends on. `size` is the number of values that the filter's field may have. */
export interface ReadShape {
  readonly fields: readonly string[];
  readonly filters: readonly { readonly field: string; readonly size: number }[];
  readonly sort: EntityRead['sort'];
}

/** Parameters by number, so that one shape serves any values: the filters' values in order, then limit and offset. */
export type ReadParameters = Readonly<Record<string, SqlValue>>;

const columnOf = (entity: EntityTable, field: string): ColumnSpec => {
  const spec = Object.hasOwn(entity.columns, field) ? entity.columns[field] : undefined;
  if (spec === undefined) throw new Error(`no stored field ${field} in ${entity.table}`);
  return spec;
};

const conditions = (
  entity: EntityTable,
  traits: DialectTraits,
  filters: ReadShape['filters'],
  param: Placeholder<ReadParameters>,
): Expression<SqlBool>[] => {
  const isNarrow = (field: string): boolean => entity.narrow.includes(field);
  const narrowed = filters.some((filter) => isNarrow(filter.field));
  let next = 0;
  return filters.map(({ field, size }) => {
    const { column: name, type } = columnOf(entity, field);
    const ref = sql.ref<SqlValue>(name);
    const isIndexed = isNarrow(field) || (size === 1 && entity.beside.includes(field));
    const column = narrowed && !isIndexed ? traits.unindexed(ref) : ref;
    const values = Array.from({ length: size }, () => sql<string>`${param(`${next++}`)}`);
    if (size !== 1) return sql<SqlBool>`${column} in (${sql.join(values)})`;
    const [value] = values.map((one) => (type === 'text' ? plainText(one) : one));
    return sql<SqlBool>`${column} = ${value}`;
  });
};

const from = (db: Kysely<Schema>, entity: EntityTable) =>
  db.selectFrom(sql<Record<string, SqlValue>>`${sql.table(entity.table)}`.as('e'));

/** The SQL of a page. The id breaks ties last, so that pages neither skip nor repeat a row; null is the smallest value. */
export const pageQuery =
  (entity: EntityTable, traits: DialectTraits, shape: ReadShape) =>
  (db: Kysely<Schema>, param: Placeholder<ReadParameters>): Compilable<EntityRow> => {
    const isSorted = (field: string): boolean => shape.sort.some((key) => key.field === field);
    const sort = isSorted('id') ? shape.sort : [...shape.sort, { field: 'id', order: 'asc' as const }];
    let query = from(db, entity).select(
      shape.fields.map((field) => sql.ref<SqlValue>(columnOf(entity, field).column).as(field)),
    );
    for (const condition of conditions(entity, traits, shape.filters, param)) query = query.where(condition);
    for (const { field, order } of sort) {
      const { column, nullable } = columnOf(entity, field);
      query = query.orderBy(sql.ref(column), (by) => {
        if (order === 'asc') return nullable ? by.asc().nullsFirst() : by.asc();
        return nullable ? by.desc().nullsLast() : by.desc();
      });
    }
    return query.limit(limitOf(param('limit'))).offset(sql<number>`${param('offset')}`);
  };

export const countQuery =
  (entity: EntityTable, traits: DialectTraits, filters: ReadShape['filters']) =>
  (db: Kysely<Schema>, param: Placeholder<ReadParameters>): Compilable<{ readonly count: number }> => {
    let query = from(db, entity).select((e) => e.fn.countAll<number>().as('count'));
    for (const condition of conditions(entity, traits, filters, param)) query = query.where(condition);
    return query;
  };
