import { departmentPath, type Department } from '@ykd/domain/people';

/** Where a department stands that belongs to no other one. */
export const TOP_DEPARTMENT_TITLE = '最上级';

/** The names on the way down to a department. */
export const departmentWords = (all: readonly Department[], id: string): string =>
  departmentPath(all, id)
    .map(({ name }) => name)
    .join(' / ');
