import { COURSE_CATALOGUE } from '@ykd/domain/course';
import { choices } from './random.mjs';

const FIRST = Date.UTC(2023, 0, 1);
const YEARS = 3 * 365 * 24 * 3600 * 1000;

/** Study logs of the years 2023 to 2025, in no order. */
export const someLogs = (count) => {
  const { whole, oneOf } = choices(4);
  return Array.from({ length: count }, () => ({
    at: FIRST + whole(0, YEARS),
    courseId: oneOf(COURSE_CATALOGUE).courseId,
    seconds: whole(1, 3600),
  }));
};
