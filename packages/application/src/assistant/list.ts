import { EMPLOYEE_STATE_TITLES, ROLE_TITLES } from '../employee/words.js';
import { defineList } from '../staff-list/description.js';

const FIGURE = { kind: 'number', isSortable: true, isFilter: true } as const;

/** The list of those who look after students, with their figures as they were counted last. */
export const assistantList = defineList({
  name: 'assistants',
  right: 'assistants.manage',
  columns: {
    name: { title: '姓名', kind: 'text', isSortable: true },
    role: { title: '角色', kind: 'choice', isFilter: true, isEmptyAtTimes: true, values: ROLE_TITLES },
    // With those below it.
    department: { title: '部门', kind: 'choice', isSortable: true, isFilter: true, isEmptyAtTimes: true },
    state: { title: '状态', kind: 'choice', isFilter: true, values: EMPLOYEE_STATE_TITLES },
    students: { title: '负责的学员', ...FIGURE },
    classTeacher: { title: '其中班主任', ...FIGURE },
    active: { title: '近 7 天学习过', ...FIGURE },
    waiting: { title: '今天要联系', ...FIGURE },
    contacted7: { title: '近 7 天联系过', ...FIGURE },
    contacted30: { title: '近 30 天联系过', ...FIGURE },
    wait: { title: '联系用时（天）', ...FIGURE, isEmptyAtTimes: true },
    countedAt: { title: '统计时间', kind: 'instant', isSortable: true },
  },
  shown: ['name', 'role', 'department', 'students', 'active', 'waiting', 'contacted7', 'wait'],
  sort: 'name',
});

export type AssistantList = typeof assistantList;
