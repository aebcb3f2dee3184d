import { CHECK_IN_MARKS, type CheckInMark } from '@ykd/domain/campaign';

/** How loud a mark is. */
export const MARK_TONES = { none: 'amber', read: 'neutral', like: 'info', excellent: 'brand' } as const;

/** A mark that somebody gave. */
export type GivenMark = Exclude<CheckInMark, 'none'>;

export const GIVEN_MARKS = CHECK_IN_MARKS.filter((mark): mark is GivenMark => mark !== 'none');
