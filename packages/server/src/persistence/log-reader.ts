import type { KeyRows, KeyWindow, LogSpan, OneOf } from '@ykd/application/ports';
import type { Database } from './database.js';
import { logCountSql, logPageSql, type LogShape, type LogTable } from './log-sql.js';
import { LruMap } from './lru-map.js';
import { padded } from './padded.js';
import type { Parameters, Placeholder, Prepared } from './prepared.js';
import type { Sql, Values } from './list-table.js';

/** Shapes of SQL that are kept compiled. */
const SHAPES = 200;

/** What is asked of a log, by the names of its columns: lines that have one of the values of each. */
export interface LogAsked extends LogSpan {
  readonly values: Readonly<Record<string, OneOf<string> | undefined>>;
  /** Beside that: those that have any of these values in its column. */
  readonly found?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Reads a log of any length on either database. Each value that leads to lines is looked up in the index of its column, in
 * the order of the log; what else is asked for is compared.
 */
export const logReader = <Row, K extends readonly [at: number, id: string | number]>(
  { prepare, traits }: Pick<Database, 'prepare' | 'traits'>,
  table: LogTable,
) => {
  const statements = new LruMap<string, Prepared<Parameters, unknown>>(SHAPES);
  const statement = (name: string, build: (param: Placeholder<Parameters>) => Sql) =>
    statements.getOrMake(name, () =>
      prepare<Parameters>((db, param: Placeholder<Parameters>) => {
        const built = build(param);
        return { compile: () => built.compile(db) };
      }, false),
    );
  const read = ({ values, found, from, to }: LogAsked) => {
    const columnsOf = (given: LogAsked['values']) =>
      Object.entries(table.columns).flatMap(([name, column]) => {
        const value = Object.hasOwn(given, name) ? given[name] : undefined;
        return value === undefined ? [] : [{ column, values: [...new Set([value].flat())] }];
      });
    const wanted = columnsOf(values);
    const leading = found === undefined ? wanted.slice(0, 1) : columnsOf(found);
    const leads = leading.flatMap((one) => one.values.map((value) => ({ column: one.column, value })));
    const asides = (found === undefined ? wanted.slice(1) : wanted).map((one) => ({
      column: one.column,
      values: padded(one.values),
    }));
    const shape: LogShape = {
      leads: leads.map(({ column }) => column),
      isMixed: found !== undefined,
      asides: asides.map((one) => ({ column: one.column, size: one.values.length })),
      hasFrom: from !== undefined,
      hasTo: to !== undefined,
    };
    const places: Values = {
      ...Object.fromEntries(leads.map(({ value }, lead) => [`lead_${lead}`, value])),
      ...Object.fromEntries(
        asides.flatMap((one, index) => one.values.map((value, at) => [`aside_${index}_${at}`, value])),
      ),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    };
    // Nothing leads to anything where nothing was found that could.
    const isNothing = leads.length === 0 && (found !== undefined || leading.length > 0);
    return { shape, places, isNothing, name: JSON.stringify(shape) };
  };

  return {
    page: async (
      { limit, from }: KeyWindow<K>,
      asked: LogAsked,
      isOldestFirst = false,
    ): Promise<KeyRows<Row>> => {
      const { shape, places, isNothing, name } = read(asked);
      if (isNothing) return { list: [], hasMore: false };
      const isBackwards = from?.isBackwards === true;
      const reading = {
        direction: isOldestFirst === isBackwards ? 'desc' : 'asc',
        isFirst: from === undefined,
      } as const;
      const one = statement(`page ${JSON.stringify(reading)} ${name}`, (param) =>
        logPageSql({ table, traits, param }, shape, reading),
      );
      const [at, id] = from?.key ?? [];
      const key = at === undefined || id === undefined ? {} : { at, id };
      const found = (await one.all({ ...places, ...key, limit: limit + 1 })) as readonly Row[];
      const list = found.slice(0, limit);
      return { list: isBackwards ? list.toReversed() : list, hasMore: found.length > limit };
    },
    count: async (asked: LogAsked, most: number): Promise<number> => {
      const { shape, places, isNothing, name } = read(asked);
      if (isNothing) return 0;
      const one = statement(`count ${name}`, (param) => logCountSql({ table, traits, param }, shape));
      const row = (await one.first({ ...places, limit: most })) as { readonly count: number } | undefined;
      return row?.count ?? 0;
    },
  };
};
