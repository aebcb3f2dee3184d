import type { Page } from 'playwright-core';
import { at, stopTime, type Scene } from '../scene.js';

const ABOVE = { inWindow: true } as const;

/** Everything on the page of all widgets, which shows what loads, too. */
const GALLERY = { isBusy: true } as const;

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const dialogs = ['确认对话框', '危险操作', '校验不通过', '长内容', '支付提示'].map((opener) =>
  at(`demo/dialog-${opener}`, '/demo', { ...GALLERY, ...ABOVE }, async ({ page }) => {
    await press(page, opener);
    await page.getByRole('dialog').waitFor();
  }),
);

/** The lists of `/demo`, each with what stands in it. */
const LISTS = [
  ['有结果', '可搜索的选择框'],
  ['无数据', '没有结果'],
  ['加载中', '正在搜索'],
  ['出错', '搜索失败'],
] as const;

const lists = LISTS.map(([name, label]) =>
  at(`demo/list-${name}`, '/demo', { ...GALLERY, ...ABOVE }, ({ page }) =>
    page.getByRole('combobox', { name: label }).click(),
  ),
);

/** The pages that show what there is. */
const galleryScenes: readonly Scene[] = [
  at('demo/all', '/demo', GALLERY),
  ...dialogs,
  ...lists,
  at('demo/dialog-rejected', '/demo', { ...GALLERY, ...ABOVE }, async ({ page }) => {
    await press(page, '校验不通过');
    const form = page.getByRole('dialog', { name: '修改姓名' });
    await form.getByRole('button', { name: '确定' }).click();
    await form.getByText('请输入姓名').waitFor();
  }),
  at('demo/dialog-submitting', '/demo', { ...GALLERY, ...ABOVE }, async ({ page }) => {
    await press(page, '确认对话框');
    await page.getByRole('dialog').waitFor();
    await stopTime(page);
    await page.getByRole('dialog').getByRole('button', { name: /确定/ }).click();
  }),
  at('demo/toasts', '/demo', { ...GALLERY, ...ABOVE }, async ({ page }) => {
    await stopTime(page);
    for (const name of ['成功消息', '注意消息', '提示消息', '错误消息', '可撤销的消息'])
      await press(page, name);
    await page.getByText('已移出小组').waitFor();
  }),
  at('demo/progress', '/demo', { ...GALLERY, ...ABOVE }, async ({ page }) => {
    await stopTime(page);
    await press(page, '开始');
    await page.clock.runFor(2000);
    await page.getByRole('progressbar', { name: '页面加载进度' }).waitFor();
  }),
  at('demo/menu', '/demo', { ...GALLERY, ...ABOVE }, async ({ page }) => {
    await page.getByRole('button', { name: '用户菜单' }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).waitFor();
  }),
];

/** The tools of the demo. */
const devScenes: readonly Scene[] = [
  at('dev/fresh', '/dev', { isAlone: true }, async ({ page }) => {
    await page.getByText('还没有发出短信').waitFor();
  }),
  at('dev/used', '/dev', { isAlone: true }, async ({ page, server }) => {
    const post = (path: string, data: object = {}) =>
      page.request.post(path, { headers: { origin: server.address }, data });
    await post('/api/member/smscode?mobile=13800000002');
    await post('/api/member/smscode?mobile=13800000003');
    await post('/api/dev/services', { service: 'sms', running: false });
    await page.reload();
    await page.getByText('已停止').waitFor();
    await page.getByRole('status', { name: '发给 13800000002 的验证码' }).waitFor();
  }),
];

export const toolScenes: readonly Scene[] = [...galleryScenes, ...devScenes];
