import type { ReportEditionName } from '@ykd/domain/report';
import type { ReportPictureTopic } from '../ports/report-pictures.js';
import type { Secrets } from '../ports/secrets.js';

const PURPOSE = 'report-picture';

/** Which picture an address shows, of whom, and until when (epoch ms). */
export interface PictureToken {
  readonly userId: string;
  readonly edition: ReportEditionName;
  readonly year: number;
  readonly topic: ReportPictureTopic;
  /** The mark of the name that it shows, see `nameMark`; null for one that names nobody. */
  readonly nameMark: string | null;
  readonly until: number;
}

/** A number in place of the mark, also in every address of before: no name is shown. One that says 1 is understood by those who sealed it. */
type Parts = readonly [string, ReportEditionName, number, ReportPictureTopic, string | 0 | 1, number];

/**
 * The token in the address of a picture: sealed, so that nobody makes one, changes one, or reads in it whose picture it is. Short: it is a
 * part of a path.
 */
export const sealPictureToken = (
  secrets: Pick<Secrets, 'seal'>,
  { userId, edition, year, topic, nameMark, until }: PictureToken,
): string => {
  const parts: Parts = [userId, edition, year, topic, nameMark ?? 1, until];
  return secrets.seal(PURPOSE, JSON.stringify(parts));
};

/** What a token says; undefined for one that is forged, and once its time is over. */
export const openPictureToken = (
  secrets: Pick<Secrets, 'open'>,
  token: string,
  now: number,
): PictureToken | undefined => {
  const text = secrets.open(PURPOSE, token);
  if (text === undefined) return undefined;
  const [userId, edition, year, topic, mark, until] = JSON.parse(text) as Parts;
  const nameMark = typeof mark === 'string' ? mark : null;
  return until <= now ? undefined : { userId, edition, year, topic, nameMark, until };
};
