import type { RosterLine } from '@ykd/domain/roster';

/** What the process that reads a workbook says: once that it can begin, then its answer. */
export type SheetAnswer =
  | 'ready'
  | { readonly lines: readonly RosterLine[] }
  | { readonly problem: string }
  /** It is not the workbook that is to blame. */
  | { readonly failure: string };
