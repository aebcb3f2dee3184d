import { err, ok, type Result } from '@ykd/domain/shared';
import type { InvalidInput } from '../shared/errors.js';
import type { ListIds } from './target.js';

/** So many people a search of a log may find: the lines of each are looked up by themselves. */
export const PEOPLE_FOUND_MAX = 50;

/** Where people are found: those who work here, or did, and all others. */
export interface PeopleLists {
  readonly students: ListIds;
  readonly employees: ListIds;
}

const TOO_MANY = `找到的人超过 ${PEOPLE_FOUND_MAX} 位，请写得更完整`;

/** The ids of those whom a search finds, as the lists of students and employees find them. */
export const peopleFound = async (
  { students, employees }: PeopleLists,
  search: string,
): Promise<Result<readonly string[], InvalidInput>> => {
  // Who left, and has been a student, is found in both.
  const ids = new Set<string>();
  for (const list of [employees, students]) {
    const found = await list.ids({ search, tests: [] }, { after: '', limit: PEOPLE_FOUND_MAX + 1 });
    for (const id of found) ids.add(id);
  }
  if (ids.size <= PEOPLE_FOUND_MAX) return ok([...ids]);
  return err({ kind: 'invalid-input', issues: [{ field: 'search', message: TOO_MANY }] });
};
