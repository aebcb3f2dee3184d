import { hasRight, type StaffMember } from '@ykd/domain/access';
import { readCondition, type Condition } from './condition.js';
import { filterKeys, sortNames, sortOf, type ListColumn, type ListDescription } from './description.js';
import type { ListFilter, ListView } from './plan.js';

/** What somebody looks at in a list, as its address says it: conditions, `search`, `sort`, and `columns` as `a,b`. */
export type ListState = Readonly<Record<string, string>>;

/** The question of a state; `planOf` checks it. */
export const askedOf = <D extends ListDescription>({
  columns,
  ...rest
}: ListState): ListFilter<D> & ListView<D> =>
  ({ ...rest, ...(columns === undefined ? {} : { columns: columns.split(',') }) }) as ListFilter<D> &
    ListView<D>;

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
  const shown = named.filter((key, at) => columnOf(key) !== undefined && named.indexOf(key) === at);
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

/** A condition in words: `学校是「浙江大学」`. */
export const conditionWords = ({ title, kind }: ListColumn, { operator, values }: Condition): string => {
  const [first, last] = values;
  switch (operator) {
    case 'empty':
      return `没有填写${title}`;
    case 'some':
      return `填写了${title}`;
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
        : `${title}是${values.map((value) => `「${value}」`).join('或')}`;
  }
};

/** What a state narrows a list by, in words; the empty text where it narrows by nothing. */
export const stateWords = (list: ListDescription, { search, ...rest }: ListState): string => {
  const said = Object.entries(rest).flatMap(([key, text]) => {
    const column = Object.hasOwn(list.columns, key) ? list.columns[key] : undefined;
    const condition = column && readCondition(column, text);
    return column && condition ? [conditionWords(column, condition)] : [];
  });
  return [...(search ? [`搜索「${search}」`] : []), ...said].join('；');
};
