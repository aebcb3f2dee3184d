import { defineList } from '../staff-list/description.js';
import { AUDIT_ACT_TITLES, AUDIT_SOURCE_TITLES, AUDIT_SUBJECT_TITLES } from './titles.js';

/** The list of what staff changed. It is narrowed and sorted only by what has an index: its lines are never few. */
export const auditList = defineList({
  name: 'audit',
  right: 'audit.see',
  columns: {
    at: { title: '时间', kind: 'instant', isSortable: true, isFilter: true },
    actor: { title: '员工', kind: 'choice', isFilter: true },
    act: { title: '操作', kind: 'choice', isFilter: true, values: AUDIT_ACT_TITLES },
    subjectKind: { title: '对象', kind: 'choice', isFilter: true, values: AUDIT_SUBJECT_TITLES },
    about: { title: '关于谁', kind: 'choice', isFilter: true },
    change: { title: '改动', kind: 'text' },
    reason: { title: '原因', kind: 'text' },
    source: { title: '来源', kind: 'choice', isFilter: true, values: AUDIT_SOURCE_TITLES },
    before: { title: '改之前', kind: 'text' },
    after: { title: '改之后', kind: 'text' },
    subjectId: { title: '对象编号', kind: 'text', isFilter: true, isExact: true },
    batch: { title: '批次', kind: 'text', isFilter: true, isExact: true },
    actorId: { title: '员工编号', kind: 'text' },
    aboutId: { title: '会员编号', kind: 'text' },
    seq: { title: '序号', kind: 'number' },
  },
  shown: ['at', 'actor', 'act', 'subjectKind', 'about', 'change', 'source'],
  sort: '-at',
});

export type AuditList = typeof auditList;
