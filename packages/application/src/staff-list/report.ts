import { count, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';

/** How many rows one bulk act changes at the most: whoever asked waits for its report. */
export const BULK_MAX = 2_000;
/** For so long, in milliseconds, the offer to undo an act stands on the screen. */
export const UNDO_OFFER_MS = 10_000;
/** For so long an act can be undone by whoever did it, in milliseconds: the offer is there for a while, its report longer. */
export const UNDO_MS = 600_000;

/**
 * Why a row was left as it is. `absent`: it is not there, or not for the caller; `same`: it was so already; `conflict`: it, or
 * who is named, is in a state in which this has no sense; `changed`: somebody changed it since; `undone`: it was put back
 * already; `classTeacherOnly`: a class teacher’s student goes to class teachers alone.
 */
export const SKIP_REASONS = ['absent', 'same', 'conflict', 'changed', 'undone', 'classTeacherOnly'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const bulkRowFields = {
  id: text(),
  /** What it is called, where the caller may know. */
  name: nullable(text()),
  /** Of somebody who is called nothing: the mobile, its middle hidden. */
  mobile: nullable(text()),
  /** `failed`: the server could not do it, and it is as it was. */
  outcome: oneOf(['done', 'skipped', 'failed']),
  reason: nullable(oneOf(SKIP_REASONS)),
};

/** What became of a row. */
export type BulkRow = RecordOf<typeof bulkRowFields>;

export const bulkReportFields = {
  /** Names the act for its undoing; null where nothing was changed. */
  batch: nullable(text()),
  done: count(),
  skipped: count(),
  failed: count(),
  rows: list(object(bulkRowFields)),
};

/** What became of each row of a bulk act. */
export type BulkReport = RecordOf<typeof bulkReportFields>;

/** The report about rows; those that were not done first. */
export const bulkReport = (batch: string, rows: readonly BulkRow[]): BulkReport => {
  const countOf = (outcome: BulkRow['outcome']): number =>
    rows.filter((row) => row.outcome === outcome).length;
  const done = countOf('done');
  const rank = { failed: 0, skipped: 1, done: 2 } as const;
  return {
    batch: done > 0 ? batch : null,
    done,
    skipped: countOf('skipped'),
    failed: countOf('failed'),
    rows: rows.toSorted((a, b) => rank[a.outcome] - rank[b.outcome]),
  };
};
