import { sql } from 'kysely';
import { all } from './list-conditions.js';
import type { ListTraits, Sql } from './list-table.js';
import { limitOf, pageLimitOf } from './planned-once.js';
import type { Parameters, Placeholder } from './prepared.js';

/** How a log is stored. Every column that lines are narrowed by has an index with `at` and the id behind it. */
export interface LogTable {
  readonly name: string;
  /** The unique column that breaks ties. */
  readonly id: string;
  /** What lines are narrowed by, with its column: what leaves the fewest lines first. */
  readonly columns: Readonly<Record<string, string>>;
}

/** What the SQL of a question depends on. */
export interface LogShape {
  /** The columns of the values that lead to lines, each read in the order of its index; none: the log as a whole. */
  readonly leads: readonly string[];
  /** A line may be found by several of them. */
  readonly isMixed: boolean;
  /** Columns whose values are compared, and so many values. */
  readonly asides: readonly { readonly column: string; readonly size: number }[];
  readonly hasFrom: boolean;
  readonly hasTo: boolean;
}

/** In which direction lines are read, and from where. */
export interface LogReading {
  readonly direction: 'asc' | 'desc';
  readonly isFirst: boolean;
}

interface Log {
  readonly table: LogTable;
  readonly traits: Pick<ListTraits, 'unindexed'>;
  readonly param: Placeholder<Parameters>;
}

const orderBy = (columns: readonly Sql[], { direction }: Pick<LogReading, 'direction'>): Sql =>
  sql`order by ${sql.join(columns.map((column) => sql`${column} ${sql.raw(direction)}`))}`;

/** The lines to which a lead, or nothing, leads: in the order of its index, as many as are wanted. */
const ledSql = (
  { table: { name, id }, traits, param }: Log,
  { leads, asides, hasFrom, hasTo }: LogShape,
  reading: LogReading,
  lead: number,
  { select, limit }: { readonly select: Sql; readonly limit: Sql },
): Sql => {
  const refOf = (column: string) => sql.ref(`${name}.${column}`);
  const [at, key] = [refOf('at'), refOf(id)];
  const column = leads[lead];
  const conditions = [
    ...(column === undefined ? [] : [sql`${refOf(column)} = ${param(`lead_${lead}`)}`]),
    ...asides.map(({ column: aside, size }, index) => {
      const values = Array.from({ length: size }, (_, one) => sql`${param(`aside_${index}_${one}`)}`);
      return sql`${traits.unindexed(refOf(aside))} in (${sql.join(values)})`;
    }),
    ...(hasFrom ? [sql`${at} >= ${param('from')}`] : []),
    ...(hasTo ? [sql`${at} < ${param('to')}`] : []),
    ...(reading.isFirst
      ? []
      : [
          sql`(${at}, ${key}) ${sql.raw(reading.direction === 'asc' ? '>' : '<')} (${param('at')}, ${param('id')})`,
        ]),
  ];
  const where = conditions.length === 0 ? sql`` : sql` where ${all(conditions)}`;
  return sql`select ${select} from ${sql.table(name)}${where} ${orderBy([at, key], reading)} limit ${limit}`;
};

/** What all leads find, together. */
const mergedSql = (log: Log, shape: LogShape, reading: LogReading): Sql => {
  const select = sql`at, ${sql.ref(log.table.id)} as id`;
  const limit = limitOf(log.param('limit'));
  const parts = shape.leads.map(
    (_, lead) =>
      sql`select found.at as at, found.id as id from (${ledSql(log, shape, reading, lead, { select, limit })}) as found`,
  );
  return sql.join(parts, shape.isMixed ? sql` union ` : sql` union all `);
};

/** A page. Where several values lead, the first lines of each are merged by their keys, and only the page is opened. */
export const logPageSql = (log: Log, shape: LogShape, reading: LogReading): Sql => {
  const { table, param } = log;
  const rows = sql.table(table.name);
  if (shape.leads.length < 2) {
    const limit = pageLimitOf(param('limit'));
    return ledSql(log, shape, reading, 0, { select: sql`${rows}.*`, limit });
  }
  const order = orderBy([sql.ref('found.at'), sql.ref('found.id')], reading);
  return sql`select ${rows}.* from
      (select found.at as at, found.id as id from (${mergedSql(log, shape, reading)}) as found
        ${order} limit ${limitOf(param('limit'))}) as found
    cross join ${rows} where ${sql.ref(`${table.name}.${table.id}`)} = found.id ${order}`;
};

/** How many lines there are, up to a limit. They are in an order so that PostgreSQL takes the index that has it. */
export const logCountSql = (log: Log, shape: LogShape): Sql => {
  const reading = { direction: 'desc', isFirst: true } as const;
  const limit = limitOf(log.param('limit'));
  const found =
    shape.leads.length < 2
      ? ledSql(log, shape, reading, 0, { select: sql`1 as one`, limit })
      : sql`select 1 as one from (${mergedSql(log, shape, reading)}) as found limit ${limit}`;
  return sql`select count(*) as count from (${found}) as found`;
};
