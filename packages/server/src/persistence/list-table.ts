import type { Test } from '@ykd/application/staff-list';
import type { RawBuilder } from 'kysely';
import type { DialectTraits } from './dialect.js';
import type { Parameters, Placeholder } from './prepared.js';
import type { SqlValue } from './tables/sql-value.js';

/** A part of a statement. */
export type Sql = RawBuilder<unknown>;

/** Where the rows of a selection begin: what the others are looked up from, and what holds for them. */
export interface Source {
  readonly from: Sql;
  readonly where: readonly Sql[];
  /** What holds for them, too, by no more than the index of every order tells. */
  readonly early?: readonly Sql[];
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
  /** The column is one of another table, in which a row may stand several times, or not at all. */
  readonly beside?: {
    readonly table: Sql;
    /** Its column that names the row. */
    readonly id: string;
    readonly where?: Sql;
    /** A ranked column of the list, in the index of each order, with the highest value of the row there. */
    readonly latest?: string;
    /** What the index of each order says of every row that stands there: of others it need not be asked. */
    readonly only?: Sql;
    /** Its columns that say the same as others of the list, by their keys: where it leads, they are asked there, and nowhere else. */
    readonly holds?: Readonly<Record<string, string>>;
  };
  /** A partial index is about its texts: see `plainText`. */
  readonly isPartial?: boolean;
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
  /**
   * Keys of its own columns that the index of each order holds, with what a search asks: rows that do not pass are passed
   * without being opened.
   */
  readonly held?: readonly string[];
  /** Of those, in a list of millions, the keys by whose own indexes, which hold the rest as well, rows are found and sorted without being opened. */
  readonly leading?: readonly string[];
  source(shape: SelectionShape, param: Placeholder<Parameters>, traits: ListTraits): Source;
  /** The ids of the rows that a search finds, perhaps more than once each: of a list with many rows, in which it is looked how many that are. */
  readonly found?: (param: Placeholder<Parameters>) => Sql;
}

/** In what the SQL of lists differs between the databases. */
export type ListTraits = Pick<DialectTraits, 'among' | 'computed' | 'expecting' | 'opensLate' | 'unindexed'>;

/** A list on one of the databases. */
export type BuiltList = ListTable & ListTraits;

/** A test without its values, of which there are `size`. */
export interface TestShape {
  readonly key: string;
  readonly kind: Test['kind'];
  readonly size: number;
  /** Of a range which ends it has, of emptiness which it is, of values whether most rows have them. */
  readonly sides: string;
}

/** What leads to the rows of a selection: what was searched for, the test of this number, or the order that they are in. */
export type Lead = 'search' | 'order' | number;

/** What the SQL of a selection depends on. */
export interface SelectionShape {
  readonly isCared: boolean;
  readonly isSearched: boolean;
  readonly ids: number;
  readonly tests: readonly TestShape[];
  /** What leads to the rows, where it was looked how many each part of the selection finds. */
  readonly lead?: Lead;
  /** It leads although it finds many: nothing finds few. */
  readonly isWide?: boolean;
}

/** How a column of the description is stored. */
export const columnOf = ({ columns }: ListTable, key: string) => {
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  if (column === undefined) throw new Error(`no stored column ${key}`);
  return column;
};

/** The values of a statement by the names of their places. */
export type Values = Readonly<Record<string, SqlValue>>;
