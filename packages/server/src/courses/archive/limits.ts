import { MEGABYTE } from '@ykd/domain/shared';

/** How much an archive with a course may be; how large it may be itself is COURSE_ARCHIVE_MAX_BYTES. */
export const ARCHIVE_LIMITS = {
  files: 2_000,
  /** Unpacked, all together, bytes. */
  totalBytes: 256 * MEGABYTE,
  /** Unpacked, each, bytes: what a course may show or say is less, and says so itself. */
  fileBytes: 8 * MEGABYTE,
  /** How many times larger than in the archive a file may become, beyond the first megabyte. */
  ratio: 200,
  /** How many folders deep. */
  depth: 10,
  /** How long a path may be, in bytes. */
  pathBytes: 500,
} as const;

/** How long the reading of an archive may take, with its pictures, ms. */
export const ARCHIVE_MS_MAX = 5 * 60_000;

/** How many archives may wait while one is read. */
export const ARCHIVES_WAITING_MAX = 2;

/** How much memory texts may take in the process that reads, megabytes; pictures are drawn beside it, one after the other. */
export const ARCHIVE_MEMORY_MAX = 768;
