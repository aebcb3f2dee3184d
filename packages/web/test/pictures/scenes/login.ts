import type { Page } from 'playwright-core';
import { DEVICES } from '../../browser/support/chromium.js';
import { submitLogin } from '../../browser/support/login.js';
import { at, loading, type Scene } from '../scene.js';

const NEWCOMER = '13800000001';
const WEIXIN = {
  devices: ['phone'],
  profile: { userAgent: `${DEVICES.phone.userAgent} MicroMessenger/8.0` },
} as const;

const bySms = (page: Page): Promise<void> => page.getByRole('tab', { name: '短信登录' }).click();
const send = (page: Page): Promise<void> => page.getByRole('button', { name: '登录', exact: true }).click();

/** Somebody in WeChat on the page that ties it to his account. */
const inWeixin = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /小明的微信/ }).click();
  await page.waitForURL('**/bind?target=*');
};

/** Ways in. */
export const loginScenes: readonly Scene[] = [
  at('login/password', '/login'),
  at('login/password-missing', '/login', {}, async ({ page }) => {
    await send(page);
    await page.getByText('密码必须输入').waitFor();
  }),
  at('login/password-wrong', '/login', {}, async ({ page }) => {
    await submitLogin(page, 'xiaoming', 'wrong password');
    await page.getByText('账号或密码错误').waitFor();
  }),
  at('login/forgot', '/login', {}, async ({ page }) => {
    await page.getByRole('button', { name: /^忘记密码/ }).click();
    await page.getByText(/设置新密码/).waitFor();
  }),
  at('login/sms-missing', '/login', {}, async ({ page }) => {
    await bySms(page);
    await send(page);
    await page.getByText('验证码必须输入').waitFor();
  }),
  at('login/sms-sent', '/login', {}, async ({ page }) => {
    await bySms(page);
    await page.getByRole('textbox', { name: '手机号' }).fill('13900001001');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('已发送到 139****1001').waitFor();
  }),
  at('login/h5', '/login_h5'),
  at('login/username', '/username', { account: NEWCOMER }),
  at('login/username-taken', '/username', { account: NEWCOMER }, async ({ page }) => {
    await page.getByRole('textbox', { name: '用户名' }).fill('XiaoMing');
    await page.getByText('用户名已被使用').waitFor();
  }),
  at('login/username-free', '/username', { account: NEWCOMER }, async ({ page }) => {
    await page.getByRole('textbox', { name: '用户名' }).fill('xiaoman');
    await page.getByText('这个名字可以用').waitFor();
  }),
  at('login/bind', '/bind'),
  at('login/bind-unavailable', '/bind?error=weixin-unavailable', { account: 'xiaoming' }),
  loading('login/bind-loading', '/bind', '**/api/member/bindstate*'),
  at('login/weixin-identities', '/study/py1test/1/0', WEIXIN),
  at('login/bind-stranger', '/study/py1test/1/0', WEIXIN, async ({ page }) => {
    await inWeixin(page);
    await page.getByText('还没有登录').waitFor();
  }),
  at('login/bind-ready', '/bind?target=%2Flearn', { ...WEIXIN, account: 'banzhuren' }, async ({ page }) => {
    await page.getByRole('button', { name: '去微信授权' }).click();
    await inWeixin(page);
    await page.getByRole('button', { name: '绑定并继续' }).waitFor();
  }),
  at('login/weixin-refused', '/study/py1test/1/0', WEIXIN, async ({ page }) => {
    await page.getByRole('link', { name: '拒绝' }).click();
    await page.getByText('你取消了微信授权').waitFor();
  }),
];
