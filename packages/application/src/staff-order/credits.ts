import { NO_DEPARTMENT, NOBODY } from '@ykd/domain/performance';
import { departmentWords } from '../department/words.js';
import type { Credits } from '../ports/credits.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Departments } from '../ports/people.js';
import { creditTitle } from '../shared/credit-title.js';
import { memberNames } from '../shared/member-names.js';
import { withinDepartments } from '../people/within.js';
import type { Selection } from '../staff-list/index.js';
import type { OrderCredits } from './port.js';

/** What it takes to know to whom orders count. */
export interface OrderCreditsDeps {
  readonly credits: Pick<Credits, 'people'>;
  readonly departments: Pick<Departments, 'all'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}

const none = (id: string) => ({ id, name: creditTitle(id) ?? id });

/** To whom and to which departments orders may count. */
export const orderCredits = async (deps: OrderCreditsDeps): Promise<OrderCredits> => {
  const ids = (await deps.credits.people()).map(({ id }) => id);
  const nameOf = await memberNames(deps, ids);
  const tree = (await deps.departments.all()).departments;
  return {
    people: [...ids.map((id) => ({ id, name: nameOf(id) })), none(NOBODY)],
    departments: [
      ...tree.map(({ id }) => ({ id, name: departmentWords(tree, id) })),
      none(NO_DEPARTMENT),
      none(NOBODY),
    ],
  };
};

/** What is asked of orders, as it is stored. */
export const storedSelection = (
  deps: Pick<OrderCreditsDeps, 'departments'>,
  selection: Selection,
): Promise<Selection> => withinDepartments(deps, selection, 'creditedIn');
