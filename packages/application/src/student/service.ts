import { maskMobile } from '@ykd/domain/member';
import { reachOf } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import type { ListedStudent } from './students.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { COUNT_MAX, keyOrderOf, listCount, planOf, type ColumnKey } from '../staff-list/index.js';
import { requireRight } from '../shared/rights.js';
import { assign } from './assign.js';
import { fitsAct } from './care-change.js';
import { studentList, type StudentList } from './list.js';
import type { StudentLine, StudentPort } from './port.js';
import { undoAssign, type UndoAssignDeps } from './undo-assign.js';

/** What of a student is told of him, with the columns that were chosen. */
const lineOf = (student: ListedStudent, columns: readonly ColumnKey<StudentList>[]): StudentLine => {
  const { id, name, userName, mobile, school, major, gmtCreated, classTeacher, classTeacherName } = student;
  const whole: Required<Omit<StudentLine, 'id'>> = {
    name,
    userName,
    mobile: maskMobile(mobile),
    school,
    major,
    gmtCreated,
    classTeacher: classTeacher === null ? null : { id: classTeacher, name: classTeacherName },
  };
  return { id, ...Object.fromEntries(columns.map((key) => [key, whole[key]])) };
};

/** The students, for one caller. */
export const studentPort = (deps: UndoAssignDeps, context: CallerContext): StudentPort => ({
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
    return ok(keyPage(keyOrder, window.value, found, (student) => lineOf(student, columns)));
  },
  count: async (filter) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    const plan = planOf(studentList, { userId: user.id, staff }, filter);
    if (!plan.ok) return plan;
    return ok(listCount(await deps.students.count(plan.value.selection, COUNT_MAX + 1)));
  },
  teachers: async () => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    const reach = reachOf(staff, studentList.right);
    if (reach === 'none') return err({ kind: 'forbidden' });
    return ok(await deps.students.teachers(reach === 'own' ? user.id : undefined));
  },
  carers: async () => {
    const caller = await requireRight(deps, context, 'students.assign');
    if (!caller.ok) return caller;
    return ok((await deps.students.carers()).filter(({ role }) => fitsAct('addAssistant', role)));
  },
  assign: assign(deps, context),
  undoAssign: undoAssign(deps, context),
});
