import { GRANTS, type Grant } from '@ykd/domain/access';
import { withinDepartments } from '../people/within.js';
import type { Departments } from '../ports/people.js';
import type { Selection } from '../staff-list/index.js';

type Values = readonly (string | number)[];

/** Every list of grants, as it is stored, in the order in which they are. */
const LISTS: readonly (readonly Grant[])[] = Array.from({ length: 2 ** GRANTS.length }, (_, bits) =>
  GRANTS.filter((_grant, at) => Math.floor(bits / 2 ** at) % 2 === 1),
);

/** The lists in which one of these is. What is no grant is in none, and finds nobody as it is. */
const listsWith = (values: Values): Values => {
  const lists = LISTS.filter((list) => list.some((grant) => values.includes(grant)));
  return lists.length === 0 ? values : lists.map((list) => JSON.stringify(list));
};

/** What is asked of people, as it is stored: a department with those below it, and grants by the lists in which they are. */
export const storedSelection = async (
  deps: { readonly departments: Pick<Departments, 'all'> },
  asked: Selection,
): Promise<Selection> => {
  const selection = await withinDepartments(deps, asked, 'department');
  return {
    ...selection,
    tests: selection.tests.map(({ key, test }) =>
      key === 'grants' && test.kind === 'in'
        ? { key, test: { ...test, values: listsWith(test.values) } }
        : { key, test },
    ),
  };
};
