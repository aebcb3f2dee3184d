/** The subject of a course; it chooses the colour and the pattern of the banner. */
export type CourseTrack = 'java' | 'python' | 'web' | 'data' | 'go' | 'algorithm' | 'tool' | 'mini';

/** All tracks, for legends and filters. */
export const COURSE_TRACKS: readonly CourseTrack[] = Object.freeze([
  'java',
  'python',
  'web',
  'data',
  'go',
  'algorithm',
  'tool',
  'mini',
]);

/**
 * The description of a drawn course banner: there are no photographs. The picture is made from the track's colour, a
 * short text as glyph and the course id as the seed of its pattern.
 */
export type CourseBanner = { readonly track: CourseTrack; readonly glyph: string };

/**
 * One course of the catalogue (Specification §3 'Course catalogue entry'). `outlineCount` is the number of chapters.
 * `isNew`: always opens on the new learning site. `unpublish`: no longer offered; those who bought it keep it.
 */
export type CatalogueEntry = {
  readonly courseId: string;
  readonly title: string;
  readonly banner: CourseBanner;
  readonly outlineCount: number;
  readonly isNew?: boolean;
  readonly unpublish?: boolean;
};

/** The flags of an entry, each left out unless set. */
type Flags = { readonly isNew?: true; readonly unpublish?: true };

/** A maker of the entries of one track, so that a table of courses reads as one line a course. */
export const coursesOf =
  (track: CourseTrack) =>
  (
    courseId: string,
    title: string,
    outlineCount: number,
    glyph: string,
    flags: Flags = {},
  ): CatalogueEntry => ({
    courseId,
    title,
    banner: { track, glyph },
    outlineCount,
    ...flags,
  });
