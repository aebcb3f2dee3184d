import type { CheckInComment, CheckInEntry } from '../ports/check-ins.js';
import { checkInPictureUrl } from './picture-url.js';
import type { CheckInCommentView, CheckInEntryView } from './port.js';

/** An entry as people read it, without the comments under it. */
export const entryView = ({
  day,
  text,
  pictures,
  gmtCreated,
  gmtModified,
  mark,
  madeUpReason,
}: CheckInEntry): Omit<CheckInEntryView, 'comments'> => ({
  day,
  text,
  pictures: pictures.map(checkInPictureUrl),
  gmtCreated,
  gmtModified,
  mark,
  madeUp: madeUpReason,
});

/** A comment as people read it. */
export const commentView = ({
  id,
  authorName: by,
  text,
  gmtCreated: at,
}: CheckInComment): CheckInCommentView => ({ id, by, text, at });
