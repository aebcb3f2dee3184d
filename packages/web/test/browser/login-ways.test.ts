import { describe, expect, it } from 'vitest';
import { becomeMember, codeOf, focusedName, openFromMenu, dialogOf, TITLES } from './support/member.js';
import { logIn, submitLogin } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';

const demo = useDemo();
const NEW = '13800000001';

describe('who has no password at hand', () => {
  it('is led to the code with his mobile, and told how he gets one', async () => {
    const visitor = await demo.visit('phone');
    const { page } = visitor;
    await page.goto('/login?target=%2Flearn');
    await submitLogin(page, ' 13900001111 ', 'wrong password');
    await page.getByText('账号或密码错误').waitFor();
    await page.getByRole('button', { name: /^忘记密码/ }).click();
    expect(await page.getByRole('tab', { name: '短信登录' }).getAttribute('aria-selected')).toBe('true');
    const mobile = page.getByRole('textbox', { name: '手机号' });
    expect(await mobile.inputValue()).toBe('13900001111');
    const how = page.getByText(/选“修改密码”，设置新密码/);
    expect(await how.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('textbox', { name: '验证码' }).fill(await codeOf(visitor, '13900001111'));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/learn');
    await visitor.leave();
  });

  it('takes no username along, and reads nothing of passwords when he chose the code himself', async () => {
    const visitor = await demo.visit();
    const { page } = visitor;
    await page.goto('/login');
    await page.getByLabel('账号').fill('xiaoming');
    await page.getByRole('button', { name: /^忘记密码/ }).click();
    const mobile = page.getByRole('textbox', { name: '手机号' });
    expect(await mobile.inputValue()).toBe('');
    await mobile.fill(NEW);
    await page.getByRole('tab', { name: '密码登录' }).click();
    await page.getByRole('tab', { name: '短信登录' }).click();
    expect(await mobile.inputValue()).toBe(NEW);
    expect(await page.getByText(/设置新密码/).count()).toBe(0);
    await visitor.leave();
  });
});

describe('who asks for a code again', () => {
  it('after a reload, has the rest of the wait counted down', async () => {
    const visitor = await demo.visit();
    const { page } = visitor;
    const ask = async (): Promise<void> => {
      await page.goto('/login');
      await page.getByRole('tab', { name: '短信登录' }).click();
      await page.getByRole('textbox', { name: '手机号' }).fill('13900001234');
      await page.getByRole('button', { name: '获取验证码' }).click();
    };
    await ask();
    await page.getByText('已发送到 139****1234').waitFor();
    await ask();
    await page.getByText(/^尝试次数过多/).waitFor();
    const button = page.getByRole('button', { name: /^\d+ 秒/ });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await faultsOf(page)).toEqual([]);
    await visitor.leave();
  });
});

describe('the username page', () => {
  it('has the focus in its field, and a way to another account that keeps the target', async () => {
    const visitor = await demo.visit();
    const { page } = visitor;
    await logIn(visitor, demo.address, NEW);
    await page.goto('/study/py1test/0/0');
    await page.waitForURL('**/username?target=*');
    await expect.poll(() => focusedName(page)).toBe('userName');
    await page.getByRole('button', { name: '换个账号登录' }).click();
    await page.waitForURL('**/login?target=*');
    expect(new URL(page.url()).searchParams.get('target')).toBe('/study/py1test/0/0');
    await submitLogin(page, 'xiaohong');
    await page.waitForURL('**/study/py1test/0/0*');
    await visitor.leave();
  });

  it('stays when the logout did not get through', async () => {
    const visitor = await demo.visit();
    const { page } = visitor;
    await logIn(visitor, demo.address, NEW);
    await page.goto('/username');
    await page.route('**/api/member/logout', (route) => route.abort());
    await page.getByRole('button', { name: '换个账号登录' }).click();
    await page.getByText('退出没有成功，请稍后再试').waitFor();
    expect(new URL(page.url()).pathname).toBe('/username');
    await visitor.leave();
  });
});

describe('the user menu', () => {
  it.each([
    ['a member with a name', 'xiaoming', ['李小明', '用户名', 'xiaoming', '手机号', '13800000002']],
    ['a new student', NEW, ['手机号', NEW]],
  ])('shows %s each of his names once', async (_who, account, facts) => {
    const visitor = await demo.visit('phone', { reducedMotion: 'reduce' });
    const { page } = visitor;
    await logIn(visitor, demo.address, account);
    await page.goto('/learn');
    await page.getByRole('button', { name: /用户菜单/ }).waitFor();
    if (account === NEW) {
      await dialogOf(page, TITLES.profile).getByRole('button', { name: '取消' }).click();
      await dialogOf(page, TITLES.welcome).getByRole('button', { name: '开始学习' }).click();
    }
    await page.getByRole('button', { name: /用户菜单/ }).click();
    const sheet = page.locator('div:has(> [role=menu])');
    const text = (await sheet.innerText()).split('编辑资料')[0] ?? '';
    expect(text.split('\n').filter((line) => line.trim() !== '')).toEqual(facts);
    expect(await faultsOf(page)).toEqual([]);
    await visitor.leave();
  });

  it('shows the username of who has no name yet', async () => {
    const visitor = await demo.visit('phone', { reducedMotion: 'reduce' });
    const { page } = visitor;
    await becomeMember(visitor, demo.address, { mobile: '13900002222', userName: 'linxiaoman' });
    await page.goto('/learn');
    await dialogOf(page, TITLES.profile).getByRole('button', { name: '取消' }).click();
    await dialogOf(page, TITLES.welcome).getByRole('button', { name: '开始学习' }).click();
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await page.getByText('linxiaoman', { exact: true }).last().waitFor();
    await expect.poll(() => page.getByText('13900002222', { exact: true }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await openFromMenu(page, '退出登录');
    await page.waitForURL('**/login?target=*');
    await visitor.leave();
  });
});
