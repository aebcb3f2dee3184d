import { describe, expect, test } from 'vitest';
import { announcementIssues, type AnnouncementForm } from '../../src/activity/index.js';
import { ANNOUNCEMENT } from './samples.js';

describe('announcementIssues', () => {
  test.each<[Partial<AnnouncementForm>, string, string]>([
    [{ title: '' }, 'title', '公告标题必须填写'],
    [{ title: '题'.repeat(41) }, 'title', '公告标题不能超过40个字符'],
    [{ title: '一\n二' }, 'title', '公告标题不能包含控制字符'],
    [{ text: ' ' }, 'text', '公告内容必须填写'],
    [{ text: '文'.repeat(501) }, 'text', '公告内容不能超过500个字符'],
    [{ text: '转\u202E' }, 'text', '公告内容不能包含文字方向控制符'],
    [{ link: 'javascript:alert(1)' }, 'link', '链接只能是平台里的地址，以 / 开头'],
    [{ lastDay: '2026-01-10' }, 'lastDay', '结束日期不能早于开始日期'],
    [{ audience: { kind: 'product', ids: [] } }, 'audience', '请至少选一个商品'],
  ])('%o', (change, field, message) => {
    expect(announcementIssues({ ...ANNOUNCEMENT, ...change })).toEqual([{ field, message }]);
  });

  test('takes what is right', () => {
    expect(announcementIssues(ANNOUNCEMENT)).toEqual([]);
    expect(announcementIssues({ ...ANNOUNCEMENT, link: '/learn', text: '一\n二' })).toEqual([]);
  });
});
