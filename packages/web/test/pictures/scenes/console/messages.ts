import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, press } from './staff.js';

const MESSAGES = '/admin/message';
const ROWS = '**/api/admin/messages?**';

/** Messages to students, and their templates. */
export const messageScenes: readonly Scene[] = [
  at('console/messages', MESSAGES, ADMIN),
  loading('console/messages-loading', MESSAGES, ROWS, ADMIN),
  failing('console/messages-failed', MESSAGES, { lost: ROWS, text: '列表没有加载出来', ...ADMIN }),
  at('console/message-to-class', MESSAGES, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '发给班级');
    await page.getByRole('dialog').getByRole('combobox', { name: '班级' }).waitFor();
  }),
  at('console/message-templates', `${MESSAGES}/template`, ADMIN),
];
