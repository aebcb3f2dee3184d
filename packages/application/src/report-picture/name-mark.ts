import type { Secrets } from '../ports/secrets.js';

const PURPOSE = 'report-picture-name';

/** Seventy bits of a keyed digest: enough to know a name again, and short in an address. */
const MARK_LENGTH = 12;

/** By which a picture knows again the name that it showed first: a name itself may be too long for an address. */
export const nameMark = (secrets: Pick<Secrets, 'digest'>, name: string): string =>
  secrets.digest(PURPOSE, name).slice(-MARK_LENGTH);

/** Whether a mark is that of a name, also where it was made with the secret of before. */
export const isMarkOf = (
  secrets: Pick<Secrets, 'digest' | 'olderDigests'>,
  mark: string,
  name: string,
): boolean =>
  mark === nameMark(secrets, name) ||
  secrets.olderDigests(PURPOSE, name).some((digest) => digest.slice(-MARK_LENGTH) === mark);
