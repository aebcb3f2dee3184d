import type { StaffMember } from '@ykd/domain/access';
import type { Result } from '@ykd/domain/shared';
import type { Key, KeyRows, KeyWindow } from '../ports/key-window.js';
import { rowBatches } from '../shared/all-rows.js';
import type { Caller } from '../shared/caller.js';
import type { Forbidden, InvalidInput } from '../shared/errors.js';
import { memberName } from '../shared/member-name.js';
import type { ColumnKind, ListState } from '../staff-list/index.js';
import { EXPORT_BATCH } from '../ports/export-runs.js';

/** What stands in a row, by the kind of its column: texts, numbers, cents, epoch milliseconds, yes or no. */
export type ExportCell = string | number | boolean | null;

/** What an export consists of. */
export interface ExportColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  /** Its instants stand for Beijing days. */
  readonly isDay?: true;
}

export type ExportRows = readonly (readonly ExportCell[])[];

/** An export that was checked, and may be read. */
export interface PreparedExport {
  readonly columns: readonly ExportColumn[];
  /** What the rows are like, in words that name nobody whom the caller does not see. */
  conditions(): Promise<string>;
  /** The rows in their order, some at a time; nothing is read before it is wanted. */
  batches(): AsyncGenerator<ExportRows, void>;
}

/** Who exports. */
export interface ExportCaller {
  readonly userId: string;
  /** What he is called himself, if he is called anything. */
  readonly name: string | undefined;
  readonly staff: StaffMember | undefined;
}

/** A list that can be exported: with the rights and the questions of its pages. */
export interface ExportSource<Deps> {
  prepare(
    deps: Deps,
    caller: ExportCaller,
    state: ListState,
  ): Promise<Result<PreparedExport, Forbidden | InvalidInput>>;
}

/** The cells of all rows of a list. */
export async function* batchesByKey<Row, K extends Key>(
  read: (window: KeyWindow<K>) => Promise<KeyRows<Row>>,
  keyOf: (row: Row) => K,
  cellsOf: (row: Row) => readonly ExportCell[],
): AsyncGenerator<ExportRows, void> {
  for await (const batch of rowBatches(read, keyOf, EXPORT_BATCH)) yield batch.map(cellsOf);
}

/** Who exports. */
export const exporterOf = ({ user, staff }: Pick<Caller, 'user' | 'staff'>): ExportCaller => ({
  userId: user.id,
  name: memberName(user),
  staff,
});
