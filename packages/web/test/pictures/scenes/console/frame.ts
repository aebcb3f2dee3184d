import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, ASSISTANT, post, press, TEACHER } from './staff.js';

const WAITING = '**/api/shop/staff/**';

/** The frame of the console, its start page, and the page for those who may not go on. */
export const frameScenes: readonly Scene[] = [
  at('console/start', '/admin', ADMIN),
  at('console/start-teacher', '/admin', TEACHER),
  at('console/start-assistant', '/admin', ASSISTANT),
  loading('console/start-loading', '/admin', WAITING, ADMIN),
  failing('console/start-failed', '/admin', { lost: WAITING, text: '没有查到', ...ADMIN }),
  at('console/nav', '/admin', { ...ADMIN, ...ABOVE, devices: ['phone'] }, async ({ page }) => {
    await press(page, '打开导航');
    await page.getByRole('dialog', { name: '管理后台' }).waitFor();
  }),
  at(
    'console/nav-narrow',
    '/admin',
    { ...ADMIN, ...ABOVE, devices: ['desktop', 'wide'] },
    async ({ page }) => {
      await press(page, '收起侧栏');
      await page.getByRole('button', { name: '展开侧栏' }).waitFor();
    },
  ),
  at('console/missing', '/admin/404', ADMIN),
  at('console/missing-member', '/admin', { account: 'xiaoming' }),
  at('console/refused', '/admin', ADMIN, async ({ page }) => {
    await page.route('**/api/admin/students?**', (route) =>
      route.fulfill({ status: 403, json: { isSuccess: false, code: 'FORBIDDEN', message: '没有权限' } }),
    );
    await page.goto('/admin/class/student');
    await page.getByText('你没有权限看这里的内容').waitFor();
  }),
  at('console/viewing', '/admin', { ...ADMIN, isAlone: true }, async (stage) => {
    await post(stage, '/api/admin/viewing/start', { userId: 'demo-banzhuren', reason: '她说少一个菜单' });
    await stage.page.goto('/admin');
    await stage.page.getByRole('region', { name: '以他人的身份查看' }).waitFor();
  }),
  at('console/blocks', '/admin/demo', ADMIN),
  at('console/blocks-confirm', '/admin/demo', { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '被拒绝的离职');
    await page.getByRole('dialog').getByRole('textbox', { name: '原因' }).fill('三个字');
    await page.getByText('至少 4 个字').waitFor();
  }),
  at('console/blocks-conflict', '/admin/demo', ADMIN, async ({ page }) => {
    await press(page, '看一次冲突');
    await page.getByRole('region', { name: '这里刚刚被别人改过' }).waitFor();
  }),
  at('console/blocks-drawer', '/admin/demo?open=p1', { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await page.getByRole('dialog').waitFor();
  }),
];
