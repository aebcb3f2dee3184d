import { QUERY_COUNT } from '@ykd/adapters-http/contracts';
import { OLD_STUDY_PATH, STUDY_PATH } from '@ykd/domain/access';
import { courseHref, encodePosition, type Position } from '@ykd/domain/course';

/** One of the two learning sites: how its addresses are written. */
export interface StudySite {
  readonly kind: 'new' | 'old';
  /** The page of a place in a course. */
  addressOf(courseId: string, position: Position): string;
}

// Where the routes of this app stand; the guards' and the dashboard's addresses come from the settings.
const SITES = { newSite: STUDY_PATH, oldSite: OLD_STUDY_PATH };

/** `/study/{courseId}/{chapter}/{lesson}#b{part}` */
export const NEW_SITE: StudySite = {
  kind: 'new',
  addressOf: (courseId, { outline, section, body }) =>
    `${courseHref({ kind: 'new-site', courseId }, SITES)}/${outline}/${section}${body > 0 ? `#b${body}` : ''}`,
};

/** `/study/old/{courseId}/{position}`: the whole place in one token. */
export const OLD_SITE: StudySite = {
  kind: 'old',
  addressOf: (courseId, position) =>
    courseHref({ kind: 'old-site', courseId, position: encodePosition(position) }, SITES),
};

/** A number of an address, counted from 0; undefined for anything else. */
export const placeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && QUERY_COUNT.test(text) ? Number(text) : undefined;

/** The part that a hash such as `#b3` names; the first one for any other. */
export const bodyOfHash = (hash: string): number => placeNumber(/^#b(.+)$/.exec(hash)?.[1]) ?? 0;
