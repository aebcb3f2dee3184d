import { deepFreeze } from '../shared/index.js';

/**
 * How a version of a course stands: nobody but staff sees a `draft`; learners read the one that is `live`; `earlier` ones were
 * live; nobody sees a draft that was `discarded`, whose number and fingerprint are kept. Beyond the Specification.
 */
export const COURSE_VERSION_STATES = deepFreeze(['draft', 'live', 'earlier', 'discarded'] as const);

/**
 * How a version of a course stands, one of {@link COURSE_VERSION_STATES}: of any number of versions, one is `live` at most. Beyond
 * the Specification.
 */
export type CourseVersionState = (typeof COURSE_VERSION_STATES)[number];

/**
 * Where a version came from, and by which way it was put live: `console` by staff, `command` at the command line, `shipped`
 * with the platform, `upgrade`: it was there before versions were kept. Beyond the Specification.
 */
export const COURSE_VERSION_SOURCES = deepFreeze(['console', 'command', 'shipped', 'upgrade'] as const);

/**
 * Where a version came from, or by which way it was put live, one of {@link COURSE_VERSION_SOURCES}; any number of versions may
 * share one. Beyond the Specification.
 */
export type CourseVersionSource = (typeof COURSE_VERSION_SOURCES)[number];

/** What is known of a version when a course is imported. Beyond the Specification. */
export type KnownVersion = {
  /** Equal for equal content. */
  readonly fingerprint: string;
  /** How it stands. */
  readonly state: CourseVersionState;
  /** By which way it was last put live; null: never. */
  readonly publishedFrom: CourseVersionSource | null;
};

/** By which way a course is imported. Beyond the Specification. */
export type ImportSource = Extract<CourseVersionSource, 'command' | 'shipped'>;

/** What an import does: `nothing`, put the content live, or keep it as a draft. Beyond the Specification. */
export type ImportStep = 'nothing' | 'publish' | 'draft';

/**
 * What an import of a course does. Whoever imports at the command line wants it live. What comes with the platform is taken
 * once, and goes live by itself unless staff decided what is live. Beyond the Specification.
 *
 * @param versions - those of the course that are known, also those that were discarded
 * @param content - what is imported: by which way, and its fingerprint
 */
export const importStep = (
  versions: readonly KnownVersion[],
  { source, fingerprint }: { readonly source: ImportSource; readonly fingerprint: string },
): ImportStep => {
  const live = versions.find(({ state }) => state === 'live');
  if (live?.fingerprint === fingerprint) return 'nothing';
  if (source === 'command') return 'publish';
  if (versions.some((version) => version.fingerprint === fingerprint)) return 'nothing';
  return live?.publishedFrom === 'console' ? 'draft' : 'publish';
};
