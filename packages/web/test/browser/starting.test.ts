import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useDemo } from './support/demo.js';

const demo = useDemo();

describe('an app that cannot start', () => {
  const SAYS = '页面没有打开';

  it('says so, and what to do about it', async () => {
    const { page, leave } = await demo.visit('phone');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login?target=/learn');
    await page.getByText(SAYS).waitFor();
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: '刷新页面' }).click();
    await page.getByRole('heading', { name: '欢迎回来' }).waitFor();
    expect(page.url()).toBe(`${demo.address}/login?target=/learn`);
    await leave();
  });

  it('says so when a script of it cannot be read', async () => {
    const { page, problems } = await demo.visit();
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'of another time' }),
    );
    await page.goto('/login');
    await page.getByText(SAYS).waitFor();
    expect(problems).toContainEqual(expect.stringContaining('SyntaxError'));
  });

  it('says so when it fails before it shows anything', async () => {
    const { page, problems } = await demo.visit();
    await page.addInitScript(() => {
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (...args: Parameters<typeof listen>) => {
        if (args[0] === 'pagehide') throw new Error('a strange browser');
        listen(...args);
      };
    });
    await page.goto('/login');
    await page.getByText(SAYS).waitFor();
    expect(problems).toEqual([expect.stringContaining('a strange browser')]);
  });
});

/** What a call asks, in words that tell it from others. */
const wordsOf = (request: Request): string =>
  [request.method(), new URL(request.url()).pathname, new URL(request.url()).search, request.postData()].join(
    ' ',
  );

/** The calls of a page until it has all that it shows at first, and those of them that its head began. */
const callsOf = async (page: Page, path: string): Promise<{ asked: string[]; begun: number }> => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(wordsOf(request));
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const begun = await page.evaluate(
    () => (window as { ykdCalls?: readonly unknown[] }).ykdCalls?.length ?? 0,
  );
  return { asked, begun };
};

it.each([
  { path: '/login', account: undefined },
  { path: '/learn', account: 'xiaoming' },
  { path: '/study/py1test/0/0', account: 'xiaoming' },
])('$path asks nothing twice, and takes over what its head began', async ({ path, account }) => {
  const visitor = await demo.visit();
  if (account !== undefined) await logIn(visitor, demo.address, account);
  const { asked, begun } = await callsOf(visitor.page, path);
  expect(begun).toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThanOrEqual(begun);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  await visitor.leave();
});
