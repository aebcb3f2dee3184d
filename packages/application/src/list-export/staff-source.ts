import { ok } from '@ykd/domain/shared';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import {
  askedOf,
  keyOrderOf,
  planOf,
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

/** A list that staff look through, as it is read to be exported. */
export interface StaffExport<D extends ListDescription, Row extends ListedRow, Deps> {
  readonly list: D;
  rowsOf(deps: Deps): {
    page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<Row>>;
  };
  lineOf(row: Row, columns: readonly ColumnKey<D>[]): Line;
  /** What is asked as it is stored, where that is another thing. */
  storedOf?(deps: Deps, selection: Selection): Promise<Selection>;
  /** What stands behind the ids of a column, of all that the caller may see, as his pages offer them. */
  namesOf(deps: Deps, key: string, selection: Selection): Promise<readonly Named[]>;
}

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
  namesOf: (key: string) => Promise<readonly Named[]>,
): Promise<string> => {
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const key of Object.keys(state)) {
    const { kind, values } = columnIn(list, key);
    if (kind !== 'choice' || values !== undefined) continue;
    names.set(key, new Map((await namesOf(key)).map(({ id, name }) => [id, name ?? id])));
  }
  return stateWords(
    list,
    state,
    (key, id) =>
      names.get(key)?.get(id) ?? (id === userId ? ownName : undefined) ?? unlisted(columnIn(list, key)),
  );
};

/** Makes a list that staff look through one that they can export, with what its pages take. */
export const staffSource = <D extends ListDescription, Row extends ListedRow, Deps>({
  list,
  rowsOf,
  lineOf,
  storedOf = async (_deps, selection) => selection,
  namesOf,
}: StaffExport<D, Row, Deps>): ExportSource<Deps> => ({
  prepare: (deps, caller, state) => {
    const plan = planOf(list, caller, askedOf<D>(state));
    if (!plan.ok) return plan;
    const { selection, order, columns } = plan.value;
    const { keyOf } = keyOrderOf<Row>(list, order);
    const shown = columns.map((key) => ({ key, column: columnIn(list, key) }));
    return ok({
      columns: shown.map(({ column: { title, kind, isDay } }) =>
        isDay ? { title, kind, isDay } : { title, kind },
      ),
      conditions: () => conditionsOf(list, state, caller, (key) => namesOf(deps, key, selection)),
      batches: async function* () {
        const stored = await storedOf(deps, selection);
        yield* batchesByKey<Row, ListKey>(
          (window) => rowsOf(deps).page(order, window, stored),
          keyOf,
          (row) => {
            const line = lineOf(row, columns);
            return shown.map(({ key, column }) => cellOf(column, line[key]));
          },
        );
      },
    });
  },
});
