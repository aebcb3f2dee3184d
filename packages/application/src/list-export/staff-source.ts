import { ok, type Result } from '@ykd/domain/shared';
import type { Key, KeyRows, KeyWindow } from '../ports/key-window.js';
import type { InvalidInput } from '../shared/errors.js';
import {
  askedOf,
  keyOrderOf,
  planOf,
  readCondition,
  stateWords,
  unlisted,
  type ColumnKey,
  type ListColumn,
  type ListDescription,
  type ListedRow,
  type ListKey,
  type ListOrder,
  type ListState,
  type Selection,
} from '../staff-list/index.js';
import { batchesByKey, type ExportCaller, type ExportCell, type ExportSource } from './prepare.js';

/** A row as it is shown: values by the keys of its columns; somebody who is named has an id and a name. */
type Line = Readonly<Record<string, unknown>>;

/** What an id stands for that is in a column. */
interface Named {
  readonly id: string;
  readonly name: string | null;
}

/** The rows of a selection in their order, some at a time. */
export interface ExportReader<Row, K extends Key> {
  read(window: KeyWindow<K>): Promise<KeyRows<Row>>;
  readonly keyOf: (row: Row) => K;
}

/** A list that staff look through, as it is read to be exported. */
export interface StaffExport<D extends ListDescription, Row, K extends Key, Deps> {
  readonly list: D;
  /** Reads nothing yet but what it takes to know which rows are meant. */
  readerOf(
    deps: Deps,
    selection: Selection,
    order: ListOrder,
  ): Promise<Result<ExportReader<Row, K>, InvalidInput>>;
  lineOf(row: Row, columns: readonly ColumnKey<D>[], caller: ExportCaller): Line;
  /** What stands behind ids of a column, of all that the caller may see, as his pages offer them. */
  namesOf(deps: Deps, key: string, selection: Selection, ids: readonly string[]): Promise<readonly Named[]>;
}

/** How a list is read whose rows are sorted by the value that they come with. */
export const listedReader =
  <Row extends ListedRow, Deps>(
    list: ListDescription,
    rowsOf: (deps: Deps) => {
      page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<Row>>;
    },
    /** What is asked as it is stored, where that is another thing. */
    storedOf: (deps: Deps, selection: Selection) => Promise<Selection> = async (_deps, selection) =>
      selection,
  ): StaffExport<ListDescription, Row, ListKey, Deps>['readerOf'] =>
  async (deps, selection, order) => {
    const stored = await storedOf(deps, selection);
    return ok({
      read: (window) => rowsOf(deps).page(order, window, stored),
      keyOf: keyOrderOf<Row>(list, order).keyOf,
    });
  };

const cellOf = ({ values }: ListColumn, value: unknown): ExportCell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return values?.[value] ?? value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((one) => values?.[String(one)] ?? String(one)).join('、');
  const { name } = value as { readonly name?: string | null };
  return name ?? null;
};

const columnIn = ({ columns }: ListDescription, key: string): ListColumn =>
  (Object.hasOwn(columns, key) ? columns[key] : undefined) ?? { title: key, kind: 'text' };

/** What a state narrows a list by: ids by the names that the caller knows, and without a word about all others. */
const conditionsOf = async (
  list: ListDescription,
  state: ListState,
  { userId, name: ownName }: ExportCaller,
  namesOf: (key: string, ids: readonly string[]) => Promise<readonly Named[]>,
): Promise<string> => {
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [key, text] of Object.entries(state)) {
    const column = columnIn(list, key);
    if (column.kind !== 'choice' || column.values !== undefined) continue;
    const named = await namesOf(key, readCondition(column, text)?.values ?? []);
    names.set(key, new Map(named.map(({ id, name }) => [id, name ?? id])));
  }
  return stateWords(
    list,
    state,
    (key, id) =>
      names.get(key)?.get(id) ?? (id === userId ? ownName : undefined) ?? unlisted(columnIn(list, key)),
  );
};

/** Makes a list that staff look through one that they can export, with what its pages take. */
export const staffSource = <D extends ListDescription, Row, K extends Key, Deps>({
  list,
  readerOf,
  lineOf,
  namesOf,
}: StaffExport<D, Row, K, Deps>): ExportSource<Deps> => ({
  prepare: async (deps, caller, state) => {
    const plan = planOf(list, caller, askedOf<D>(state));
    if (!plan.ok) return plan;
    const { selection, order, columns } = plan.value;
    const reader = await readerOf(deps, selection, order);
    if (!reader.ok) return reader;
    const { read, keyOf } = reader.value;
    const shown = columns.map((key) => ({ key, column: columnIn(list, key) }));
    return ok({
      columns: shown.map(({ column: { title, kind, isDay } }) =>
        isDay ? { title, kind, isDay } : { title, kind },
      ),
      conditions: () => conditionsOf(list, state, caller, (key, ids) => namesOf(deps, key, selection, ids)),
      batches: () =>
        batchesByKey<Row, K>(read, keyOf, (row) => {
          const line = lineOf(row, columns, caller);
          return shown.map(({ key, column }) => cellOf(column, line[key]));
        }),
    });
  },
});
