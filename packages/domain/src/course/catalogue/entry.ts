/**
 * The subject of a course; it chooses the colour and the pattern of the banner. Beyond the Specification.
 */
export type CourseTrack = 'java' | 'python' | 'web' | 'data' | 'go' | 'algorithm' | 'tool' | 'mini';

/** All tracks, for legends and filters. Beyond the Specification. */
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
 * The description of a drawn course banner (Specification §3 'Course catalogue entry', `banner`): there are no
 * photographs. The picture is made from the track's colour, a short text as glyph and the course id as the seed of its
 * pattern.
 */
export type CourseBanner = { readonly track: CourseTrack; readonly glyph: string };

/** One course of the catalogue (Specification §3 'Course catalogue entry'). */
export type CatalogueEntry = {
  /** The id that orders, records and addresses name the course by. */
  readonly courseId: string;
  /** The Chinese title. */
  readonly title: string;
  /** How its picture is drawn. */
  readonly banner: CourseBanner;
  /** The number of chapters. */
  readonly outlineCount: number;
  /** Always opens on the new learning site. */
  readonly isNew?: boolean;
  /** No longer offered; those who bought it keep it. */
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
