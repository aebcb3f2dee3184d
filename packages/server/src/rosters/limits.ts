import { MEGABYTE } from '@ykd/domain/shared';

/** How much a workbook may be, which is a ZIP archive of XML; how large it may be itself is ROSTER_BYTES_MAX. */
export const WORKBOOK_LIMITS = {
  files: 1_000,
  /** Unpacked, all together, bytes. */
  totalBytes: 64 * MEGABYTE,
  /** How many times larger than in the archive a file may become, beyond the first megabyte. */
  ratio: 200,
} as const;

/** How long the reading of a workbook may take, ms. */
export const WORKBOOK_MS_MAX = 30_000;

/** How many workbooks may wait while one is read. */
export const WORKBOOKS_WAITING_MAX = 5;

/** How much memory the process that reads may take, megabytes. */
export const WORKBOOK_MEMORY_MAX = 512;
