import {
  columnKeys,
  CONDITION_MAX,
  conditionMessage,
  conditionPattern,
  filterKeys,
  readCondition,
  SEARCH_MAX,
  TARGET_IDS_MAX,
  sortNames,
  writeCondition,
  type ListDescription,
  type ListFilter,
  type ListTarget,
  type ListView,
} from '@ykd/application/staff-list';
import * as z from 'zod/mini';
import { listQuery, type Filters, type ListQuery } from './list-query.js';
import { identifier, text } from './values.js';

/** What a list of staff is asked for. */
type StaffAsked<D extends ListDescription> = ListFilter<D> &
  ListView<D> & { readonly after?: string; readonly before?: string };

/** Where somebody is in such a list. `view`: the one that he began with, a word of the address alone. */
type StaffPlace<D extends ListDescription> = StaffAsked<D> & { readonly view?: string };

/** One condition on a column, in the one form in which it is written. */
const condition = (column: ListDescription['columns'][string]) =>
  z.pipe(
    z.string().check(
      z.maxLength(CONDITION_MAX),
      z.regex(conditionPattern(column), conditionMessage(column.title)),
      z.refine((said) => readCondition(column, said) !== undefined, conditionMessage(column.title)),
    ),
    z.transform((said: string) => {
      const read = readCondition(column, said);
      return read === undefined ? said : writeCondition(read);
    }),
  );

/** Columns in the order in which they are shown, as `a,b`. */
const columnsOf = <D extends ListDescription>(list: D) => {
  const keys = [...columnKeys(list)];
  return z.pipe(
    z.string().check(z.maxLength(keys.join().length)),
    z.pipe(
      z.transform((said: string) => said.split(',')),
      z.array(z.enum(keys)).check(z.refine((chosen) => new Set(chosen).size === chosen.length)),
    ),
  );
};

const filtersOf = (list: ListDescription): Filters => ({
  search: text(SEARCH_MAX),
  ...Object.fromEntries(
    Object.entries(list.columns).flatMap(([key, column]) =>
      filterKeys(list).some((known) => known === key) ? [[key, condition(column)]] : [],
    ),
  ),
});

/** What the count of a list, a bulk act and an export take: the filter alone. */
export const staffFilter = <D extends ListDescription>(list: D) => {
  const optional = Object.entries(filtersOf(list)).map(([name, schema]) => [name, z.exactOptional(schema)]);
  return z.strictObject(Object.fromEntries(optional)) as z.core.$ZodType as z.core.$ZodType<ListFilter<D>>;
};

/** Which rows a bulk act is for: those that are named, or all that a filter finds but for some. */
export const listTarget = <D extends ListDescription>(list: D): z.core.$ZodType<ListTarget<D>> => {
  const ids = z.array(identifier).check(z.maxLength(TARGET_IDS_MAX));
  return z.union([
    z.strictObject({ ids: ids.check(z.minLength(1)) }),
    z.strictObject({ filter: staffFilter(list), except: ids, all: z.exactOptional(z.literal(true)) }),
  ]);
};

/** Where an address names a view. */
const VIEW = 'view';
const viewName = identifier.check(z.regex(/^[\w-]+$/));

/**
 * The query of a list that staff look through, from its description: `search`, a condition a column under the column's
 * name, `columns`, and what every list takes.
 */
export const staffListQuery = <D extends ListDescription>(
  list: D,
): ListQuery<StaffPlace<D>, StaffAsked<D>> => {
  const names: readonly string[] = sortNames(list);
  const query = listQuery({ ...filtersOf(list), columns: columnsOf(list) }, names);
  const usual = list.shown.join();
  const withoutUsual = <P extends object>({ columns, ...place }: P & { readonly columns?: unknown }) =>
    columns === undefined || String(columns) === usual ? place : { ...place, columns };
  return {
    wire: query.wire,
    read: (search) => {
      const view = z.safeParse(viewName, search.get(VIEW) ?? undefined);
      return { ...withoutUsual(query.read(search)), ...(view.success ? { view: view.data } : {}) };
    },
    write: ({ view, ...place }: StaffPlace<D>) => {
      const written = query.write(withoutUsual(place) as Parameters<typeof query.write>[0]);
      if (view !== undefined) written.set(VIEW, view);
      return written;
    },
  } as ListQuery<StaffPlace<D>, StaffAsked<D>>;
};
