import { reachOf, type Reach, type Right, type StaffMember } from '@ykd/domain/access';

/**
 * What a column holds. `instant`: shown to the minute, filtered by Beijing days; `money`: whole cents; `choice`: one of a few
 * values, or of the ids that the list itself names.
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'instant' | 'choice' | 'flag';

/** A column of a list that staff look through. */
export interface ListColumn {
  /** What stands above it, in Chinese. */
  readonly title: string;
  readonly kind: ColumnKind;
  readonly isSortable?: true;
  /** It can be narrowed by, with the operators of its kind. */
  readonly isFilter?: true;
  /** Rows are narrowed by it alone: it stands above no column of the table. */
  readonly isFilterOnly?: true;
  /** Only whole values find something: there is no looking for what begins like this. */
  readonly isExact?: true;
  /** Some rows have nothing there. */
  readonly isEmptyAtTimes?: true;
  /** A row may have several of them: there is no before and after, but whether one lies within some days. */
  readonly isWithin?: true;
  /** Its instants stand for Beijing days: no time of day is shown. */
  readonly isDay?: true;
  /** What the values of a column of choices are called; without it they are ids. */
  readonly values?: Readonly<Record<string, string>>;
  /** Who sees it, and may sort and filter by it, beside the right that the list takes. */
  readonly right?: Right;
}

export type ListColumns = Readonly<Record<string, ListColumn>>;

/** The order of a list: a column, or one with `-` before it for the highest first. */
export type SortOf<Key extends string> = Key | `-${Key}`;

/** The one description of a list that staff look through: of its pages, counts, bulk acts and exports. */
export interface ListDescription<Columns extends ListColumns = ListColumns> {
  /** Tells it from other lists, in cursors too. */
  readonly name: string;
  /** Who sees it; its reach tells whose rows. A list that no one right is for says by itself whose rows somebody reaches. */
  readonly right: Right | ((staff: StaffMember | undefined) => Reach);
  readonly columns: Columns;
  /** For whom the search finds rows by their whole ids alone: by what he does not see he would find out what it is. */
  readonly findsIds?: (staff: StaffMember | undefined) => boolean;
  /** Which columns are shown, in which order, unless somebody chooses. */
  readonly shown: readonly (keyof Columns & string)[];
  /** The order in which it is unless somebody chooses. */
  readonly sort: SortOf<keyof Columns & string>;
}

/** Whose rows of a list somebody reaches. */
export const listReach = (
  { right }: Pick<ListDescription, 'right'>,
  staff: StaffMember | undefined,
): Reach => (typeof right === 'function' ? right(staff) : reachOf(staff, right));

/** The columns of one kind of use. */
type Having<Columns, Mark extends string> = {
  [Key in keyof Columns & string]: Columns[Key] extends { readonly [M in Mark]: true } ? Key : never;
}[keyof Columns & string];

/** The others. */
type Lacking<Columns, Mark extends string> = {
  [Key in keyof Columns & string]: Columns[Key] extends { readonly [M in Mark]: true } ? never : Key;
}[keyof Columns & string];

export type FilterKey<D extends ListDescription> = Having<D['columns'], 'isFilter'>;
export type SortName<D extends ListDescription> = SortOf<Having<D['columns'], 'isSortable'>>;
export type ColumnKey<D extends ListDescription> = Lacking<D['columns'], 'isFilterOnly'>;

/* @__NO_SIDE_EFFECTS__ */
/** Keeps the exact types of a description. */
export const defineList = <
  const Columns extends ListColumns,
  const D extends Omit<ListDescription<Columns>, 'columns'>,
>(
  description: D & { readonly columns: Columns },
): D & { readonly columns: Columns } => description;

const keysWhere = (
  { columns }: Pick<ListDescription, 'columns'>,
  wanted: (column: ListColumn) => boolean,
): readonly string[] =>
  Object.entries(columns)
    .filter(([, column]) => wanted(column))
    .map(([key]) => key);

/** The columns that can be shown. */
export const columnKeys = <D extends ListDescription>(list: D): readonly ColumnKey<D>[] =>
  keysWhere(list, ({ isFilterOnly }) => isFilterOnly !== true) as readonly ColumnKey<D>[];

/** The columns that a list can be narrowed by. */
export const filterKeys = <D extends ListDescription>(list: D): readonly FilterKey<D>[] =>
  keysWhere(list, ({ isFilter }) => isFilter === true) as readonly FilterKey<D>[];

/** The orders of a list, that which is taken unless somebody chooses first. */
export const sortNames = <D extends ListDescription>(list: D): readonly SortName<D>[] => {
  const names = keysWhere(list, ({ isSortable }) => isSortable === true).flatMap((key) => [key, `-${key}`]);
  return [list.sort, ...names.filter((name) => name !== list.sort)] as readonly SortName<D>[];
};

/** The column and the direction of an order. */
export const sortOf = (name: string): { readonly key: string; readonly isDescending: boolean } =>
  name.startsWith('-') ? { key: name.slice(1), isDescending: true } : { key: name, isDescending: false };
