import { SHOP_MALL_PATH } from '@ykd/domain/access';

const COURSE_ID = 'courseId';

/** The shop mall; for a course, with the products that open it. */
export const mallHref = (courseId?: string): string =>
  courseId === undefined
    ? SHOP_MALL_PATH
    : `${SHOP_MALL_PATH}?${new URLSearchParams({ [COURSE_ID]: courseId }).toString()}`;

/** The course that the shop mall was opened for. */
export const mallCourse = (search: URLSearchParams): string | null => search.get(COURSE_ID);
