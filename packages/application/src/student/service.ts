import { reachOf } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import type { Carer, ListedStudent, NamedStaff } from './students.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { COUNT_MAX, keyOrderOf, listCount, planOf } from '../staff-list/index.js';
import { requireRight } from '../shared/rights.js';
import { assign } from './assign.js';
import { fitsAct } from './care-change.js';
import { lineOf } from './line.js';
import { studentList } from './list.js';
import type { StudentPort } from './port.js';
import type { StudentTags } from '../ports/student-tags.js';
import { withTags } from '../shared/tag-mark.js';
import { undoAssign, type UndoAssignDeps } from './undo-assign.js';

/** What the list of students stands on. */
export interface StudentDeps extends UndoAssignDeps {
  readonly studentTags: Pick<StudentTags, 'marks'>;
}

/** The students, for one caller. */
export const studentPort = (deps: StudentDeps, context: CallerContext): StudentPort => {
  /** Some of the staff, of all students that the caller sees. */
  const ofSeen = async (read: (caredBy: string | undefined) => Promise<readonly NamedStaff[]>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    const reach = reachOf(staff, studentList.right);
    return reach === 'none'
      ? err({ kind: 'forbidden' } as const)
      : ok(await read(reach === 'own' ? user.id : undefined));
  };
  return {
    list: async ({ size, after, before, ...asked }) => {
      const caller = await requireCaller(deps, context);
      if (!caller.ok) return caller;
      const { user, staff } = caller.value;
      const plan = planOf(studentList, { userId: user.id, staff }, asked);
      if (!plan.ok) return plan;
      const { order, selection, columns } = plan.value;
      const keyOrder = keyOrderOf<ListedStudent>(studentList, order);
      const window = keyWindow(keyOrder, { size, after, before });
      if (!window.ok) return window;
      const found = await deps.students.page(order, window.value, selection);
      // Read only where they are shown.
      const list = columns.includes('tag') ? await withTags(deps, found.list) : found.list;
      return ok(keyPage(keyOrder, window.value, { ...found, list }, (student) => lineOf(student, columns)));
    },
    count: async (filter) => {
      const caller = await requireCaller(deps, context);
      if (!caller.ok) return caller;
      const { user, staff } = caller.value;
      const plan = planOf(studentList, { userId: user.id, staff }, filter);
      if (!plan.ok) return plan;
      return ok(listCount(await deps.students.count(plan.value.selection, COUNT_MAX + 1)));
    },
    teachers: () => ofSeen((caredBy) => deps.students.teachers(caredBy)),
    assistants: () => ofSeen((caredBy) => deps.students.assistants(caredBy)),
    carers: async () => {
      const caller = await requireRight(deps, context, 'students.assign');
      if (!caller.ok) return caller;
      const [teachers, assistants] = [await deps.students.teachers(), await deps.students.assistants()];
      const caring = new Set([...teachers, ...assistants].map(({ id }) => id));
      const isCarer = ({ id, role }: Carer) => fitsAct('addAssistant', role) || caring.has(id);
      return ok((await deps.students.carers()).filter(isCarer));
    },
    assign: assign(deps, context),
    undoAssign: undoAssign(deps, context),
  };
};
