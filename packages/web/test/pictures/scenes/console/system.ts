import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, post } from './staff.js';

const ALONE = { ...ADMIN, isAlone: true } as const;

const EVENTS = '**/api/security/events?**';
const ACTS = '**/api/admin/audit?**';

/** The pages about what happened on the platform. */
export const systemScenes: readonly Scene[] = [
  at('console/security', '/admin/security', ALONE),
  at('console/security-nothing', '/admin/security?kind=is:periods&at=before:2020-01-01', ADMIN),
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
    await stage.page.getByRole('rowheader').first().getByRole('link').click();
    await stage.page.getByRole('dialog').waitFor();
  }),
  at('console/audit-detail-missing', '/admin/audit?open=987654', { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await page.getByText('没有这条记录').waitFor();
  }),
  at('console/security-detail', '/admin/security', { ...ALONE, ...ABOVE }, async ({ page }) => {
    await page.getByRole('rowheader').first().getByRole('link').click();
    await page.getByRole('dialog').getByText('网络地址').waitFor();
  }),
  at(
    'console/audit-filter',
    '/admin/audit?act=of:staff.role,staff.add',
    { ...ADMIN, ...ABOVE },
    async ({ page }) => {
      await page
        .getByRole('button', { name: /^修改条件/ })
        .or(page.getByTitle(/^修改条件/))
        .first()
        .click();
      await page.getByRole('group', { name: '内容' }).waitFor();
    },
  ),
  at('console/audit-nothing', '/admin/audit?act=is:activities.site.remove', ADMIN),
  loading('console/audit-loading', '/admin/audit', ACTS, ADMIN),
  failing('console/audit-failed', '/admin/audit', { lost: ACTS, text: '没有加载出来', ...ADMIN }),
];
