import { at, type Scene, type Stage } from '../../scene.js';
import { ADMIN, answer, post, press, TEACHER } from './staff.js';

const PAGE = '/admin/two-factor';

/** Whoever has not shown the second factor yet sees this in the place of every page. */
const gate = (step: 'enrol' | 'code', title: string): Scene =>
  at(`console/gate-${step}`, '/login', TEACHER, async ({ page }) => {
    await answer(page, '**/api/admin/me', { role: 'class', grants: [], pending: step });
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

/** Somebody who has set it up. */
const setUp = async ({ page }: Stage): Promise<void> => {
  await answer(page, '**/api/admin/second-factor', {
    isRequired: false,
    since: Date.UTC(2026, 2, 2, 1, 30),
    givenAt: null,
    codesLeft: 9,
  });
  await page.reload();
  await page.getByText('还剩 9 个恢复码').waitFor();
};

/** The second factor of whoever works here. */
export const twoFactorScenes: readonly Scene[] = [
  at('console/two-factor', '/admin/two-factor', TEACHER, async ({ page }) => {
    await page.getByText('未启用').waitFor();
  }),
  at('console/two-factor-viewing', '/admin', { ...ADMIN, isAlone: true }, async (stage) => {
    const viewing = { userId: 'demo-banzhuren', reason: '她说少一个菜单' };
    await post(stage, '/api/admin/viewing/start', viewing);
    await stage.page.goto('/admin/two-factor');
    await stage.page.getByText('查看时不显示两步验证').waitFor();
  }),
  at('console/two-factor-enrol', '/admin/two-factor', { ...TEACHER, isAlone: true }, async ({ page }) => {
    await press(page, '开始设置');
    await page.getByRole('img', { name: '验证器的二维码' }).waitFor();
  }),
  at('console/two-factor-on', PAGE, TEACHER, setUp),
  at('console/two-factor-codes', PAGE, TEACHER, async (stage) => {
    const codes = Array.from({ length: 10 }, (_, index) => `4821-0937-55${index}6`);
    await answer(stage.page, '**/api/admin/second-factor/codes', { codes });
    await setUp(stage);
    await press(stage.page, '换一组恢复码');
    await stage.page.getByText('4821-0937-5506').waitFor();
  }),
  at('console/two-factor-remove', PAGE, TEACHER, async (stage) => {
    await setUp(stage);
    await press(stage.page, '停用两步验证');
    await stage.page.getByRole('dialog').waitFor();
  }),
  gate('code', '输入验证码'),
  gate('enrol', '设置两步验证'),
];
