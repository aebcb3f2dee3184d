import { CHAT_PATH, COURSE_ID_PARAM } from '@ykd/domain/access';

/** The page on which a learner talks with the class teacher about a course. */
export const chatHref = (courseId: string): string =>
  `${CHAT_PATH}?${new URLSearchParams({ [COURSE_ID_PARAM]: courseId }).toString()}`;
