import { CLASS_STATE_TITLES } from '@ykd/domain/school-class';
import { defineList } from '../staff-list/description.js';

const DAY = { kind: 'instant', isSortable: true, isFilter: true, isDay: true } as const;

/** The list of classes: for a class teacher and an assistant those that they lead or assist. */
export const classList = defineList({
  name: 'classes',
  right: 'classes.manage',
  columns: {
    name: { title: '班级', kind: 'text', isSortable: true },
    state: { title: '状态', kind: 'choice', isFilter: true, values: CLASS_STATE_TITLES },
    type: { title: '班型', kind: 'choice', isFilter: true },
    stage: { title: '阶段', kind: 'choice', isFilter: true },
    firstDay: { title: '开课日期', ...DAY },
    lastDay: { title: '结课日期', ...DAY, isEmptyAtTimes: true },
    members: { title: '学员', kind: 'number', isSortable: true },
    seats: { title: '名额', kind: 'number' },
    isFull: { title: '名额已满', kind: 'flag', isFilter: true },
    teacher: { title: '班主任', kind: 'choice', isFilter: true, isEmptyAtTimes: true },
    gmtCreated: { title: '新建时间', kind: 'instant', isSortable: true },
  },
  shown: ['name', 'state', 'type', 'stage', 'firstDay', 'lastDay', 'members', 'seats', 'teacher'],
  sort: '-firstDay',
});

export type ClassList = typeof classList;
