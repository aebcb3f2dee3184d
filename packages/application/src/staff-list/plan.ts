import { hasRight, type StaffMember } from '@ykd/domain/access';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { Forbidden, InvalidInput } from '../shared/errors.js';
import type { KeyOrder } from '../shared/key-page.js';
import { readCondition, testOf, type Test } from './condition.js';
import {
  columnKeys,
  filterKeys,
  listReach,
  sortNames,
  sortOf,
  type ColumnKey,
  type FilterKey,
  type ListDescription,
  type SortName,
} from './description.js';

/** The longest text that is searched for, in UTF-16 code units. */
export const SEARCH_MAX = 64;

/** Which rows of a list somebody asks for: what he searched for, and one condition a column, as text. */
export type ListFilter<D extends ListDescription> = { readonly [K in FilterKey<D>]?: string } & {
  readonly search?: string;
};

/** In which order, and which columns, in theirs. */
export interface ListView<D extends ListDescription> {
  readonly sort?: SortName<D>;
  readonly columns?: readonly ColumnKey<D>[];
}

/** Which rows a list reads. */
export interface Selection {
  /** Only those of students in this one's care. */
  readonly caredBy?: string;
  readonly search?: string;
  readonly tests: readonly { readonly key: string; readonly test: Test }[];
  /** Only these. */
  readonly ids?: readonly string[];
}

/** The order in which a list reads. */
export interface ListOrder {
  readonly key: string;
  readonly isDescending: boolean;
}

/** A question about a list that was checked. */
export interface Plan<D extends ListDescription> {
  readonly selection: Selection;
  readonly order: ListOrder;
  readonly columns: readonly ColumnKey<D>[];
}

/** What is said of a condition that a column cannot be asked. */
export const conditionMessage = (title: string): string => `「${title}」的筛选条件不正确`;

const COLUMNS_MESSAGE = '显示的列不正确';
const SORT_MESSAGE = '排序不正确';
const SEARCH_MESSAGE = `搜索的内容不能超过 ${SEARCH_MAX} 个字`;

const invalid = (field: string, message: string) =>
  err({ kind: 'invalid-input', issues: [{ field, message }] } as const);

/**
 * Checks a question about a list for a member of staff: `forbidden` where he does not have the right that the list, or a
 * column that he wants to see, to sort or to filter by, takes. Whose rows he gets is not for him to say.
 */
export const planOf = <D extends ListDescription>(
  list: D,
  { userId, staff }: { readonly userId: string; readonly staff: StaffMember | undefined },
  { search = '', sort, columns, ...conditions }: ListFilter<D> & ListView<D>,
): Result<Plan<D>, Forbidden | InvalidInput> => {
  const reach = listReach(list, staff);
  if (reach === 'none') return err({ kind: 'forbidden' });
  const columnOf = (key: string) => (Object.hasOwn(list.columns, key) ? list.columns[key] : undefined);

  const shown: readonly string[] = columns ?? list.shown;
  const showable = columnKeys(list);
  const chosen = shown.flatMap((key) => showable.find((one) => one === key) ?? []);
  const isKnown = shown.length > 0 && new Set(shown).size === shown.length && chosen.length === shown.length;
  if (!isKnown) return invalid('columns', COLUMNS_MESSAGE);
  const sortName: string = sort ?? list.sort;
  if (!sortNames(list).some((name) => name === sortName)) return invalid('sort', SORT_MESSAGE);
  if (search.length > SEARCH_MAX) return invalid('search', SEARCH_MESSAGE);

  const said = Object.entries<string | undefined>(conditions);
  const used = [...shown, sortOf(sortName).key, ...said.map(([key]) => key)];
  const isAllowed = (key: string): boolean => {
    const right = columnOf(key)?.right;
    return right === undefined || hasRight(staff, right);
  };
  if (!used.every(isAllowed)) return err({ kind: 'forbidden' });

  const tests: { readonly key: string; readonly test: Test }[] = [];
  for (const [key, text] of said) {
    if (text === undefined) continue;
    const column = filterKeys(list).some((known) => known === key) ? columnOf(key) : undefined;
    if (column === undefined) return invalid(key, '没有这一项筛选');
    const condition = readCondition(column, text);
    if (condition === undefined) return invalid(key, conditionMessage(column.title));
    tests.push({ key, test: testOf(column.kind, condition) });
  }
  const selection = {
    tests,
    ...(reach === 'own' ? { caredBy: userId } : {}),
    ...(search === '' ? {} : list.findsIds?.(staff) === true ? { ids: [search.trim()] } : { search }),
  };
  return ok({ selection, order: sortOf(sortName), columns: chosen });
};

/** A row with what it is sorted by, which is never null. */
export interface ListedRow {
  readonly id: string;
  readonly sortValue: string | number;
}

export type ListKey = readonly [value: string | number, id: string];

/** What the order of a list is called, to which its cursors are bound. */
export const orderName = (list: Pick<ListDescription, 'name'>, { key, isDescending }: ListOrder): string =>
  `${list.name} ${isDescending ? '-' : ''}${key}`;

/** The order of a list, to which its cursors are bound. */
export const keyOrderOf = <Row extends ListedRow>(
  list: ListDescription,
  order: ListOrder,
): KeyOrder<Row, ListKey> => {
  const { kind, isEmptyAtTimes } = list.columns[order.key] ?? {};
  // Where some rows have nothing, the key begins with a rank.
  const isText = kind === 'text' || kind === 'choice' || isEmptyAtTimes === true;
  return {
    name: orderName(list, order),
    kinds: [isText ? 'string' : 'number', 'string'],
    keyOf: ({ sortValue, id }) => [sortValue, id],
  };
};
