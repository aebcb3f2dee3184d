import { ok } from '@ykd/domain/shared';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import {
  askedOf,
  keyOrderOf,
  planOf,
  stateWords,
  type ColumnKey,
  type ListDescription,
  type ListedRow,
  type ListKey,
  type ListOrder,
  type Selection,
} from '../staff-list/index.js';
import { batchesByKey, type ExportCell, type ExportSource } from './prepare.js';

/** A row as it is shown: values by the keys of its columns; somebody who is named has an id and a name. */
type Line = Readonly<Record<string, unknown>>;

const cellOf = (value: unknown): ExportCell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const { name } = value as { readonly name?: string | null };
  return name ?? null;
};

/** Makes a list that staff look through one that they can export, with what its pages take. */
export const staffSource = <D extends ListDescription, Row extends ListedRow, Deps>(
  title: string,
  list: D,
  rowsOf: (deps: Deps) => {
    page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<Row>>;
  },
  lineOf: (row: Row, columns: readonly ColumnKey<D>[]) => Line,
): ExportSource<Deps> => ({
  title,
  prepare: (deps, caller, state) => {
    const plan = planOf(list, caller, askedOf<D>(state));
    if (!plan.ok) return plan;
    const { selection, order, columns } = plan.value;
    const { keyOf } = keyOrderOf<Row>(list, order);
    return ok({
      columns: columns.map((key) => {
        const { title: head, kind } = list.columns[key] ?? { title: key, kind: 'text' };
        return { title: head, kind };
      }),
      conditions: stateWords(list, state),
      batches: () =>
        batchesByKey<Row, ListKey>(
          (window) => rowsOf(deps).page(order, window, selection),
          keyOf,
          (row) => {
            const line = lineOf(row, columns);
            return columns.map((key) => cellOf(line[key]));
          },
        ),
    });
  },
});
