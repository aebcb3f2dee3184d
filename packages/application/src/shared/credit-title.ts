import { NO_DEPARTMENT, NOBODY } from '@ykd/domain/performance';

const TITLES: ReadonlyMap<string, string> = new Map([
  [NOBODY, '没有班主任'],
  [NO_DEPARTMENT, '没有部门'],
]);

/** What it is called that something counts to no person, or to no department; undefined for the id of one. */
export const creditTitle = (id: string): string | undefined => TITLES.get(id);
