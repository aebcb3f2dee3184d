import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, ASSISTANT, press, TEACHER } from './staff.js';

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
  at('console/nav-narrow', '/admin', { ...ADMIN, ...ABOVE, devices: ['desktop'] }, async ({ page }) => {
    await press(page, '收起侧栏');
    await page.getByRole('button', { name: '展开侧栏' }).waitFor();
  }),
  at('console/missing', '/admin/404', ADMIN),
  at('console/missing-member', '/admin', { account: 'xiaoming' }),
  at('console/blocks', '/admin/demo', ADMIN),
  at('console/blocks-drawer', '/admin/demo?open=p1', { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await page.getByRole('dialog').waitFor();
  }),
];
