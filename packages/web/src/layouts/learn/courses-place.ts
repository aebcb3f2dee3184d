import { LEARN_PATH } from '@ykd/domain/access';

/** Where a member's courses stand on the page of the learning centre. */
export const COURSES_ID = 'courses';

export const COURSES_HREF = `${LEARN_PATH}#${COURSES_ID}`;
