import { RANKED_LAST, type ListOrder, type Test } from '@ykd/application/staff-list';
import { sql, type RawBuilder } from 'kysely';
import type { DialectTraits } from './dialect.js';
import type { Parameters, Placeholder } from './prepared.js';
import type { SqlValue } from './tables/sql-value.js';
import { limitOf, pageLimitOf } from './planned-once.js';

/** A part of a statement. */
export type Sql = RawBuilder<unknown>;

/** Where the rows of a selection begin: what the others are looked up from, and what holds for them. */
export interface Source {
  readonly from: Sql;
  readonly where: readonly Sql[];
  /** Few rows, all of which are read. */
  readonly isNarrow: boolean;
}

/** Where a column of a list is stored. */
export interface StoredColumn {
  readonly filter: string;
  /** What its order reads, in which nothing is null. */
  readonly sort?: string;
  /** The column of the filter holds keys of numbers, see `rankedNumber`. */
  readonly isRanked?: boolean;
  /** What most rows have there: by this nothing is looked up. */
  readonly common?: number;
}

/** A number that some rows lack, stored as its key: what is within a range is where its order is. */
export const rankedColumn = (column: string): StoredColumn => ({
  filter: column,
  sort: column,
  isRanked: true,
});

/** How a list is stored. */
export interface ListTable {
  /** The unique column that breaks ties. */
  readonly id: string;
  /** What a page answers of each row. */
  readonly select: Sql;
  /** The table whose rows are listed, with its alias. */
  readonly table: Sql;
  /** Tables beside, for what a page answers. */
  readonly beside: Sql;
  /** By the keys of the description. */
  readonly columns: Readonly<Record<string, StoredColumn>>;
  source(shape: SelectionShape, param: Placeholder<Parameters>): Source;
}

/** A list on one of the databases. */
export type BuiltList = ListTable & Pick<DialectTraits, 'computed' | 'unindexed'>;

/** A test without its values, of which there are `size`. */
interface TestShape {
  readonly key: string;
  readonly kind: Test['kind'];
  readonly size: number;
  /** Of a range which ends it has, of emptiness which it is, of values whether most rows have them. */
  readonly sides: string;
}

/** What the SQL of a selection depends on. */
export interface SelectionShape {
  readonly isCared: boolean;
  readonly isSearched: boolean;
  readonly ids: number;
  readonly tests: readonly TestShape[];
}

/** How a column of the description is stored. */
export const columnOf = ({ columns }: ListTable, key: string) => {
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  if (column === undefined) throw new Error(`no stored column ${key}`);
  return column;
};

/** The sides of a test for what most rows have. */
export const COMMON = 'common';

/** Tests that few rows pass, which are looked up in the index of their column. */
const isNarrow = ({ kind, sides }: TestShape): boolean =>
  (kind === 'in' && sides !== COMMON) || kind === 'prefix';

const all = (conditions: readonly Sql[]): Sql => sql.join([...conditions], sql` and `);

/** How the rows of a selection are read. */
interface Reading {
  readonly param: Placeholder<Parameters>;
  /** The column whose range leads to them: that of their order; `every`: where they have none. */
  readonly ranged?: string | undefined;
}

const condition = (
  list: BuiltList,
  { key, kind, size, sides }: TestShape,
  index: number,
  { param, ranged }: Reading,
): Sql => {
  const { filter, isRanked = false } = columnOf(list, key);
  const stored = sql.ref(filter);
  const column = sides === COMMON ? list.computed(stored) : stored;
  const value = (at: number): Sql => sql`${param(`t${index}_${at}`)}`;
  const values = Array.from({ length: size }, (_, at) => value(at));
  switch (kind) {
    case 'in':
      return size === 1 ? sql`${column} = ${values[0]}` : sql`${column} in (${sql.join(values)})`;
    case 'prefix':
      return sql`${column} >= ${values[0]} and ${column} < ${values[1]}`;
    case 'range': {
      // How many rows it finds nobody knows: where others are found or read in order, it is no way to them.
      const looked = ranged === 'every' || ranged === key ? column : list.unindexed(column);
      const ends = sides.split(' ').map((side, at) => sql`${looked} ${sql.raw(side)} ${value(at)}`);
      return all(ends);
    }
    default:
      // Emptiness finds many.
      if (isRanked) return rankOf(list.computed(column), sides);
      return sql`${list.computed(column)} is ${sql.raw(sides)} null`;
  }
};

const rowsOf = (list: BuiltList, shape: SelectionShape, { param, ranged }: Reading): Source => {
  const { from, where, isNarrow: isSourceFew } = list.source(shape, param);
  const isFew = isSourceFew || shape.ids > 0 || shape.tests.some(isNarrow);
  const reading = isFew ? { param } : { param, ranged };
  const ids = Array.from({ length: shape.ids }, (_, at) => sql`${param(`id_${at}`)}`);
  const named = shape.ids === 0 ? [] : [sql`${sql.ref(list.id)} in (${sql.join(ids)})`];
  return {
    from,
    where: [...where, ...named, ...shape.tests.map((test, index) => condition(list, test, index, reading))],
    isNarrow: isFew,
  };
};

/** Whether a key says that there is nothing: it begins with its rank. */
const rankOf = (key: Sql, sides: string): Sql =>
  sides === '' ? sql`${key} >= ${sql.lit(RANKED_LAST)}` : sql`${key} < ${sql.lit(RANKED_LAST)}`;

/** Where rows are sorted by the column that is to be empty, or not, they stand together: keys begin with their rank. */
const ranksOf = ({ tests }: SelectionShape, key: string, value: Sql): readonly Sql[] =>
  tests.filter((test) => test.kind === 'empty' && test.key === key).map(({ sides }) => rankOf(value, sides));

/** A page: the first one, or one on or back from a key. */
export const pageSql = (
  list: BuiltList,
  shape: SelectionShape,
  { key, isDescending }: ListOrder,
  reading: 'first' | 'on' | 'back',
  param: Placeholder<Parameters>,
): Sql => {
  const { sort } = columnOf(list, key);
  if (sort === undefined) throw new Error(`no order by ${key}`);
  const { from, where, isNarrow: isFew } = rowsOf(list, shape, { param, ranged: key });
  const direction = sql.raw(isDescending === (reading === 'back') ? 'asc' : 'desc');
  const beyond = sql.raw(isDescending === (reading === 'back') ? '>' : '<');
  const id = sql.ref(list.id);
  const behind = (value: Sql): Sql =>
    all([
      ...where,
      ...(reading === 'first' ? [] : [sql`(${value}, ${id}) ${beyond} (${param('value')}, ${param('id')})`]),
    ]);
  const limit = sql`limit ${pageLimitOf(param('limit'))}`;
  if (!isFew) {
    // Those behind the key are read in the order of the index.
    const value = sql.ref(sort);
    const ranked = all([behind(value), ...ranksOf(shape, key, value)]);
    return sql`select ${list.select}, ${value} as "sortValue" from ${from} ${list.beside}
      where ${ranked} order by ${value} ${direction}, ${id} ${direction} ${limit}`;
  }
  // All of the few are sorted, by no more than their keys; then what a page shows is looked up.
  const value = list.computed(sql.ref(sort));
  return sql`select ${list.select}, found.value as "sortValue" from
      (select ${id} as id, ${value} as value from ${from} where ${behind(value)}
        order by ${value} ${direction}, ${id} ${direction} ${limit}) as found
      cross join ${list.table} ${list.beside}
    where ${id} = found.id order by found.value ${direction}, found.id ${direction}`;
};

/** How many rows there are, up to a limit. */
export const countSql = (list: BuiltList, shape: SelectionShape, param: Placeholder<Parameters>): Sql => {
  const { from, where } = rowsOf(list, shape, { param, ranged: 'every' });
  return sql`select count(*) as count from
    (select 1 from ${from} where ${all(where)} limit ${limitOf(param('limit'))}) as found`;
};

/** The next ids behind one. */
export const idsSql = (list: BuiltList, shape: SelectionShape, param: Placeholder<Parameters>): Sql => {
  const { from, where } = rowsOf(list, shape, { param });
  const id = sql.ref(list.id);
  return sql`select ${id} as id from ${from} where ${all([...where, sql`${id} > ${param('after')}`])}
    order by ${id} limit ${limitOf(param('limit'))}`;
};

/** The values of a statement by the names of their places. */
export type Values = Readonly<Record<string, SqlValue>>;
