import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, post } from './staff.js';

const ALONE = { ...ADMIN, isAlone: true } as const;

const EVENTS = '**/api/security/events?**';
const ACTS = '**/api/admin/audit?**';

/** The pages about what happened on the platform. */
export const systemScenes: readonly Scene[] = [
  at('console/security', '/admin/security', ALONE),
  at('console/security-nothing', '/admin/security?userId=nosuch', ADMIN),
  failing('console/security-failed', '/admin/security', {
    lost: EVENTS,
    text: '没有加载出来',
    ...ADMIN,
  }),
  loading('console/security-loading', '/admin/security', EVENTS, ADMIN),
  at('console/audit', '/admin', ALONE, async (stage) => {
    await post(stage, '/api/admin/department/add', { name: '教学中心', parentId: null });
    await post(stage, '/api/admin/student/mobile', { userId: 'demo-xiaoming' });
    await post(stage, '/api/admin/student/note/add', { userId: 'demo-xiaoming', text: '已回访' });
    await stage.page.goto('/admin/audit');
    await stage.page.getByRole('table').getByText('写学员备注').waitFor();
  }),
  at('console/audit-detail', '/admin', { ...ALONE, ...ABOVE }, async (stage) => {
    await post(stage, '/api/admin/department/add', { name: '教学中心', parentId: null });
    await stage.page.goto('/admin/audit');
    await stage.page.getByRole('button', { name: /：详情$/ }).click();
    await stage.page.getByRole('dialog').waitFor();
  }),
  at('console/audit-nothing', '/admin/audit?act=periods.set', ADMIN),
  loading('console/audit-loading', '/admin/audit', ACTS, ADMIN),
  failing('console/audit-failed', '/admin/audit', { lost: ACTS, text: '没有加载出来', ...ADMIN }),
];
