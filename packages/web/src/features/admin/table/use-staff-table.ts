import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type RowSelectionState,
} from '@tanstack/react-table';
import { columnKeys, type ListDescription } from '@ykd/application/staff-list';
import { useMemo, type ReactNode } from 'react';
import { CellValue } from './cell-value';
import { chosenOnPage, isChosen, type RowChoice } from './row-choice';

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSelectionFeature });
type Features = typeof features;

/** A page of a list as the library knows it: which columns, in which order, and which rows are chosen. */
export type StaffTable<Row extends object> = ReactTable<Features, Row>;

/** How some columns are drawn; the others are by their kinds. */
export type Cells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>;

const NONE: readonly never[] = [];

/**
 * The table of a page. What is shown and chosen is held elsewhere: columns by the address, rows by whoever asks.
 *
 * @param head - the column that names a row; it cannot be hidden
 */
export const useStaffTable = <Row extends { readonly id: string }>({
  description,
  shown,
  head,
  rows = NONE,
  cells,
  choice,
  onChoose,
}: {
  description: ListDescription;
  shown: readonly string[];
  head: string;
  rows?: readonly Row[] | undefined;
  cells: Cells<Row>;
  choice: RowChoice;
  onChoose: (choice: RowChoice) => void;
}): StaffTable<Row> => {
  const columns = useMemo(
    () =>
      columnKeys(description).flatMap((id): ColumnDef<Features, Row> | [] => {
        const column = description.columns[id];
        if (column === undefined) return [];
        return {
          id,
          header: column.title,
          enableHiding: id !== head,
          cell: ({ row: { original } }) =>
            cells[id]?.(original) ?? CellValue({ column, value: (original as Record<string, unknown>)[id] }),
        };
      }),
    [description, head, cells],
  );
  const ids = rows.map(({ id }) => id);
  const selected = Object.fromEntries(
    ids.filter((id) => isChosen(choice, id)).map((id) => [id, true as const]),
  );
  return useTable<Features, Row>({
    features,
    columns,
    data: rows as Row[],
    getRowId: ({ id }) => id,
    state: {
      columnOrder: [...shown],
      columnVisibility: Object.fromEntries(columns.map(({ id = '' }) => [id, shown.includes(id)])),
      rowSelection: selected,
    },
    onRowSelectionChange: (updater) => {
      const next: RowSelectionState = typeof updater === 'function' ? updater(selected) : updater;
      onChoose(chosenOnPage(choice, ids, new Set(Object.keys(next))));
    },
  });
};
