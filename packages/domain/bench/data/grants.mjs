import { COURSE_CATALOGUE } from '@ykd/domain/course';
import { choices } from './random.mjs';

/**
 * Grants of 1 to 10 course ids, `count` ids in all, a third of the grants flagged old. `distinct` is how many different
 * ids there are: those of the catalogue first, then made-up ones.
 */
export const someGrants = (count, distinct) => {
  const { whole, oneOf, chance } = choices(2);
  const ids = COURSE_CATALOGUE.map(({ courseId }) => courseId);
  for (let number = ids.length; number < distinct; number += 1) ids.push(`course-${number}`);
  const grants = [];
  for (let left = count; left > 0;) {
    const courseIds = Array.from({ length: Math.min(left, whole(1, 10)) }, () => oneOf(ids));
    grants.push({ courseIds, stages: [], old: chance(1 / 3) });
    left -= courseIds.length;
  }
  return grants;
};
