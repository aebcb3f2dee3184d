import { describe, expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { faultsOf, WINDOWS } from './support/faults.js';
import { dialogOf, putDialogsAside, TITLES } from './support/member.js';

const demo = useDemo();

const PAGES: readonly { path: string; account?: string }[] = [
  { path: '/' },
  { path: '/login' },
  { path: '/login_h5' },
  { path: '/bind' },
  { path: '/bind?error=weixin-unavailable', account: 'xiaoming' },
  { path: '/no-such-page' },
  { path: '/demo' },
  { path: '/dev' },
  { path: '/username', account: '13800000001' },
  { path: '/learn', account: 'xiaoming' },
  { path: '/learn', account: 'xiaohong' },
  { path: '/study/py1test/0/0', account: 'xiaoming' },
  { path: '/study/old/j1test/MC8xLzA=', account: 'xiaoming' },
  { path: '/study/old/j1test/nonsense', account: 'xiaoming' },
  { path: '/study/go1', account: 'xiaoming' },
];

describe.each(WINDOWS)('on a %s', (device) => {
  it.each(PAGES)(
    '$path for $account has no accessibility fault and fits the window',
    async ({ path, account }) => {
      const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
      const { page } = visitor;
      if (account !== undefined) await logIn(visitor, demo.address, account);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.locator('h1').first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await visitor.leave();
    },
  );
});

it('tells search engines and people of a missing page: status 404, the text, and the way home', async () => {
  const visitor = await demo.visit();
  const { page } = visitor;
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await page.getByText('This page could not be found').waitFor();
  await page.getByRole('link', { name: '返回首页' }).click();
  await page.waitForURL(`${demo.address}/`);
  await visitor.leave();
});

describe.each(WINDOWS)('the user menu on a %s', (device) => {
  it('opens on click, closes on any click elsewhere, and logs out with a way back', async () => {
    const visitor = await demo.visit(device);
    const { page } = visitor;
    await logIn(visitor, demo.address, 'xiaoming');
    await page.goto('/learn');
    const button = page.getByRole('button', { name: /用户菜单/ });
    await button.click();
    await page.getByRole('menuitem', { name: '退出登录' }).waitFor();
    await page.getByRole('heading', { name: '近期动态' }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).waitFor({ state: 'detached' });
    await button.click();
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: '退出登录' }).waitFor({ state: 'detached' });
    await button.click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL('**/login?target=*');
    expect(new URL(page.url()).searchParams.get('target')).toContain('/learn');
    await page.goto('/learn');
    await page.waitForURL('**/login?*');
    await visitor.leave();
  });
});

it('shows in the demo what was sent, filters it by mobile, copies the code, and leads to the local WeChat', async () => {
  const visitor = await demo.visit();
  const { context, page } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dev');
  await page.getByText('还没有发出短信').waitFor();
  for (const mobile of ['13800000002', '13800000003']) {
    await page.request.post(`/api/member/smscode?mobile=${mobile}`, {
      headers: { origin: demo.address },
      data: {},
    });
  }
  // Without a reload.
  await page.getByRole('status', { name: '发给 13800000002 的验证码' }).waitFor();
  await page.getByRole('searchbox', { name: '手机号' }).fill('13800000003');
  const code = page.getByRole('status', { name: '发给 13800000003 的验证码' });
  await code.waitFor();
  await expect.poll(() => page.getByRole('status', { name: /的验证码/ }).count()).toBe(1);
  await page.getByRole('button', { name: /复制验证码/ }).click();
  await page.getByRole('button', { name: '已复制' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText());
  await page.getByRole('button', { name: '从微信进入' }).click();
  await page.waitForURL('**/dev/weixin/**');
  await visitor.leave();
});

it('begins at the top of a page, wherever the reader was in another one', async () => {
  const visitor = await demo.visit();
  const { page } = visitor;
  await page.goto('/demo');
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto('/');
  await page.locator('h1').first().waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await visitor.leave();
});

it('asks a student to scan before he can buy, and closes with 知道了', async () => {
  const visitor = await demo.visit();
  const { page } = visitor;
  await logIn(visitor, demo.address, 'xiaoming');
  await page.goto('/learn');
  const buy = page.getByRole('button', { name: /去购买/ }).first();
  await buy.click();
  const dialog = page.getByRole('dialog', { name: '支付提示' });
  await dialog.getByRole('img', { name: '微信扫码进入商城' }).waitFor();
  expect((await dialog.boundingBox())?.width).toBe(580);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '知道了' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await buy.evaluate((element) => element === document.activeElement)).toBe(true);
  await visitor.leave();
});

it('lists the two trial courses for a student without orders, and both open', async () => {
  const visitor = await demo.visit('phone');
  const { page } = visitor;
  await logIn(visitor, demo.address, '13800000001');
  await page.goto('/learn');
  await putDialogsAside(page);
  for (const [title, url] of [
    ['Java 体验课', '**/study/old/j1test/**'],
    ['Python 体验课', '**/study/py1test/**'],
  ] as const) {
    // The profile is still to be completed: each visit asks for it anew.
    await page.goto('/learn');
    await dialogOf(page, TITLES.profile).getByRole('button', { name: '取消' }).click();
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await card.getByRole('button', { name: /去学习/ }).click();
    await page.waitForURL(url);
    await expect.poll(() => page.locator('article h2').count()).toBeGreaterThanOrEqual(3);
  }
  await visitor.leave();
});
