import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, submitLogin } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { handOver, learner, openFromMenu } from './support/member.js';

const demo = useDemo();

/** As a browser says it when a tab is chosen again. */
const lookAt = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `用户菜单：${name}` });

/** What comes later, and how it does. */
const later = <T>() => {
  let come: (value: T) => void = () => undefined;
  const value = new Promise<T>((resolve) => (come = resolve));
  return { value, come };
};

/** Keeps the first question of a call until its answer, or a refusal for the end of its session, is let through. */
const heldBack = async (page: Page, url: string) => {
  const asked = later<void>();
  const end = later<'answer' | 'refuse'>();
  let questions = 0;
  // Not `times: 1`, which lets go of what is held as soon as another one is answered.
  await page.route(url, async (route) => {
    questions += 1;
    if (questions > 1) return route.continue();
    asked.come();
    if ((await end.value) === 'answer') return route.continue();
    return route.fulfill({
      status: 401,
      json: { isSuccess: false, code: 'NO_LOGIN', message: '请先登录' },
    });
  });
  return { asked: asked.value, answer: () => end.come('answer'), refuse: () => end.come('refuse') };
};

describe('a second tab', () => {
  it('goes to the login with its target when the first one logs out, and on when somebody else logs in there', async () => {
    const visitor = await learner(demo, 'xiaoming');
    const { page, context } = visitor;
    const second = await context.newPage();
    // A page that asks for nothing by itself: only the other tab can tell it.
    await second.goto('/shopmall/order/list');
    await second.getByRole('heading', { level: 1 }).waitFor();
    // Behind another tab, each click takes long.
    await page.bringToFront();
    await openFromMenu(page, '退出登录');
    await page.waitForURL('**/login?target=*');
    await second.waitForURL('**/login?target=*');
    expect(new URL(second.url()).searchParams.get('target')).toContain('/shopmall/order/list');

    await submitLogin(page, 'xiaohong');
    await menuOf(page, '王小红').waitFor();
    await second.waitForURL('**/shopmall/order/list*');
    await second.goto('/learn');
    await menuOf(second, '王小红').waitFor();
    await visitor.leave();
  });

  it('is another member’s as soon as it is looked at, when it heard of nothing', async () => {
    const visitor = await learner(demo, 'xiaoming');
    const { page } = visitor;
    await menuOf(page, '李小明').waitFor();
    await logIn(visitor, demo.address, 'xiaohong');
    await lookAt(page);
    await menuOf(page, '王小红').waitFor();
    expect(new URL(page.url()).pathname).toBe('/learn');
    await visitor.leave();
  });

  it.each(['before', 'while', 'after'] as const)(
    'is another member’s, too, when a question of before is refused %s it asks who is there',
    async (when) => {
      const visitor = await demo.visit('desktop', { reducedMotion: 'reduce' });
      await logIn(visitor, demo.address, 'xiaoming');
      const { page } = visitor;
      const late = await heldBack(page, '**/api/learn/sidebar');
      await page.goto('/learn');
      await late.asked;
      // Asked later than that, who is there would be the second one from the start.
      await menuOf(page, '李小明').waitFor();
      await handOver(demo, visitor, 'xiaohong');
      if (when === 'before') {
        late.refuse();
        await page.waitForURL('**/login?target=*');
        await lookAt(page);
      } else {
        const who = await heldBack(page, '**/api/member/getloginUser');
        await lookAt(page);
        await who.asked;
        if (when === 'while') {
          late.refuse();
          await page.waitForURL('**/login?target=*');
          who.answer();
        } else {
          const anew = page.waitForRequest((request) => request.isNavigationRequest());
          who.answer();
          await anew;
          late.refuse();
        }
      }
      await menuOf(page, '王小红').waitFor();
      expect(new URL(page.url()).pathname).toBe('/learn');
      await visitor.leave();
    },
  );

  it('shows nothing any more when it is looked at after the end of the session', async () => {
    const visitor = await learner(demo, 'xiaoming');
    const { page, context } = visitor;
    await menuOf(page, '李小明').waitFor();
    await context.clearCookies();
    await lookAt(page);
    await page.waitForURL('**/login?target=*');
    // The address changes before the page does.
    await page.getByLabel('账号').waitFor();
    await expect.poll(() => page.getByText('李小明').count()).toBe(0);
    await visitor.leave();
  });

  it('stays as it is without an answer', async () => {
    const visitor = await learner(demo, 'xiaoming');
    const { page } = visitor;
    await menuOf(page, '李小明').waitFor();
    let asked = 0;
    await page.route('**/api/member/getloginUser', (route) => {
      asked += 1;
      return route.abort();
    });
    await lookAt(page);
    await expect.poll(() => asked).toBe(1);
    await menuOf(page, '李小明').waitFor();
    expect(new URL(page.url()).pathname).toBe('/learn');
    await visitor.leave();
  });
});
