import type { ListOrder } from '@ykd/application/staff-list';
import { sql } from 'kysely';
import {
  all,
  condition,
  coveredBy,
  isNarrow,
  rankOf,
  rowsBeside,
  type Behind,
  type Use,
} from './list-conditions.js';
import { columnOf, type BuiltList, type SelectionShape, type Source, type Sql } from './list-table.js';
import type { Parameters, Placeholder } from './prepared.js';
import { limitOf, pageLimitOf } from './planned-once.js';

/** So many rows are passed at first in the order of an index, where each of them is opened. */
const WALKED = 5_000;

/** So many are passed at first where all that is asked stands in the index: one of two hundred of them fills a page. */
const PASSED = 20_000;

/** How the rows of a selection are read. */
interface Reading {
  readonly param: Placeholder<Parameters>;
  /** The column whose range leads to them: that of their order; `every`: where they have none. */
  readonly ranged?: string | undefined;
  /** Rows are read on from a key, away from this end of such a range. */
  readonly behind?: Behind | undefined;
}

/** Whether a column is one of the list's own table. */
const isOwn = (list: BuiltList, key: string): boolean => columnOf(list, key).beside === undefined;

/** Where the rows of a selection begin. */
interface Rows extends Required<Source> {
  /** Of what the index of their order tells, where they stand in it. */
  readonly within: readonly Sql[];
}

const rowsOf = (list: BuiltList, shape: SelectionShape, { param, ranged, behind }: Reading): Rows => {
  const { from, where, early = [], isNarrow: isSourceFew } = list.source(shape, param, list);
  const { lead } = shape;
  const isFew =
    lead === undefined ? isSourceFew || shape.ids > 0 || shape.tests.some(isNarrow) : lead !== 'order';
  const useOf = ({ key, kind }: SelectionShape['tests'][number], index: number): Use => {
    // Where nothing finds few, the range of the order's own column leads to where they stand in it.
    const isOfList = kind === 'range' && !isFew && isOwn(list, key);
    if (isOfList && (ranged === 'every' || ranged === key)) return 'lead';
    if (lead === undefined) return 'usual';
    return lead === index ? 'lead' : 'aside';
  };
  const names = Array.from({ length: shape.ids }, (_, at) => sql`${param(`id_${at}`)}`);
  const named = shape.ids === 0 ? [] : [sql`${sql.ref(list.id)} in (${sql.join(names)})`];
  // Of one that is counted by itself the index tells everything.
  const isAlone = ranged === 'every' && shape.tests.length === 1 && !shape.isSearched;
  // By the ids alone, lest PostgreSQL read the table; an index that holds all that is asked it reads anyhow.
  const isApart = (key: string, index: number): boolean =>
    lead === index && shape.isWide === true && !list.opensLate && !isAlone && isOwn(list, key);
  const covered = typeof lead === 'number' ? coveredBy(list, shape.tests, lead) : [];
  const tests = shape.tests.flatMap((test, index) => {
    if (covered.includes(index)) return [];
    const use = useOf(test, index);
    const isHeld = list.held?.includes(test.key) === true;
    const isOfOrder = !isFew && test.key === ranged;
    const rows = condition(list, test, index, {
      param,
      use,
      behind: isOfOrder ? behind : undefined,
      tests: lead === index ? shape.tests : undefined,
    });
    const ids = sql`select ${sql.ref(list.id)} from ${list.table} where ${rows}`;
    // What leads is the order's own range; what every index holds is looked at there.
    const place = use === 'lead' && !isFew ? 'within' : isHeld ? 'early' : 'where';
    const isOpened = !isHeld || early.length > 0;
    const asked = isApart(test.key, index) && isOpened ? list.among(sql.ref(list.id), ids) : rows;
    return [{ place, sql: asked }];
  });
  const at = (place: (typeof tests)[number]['place']): readonly Sql[] =>
    tests.filter((test) => test.place === place).map((test) => test.sql);
  return {
    from,
    where: [...where, ...named, ...at('where')],
    early: [...early, ...at('early')],
    within: at('within'),
    isNarrow: isFew,
  };
};

/** Where rows are sorted by the column that is to be empty, or not, they stand together: keys begin with their rank. */
const ranksOf = ({ tests }: SelectionShape, key: string, value: Sql): readonly Sql[] =>
  tests.filter((test) => test.kind === 'empty' && test.key === key).map(({ sides }) => rankOf(value, sides));

/** Whether a test leads that finds many. */
const leadsToMany = ({ lead, isWide }: SelectionShape): boolean =>
  isWide === true && typeof lead === 'number';

/** How a page is read: the first one, or one on or back. */
export interface PageReading {
  readonly reading: 'first' | 'on' | 'back';
  /** It begins at a key, not at an end of the range of its order's column. */
  readonly isBegun: boolean;
}

/** A page of a list, in an order. */
export const pageSql = (
  list: BuiltList,
  shape: SelectionShape,
  { key, isDescending }: ListOrder,
  { reading, isBegun }: PageReading,
  param: Placeholder<Parameters>,
): Sql => {
  const { sort } = columnOf(list, key);
  if (sort === undefined) throw new Error(`no order by ${key}`);
  const isUp = isDescending === (reading === 'back');
  const beyond: Behind = isUp ? '>' : '<';
  const ends = isBegun ? { behind: beyond } : {};
  const reads = rowsOf(list, shape, { param, ranged: key, ...ends });
  const { from, where, early, within, isNarrow: isFew } = reads;
  const direction = sql.raw(isUp ? 'asc' : 'desc');
  const id = sql.ref(list.id);
  const behind = (value: Sql): readonly Sql[] =>
    isBegun ? [sql`(${value}, ${id}) ${sql.raw(beyond)} (${param('value')}, ${param('id')})`] : [];
  const inOrder = (value: Sql): Sql => sql`order by ${value} ${direction}, ${id} ${direction}`;
  const limit = sql`limit ${pageLimitOf(param('limit'))}`;
  const lookedUp = (found: Sql): Sql => sql`select ${list.select}, found.value as "sortValue" from
      (${found}) as found cross join ${list.table} ${list.beside}
    where ${id} = found.id order by found.value ${direction}, found.id ${direction}`;
  const alias = sql.ref(list.id.split('.')[0] ?? '');
  if (isFew) {
    // All of the few are sorted, by no more than their keys; then what a page shows is looked up.
    const value = list.computed(sql.ref(sort));
    if (leadsToMany(shape) && list.held !== undefined && where.length > 0 && !shape.isSearched) {
      // They are many: who else is to be asked of each is asked in order, until the page is full. Whom a search finds is read
      // once, and the fewer are sorted.
      const sorted = sql`(select ${alias}.*, ${value} as value from ${list.table}
        where ${all([...early, ...behind(value)])} order by ${value} ${direction}, ${id} ${direction} offset 0) as ${alias}`;
      return lookedUp(sql`select ${id} as id, ${alias}.value as value from ${sorted} where ${all(where)}
        order by ${alias}.value ${direction}, ${id} ${direction} ${limit}`);
    }
    return lookedUp(sql`select ${id} as id, ${value} as value from ${from}
      where ${all([...where, ...early, ...behind(value)])} ${inOrder(value)} ${limit}`);
  }
  // Those behind the key are read in the order of the index.
  const value = sql.ref(sort);
  const placed = [...within, ...behind(value), ...ranksOf(shape, key, value)];
  const isWhole = shape.lead !== 'order' || shape.isWide === true || list.opensLate;
  const indexed = [...placed, ...early];
  if (list.held !== undefined) {
    // What a row is asked stands in the index, or is known by its id: nothing is opened on the way.
    const asked = [...where, ...early];
    const [walked, rest] = isWhole
      ? [list.table, [...placed, ...asked]]
      : [
          sql`(select ${alias}.* from ${list.table} where ${all(placed)} ${inOrder(value)}
            limit ${sql.lit(PASSED)}) as ${alias}`,
          asked,
        ];
    return lookedUp(sql`select ${id} as id, ${value} as value from ${walked}
      where ${all(rest)} ${inOrder(value)} ${limit}`);
  }
  if (isWhole) {
    return sql`select ${list.select}, ${value} as "sortValue" from ${from} ${list.beside}
      where ${all([...where, ...indexed])} ${inOrder(value)} ${limit}`;
  }
  // Whoever passes by the index is opened, one by one until the page is full.
  const opened = sql`(select 1 from ${from} where ${all([sql`${id} = walked.id`, ...where])})`;
  return lookedUp(sql`select walked.id as id, walked.value as value from
      (select ${id} as id, ${value} as value from ${list.table} where ${all(indexed)}
        ${inOrder(value)} limit ${sql.lit(WALKED)}) as walked
    where ${opened} is not null order by walked.value ${direction}, walked.id ${direction} ${limit}`);
};

/** So many times as many as are counted at most are what most searches find of them, some of them more than once. */
const OFTEN = 4;

/** How many rows a wide search finds, up to a limit: it is read no further than that. */
const wideSearchSql = (
  list: BuiltList,
  shape: SelectionShape,
  found: Sql,
  param: Placeholder<Parameters>,
): Sql => {
  const { from, where, early, within } = rowsOf(list, { ...shape, isSearched: false }, { param });
  const rest = [...where, ...early, ...within];
  const most = limitOf(param('limit'));
  const counted = (ids: Sql): Sql => {
    const rows =
      rest.length === 0
        ? sql`(${ids}) as found`
        : sql`(${ids}) as found cross join ${from} where ${sql.ref(list.id)} = found.id and ${all(rest)}`;
    return sql`select count(*) as count from (select distinct found.id from ${rows} limit ${most}) as found`;
  };
  if (list.opensLate) return counted(found);
  // PostgreSQL takes all of them before it tells which are the same: some are enough, unless they are not.
  const some = counted(sql`select id from (${found}) as found limit ${sql.lit(OFTEN)} * ${most}`);
  return sql`select case when few.count >= ${most} then few.count else (${counted(found)}) end as count
    from (${some}) as few`;
};

/** The rows of another table in which all that is asked stands: as many as are counted, in a range perhaps more than once each. */
const countedBeside = (
  list: BuiltList,
  shape: SelectionShape,
  param: Placeholder<Parameters>,
): Sql | undefined => {
  const { lead, tests } = shape;
  const test = typeof lead === 'number' ? tests[lead] : undefined;
  if (typeof lead !== 'number' || test === undefined || shape.ids > 0) return undefined;
  const { where, early = [] } = list.source(shape, param, list);
  const isAll = coveredBy(list, tests, lead).length === tests.length - 1;
  if (!isAll || where.length > 0 || early.length > 0) return undefined;
  const rows = rowsBeside(list, test, lead, { param, use: 'lead', tests });
  const id = columnOf(list, test.key).beside?.id;
  if (rows === undefined || id === undefined) return undefined;
  return sql`select ${test.kind === 'range' ? sql`distinct ` : sql``}${sql.ref(id)} from ${rows}`;
};

/** How many rows there are, up to a limit. */
export const countSql = (list: BuiltList, shape: SelectionShape, param: Placeholder<Parameters>): Sql => {
  if (list.found !== undefined && shape.lead === 'search' && shape.isWide === true)
    return wideSearchSql(list, shape, list.found(param), param);
  const beside = countedBeside(list, shape, param);
  if (beside !== undefined)
    return sql`select count(*) as count from (${beside} limit ${limitOf(param('limit'))}) as found`;
  const { from, where, early, within } = rowsOf(list, shape, { param, ranged: 'every' });
  return sql`select count(*) as count from
    (select 1 from ${from} where ${all([...where, ...early, ...within])} limit ${limitOf(param('limit'))}) as found`;
};

/** The next ids behind one. */
export const idsSql = (list: BuiltList, shape: SelectionShape, param: Placeholder<Parameters>): Sql => {
  const { from, where, early, within } = rowsOf(list, shape, { param });
  const id = sql.ref(list.id);
  return sql`select ${id} as id from ${from} where ${all([...where, ...early, ...within, sql`${id} > ${param('after')}`])}
    order by ${id} limit ${limitOf(param('limit'))}`;
};

/** A part of a selection by itself. */
type PartAsked = readonly [
  list: BuiltList,
  shape: SelectionShape,
  part: number | 'search',
  param: Placeholder<Parameters>,
];

/** The rows that a part finds by itself, perhaps more than once each. */
export const partSql = (...[list, { tests }, part, param]: PartAsked): Sql => {
  if (part === 'search') return sql`${list.found?.(param)}`;
  const [test] = tests.slice(part);
  if (test === undefined) throw new Error(`no test ${part}`);
  const use = { param, use: 'lead', tests } as const;
  // In the order of its index, lest PostgreSQL read the table.
  const inOrder = test.kind === 'in' ? sql`` : sql`order by ${sql.ref(columnOf(list, test.key).filter)}`;
  const rows =
    rowsBeside(list, test, part, use) ??
    sql`${list.table} where ${condition(list, test, part, use)} ${inOrder}`;
  return sql`select 1 from ${rows}`;
};

/** How many rows a part finds by itself, up to a limit. */
export const foundSql = (...asked: PartAsked): Sql => {
  const limit = limitOf(asked[3]('limit'));
  return sql`select count(*) as count from (${partSql(...asked)} limit ${limit}) as found`;
};

/** How many rows of a query a database expects, where it says so. */
export const expectedIn = (row: unknown): number => {
  const [said] = Object.values(row as Readonly<Record<string, unknown>>);
  const [{ Plan: plan }] = said as readonly [{ readonly Plan: Readonly<Record<'Plan Rows', number>> }];
  return plan['Plan Rows'];
};
