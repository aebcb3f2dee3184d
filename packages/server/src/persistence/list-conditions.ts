import { RANKED_LAST } from '@ykd/application/staff-list';
import { sql } from 'kysely';
import { columnOf, type BuiltList, type ListTable, type Sql, type TestShape } from './list-table.js';
import { plainText } from './planned-once.js';
import type { Parameters, Placeholder } from './prepared.js';

/** The sides of a test for what most rows have. */
export const COMMON = 'common';

/** Tests that few rows pass, as far as anybody knows, which are looked up in the index of their column. */
export const isNarrow = ({ kind, sides }: TestShape): boolean =>
  (kind === 'in' && sides !== COMMON) || kind === 'prefix';

/** All of them; of no conditions nothing is asked. */
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/**
 * How a condition is used. `lead`: its index leads to the rows; `aside`: something else does; `usual`: by the index where it
 * finds few for all that anybody knows.
 */
export type Use = 'lead' | 'aside' | 'usual';

/** Where keys that say that there is nothing, or something, begin, read upwards or downwards; undefined: with the first of all. */
export const rankEnd = (sides: string, isUp: boolean): string | undefined =>
  isUp === (sides === '') ? RANKED_LAST : undefined;

/** Whether a key says that there is nothing: it begins with its rank. */
export const rankOf = (key: Sql, sides: string): Sql =>
  sides === '' ? sql`${key} >= ${sql.lit(RANKED_LAST)}` : sql`${key} < ${sql.lit(RANKED_LAST)}`;

/** What of a row a test looks at: by its index, or by none. */
const lookedAt = (list: BuiltList, { key, kind, sides }: TestShape, use: Use): Sql => {
  const column = sql.ref(columnOf(list, key).filter);
  if (use === 'lead') return column;
  // Emptiness finds many, and how many a range finds nobody knows.
  if (kind === 'empty' || sides === COMMON) return list.computed(column);
  return use === 'aside' || kind === 'range' ? list.unindexed(column) : column;
};

/** The end of a range behind which a key lies already. */
export type Behind = '<' | '>';

/** A test, its number, by which its values have their places, and how it is used. */
type Asked = readonly [
  list: BuiltList,
  test: TestShape,
  index: number,
  reading: {
    readonly param: Placeholder<Parameters>;
    readonly use: Use;
    readonly behind?: Behind | undefined;
    /** All tests of the selection to whose rows this one leads. */
    readonly tests?: readonly TestShape[] | undefined;
  },
];

/** The other tests, by their numbers, that are asked of the other table to which the test of this number leads. */
export const coveredBy = (list: ListTable, tests: readonly TestShape[], lead: number): readonly number[] => {
  const test = tests[lead];
  const holds = test === undefined ? undefined : columnOf(list, test.key).beside?.holds;
  return tests.flatMap(({ key }, at) => (at !== lead && holds?.[key] !== undefined ? [at] : []));
};

/** What a test says of its column. */
const passing = (...[list, test, index, { param, use, behind }]: Asked): Sql => {
  const { key, kind, size, sides } = test;
  const column = lookedAt(list, test, use);
  const { isPartial = false, isRanked = false } = columnOf(list, key);
  const values = Array.from({ length: size }, (_, at): Sql => {
    const value = sql<string>`${param(`t${index}_${at}`)}`;
    return isPartial ? plainText(value) : value;
  });
  switch (kind) {
    case 'in':
      return size === 1 ? sql`${column} = ${values[0]}` : sql`${column} in (${sql.join(values)})`;
    case 'prefix':
      return sql`${column} >= ${values[0]} and ${column} < ${values[1]}`;
    case 'range':
      // PostgreSQL would begin at the end of the range, and read as far as the key.
      return all(
        sides.split(' ').map((side, at) => {
          const end = behind !== undefined && side.startsWith(behind) ? list.computed(column) : column;
          return sql`${end} ${sql.raw(side)} ${values[at]}`;
        }),
      );
    default:
      return isRanked ? rankOf(column, sides) : sql`${column} is ${sql.raw(sides)} null`;
  }
};

/** The rows of the other table that a test finds, where its column is one of another. */
export const rowsBeside = (...[list, test, index, { param, tests = [] }]: Asked): Sql | undefined => {
  const { beside } = columnOf(list, test.key);
  if (beside === undefined) return undefined;
  const { table, where, holds = {} } = beside;
  const found = passing(list, test, index, { param, use: 'lead' });
  const also = coveredBy(list, tests, index).flatMap((at) => {
    const other = tests[at];
    const filter = other && holds[other.key];
    if (other === undefined || filter === undefined) return [];
    const { beside: _elsewhere, ...column } = columnOf(list, other.key);
    const there = { ...list, columns: { ...list.columns, [other.key]: { ...column, filter } } };
    return [passing(there, other, at, { param, use: 'lead' })];
  });
  return sql`${table} where ${all([found, ...also, ...(where === undefined ? [] : [where])])}`;
};

/** The condition of the test with this number, whose values have their places. */
export const condition = (...asked: Asked): Sql => {
  const [list, { key, size, sides }, index, { param, use }] = asked;
  const rows = rowsBeside(...asked);
  if (rows === undefined) return passing(...asked);
  const { beside } = columnOf(list, key);
  const [own, other] = [sql.ref(list.id), sql.ref(beside?.id ?? '')];
  if (use === 'lead') return list.among(own, sql`select ${other} from ${rows}`);
  const found = sql`select 1 from ${rows} and ${other} = ${own}`;
  // By `exists` PostgreSQL might read all of them: how many there are in a range nobody knows, and of a value there may be many.
  const one = sql`(${found} limit 1) is not null`;
  if (asked[1].kind !== 'range') return all([...(beside?.only ? [beside.only] : []), sql`exists (${found})`]);
  const ends = sides.split(' ').length;
  if (beside?.latest === undefined || size === ends) return one;
  // Whose last one lies before the range has none in it.
  const latest = sql.ref(beside.latest);
  return sql`${latest} >= ${param(`t${index}_${ends}`)} and ${rankOf(latest, 'not')} and ${one}`;
};
