import { defineList } from '../staff-list/description.js';
import { SECURITY_KIND_TITLES } from './words.js';

/** The list of who logged in, who failed, and what was done. It is narrowed and sorted only by what has an index. */
export const securityList = defineList({
  name: 'security',
  right: 'security.see',
  columns: {
    at: { title: '时间', kind: 'instant', isSortable: true, isFilter: true },
    kind: { title: '事件', kind: 'choice', isFilter: true, values: SECURITY_KIND_TITLES },
    member: { title: '会员', kind: 'choice', isFilter: true },
    subject: { title: '对象', kind: 'text' },
    detail: { title: '说明', kind: 'text' },
    address: { title: '网络地址', kind: 'text' },
    count: { title: '次数', kind: 'number' },
    lastAt: { title: '最后一次', kind: 'instant' },
    memberId: { title: '会员编号', kind: 'text' },
  },
  shown: ['at', 'kind', 'member', 'subject', 'detail', 'address', 'count'],
  sort: '-at',
});

export type SecurityList = typeof securityList;
