import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  becomeMember,
  codeOf,
  dialogOf,
  focusedName,
  openFromMenu,
  putDialogsAside,
  TITLES,
} from './support/member.js';
import { logIn, submitLogin } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { hasFocus } from './support/browser.js';
import { told } from './support/toasts.js';

const demo = useDemo();

it('who has no password at hand sets a new one by the one code that logs him in', async () => {
  const visitor = await demo.visit('phone');
  const { page } = visitor;
  await page.goto('/login?target=%2Flearn');
  await submitLogin(page, ' 13900001111 ', 'wrong password');
  await page.getByText('账号或密码错误').waitFor();
  await page.getByRole('button', { name: /^忘记密码/ }).click();
  await page.getByRole('tab', { name: '短信登录', selected: true }).waitFor();
  const mobile = page.getByRole('textbox', { name: '手机号' });
  await expect.poll(() => mobile.inputValue()).toBe('13900001111');
  await hasFocus(page.getByText(/^收一次短信验证码，设好新密码/));
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('textbox', { name: '验证码' }).fill(await codeOf(visitor, '13900001111'));
  const confirm = page.getByLabel('确认密码', { exact: true });
  await page.getByLabel('新密码', { exact: true }).fill('a fresh password');
  await confirm.fill('another password');
  await page.getByRole('button', { name: '设置新密码并登录' }).click();
  await page.getByText('密码和确认密码不同').waitFor();
  await confirm.fill('a fresh password');
  await page.getByRole('button', { name: '设置新密码并登录' }).click();
  await page.waitForURL('**/learn');
  await told(page, '密码已修改');
  await visitor.leave();

  const again = await demo.visit('phone');
  await again.page.goto('/login?target=%2Flearn');
  await submitLogin(again.page, '13900001111', 'a fresh password');
  await again.page.waitForURL('**/learn');
  await again.leave();
});

it('who wants no new password logs in by the code alone', async () => {
  const { page, leave } = await demo.visit('phone');
  await page.goto('/login');
  await page.getByRole('button', { name: /^忘记密码/ }).click();
  await page.getByRole('button', { name: '只登录，不设密码' }).click();
  await page.getByRole('button', { name: '登录', exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('新密码', { exact: true }).count()).toBe(0);
  await leave();
});

it('takes no username along to the code, and has the rest of the wait for the next one counted down after a reload', async () => {
  const { page, leave } = await demo.visit();
  await page.goto('/login');
  await page.getByLabel('账号').fill('xiaoming');
  await page.getByRole('button', { name: /^忘记密码/ }).click();
  const mobile = page.getByRole('textbox', { name: '手机号' });
  await mobile.waitFor();
  await expect.poll(() => mobile.inputValue()).toBe('');
  await mobile.fill('13900001234');
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByRole('tab', { name: '短信登录' }).click();
  await expect.poll(() => mobile.inputValue()).toBe('13900001234');
  // He has chosen the code himself, and reads nothing of passwords.
  await expect.poll(() => page.getByText(/设置新密码/).count()).toBe(0);

  const ask = page.getByRole('button', { name: '获取验证码' });
  await ask.click();
  await page.getByText('已发送到 139****1234').waitFor();
  await page.reload();
  await page.getByRole('tab', { name: '短信登录' }).click();
  await mobile.fill('13900001234');
  await ask.click();
  await page.getByText(/^尝试次数过多/).waitFor();
  const button = page.getByRole('button', { name: /^\d+ 秒/ });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});

it('the username page has the focus in its field, and a way to another account that keeps the target', async () => {
  const visitor = await demo.visit();
  const { page } = visitor;
  await becomeMember(visitor, demo.address, { mobile: '13900001235' });
  await page.goto('/study/py1test/0/0');
  await page.waitForURL('**/username?target=*');
  await expect.poll(() => focusedName(page)).toBe('userName');
  const other = page.getByRole('button', { name: '换个账号登录' });
  await page.route('**/api/member/logout', (route) => route.abort());
  await other.click();
  await told(page, '退出没有成功，请稍后再试');
  expect(new URL(page.url()).pathname).toBe('/username');
  await page.unroute('**/api/member/logout');
  await other.click();
  await page.waitForURL('**/login?target=*');
  expect(new URL(page.url()).searchParams.get('target')).toBe('/study/py1test/0/0');
  await submitLogin(page, 'xiaohong');
  await page.waitForURL('**/study/py1test/0/0*');
  await visitor.leave();
});

describe('the user menu', () => {
  const openMenu = async (page: Page): Promise<readonly string[]> => {
    await page.getByRole('button', { name: /用户菜单/ }).click();
    const sheet = page.locator('div:has(> [role=menu])');
    const text = (await sheet.innerText()).split('编辑资料')[0] ?? '';
    return text.split('\n').filter((line) => line.trim() !== '');
  };

  it('shows a member each of his names once', async () => {
    const visitor = await demo.visit('phone', { reducedMotion: 'reduce' });
    const { page } = visitor;
    await logIn(visitor, demo.address, 'xiaoming');
    await page.goto('/learn');
    expect(await openMenu(page)).toEqual(['李小明', '用户名', 'xiaoming', '手机号', '13800000002']);
    expect(await faultsOf(page)).toEqual([]);
    await visitor.leave();
  });

  it('shows who has no name yet what there is', async () => {
    const visitor = await demo.visit('phone', { reducedMotion: 'reduce' });
    const { page } = visitor;
    const mobile = '13900002222';
    await becomeMember(visitor, demo.address, { mobile });
    await page.goto('/learn');
    await putDialogsAside(page);
    expect(await openMenu(page)).toEqual(['手机号', mobile]);
    expect(await faultsOf(page)).toEqual([]);

    await page.request.post('/api/member/username', {
      headers: { origin: demo.address },
      data: { userName: 'linxiaoman' },
    });
    await page.reload();
    await dialogOf(page, TITLES.profile).getByRole('button', { name: '取消' }).click();
    expect(await openMenu(page)).toEqual(['用户名', 'linxiaoman', '手机号', mobile]);
    await page.keyboard.press('Escape');
    await openFromMenu(page, '退出登录');
    await page.waitForURL('**/login?target=*');
    await visitor.leave();
  });
});

it('goes on by SMS, and says why, where the account asks for a code', async () => {
  const { page, leave } = await demo.visit('phone');
  const message = '这个账号最近输错密码的次数较多，为了安全，请改用短信验证码登录';
  await page.route('**/api/member/login', (route) =>
    route.fulfill({ status: 403, json: { isSuccess: false, code: 'CODE_NEEDED', message } }),
  );
  await page.goto('/login_h5');
  await submitLogin(page, '13800000002');
  await hasFocus(page.getByText(message));
  await expect.poll(() => page.getByLabel('手机号').inputValue()).toBe('13800000002');
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByText(message).waitFor({ state: 'detached' });
  await leave();
});
