import type { ArchivedCourse, CourseProblem } from '@ykd/application/ports';

/** What the server asks the process that reads an archive: once. */
export interface ArchiveQuestion {
  readonly bytes: Uint8Array;
  /** Empty, and its own. */
  readonly folder: string;
}

/** What that process says: once that it can begin, then its answer. */
export type ArchiveAnswer =
  | 'ready'
  | { readonly course: ArchivedCourse }
  | { readonly problems: readonly CourseProblem[] }
  /** It is not the archive that is to blame. */
  | { readonly failure: string };
