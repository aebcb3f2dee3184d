import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEVICES, logIn, submitLogin } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { dialogOf, openFromMenu, TITLES } from './support/member.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

/** A phone inside WeChat. */
const openWeixin = () =>
  demo.visit('phone', {
    userAgent: `${DEVICES.phone.userAgent} MicroMessenger/8.0`,
    reducedMotion: 'reduce',
  });

const hasNoFault = async (page: Page): Promise<void> => {
  await loaded(page);
  expect(await faultsOf(page)).toEqual([]);
};

/** Opens a page that leads to WeChat, perhaps before it has loaded itself. */
const guided = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/** Goes through WeChat as somebody, by the link of the guard. */
const choose = async (page: Page, who: RegExp): Promise<void> => {
  await page.getByRole('heading', { name: '选择一个微信身份' }).waitFor();
  await page.getByRole('link', { name: who }).click();
};

it('binds WeChat to the account, goes on, and logs in by it until the member logs out', async () => {
  const visitor = await openWeixin();
  const { page, context } = visitor;
  await guided(page, '/study/py1test/1/0');
  await page.getByRole('heading', { name: '选择一个微信身份' }).waitFor();
  await hasNoFault(page);
  await page.getByRole('link', { name: /小明的微信/ }).click();
  await page.waitForURL('**/bind?target=*');
  await page.getByText('还没有登录').waitFor();
  await hasNoFault(page);

  await page.getByRole('button', { name: '登录后绑定' }).click();
  await page.waitForURL('**/login_h5?target=*');
  await submitLogin(page, 'xiaoming');
  await page.getByRole('button', { name: '绑定并继续' }).waitFor();
  await expect.poll(() => page.title()).toBe('绑定微信 · 优课达');
  await hasNoFault(page);
  await page.getByRole('button', { name: '绑定并继续' }).press('Enter');
  await told(page, '绑定成功');
  await page.waitForURL('**/study/py1test/1/0*');
  await hasNoFault(page);

  // A page that is still open would ask WeChat too, as soon as it learns that its session is over.
  await page.goto('about:blank');
  await context.clearCookies();
  await guided(page, '/learn');
  await page.getByRole('link', { name: /小明的微信/ }).click();
  await page.waitForURL(`${demo.address}/learn`);

  // WeChat would log him in again without a word.
  await openFromMenu(page, '退出登录');
  await page.waitForURL('**/login_h5?target=*');
  await page.getByRole('button', { name: '用微信登录' }).waitFor();
  await hasNoFault(page);
  await page.goto('/learn?a=1');
  await page.waitForURL('**/login_h5?target=*');
  await page.getByRole('button', { name: '用微信登录' }).press('Enter');
  await choose(page, /小明的微信/);
  await page.waitForURL(`${demo.address}/learn?a=1`);
  await page.goto('about:blank');
  await context.clearCookies({ name: 'ykd_session' });
  await guided(page, '/learn');
  await page.getByRole('heading', { name: '选择一个微信身份' }).waitFor();
  await visitor.leave();
});

it('keeps one WeChat for each account, until the member releases it', async () => {
  const visitor = await openWeixin();
  const { page } = visitor;
  await logIn(visitor, demo.address, 'xiaohong');
  const bindBy = async (who: RegExp): Promise<void> => {
    await page.goto('/bind?target=%2Flearn');
    await page.getByRole('button', { name: '去微信授权' }).click();
    await choose(page, who);
    await page.getByRole('button', { name: '绑定并继续' }).click();
  };
  await bindBy(/小红的微信/);
  await page.waitForURL(`${demo.address}/learn`);
  await bindBy(/新同学的微信/);
  await page.getByText('你的账号已经绑定了另一个微信，请先解除绑定').waitFor();
  await hasNoFault(page);
  await page.getByRole('button', { name: '解除原来的绑定' }).press('Enter');
  await dialogOf(page, '解除微信绑定').getByRole('button', { name: '解除绑定' }).click();
  await page.getByRole('button', { name: '绑定并继续' }).click();
  await page.waitForURL(`${demo.address}/learn`);
  await bindBy(/小红的微信/);
  await page.getByText('你的账号已经绑定了另一个微信，请先解除绑定').waitFor();
  await page.getByRole('button', { name: '先不绑定，继续' }).click();
  await page.waitForURL(`${demo.address}/learn`);

  await openFromMenu(page, '登录设备');
  const dialog = dialogOf(page, TITLES.devices);
  const weixin = dialog.getByRole('region', { name: '微信' });
  await weixin.getByText('已绑定').waitFor();
  await hasNoFault(page);
  await weixin.getByRole('button', { name: '解除绑定' }).press('Enter');
  const sure = dialogOf(page, '解除微信绑定');
  await sure.getByText(/随时可以用手机号和短信验证码登录/).waitFor();
  await hasNoFault(page);
  await sure.getByRole('button', { name: '取消' }).click();
  await weixin.getByText('已绑定').waitFor();
  await weixin.getByRole('button', { name: '解除绑定' }).click();
  await sure.getByRole('button', { name: '解除绑定' }).click();
  await weixin.getByText('未绑定').waitFor();
  await sure.waitFor({ state: 'detached' });
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await hasNoFault(page);

  // By the one that he holds, from where he is.
  await weixin.getByRole('button', { name: '绑定这个微信' }).press('Enter');
  await choose(page, /新同学的微信/);
  await page.getByRole('button', { name: '绑定并继续' }).click();
  await page.waitForURL(`${demo.address}/learn`);
  await visitor.leave();
});

describe('who would rather not bind', () => {
  it('goes on to the login, and is not taken to WeChat again while he looks around', async () => {
    const visitor = await openWeixin();
    const { page } = visitor;
    await guided(page, '/study/py1test/1/0');
    await choose(page, /小红的微信/);
    await page.waitForURL('**/bind?target=*');
    await page.getByRole('button', { name: '先不绑定' }).press('Enter');
    await page.waitForURL('**/login_h5?target=*');
    expect(new URL(page.url()).searchParams.get('target')).toBe(`${demo.address}/study/py1test/1/0`);
    await page.goto('/learn');
    await page.waitForURL('**/login_h5?target=*');
    await page.goBack();
    await submitLogin(page, 'xiaoming');
    await page.waitForURL('**/study/py1test/1/0*');
    await page.goto('/learn');
    await page.waitForURL(`${demo.address}/learn`);
    await visitor.leave();
  });

  it('goes on as the member that he is', async () => {
    const visitor = await openWeixin();
    const { page } = visitor;
    await logIn(visitor, demo.address, 'xiaoming');
    await page.goto('/bind?target=%2Fstudy%2Fpy1test%2F1%2F0');
    await page.getByRole('button', { name: '去微信授权' }).click();
    await choose(page, /新同学的微信/);
    await page.getByRole('button', { name: '绑定并继续' }).waitFor();
    await hasNoFault(page);
    await page.getByRole('button', { name: '先不绑定' }).click();
    await page.waitForURL('**/study/py1test/1/0*');
    await page.goto('/learn');
    await page.waitForURL(`${demo.address}/learn`);
    await expect.poll(() => page.title()).toContain('学习中心');
    await visitor.leave();
  });
});

it('is offered nowhere on a site that has no account at WeChat', async () => {
  const visitor = await openWeixin();
  const { page } = visitor;
  await page.route(/\/(login_h5|bind)$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('"weixin":true', '"weixin":false'),
    });
  });
  for (const path of ['/login_h5', '/bind']) {
    await page.goto(path);
    await page.getByRole('button', { name: path === '/bind' ? '用账号登录' : '登录', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /微信/ }).count()).toBe(0);
  }
  await visitor.leave();
});

it('asks WeChat also when a session ends during use', async () => {
  const visitor = await openWeixin();
  const { page, context } = visitor;
  await logIn(visitor, demo.address, 'xiaohong');
  // What the page asks by itself would tell it of the end before the link is pressed.
  const bell = page.waitForResponse('**/api/notice/unread');
  await page.goto('/');
  await (await bell).finished();
  await page.getByRole('link', { name: '学习中心' }).waitFor();
  await context.clearCookies();
  await page.getByRole('link', { name: '学习中心' }).click();
  await page.getByRole('heading', { name: '选择一个微信身份' }).waitFor();
  expect(new URL(page.url()).origin).toBe(demo.address);
  await visitor.leave();
});

describe('a way that goes wrong', () => {
  it('says so after a no, and leads by the login to where the visitor wanted to go', async () => {
    const visitor = await openWeixin();
    const { page } = visitor;
    await guided(page, '/study/py1test/1/0');
    await page.getByRole('link', { name: '拒绝' }).click();
    await page.getByText('你取消了微信授权').waitFor();
    await hasNoFault(page);
    await page.getByRole('button', { name: '用账号登录' }).click();
    await page.waitForURL('**/login_h5?target=*');
    expect(new URL(page.url()).searchParams.get('target')).toBe(`${demo.address}/study/py1test/1/0`);
    await submitLogin(page, 'xiaoming');
    await page.waitForURL('**/study/py1test/1/0*');
    await visitor.leave();
  });

  it('never takes in a code that somebody else sent', async () => {
    const enemy = await openWeixin();
    await guided(enemy.page, '/learn');
    const confirm = await enemy.page.getByRole('link', { name: /小红的微信/ }).getAttribute('href');
    const answer = await enemy.context.request.get(confirm ?? '', { maxRedirects: 0 });
    const trap = answer.headers()['location'] ?? '';
    expect(trap).toContain('/api/member/weixinmp/callback?code=');

    const victim = await openWeixin();
    await victim.page.goto(trap);
    await victim.page.getByText('微信授权已失效，请重新进入').waitFor();
    expect((await victim.context.cookies()).map(({ name }) => name)).not.toContain('ykd_session');
    await victim.leave();
    await enemy.leave();
  });

  it('has nothing to bind outside of WeChat', async () => {
    const visitor = await demo.visit();
    const { page } = visitor;
    await page.goto('/bind');
    await page.getByRole('heading', { name: '没有等待绑定的微信' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: '去微信授权' }).count()).toBe(0);
    await hasNoFault(page);
    await visitor.leave();
  });
});
