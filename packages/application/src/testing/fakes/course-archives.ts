import { err, ok } from '@ykd/domain/shared';
import type { CourseContent } from '../../course/content.js';
import type { CourseArchives, CourseProblem } from '../../ports/course-archives.js';
import { asciiBytes } from './images.js';

/** What an archive of the tests is made of. */
type FakeArchive =
  | { readonly content: CourseContent }
  | { readonly problems: readonly CourseProblem[] }
  | { readonly busy: true };

/** The bytes of an archive, which only the fake below can read. */
export const fakeArchive = (archive: FakeArchive): Uint8Array =>
  asciiBytes(
    JSON.stringify(archive).replaceAll(
      /[^ -~]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );

/** Archives that say what is in them. */
export const fakeCourseArchives = (): CourseArchives => ({
  read: async (bytes) => {
    const archive = JSON.parse(
      Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
    ) as FakeArchive;
    if ('busy' in archive) return err({ kind: 'busy' });
    if ('problems' in archive) return err({ kind: 'problems', problems: archive.problems });
    return ok({ content: archive.content, pictures: new Map([[`${'a'.repeat(32)}.png`, bytes]]) });
  },
});
