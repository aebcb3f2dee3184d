import { defineList } from '../staff-list/description.js';

const DAY_AT_TIMES = {
  kind: 'instant',
  isSortable: true,
  isFilter: true,
  isEmptyAtTimes: true,
  isDay: true,
} as const;

/** The list of students. */
export const studentList = defineList({
  name: 'students',
  right: 'students.see',
  columns: {
    name: { title: '姓名', kind: 'text', isSortable: true, isFilter: true, isEmptyAtTimes: true },
    userName: { title: '用户名', kind: 'text', isSortable: true, isFilter: true, isEmptyAtTimes: true },
    // Shown in part: neither its order nor a filter tells the rest.
    mobile: { title: '手机号', kind: 'text' },
    school: { title: '学校', kind: 'text', isSortable: true, isFilter: true, isEmptyAtTimes: true },
    major: { title: '专业', kind: 'text', isSortable: true, isFilter: true, isEmptyAtTimes: true },
    gmtCreated: { title: '注册时间', kind: 'instant', isSortable: true, isFilter: true },
    classTeacher: { title: '班主任', kind: 'choice', isFilter: true, isEmptyAtTimes: true },
    // There may be several of them: a student is found by each.
    assistant: { title: '助教', kind: 'choice', isFilter: true, isFilterOnly: true },
    // The class teacher and the assistants alike: those in somebody's care, as they are counted.
    carer: { title: '负责人', kind: 'choice', isFilter: true, isFilterOnly: true },
    // All that he has: he is found by each, and which they are is read beside the list.
    tag: { title: '标签', kind: 'choice', isFilter: true, right: 'tags.see' },
    // The classes that he is in now.
    schoolClass: { title: '班级', kind: 'choice', isFilter: true, isFilterOnly: true },
    // Of the main orders that are paid, merged.
    validUntil: { title: '课程有效期至', ...DAY_AT_TIMES },
    serviceUntil: { title: '服务到期', ...DAY_AT_TIMES },
    lastStudied: { title: '最后学习', ...DAY_AT_TIMES },
    // Each day on which he studied, not the last one alone.
    studiedOn: {
      title: '学习过的日子',
      kind: 'instant',
      isFilter: true,
      isFilterOnly: true,
      isWithin: true,
    },
    // Something that cost something, whatever became of it.
    bought: { title: '买过课程', kind: 'flag', isFilter: true, isFilterOnly: true },
    syncFailed: { title: '同步失败', kind: 'flag', isFilter: true },
  },
  // What a class teacher begins her week with, as wide as the smallest of their screens: whom to call, who stopped studying,
  // whose service ends. Nearly nobody's accounts failed: that is a view, and a condition, not a column full of 否.
  shown: [
    'name',
    'mobile',
    'school',
    'lastStudied',
    'serviceUntil',
    'validUntil',
    'classTeacher',
    'gmtCreated',
  ],
  sort: '-gmtCreated',
});

export type StudentList = typeof studentList;
