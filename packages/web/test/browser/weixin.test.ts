import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEVICES, logIn, submitLogin } from './support/browser.js';
import { useDemo } from './support/demo.js';

const demo = useDemo();

/** A phone inside WeChat. */
const openWeixin = () =>
  demo.visit('phone', {
    userAgent: `${DEVICES.phone.userAgent} MicroMessenger/8.0`,
    reducedMotion: 'reduce',
  });

const hasNoFault = async (page: Page): Promise<void> => {
  await page.getByRole('progressbar', { name: '页面加载进度' }).waitFor({ state: 'detached' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
};

it('binds WeChat to the account, and logs in by it from then on', async () => {
  const visitor = await openWeixin();
  const { page, context } = visitor;
  await page.goto('/study/py1test/1/0');
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
  expect(await page.title()).toBe('绑定微信 · 优课达');
  await hasNoFault(page);
  await page.getByRole('button', { name: '绑定并继续' }).click();
  await page.getByRole('heading', { name: '绑定成功' }).waitFor();
  await hasNoFault(page);
  await page.getByRole('button', { name: '继续' }).click();
  await page.waitForURL('**/study/py1test/1/0*');

  await context.clearCookies();
  await page.goto('/learn');
  await page.getByRole('link', { name: /小明的微信/ }).click();
  await page.waitForURL(`${demo.address}/learn`);
  await page.getByRole('button', { name: /用户菜单/ }).waitFor();
  await visitor.leave();
});

it('asks WeChat also when a session ends during use', async () => {
  const visitor = await openWeixin();
  const { page, context } = visitor;
  await logIn(visitor, demo.address, 'xiaohong');
  await page.goto('/');
  await page.getByRole('link', { name: '学习中心' }).waitFor();
  await context.clearCookies();
  await page.getByRole('link', { name: '学习中心' }).click();
  await page.getByRole('heading', { name: '选择一个微信身份' }).waitFor();
  expect(new URL(page.url()).origin).toBe(demo.address);
  await visitor.leave();
});

describe('a way that goes wrong', () => {
  it('says so after a no, and leads on to the login', async () => {
    const visitor = await openWeixin();
    const { page } = visitor;
    await page.goto('/learn');
    await page.getByRole('link', { name: '拒绝' }).click();
    await page.getByText('微信授权已失效，请重新进入').waitFor();
    await hasNoFault(page);
    await page.getByRole('button', { name: '用账号登录' }).click();
    await page.waitForURL('**/login_h5?target=*');
    expect(new URL(page.url()).searchParams.get('target')).toContain('/bind?target=');
    await visitor.leave();
  });

  it('never takes in a code that somebody else sent', async () => {
    const enemy = await openWeixin();
    await enemy.page.goto('/learn');
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
    expect(await page.getByRole('button', { name: '去微信授权' }).count()).toBe(0);
    await hasNoFault(page);
    await visitor.leave();
  });
});
