import type { Schools } from '../../ports/schools.js';

/** A few schools, found by a part of the name only. */
export const fakeSchools = (
  names: readonly string[] = ['南京大学', '东南大学', '南京航空航天大学'],
): Schools => ({
  search: (text, limit) =>
    names
      .filter((name) => name.includes(text))
      .slice(0, limit)
      .map((name) => ({ name })),
  cityOf: (name) => (names.includes(name) ? `${name.slice(0, 2)}市` : undefined),
});
