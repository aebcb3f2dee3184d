import { withinDepartments } from '../people/within.js';
import type { Departments } from '../ports/people.js';
import type { Selection } from '../staff-list/index.js';
import { countChanged, type CountAssistantsDeps } from './count-assistants.js';

export interface ReadAssistantsDeps extends CountAssistantsDeps {
  readonly departments: Pick<Departments, 'all'>;
}

/** What is asked of them, as it is stored: a department with those below it; whose care changed is counted first. */
export const storedAssistants = async (
  deps: ReadAssistantsDeps,
  selection: Selection,
): Promise<Selection> => {
  await countChanged(deps);
  return withinDepartments(deps, selection, 'department');
};
