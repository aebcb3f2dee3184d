import { describe, expect, it } from 'vitest';
import { hasFocus, logIn } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { faultsOf, WINDOWS } from './support/faults.js';
import { dialogOf, newMember, putDialogsAside, TITLES } from './support/member.js';

const demo = useDemo();

it('tells search engines and people of a missing page: status 404, the text, and the way home', async () => {
  const { page, leave } = await demo.visit();
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await page.getByText('This page could not be found').waitFor();
  await page.getByRole('link', { name: '返回首页' }).click();
  await page.waitForURL(`${demo.address}/`);

  // A page begins at its top, opened anew, wherever the reader was in another one.
  await page.goto('/demo');
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.goto('/');
  await page.locator('h1').first().waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  // And by a link, wherever the reader was in the one before.
  const link = page.getByRole('link', { name: '研发训练营', exact: true });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.press('Enter');
  await page.getByRole('heading', { level: 1, name: '研发训练营' }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await leave();
});

describe.each(WINDOWS)('the user menu on a %s', (device) => {
  it('opens on click, closes on any click elsewhere, and logs out with a way back', async () => {
    const visitor = await demo.visit(device);
    const { page } = visitor;
    await logIn(visitor, demo.address, 'xiaoming');
    await page.goto('/learn');
    const button = page.getByRole('button', { name: /用户菜单/ });
    const logout = page.getByRole('menuitem', { name: '退出登录' });
    await button.click();
    await logout.waitFor();
    await page.getByRole('heading', { name: '近期动态' }).click();
    await logout.waitFor({ state: 'detached' });
    await button.click();
    await logout.waitFor();
    await page.keyboard.press('Escape');
    await logout.waitFor({ state: 'detached' });
    await button.click();
    await logout.click();
    await page.waitForURL('**/login?target=*');
    expect(new URL(page.url()).searchParams.get('target')).toContain('/learn');
    await page.goto('/learn');
    await page.waitForURL('**/login?*');
    await visitor.leave();
  });
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
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(580);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '知道了' }).click();
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(buy);
  await visitor.leave();
});

it('lists the two trial courses for a student without orders, and both open', async () => {
  const { page, leave } = await newMember(demo, 'phone');
  await page.goto('/learn');
  await putDialogsAside(page);
  for (const [title, url] of [
    ['Java 体验课', '**/study/old/j1test/**'],
    ['Python 体验课', '**/study/py1test/**'],
  ] as const) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await card.getByRole('button', { name: /去学习/ }).click();
    await page.waitForURL(url);
    await expect.poll(() => page.locator('article h2').count()).toBeGreaterThanOrEqual(3);
    await page.goto('/learn');
    // The profile is still to be completed: each visit asks for it anew.
    await dialogOf(page, TITLES.profile).getByRole('button', { name: '取消' }).click();
  }
  await leave();
});
