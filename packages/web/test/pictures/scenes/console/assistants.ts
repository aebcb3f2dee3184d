import { at, failing, loading, type Scene } from '../../scene.js';
import { ADMIN } from './staff.js';

const LIST = '/admin/teacher';
const GIVE = '/admin/teacher/handover';
const ROWS = '**/api/admin/assistants?**';

/** Those who look after students, and giving students to a colleague. */
export const assistantScenes: readonly Scene[] = [
  at('console/assistants', LIST, ADMIN, async ({ page }) => {
    await page.getByRole('row', { name: /陈静/ }).waitFor();
  }),
  loading('console/assistants-loading', LIST, ROWS, ADMIN),
  failing('console/assistants-failed', LIST, { ...ADMIN, lost: ROWS, text: '没有加载出来' }),
  at('console/assistants-none', `${LIST}?students=after:9999`, ADMIN, async ({ page }) => {
    await page.getByText('没有找到这样的班主任或助教').waitFor();
  }),
  at('console/assistant', `${LIST}/detail/demo-banzhuren`, ADMIN, async ({ page }) => {
    await page.getByRole('heading', { name: '最近写的备注' }).waitFor();
  }),
  at('console/assistant-absent', `${LIST}/detail/nobody`, ADMIN, async ({ page }) => {
    await page.getByText('没有这位班主任或助教').waitFor();
  }),
  at('console/hand-over-begin', GIVE, ADMIN, async ({ page }) => {
    await page.getByText('先选从谁移交').waitFor();
  }),
  at('console/hand-over', `${GIVE}?from=demo-banzhuren`, ADMIN, async ({ page }) => {
    await page.getByRole('table').waitFor();
  }),
  at('console/hand-over-own', '/admin/queue/handover', ADMIN, async ({ page }) => {
    await page.getByText('没有学员由他负责').waitFor();
  }),
];
