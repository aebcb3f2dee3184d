import { LEARN_TRACKS } from '@ykd/domain/access';
import { at, failing, loading, type Scene } from '../scene.js';

const ME = { account: 'xiaoming' } as const;
const DASHBOARD = '**/api/commonquery/**';
const FAILED = '学习数据没有加载出来';

const trackScenes = LEARN_TRACKS.map(({ key, path }) => at(`learn/track-${key}`, path, ME));

/** The learning centre, but for check-ins. */
export const learnScenes: readonly Scene[] = [
  at('learn/dashboard', '/learn', ME, async ({ page }) => {
    await page.getByRole('complementary', { name: '2024 年度学习报告' }).waitFor();
  }),
  at('learn/dashboard-employment', '/learn', { account: 'xiaohong' }),
  at('learn/dashboard-without-orders', '/learn', { account: 'banzhuren' }),
  at('learn/dashboard-all-courses', '/learn', ME, async ({ page }) => {
    await page.getByRole('button', { name: '知道了' }).click();
    await page
      .getByRole('button', { name: /^显示全部/ })
      .first()
      .click();
    await page.getByRole('button', { name: '收起' }).first().waitFor();
  }),
  loading('learn/dashboard-loading', '/learn', DASHBOARD, ME),
  failing('learn/dashboard-failed', '/learn', { lost: DASHBOARD, text: FAILED, ...ME }),
  at('learn/nav', '/learn', { ...ME, devices: ['phone'], inWindow: true }, async ({ page }) => {
    await page.getByRole('button', { name: '打开导航' }).click();
    await page.getByRole('dialog', { name: '导航' }).getByText('学习之星').waitFor();
  }),
  at('learn/tag', '/learn', { ...ME, devices: ['desktop'], inWindow: true }, async ({ page }) => {
    await page.getByRole('region', { name: '我的标签' }).getByText('学习之星').hover();
    await page.getByText('连续学习 30 天后由班主任授予').waitFor();
  }),
  at('learn/user-menu', '/learn', { ...ME, inWindow: true }, async ({ page }) => {
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).waitFor();
  }),
  at('learn/buy-prompt', '/learn', { ...ME, inWindow: true }, async ({ page }) => {
    await page
      .getByRole('button', { name: /去购买/ })
      .first()
      .click();
    await page
      .getByRole('dialog', { name: '支付提示' })
      .getByRole('img', { name: '微信扫码进入商城' })
      .waitFor();
  }),
  ...trackScenes,
  loading('learn/track-loading', '/learn/python', DASHBOARD, ME),
  failing('learn/track-failed', '/learn/python', { lost: DASHBOARD, text: FAILED, ...ME }),
  at('learn/notice', '/learn/notice', ME),
  at('learn/class', '/learn/class', ME),
  loading('learn/class-loading', '/learn/class', '**/api/class/mine', ME),
  failing('learn/class-failed', '/learn/class', {
    lost: '**/api/class/mine',
    text: '班级没有加载出来',
    ...ME,
  }),
  loading('learn/notice-loading', '/learn/notice', '**/api/notice/list**', ME),
  at('learn/access', '/learn/access', ME),
  at('learn/access-none', '/learn/access', { account: 'banzhuren' }),
  at('learn/enter-unknown', '/learn/enter?courseId=nosuch', ME, async ({ page }) => {
    await page.getByText('没有这门课程').waitFor();
  }),
  loading('learn/enter-opening', '/learn/enter?courseId=py1test', '**/courseapi/**', ME),
  loading('learn/chat-opening', '/chat?courseId=py1test', '**/api/chat/**', ME),
  at('learn/chat-refused', '/chat?courseId=f11', ME, async ({ page }) => {
    await page.getByText('你还没有购买这门课程').waitFor();
  }),
  at('learn/chat-unavailable', '/chat?courseId=f11', { ...ME, isAlone: true }, async ({ page, server }) => {
    await page.request.post('/api/dev/services', {
      headers: { origin: server.address },
      data: { service: 'chat-rooms', running: false },
    });
    await page.goto('/chat?courseId=py1test');
    await page.getByRole('heading', { name: '聊天服务暂时无法使用' }).waitFor();
  }),
  at('learn/chat-room', '/learn/access', ME, async ({ page }) => {
    const term = page.getByRole('region', { name: 'Python 大数据分析' });
    await term.getByRole('link', { name: '联系班主任' }).click();
    await page.waitForURL('**/dev/chat/room/*');
  }),
];
