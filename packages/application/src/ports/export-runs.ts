import { DAY_MS } from '@ykd/domain/shared';
import { count, flag, instant, json, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

/** The lists that can be exported, by the names that their runs have. */
export const EXPORT_LISTS = [
  'students',
  'employees',
  'orders',
  'products',
  'invoices',
  'payouts',
  'partners',
  'commstudents',
  'security',
  'audit',
  'differences',
  'performance',
  'prizes',
  'classes',
  'assistants',
  'ledger',
  'statement',
] as const;
export type ExportName = (typeof EXPORT_LISTS)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How a run stands. `running`: its file is being taken, or waits for that. */
export const EXPORT_STATES = ['running', 'done', 'cancelled', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** How many files somebody may have exported at a time. */
export const EXPORTS_AT_ONCE = 2;
/** A run of which nothing was heard for so long is over: nobody came for its file, or its server is gone. */
export const EXPORT_SILENT_MS = 60_000;
/** How many rows are read, and are in memory, at a time. */
export const EXPORT_BATCH = 500;
/** How long it is remembered what somebody exported; the audit log keeps it for good. */
export const EXPORT_MEMORY_MS = 90 * DAY_MS;
/** How many of his runs somebody is shown, the newest. */
export const EXPORTS_SHOWN = 10;

export const exportRunFields = {
  id: text(),
  /** The member of staff whose run it is. */
  userId: text(),
  list: oneOf(EXPORT_LISTS),
  format: oneOf(EXPORT_FORMATS),
  /** What was shown when it began. */
  asked: json<Readonly<Record<string, string>>>(),
  /** The same in words; empty for the whole list. */
  conditions: text(),
  /** How many rows are written so far. */
  rows: count(),
  state: oneOf(EXPORT_STATES),
  /** The file was asked for: there is one to each run. */
  isTaken: flag(),
  startedAt: instant(),
  /** When it was last heard of. */
  touchedAt: instant(),
  endedAt: nullable(instant()),
};

/** An export, from when somebody asked for it until its file is whole or nobody wants it any more. */
export type ExportRun = RecordOf<typeof exportRunFields>;

/** How a run stands by now: one that fell silent has failed. */
export const stateAt = ({ state, touchedAt }: ExportRun, now: number): ExportState =>
  state === 'running' && now - touchedAt > EXPORT_SILENT_MS ? 'failed' : state;

/** The exports of staff. */
export interface ExportRuns {
  find(userId: string, id: string): Promise<ExportRun | undefined>;
  /** The newest first, at most `limit`. */
  ofUser(userId: string, limit: number): Promise<readonly ExportRun[]>;
  /** Whoever comes for the file first gets it; false for all others, and for a run that is over. */
  take(id: string, at: number): Promise<boolean>;
  /** Notes how far a run is; false when it is not running any more. */
  progress(id: string, rows: number, at: number): Promise<boolean>;
}

export interface TxExportRuns {
  /** Runs of somebody begin and end one after the other. */
  lockOwner(userId: string): Promise<void>;
  find(userId: string, id: string): Promise<ExportRun | undefined>;
  /** All of his that run, whether they were heard of or not. */
  running(userId: string): Promise<readonly ExportRun[]>;
  /** How many of his are running that were heard of since `since`, epoch ms. */
  countRunning(userId: string, since: number): Promise<number>;
  insert(run: ExportRun): Promise<void>;
  /** Stores how a run ended. */
  end(id: string, state: ExportState, rows: number, at: number): Promise<void>;
  /** Forgets those of somebody that began before `before`, epoch ms. */
  deleteOlder(userId: string, before: number): Promise<void>;
}
