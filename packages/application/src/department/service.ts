import { departmentsUnder } from '@ykd/domain/people';
import { ok, type Result } from '@ykd/domain/shared';
import { actorOf, type Actor, type PeopleDeps } from '../people/actor.js';
import { addDepartment, moveDepartment, removeDepartment, renameDepartment } from '../people/departments.js';
import type { Departments, PeopledDepartment } from '../ports/people.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import type { DepartmentPort, DepartmentTree } from './port.js';

export interface DepartmentDeps extends AuthenticateDeps, PeopleDeps {
  readonly departments: Departments;
}

type Line = DepartmentTree['departments'][number];

/** Those below one with all below them, in the order in which they are shown, and how many people that are. */
const linesUnder = (
  tree: readonly PeopledDepartment[],
  parentId: string | null,
): { readonly lines: readonly Line[]; readonly people: number } => {
  const parts = departmentsUnder(tree, parentId).map(
    ({ changedBy, changedByName, gmtCreated: _created, ...one }) => {
      const below = linesUnder(tree, one.id);
      const peopleBelow = one.people + below.people;
      const by = changedBy === null ? null : { id: changedBy, name: changedByName };
      return { lines: [{ ...one, changedBy: by, peopleBelow }, ...below.lines], people: peopleBelow };
    },
  );
  return {
    lines: parts.flatMap(({ lines }) => lines),
    people: parts.reduce((sum, { people }) => sum + people, 0),
  };
};

/** The departments for one caller. */
export const departmentPort = (deps: DepartmentDeps, context: CallerContext): DepartmentPort => {
  const tree = async (): Promise<DepartmentTree> => {
    const { departments, unassigned } = await deps.departments.all();
    return { departments: linesUnder(departments, null).lines, unassigned };
  };
  /** Makes a change, and answers what it left. */
  const changing = async <E>(change: (actor: Actor) => Promise<Result<null, E>>) => {
    const caller = await requireRight(deps, context, 'contacts.manage');
    if (!caller.ok) return caller;
    const done = await change(actorOf(caller.value, context));
    return done.ok ? ok(await tree()) : done;
  };
  return {
    tree: async () => {
      const caller = await requireRight(deps, context, 'contacts.manage');
      return caller.ok ? ok(await tree()) : caller;
    },
    add: (input) => changing((actor) => addDepartment(deps, actor, input)),
    rename: (input) => changing((actor) => renameDepartment(deps, actor, input)),
    move: (input) => changing((actor) => moveDepartment(deps, actor, input)),
    remove: (input) => changing((actor) => removeDepartment(deps, actor, input)),
  };
};
