import { count, instant, nullable, oneOf, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListState } from '../staff-list/index.js';
import {
  EXPORT_FORMATS,
  EXPORT_LISTS,
  EXPORT_STATES,
  type ExportFormat,
  type ExportName,
} from '../ports/export-runs.js';

/** What is told of a run. */
export const exportViewFields = {
  id: text(),
  list: oneOf(EXPORT_LISTS),
  format: oneOf(EXPORT_FORMATS),
  /** What its rows are like, in words; empty for the whole list. */
  conditions: text(),
  /** How many rows are written so far. */
  rows: count(),
  state: oneOf(EXPORT_STATES),
  startedAt: instant(),
  endedAt: nullable(instant()),
};

export type ExportView = RecordOf<typeof exportViewFields>;

/** Exports of what a member of staff sees in a list. Beyond the Specification. */
export interface ListExportPort {
  /**
   * Begins to export what a list shows in this state: all rows that its filter finds, and the columns that are shown. The
   * file is there to be taken once, within a minute.
   */
  begin(input: {
    readonly list: ExportName;
    readonly format: ExportFormat;
    readonly state: ListState;
  }): Outcome<ExportView, 'not-logged-in' | 'forbidden' | 'second-factor-needed' | 'invalid-input'>;
  /** The caller's own, the newest first. */
  runs(): Outcome<readonly ExportView[], 'not-logged-in' | 'forbidden'>;
  /** Ends one of the caller's own; one that is over stays as it is. */
  cancel(input: {
    readonly id: string;
  }): Outcome<ExportView, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
}
