import type { ListQuery } from '@ykd/adapters-http/contracts';
import { filterKeys, sortNames, type ListColumn, type ListDescription } from '@ykd/application/staff-list';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useList, type AnyPlace, type ListAt, type PlacePart } from '../../../lists/use-list';

/** A condition that is set: on which column, as text. */
export interface SetCondition {
  readonly key: string;
  readonly column: ListColumn;
  readonly text: string;
}

/** A list of staff at its place, which is the address. */
export interface StaffListAt<P extends AnyPlace = AnyPlace> {
  readonly list: ListAt<P>;
  readonly description: ListDescription;
  /** What is searched for. */
  readonly search: string | undefined;
  readonly conditions: readonly SetCondition[];
  /** Columns on which the address has a condition that nobody can read: the rows are not narrowed by it. */
  readonly unread: readonly string[];
  /** What the server is asked for: the place, with the column that names rows among those that are chosen. */
  readonly asked: P;
  /** The columns that are shown, in their order. */
  readonly shown: readonly string[];
  /** What the rows are narrowed by: for counts, bulk acts and exports. */
  readonly filter: Readonly<Record<string, string>>;
  /** Names which rows are there in which order, whatever the page and the columns. */
  readonly rowsName: string;
  /** Every order that there is; the first is the usual one. */
  readonly sorts: readonly string[];
  /** Sets a condition or the search; undefined takes it back. */
  narrowBy(key: string, text: string | undefined): void;
  sortBy(sort: string): void;
  /** Shows these columns in this order; undefined: the usual ones. Which rows are shown stays as it is. */
  showColumns(columns: readonly string[] | undefined): void;
}

const columnOf = ({ columns }: ListDescription, key: string): ListColumn | undefined =>
  Object.hasOwn(columns, key) ? columns[key] : undefined;

/** What a column of a list is called; its key where nobody knows any more. */
export const columnTitleIn =
  (list: ListDescription) =>
  (key: string): string =>
    columnOf(list, key)?.title ?? key;

/**
 * The place of a list of staff in the address of the page.
 *
 * @param head - the column that names a row, which is always shown
 */
export const useStaffList = <P extends AnyPlace>(
  description: ListDescription,
  query: ListQuery<P>,
  head: string,
): StaffListAt<P> => {
  const list = useList(query);
  const { place, narrow } = list;
  const [search] = useSearchParams();
  const said = useMemo(() => {
    const { view: _view, ...asked } = place;
    const { sort = description.sort, after: _after, before: _before, columns, ...filter } = asked;
    const chosen = columns?.includes(head) === false ? [head, ...columns] : columns;
    const rest = filter as Readonly<Record<string, string>>;
    return {
      filter: rest,
      search: rest['search'],
      asked: (chosen === columns ? asked : { ...asked, columns: chosen }) as unknown as P,
      shown: chosen ?? description.shown,
      rowsName: JSON.stringify([sort, Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1))]),
      unread: filterKeys(description).flatMap((key: string) =>
        search.has(key) && rest[key] === undefined ? [columnOf(description, key)?.title ?? key] : [],
      ),
      conditions: filterKeys(description).flatMap((key: string) => {
        const [text, column] = [rest[key], columnOf(description, key)];
        return text === undefined || column === undefined ? [] : [{ key, column, text }];
      }),
    };
  }, [description, place, head, search]);
  const go = (part: object) => narrow(part as PlacePart<P>);
  return {
    list,
    description,
    ...said,
    sorts: sortNames(description),
    narrowBy: (key, text) => go({ [key]: text }),
    sortBy: (sort) => go({ sort }),
    showColumns: (columns) => go({ columns, after: place.after, before: place.before }),
  };
};
