import { hasRight, type StaffMember } from '@ykd/domain/access';
import { readCondition, type Condition } from './condition.js';
import {
  columnKeys,
  filterKeys,
  sortNames,
  sortOf,
  type ListColumn,
  type ListDescription,
} from './description.js';
import type { ListFilter, ListView } from './plan.js';

/** What somebody looks at in a list, as its address says it: conditions, `search`, `sort`, and `columns` as `a,b`. */
export type ListState = Readonly<Record<string, string>>;

/** The question of a state; `planOf` checks it. */
export const askedOf = <D extends ListDescription>({
  columns,
  ...rest
}: ListState): ListFilter<D> & ListView<D> =>
  ({
    ...rest,
    ...(columns === undefined ? {} : { columns: columns.split(',') }),
  }) as unknown as ListFilter<D> & ListView<D>;

/** A state without what a list does not have any more, or not for this member of staff; `dropped`: what that was. */
export interface FittingState {
  readonly state: ListState;
  readonly dropped: readonly string[];
}

/** Keeps of a state what a list takes from somebody: columns come and go, and a colleague may see others. */
export const fittingState = (
  list: ListDescription,
  staff: StaffMember | undefined,
  { columns, sort, search, ...conditions }: ListState,
): FittingState => {
  const columnOf = (key: string): ListColumn | undefined => {
    const column = Object.hasOwn(list.columns, key) ? list.columns[key] : undefined;
    const isAllowed = column?.right === undefined || hasRight(staff, column.right);
    return isAllowed ? column : undefined;
  };
  const named = columns?.split(',') ?? [];
  const showable: readonly string[] = columnKeys(list);
  const isShown = (key: string): boolean => showable.includes(key) && columnOf(key) !== undefined;
  const shown = named.filter((key, at) => isShown(key) && named.indexOf(key) === at);
  const isSort = (name: string): boolean =>
    sortNames(list).some((known) => known === name) && columnOf(sortOf(name).key) !== undefined;
  const kept = Object.entries(conditions).filter(([key, text]) => {
    const column = filterKeys(list).some((known) => known === key) ? columnOf(key) : undefined;
    return column !== undefined && readCondition(column, text) !== undefined;
  });
  const state: ListState = {
    ...(search === undefined ? {} : { search }),
    ...Object.fromEntries(kept),
    ...(sort !== undefined && isSort(sort) ? { sort } : {}),
    ...(shown.length > 0 ? { columns: shown.join() } : {}),
  };
  const dropped = [
    ...named.filter((key) => !shown.includes(key)),
    ...(sort === undefined || isSort(sort) ? [] : [sortOf(sort).key]),
    ...Object.keys(conditions).filter((key) => !Object.hasOwn(state, key)),
  ];
  return { state, dropped: [...new Set(dropped)] };
};

const sayFlag = (value: string | undefined): string => (value === 'true' ? '是' : '否');

/** What an id is called that is not among those whom one may see, whether there is such a one or not. */
export const unlisted = ({ title }: Pick<ListColumn, 'title'>): string => `不在名单里的${title}`;

/** What a value of a column of choices is called: by the column itself, or, where it is an id, by `nameOf`. */
const choiceWords = (column: ListColumn, value: string, nameOf: (id: string) => string): string => {
  const { values } = column;
  if (values === undefined) return nameOf(value);
  return (Object.hasOwn(values, value) ? values[value] : undefined) ?? unlisted(column);
};

/** A condition in words: `学校是「浙江大学」`. `nameOf`: what an id of the column is called. */
export const conditionWords = (
  column: ListColumn,
  { operator, values }: Condition,
  nameOf: (id: string) => string,
): string => {
  const { title, kind } = column;
  const [first, last] = values;
  const wordOf = (value: string): string => (kind === 'choice' ? choiceWords(column, value, nameOf) : value);
  switch (operator) {
    // Texts are filled in; the rest comes by itself.
    case 'empty':
      return kind === 'text' ? `没有填写${title}` : `${title}为空`;
    case 'some':
      return kind === 'text' ? `填写了${title}` : `${title}不为空`;
    case 'starts':
      return `${title}以「${first}」开头`;
    case 'before':
      return kind === 'instant' ? `${title}早于 ${first}` : `${title}小于 ${first}`;
    case 'after':
      return kind === 'instant' ? `${title}晚于 ${first}` : `${title}大于 ${first}`;
    case 'between':
      return `${title}从 ${first} 到 ${last}`;
    default:
      return kind === 'flag'
        ? `${title}：${sayFlag(first)}`
        : `${title}是${values.map((value) => `「${wordOf(value)}」`).join('或')}`;
  }
};

/**
 * What a state narrows a list by, in words; the empty text where it narrows by nothing.
 *
 * @param nameOf - what an id is called that stands in a column
 */
export const stateWords = (
  list: ListDescription,
  { search, ...rest }: ListState,
  nameOf: (key: string, id: string) => string,
): string => {
  const said = Object.entries(rest).flatMap(([key, text]) => {
    const column = Object.hasOwn(list.columns, key) ? list.columns[key] : undefined;
    const condition = column && readCondition(column, text);
    return column && condition ? [conditionWords(column, condition, (id) => nameOf(key, id))] : [];
  });
  return [...(search ? [`搜索「${search}」`] : []), ...said].join('；');
};

/** The ids that the conditions of a state name, which have names elsewhere. */
export const idsInState = (list: ListDescription, state: ListState): readonly string[] =>
  Object.entries(state).flatMap(([key, text]) => {
    const column = Object.hasOwn(list.columns, key) ? list.columns[key] : undefined;
    if (column?.kind !== 'choice' || column.values !== undefined) return [];
    return readCondition(column, text)?.values ?? [];
  });
