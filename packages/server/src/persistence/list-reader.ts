import type { KeyRows, KeyWindow } from '@ykd/application/ports';
import {
  rankedNumber,
  type ListIds,
  type ListKey,
  type ListOrder,
  type Selection,
  type Test,
} from '@ykd/application/staff-list';
import type { Database } from './database.js';
import { LruMap } from './lru-map.js';
import { padded } from './padded.js';
import type { Parameters, Placeholder, Prepared } from './prepared.js';
import type { SqlValue } from './tables/sql-value.js';
import { COMMON, coveredBy, rankEnd } from './list-conditions.js';
import { countSql, expectedIn, foundSql, idsSql, pageSql, partSql, type PageReading } from './list-sql.js';
import {
  columnOf,
  type BuiltList,
  type Lead,
  type ListTable,
  type SelectionShape,
  type Sql,
  type StoredColumn,
  type Values,
} from './list-table.js';

/** Shapes of SQL that are kept compiled. */
const SHAPES = 200;

/** Of so many, half of a large school, those who are not among them are the fewer to pass. */
const HALF = 50_000;

/** So many keys are read along an index in no time, where that tells by which of several it is shorter. */
const MANY = 500_000;

/** So many are found by what an index holds, and sorted. */
const SORTED = 400_000;

/** So many rows are found, sorted and cut to a page in no time; of more, a page is sooner met in the order that it is in. */
const FEW = 10_000;

/** A part of a selection that may lead to its rows. */
type Part = Exclude<Lead, 'order'>;

const valuesOf = (
  test: Test,
  { isRanked = false, common, beside }: StoredColumn,
): { readonly values: readonly SqlValue[]; readonly sides: string } => {
  const stored = (value: string | number): SqlValue =>
    isRanked && typeof value === 'number' ? rankedNumber(value) : value;
  switch (test.kind) {
    case 'in': {
      const isCommon = test.values.some((value) => value === common);
      return { values: padded(test.values.map(stored)), sides: isCommon ? COMMON : '' };
    }
    case 'prefix':
      return { values: [test.text, `${test.text}\u{10FFFF}`], sides: '' };
    case 'range': {
      const ends = [
        { side: '>=', value: test.from },
        // Rows with nothing there lie behind all others.
        { side: '<', value: test.below ?? (isRanked ? Infinity : undefined) },
      ].filter((end): end is { side: string; value: number } => end.value !== undefined);
      const isReached = beside?.latest !== undefined && test.from !== undefined;
      const latest = isReached ? [rankedNumber(test.from)] : [];
      return {
        values: [...ends.map(({ value }) => stored(value)), ...latest],
        sides: ends.map(({ side }) => side).join(' '),
      };
    }
    default:
      return { values: [], sides: test.isEmpty ? '' : 'not' };
  }
};

/** A list in the database, read by what a member of staff asks for. */
export interface ListReader<Row> extends ListIds {
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<Row>>;
  count(selection: Selection, most: number): Promise<number>;
}

/**
 * Reads a list as it is described by its table; the statements of a shape are compiled once.
 *
 * @param searchValues - the values of a search by the names of their places; undefined: the text finds nothing
 */
export const listReader = <Row>(
  { prepare, traits }: Pick<Database, 'prepare' | 'traits'>,
  table: ListTable,
  searchValues: (search: string) => Values | undefined,
): ListReader<Row> => {
  const list: BuiltList = { ...table, ...traits };
  /** Rows are passed along the index of an order without being opened. */
  const isPassing = list.opensLate || list.held !== undefined;
  const statements = new LruMap<string, Prepared<Parameters, unknown>>(SHAPES);
  const statement = (key: string, build: (param: Placeholder<Parameters>) => Sql) =>
    statements.getOrMake(key, () =>
      prepare<Parameters>((db, param: Placeholder<Parameters>) => {
        const built = build(param);
        return { compile: () => built.compile(db) };
      }, false),
    );
  const read = ({ caredBy, search, tests, ids = [] }: Selection) => {
    const said = tests.map(({ key, test }) => ({ key, test, ...valuesOf(test, columnOf(table, key)) }));
    const named = ids.length === 0 ? [] : padded(ids);
    const shape: SelectionShape = {
      isCared: caredBy !== undefined,
      isSearched: search !== undefined,
      ids: named.length,
      tests: said.map(({ key, test, values, sides }) => ({
        key,
        kind: test.kind,
        size: values.length,
        sides,
      })),
    };
    const found = search === undefined ? {} : searchValues(search);
    const places = said.flatMap(({ values }, test) =>
      values.map((value, at): [string, SqlValue] => [`t${test}_${at}`, value]),
    );
    const values: Values = {
      ...found,
      ...(caredBy === undefined ? {} : { caredBy }),
      ...Object.fromEntries(places),
      ...Object.fromEntries(named.map((id, at) => [`id_${at}`, id])),
    };
    const expects = new Map<Part, number>();
    return { shape, values, name: JSON.stringify(shape), isNothing: found === undefined, expects };
  };
  type Asked = ReturnType<typeof read>;
  type From = KeyWindow<ListKey>['from'];
  /** The parts of a selection that may lead to its rows, where it is looked how many each of them finds. */
  const partsOf = ({ shape }: Asked): readonly Part[] => {
    if (list.found === undefined || shape.isCared || shape.ids > 0) return [];
    // What is not empty is no place in an index, but one of keys that begin with their rank.
    const isLed = ({ key, kind, sides }: (typeof shape.tests)[number]): boolean =>
      kind !== 'empty' || sides !== 'not' || columnOf(table, key).isRanked === true;
    const led = shape.tests.flatMap((test, at) => (isLed(test) ? [at] : []));
    // What a search finds is counted no further than what a filter finds.
    return shape.isSearched ? [...led, 'search'] : led;
  };
  /** Those of them that none of the others is asked with: that one finds fewer. */
  const uncoveredOf = (asked: Asked): readonly Part[] => {
    const parts = partsOf(asked);
    const covered = new Set<Part>(
      parts.flatMap((part) => (part === 'search' ? [] : coveredBy(list, asked.shape.tests, part))),
    );
    return parts.filter((part) => !covered.has(part));
  };
  /** Whether a part may find a row several times. */
  const isManifold = ({ tests }: SelectionShape, part: Part): boolean =>
    part !== 'search' &&
    tests[part]?.kind === 'range' &&
    columnOf(table, tests[part].key).beside !== undefined;
  /** The parts that may lead to the rest of a page, of which not enough was found at the beginning of its order, and to how many. */
  const nextOf = (asked: Asked, key: string): readonly [readonly Part[], number] => {
    const parts = partsOf(asked);
    if (list.held === undefined) return [parts, HALF];
    // The range of the order's own column leads to where it begins anyhow.
    const isLeading = (part: Part): boolean => {
      const own = part === 'search' ? undefined : asked.shape.tests[part]?.key;
      return own !== undefined && own !== key && list.leading?.includes(own) === true;
    };
    return [parts.filter(isLeading), SORTED];
  };
  /** Whether a part asks another table, and nothing in the index of an order tells whom it need not be asked about. */
  const isElsewhere = ({ tests }: SelectionShape, part: Part): boolean => {
    const beside = part === 'search' ? undefined : columnOf(table, tests[part]?.key ?? '').beside;
    return beside !== undefined && beside.latest === undefined;
  };
  /** Whether a page begins at its key: where that lies before the range of the order's column, it begins with the range. */
  const isBegun = ({ shape, values }: Asked, { key, isDescending }: ListOrder, from: From): boolean => {
    if (from === undefined) return false;
    const isUp = isDescending === from.isBackwards;
    const [begun] = from.key;
    return shape.tests.every((test, index) => {
      if (test.key !== key) return true;
      const end =
        test.kind === 'empty'
          ? rankEnd(test.sides, isUp)
          : values[`t${index}_${test.sides.split(' ').indexOf(isUp ? '>=' : '<')}`];
      return end === undefined || end === null || (isUp ? begun >= end : begun < end);
    });
  };
  const isNone = ({ ids }: Selection): boolean => ids?.length === 0;
  /** How many rows a part finds, counted up to a limit. */
  const counted = async ({ shape, values, name }: Asked, part: Part, limit: number): Promise<number> => {
    const one = statement(`found ${part} ${name}`, (param) => foundSql(list, shape, part, param));
    const row = (await one.first({ ...values, limit })) as { readonly count: number } | undefined;
    return row?.count ?? 0;
  };
  /** The same as the database expects, where it expects something: of very many that takes far less than to count them. */
  const expected = async (asked: Asked, part: Part, limit: number): Promise<number> => {
    const { shape, values, name } = asked;
    const { expecting } = list;
    if (expecting === undefined) return counted(asked, part, limit);
    const one = statement(`expected ${part} ${name}`, (param) =>
      expecting(partSql(list, shape, part, param)),
    );
    const expects = asked.expects.get(part) ?? expectedIn(await one.first(values));
    asked.expects.set(part, expects);
    // Of what is typed it knows no more than that it is very much.
    return part === 'search' && expects < MANY ? counted(asked, part, limit) : expects;
  };
  /** The same, but for a search that finds very many. */
  const searched = (asked: Asked, part: Part, limit: number): Promise<number> =>
    part === 'search' ? expected(asked, part, limit) : counted(asked, part, limit);
  /** What leads to the rows of a selection, of its parts: that which finds the fewest, and fewer than so many; or the order. */
  const fewestOf = async (
    asked: Asked,
    parts: readonly Part[],
    below: number,
    found = counted,
  ): Promise<Lead> => {
    let [lead, fewest]: [Lead, number] = ['order', below];
    for (const part of parts) {
      // Nothing can find fewer than nothing.
      if (fewest === 0) break;
      const count = await found(asked, part, fewest);
      if (count < fewest) [lead, fewest] = [part, count];
    }
    return lead;
  };
  /**
   * What leads to the rows of a page: a part of the selection, where one finds few. Neither engine knows that by itself: one
   * has no statistics, the other none of what is typed.
   */
  const leadOf = async (asked: Asked): Promise<Lead | undefined> => {
    const parts = uncoveredOf(asked);
    if (parts.length === 0) return undefined;
    const lead = await fewestOf(asked, parts, FEW + 1, searched);
    if (lead !== 'order' || !isPassing) return lead;
    // What another table says of each row that is passed takes longer than to sort all that it finds.
    return fewestOf(
      asked,
      parts.filter((part) => isElsewhere(asked.shape, part)),
      HALF,
    );
  };
  /** The same for a count, which has no order: where none of several finds few, that leads which finds fewer than half, or the first. */
  const countedBy = async (asked: Asked): Promise<SelectionShape> => {
    const { shape } = asked;
    const parts = uncoveredOf(asked);
    const [first, second] = parts;
    if (first === undefined) return shape;
    if (second === undefined && !isManifold(shape, first)) return { ...shape, lead: first, isWide: true };
    const lead = await fewestOf(asked, parts, FEW + 1, searched);
    if (lead !== 'order') return { ...shape, lead };
    const wide = await fewestOf(asked, parts, HALF, expected);
    if (wide !== 'order') return { ...shape, lead: wide, isWide: true };
    // Of one that finds more in another table than there are rows each row is asked.
    const own = parts.filter((part) => !isManifold(shape, part));
    const widest = await fewestOf(asked, own, MANY, expected);
    const rest: Lead = own[0] ?? 'order';
    return { ...shape, lead: widest === 'order' ? rest : widest, isWide: true };
  };

  return {
    page: async (order, { limit, from }, selection) => {
      const asked = read(selection);
      const { shape, values, name, isNothing } = asked;
      if (isNothing || isNone(selection)) return { list: [], hasMore: false };
      const how: PageReading = {
        reading: from === undefined ? 'first' : from.isBackwards ? 'back' : 'on',
        isBegun: isBegun(asked, order, from),
      };
      const [value = '', id = ''] = from?.key ?? [];
      const rowsBy = async (lead: Lead | undefined, isWide = false) => {
        const led = lead === undefined ? shape : { ...shape, lead, isWide };
        const one = statement(`page ${JSON.stringify([how, lead, isWide, order])} ${name}`, (param) =>
          pageSql(list, led, order, how, param),
        );
        return (await one.all({ ...values, value, id, limit: limit + 1 })) as readonly Row[];
      };
      const lead = await leadOf(asked);
      const [next, most] = lead !== 'order' || list.opensLate ? [[], 0] : nextOf(asked, order.key);
      const isWhole = lead === 'order' && list.held !== undefined && next.length === 0;
      let found = await rowsBy(lead, isWhole);
      // The first part of a walk along the order, in which no page was found, says nothing of those behind.
      if (next.length > 0 && found.length <= limit) {
        found = await rowsBy(await fewestOf(asked, next, most, expected), true);
      }
      const rows = found.slice(0, limit);
      return { list: how.reading === 'back' ? rows.toReversed() : rows, hasMore: found.length > limit };
    },
    count: async (selection, most) => {
      const asked = read(selection);
      const { values, name, isNothing } = asked;
      if (isNothing || isNone(selection)) return 0;
      const led = await countedBy(asked);
      const one = statement(`count ${led.lead} ${led.isWide} ${name}`, (param) => countSql(list, led, param));
      const row = (await one.first({ ...values, limit: most })) as { readonly count: number } | undefined;
      return row?.count ?? 0;
    },
    ids: async (selection, { after, limit }) => {
      const { shape, values, name, isNothing } = read(selection);
      if (isNothing || isNone(selection)) return [];
      const one = statement(`ids ${name}`, (param) => idsSql(list, shape, param));
      const rows = (await one.all({ ...values, after, limit })) as readonly { readonly id: string }[];
      return rows.map(({ id }) => id);
    },
  };
};
