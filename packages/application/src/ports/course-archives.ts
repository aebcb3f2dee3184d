import type { Result } from '@ykd/domain/shared';
import type { CourseContent } from '../course/content.js';

/** Something wrong with a course folder, at the place where it is. */
export interface CourseProblem {
  /** Relative to the folder; that of the archive itself is empty. */
  readonly file: string;
  /** Counts from 1; left out where the whole file is meant. */
  readonly line?: number | undefined;
  /** Chinese. */
  readonly problem: string;
}

/** A course that was read from an archive. */
export interface ArchivedCourse {
  readonly content: CourseContent;
  /** The pictures that its lessons show, made anew from their pixels, by name. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** `busy`: as many archives as may are being read or wait for it. */
export type ArchiveRefusal =
  { readonly kind: 'problems'; readonly problems: readonly CourseProblem[] } | { readonly kind: 'busy' };

/** Reads course folders that come as ZIP archives. Nothing of an archive stays anywhere, however it ends. */
export interface CourseArchives {
  read(bytes: Uint8Array): Promise<Result<ArchivedCourse, ArchiveRefusal>>;
}
