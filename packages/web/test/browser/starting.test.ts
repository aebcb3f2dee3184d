import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { loaded } from './support/faults.js';
import { watchQuiet } from './support/quiet.js';

const demo = useDemo();

describe('an app that cannot start', () => {
  const SAYS = '页面没有打开';

  it('says so, and what to do about it', async () => {
    const { page, leave } = await demo.visit('phone');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login?target=/learn#part');
    await page.getByText(SAYS).waitFor();
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: '刷新页面' }).click();
    await page.getByRole('heading', { name: '欢迎回来' }).waitFor();
    expect(page.url()).toBe(`${demo.address}/login?target=/learn#part`);
    await leave();
  });

  it('says so when a script of it cannot be read', async () => {
    const { page, problems } = await demo.visit();
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'of another time' }),
    );
    await page.goto('/login');
    await page.getByText(SAYS).waitFor();
    await expect.poll(() => problems).toContainEqual(expect.stringContaining('SyntaxError'));
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
    await expect.poll(() => problems).toEqual([expect.stringContaining('a strange browser')]);
  });
});

/** What a call asks, in words that tell it from others. */
const wordsOf = (request: Request): string =>
  [request.method(), request.url(), request.postData() ?? ''].join(' ');

/** The calls that the head of a page began, in the same words. */
const begunOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Begun = { url: string; method?: string; body?: string };
    const { ykdCalls = [] } = window as { ykdCalls?: readonly Begun[] };
    return ykdCalls.map(({ url, method = 'GET', body = '' }) =>
      [method, new URL(url, location.href).href, body].join(' '),
    );
  });

it.each([
  { path: '/login', account: undefined },
  { path: '/learn', account: 'xiaoming' },
  { path: '/study/py1test/0/0', account: 'xiaoming' },
  { path: '/report2024/page1', account: 'xiaoming' },
])('$path asks once for what its head began', async ({ path, account }) => {
  const visitor = await demo.visit();
  const { page } = visitor;
  if (account !== undefined) await logIn(visitor, demo.address, account);
  // On a busy machine, too, the page is young.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 100;
  });
  const quiet = watchQuiet(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(wordsOf(request));
  });
  await page.goto(path);
  await loaded(page);
  await quiet.untilQuiet();
  const begun = await begunOn(page);
  expect(begun.length).toBeGreaterThan(0);
  expect(asked.filter((call) => begun.includes(call)).toSorted()).toEqual(begun.toSorted());
  await visitor.leave();
});
