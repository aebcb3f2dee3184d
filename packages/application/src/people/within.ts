import { withThoseBelow } from '@ykd/domain/people';
import type { Departments } from '../ports/people.js';
import type { Selection } from '../staff-list/index.js';

/** What is asked of a column of departments, as it is stored: each department with those below it. */
export const withinDepartments = async (
  { departments }: { readonly departments: Pick<Departments, 'all'> },
  selection: Selection,
  column: string,
): Promise<Selection> => {
  const isAsked = selection.tests.some(({ key }) => key === column);
  if (!isAsked) return selection;
  const tree = (await departments.all()).departments;
  return {
    ...selection,
    tests: selection.tests.map(({ key, test }) => {
      if (test.kind !== 'in' || key !== column) return { key, test };
      const values = [...new Set(test.values.flatMap((id) => withThoseBelow(tree, String(id))))];
      return { key, test: { ...test, values } };
    }),
  };
};
