import { expect, it } from 'vitest';
import { submitLogin } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { codeOf, dialogOf, fillProfile, openFromMenu, TITLES } from './support/member.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const MOBILE = '13800000001';
const NAME = '林小满';
const PASSWORD = 'paper-and-ink-2026';

it('lets the new student in by SMS, completes his account, and finds him in the chat and the code hosting', async () => {
  const visitor = await demo.visit();
  const { page } = visitor;

  // By code, back to where he wanted to go, by way of a username.
  await page.goto('/learn');
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByRole('textbox', { name: '手机号' }).fill(MOBILE);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('已发送到 138****0001').waitFor();
  await page.getByRole('textbox', { name: '验证码' }).fill(await codeOf(visitor, MOBILE));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/username?target=*');

  const userName = page.getByRole('textbox', { name: '用户名' });
  await userName.fill('1xiaoman');
  await page.getByText('用户名必须以字母开头').waitFor();
  await userName.fill('XiaoMing');
  const taken = page.getByText('用户名已被使用');
  await taken.waitFor();
  const save = page.getByRole('button', { name: '保存并继续' });
  const refused = page.waitForResponse('**/api/member/username');
  await save.click();
  await refused;
  await expect.poll(() => save.getAttribute('aria-busy')).not.toBe('true');
  await taken.waitFor();
  expect(new URL(page.url()).pathname).toBe('/username');
  await userName.fill('xiaoman');
  await page.getByText('这个名字可以用').waitFor();
  await save.click();
  await page.waitForURL('**/learn');

  // The profile form opens by itself; a cropped picture, and the school by its initials.
  const profile = dialogOf(page, TITLES.profile);
  await profile.waitFor();
  await expect
    .poll(() => profile.getByRole('textbox', { name: '手机号' }).getAttribute('readonly'))
    .not.toBeNull();
  await fillProfile(page, NAME);
  await profile.getByLabel('上传头像', { exact: true }).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 500 } }),
  });
  await dialogOf(page, TITLES.crop).getByRole('button', { name: '使用这张' }).click();
  await profile.getByRole('button', { name: '删除' }).waitFor();
  await profile.getByRole('button', { name: '确定' }).click();
  await told(page, '个人信息已保存');

  // Welcomed once.
  const welcome = dialogOf(page, TITLES.welcome);
  await welcome.getByRole('img', { name: '班主任的联系二维码' }).waitFor();
  const welcomed = page.waitForResponse('**/middleware_api/learn/savewelcome');
  await welcome.getByRole('button', { name: '开始学习' }).click();
  await welcome.waitFor({ state: 'detached' });
  await welcomed;
  // The header has the new name and picture without a reload.
  const menu = page.getByRole('button', { name: /用户菜单/ });
  await expect.poll(() => menu.innerText()).toContain(NAME);
  const picture = menu.locator('img');
  const sizeOf = (side: 'naturalWidth' | 'naturalHeight') =>
    picture.evaluate((image: HTMLImageElement, name) => image[name], side);
  await expect.poll(() => sizeOf('naturalWidth')).toBeGreaterThan(100);
  expect(await sizeOf('naturalHeight')).toBe(await sizeOf('naturalWidth'));
  await page.reload();
  await page.getByRole('heading', { name: 'Python 体验课' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  // A new password by a new code, a minute later.
  await demo.later(61_000);
  await openFromMenu(page, '修改密码');
  const form = dialogOf(page, TITLES.password);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await form.getByRole('button', { name: /秒后重发/ }).waitFor();
  await form.getByRole('textbox', { name: '验证码' }).fill(await codeOf(visitor, MOBILE));
  await form.getByLabel('新密码').fill(PASSWORD);
  await form.getByLabel('确认密码').fill(PASSWORD);
  await form.getByRole('button', { name: '确定' }).click();
  await told(page, '密码已修改');
  await form.waitFor({ state: 'detached' });

  await openFromMenu(page, '退出登录');
  await page.waitForURL('**/login?target=*');
  await submitLogin(page, 'xiaoman', PASSWORD);
  await page.waitForURL('**/learn');

  // The other services know him by his name.
  await page.goto('/dev');
  const accounts = page.getByRole('region', { name: '同步的账号' });
  for (const service of ['聊天', '代码托管']) {
    const account = accounts.getByRole('listitem').filter({ hasText: service });
    await account.getByText(NAME).waitFor();
    await account.getByText('lin@example.com').waitFor();
    await expect.poll(() => account.count()).toBe(1);
  }
  await visitor.leave();
});
