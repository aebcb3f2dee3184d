import type { Page } from 'playwright-core';
import {
  REPORT_EDITIONS,
  REPORT_EMPTY_PATH,
  toldPages,
  type ReportEditionName,
  type ReportPage,
} from '@ykd/domain/report';
import type { YearReport } from '@ykd/application/year-report';
import { describe, expect, it } from 'vitest';
import { logIn, submitLogin } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { newMember } from './support/member.js';

const demo = useOwnDemo();

const EDITIONS = Object.values(REPORT_EDITIONS);

const pathOf = (page: Page): string => new URL(page.url()).pathname;

const isAt = async (page: Page, path: string): Promise<void> => {
  await expect.poll(() => pathOf(page)).toBe(path);
};

/** What the server answers of a report. */
const answered = async (page: Page, edition: ReportEditionName): Promise<YearReport> => {
  const answer = await page.request.get(`/api/report/year?edition=${edition}`);
  const { data } = (await answer.json()) as { data: YearReport };
  return data;
};

const pagesOf = async (page: Page, name: ReportEditionName): Promise<readonly ReportPage[]> => {
  const { story, deeds } = await answered(page, name);
  return toldPages(REPORT_EDITIONS[name], story, deeds);
};

/** Opens the beginning of a report that has many pages. */
const opened = async (options = {}) => {
  const visitor = await demo.visit('phone', options);
  await logIn(visitor, demo.address, 'xiaoming');
  const { page } = visitor;
  const pages = await pagesOf(page, 'report2024');
  const paths = pages.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(5);
  await page.goto(paths[0] ?? '');
  await loaded(page);
  // Before it is there, nothing moves it.
  await page.getByRole('link', { name: '翻开看看' }).waitFor();
  return { ...visitor, paths };
};

const swipe = async (page: Page, by: { readonly x: number; readonly y: number }): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const from = { x: 180, y: 400 };
  const to = { x: from.x + by.x, y: from.y + by.y };
  // None waits for the one before: a finger that rests would select words.
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
};

describe('a yearly report', () => {
  it.each(EDITIONS.map(({ name }) => name))(
    '%s is walked through page by page, each without faults, and loaded once',
    async (name) => {
      const { page, leave, ...visitor } = await demo.visit('phone', { reducedMotion: 'reduce' });
      await logIn({ ...visitor }, demo.address, 'xiaoming');
      const pages = await pagesOf(page, name);
      expect(pages.length).toBeGreaterThan(5);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/report/year')) asked.push(request.url());
      });
      await page.goto(`/${name}`);
      for (const [at, { path }] of pages.entries()) {
        await isAt(page, path);
        await loaded(page);
        const here = page.locator('[aria-current=page]');
        await expect.poll(() => here.getAttribute('href')).toBe(path);
        await expect.poll(() => page.locator('h1').textContent()).not.toBe('');
        expect(await faultsOf(page)).toEqual([]);
        if (at < pages.length - 1)
          await page.getByRole('link', { name: at === 0 ? '翻开看看' : '下一页' }).click();
      }
      expect(asked).toHaveLength(1);
      await expect.poll(() => page.getByRole('link', { name: '下一页' }).count()).toBe(0);
      await leave();
    },
  );

  it('is left by one step back, however far it was turned', async () => {
    const { page, paths, leave } = await opened({ reducedMotion: 'reduce' });
    const [cover = '', first = '', second = ''] = paths;
    await page.goto('/learn');
    await page.goto(cover);
    await loaded(page);
    await page.getByRole('link', { name: '翻开看看' }).click();
    await isAt(page, first);
    await page.getByRole('link', { name: '下一页' }).click();
    await isAt(page, second);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/learn');
    await leave();
  });

  it('moves by keys, and its heading has the focus then', async () => {
    const { page, paths, leave } = await opened({ reducedMotion: 'reduce' });
    const [cover = '', first = '', second = ''] = paths;
    await page.keyboard.press('ArrowRight');
    await isAt(page, first);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('Space');
    await isAt(page, second);
    await page.keyboard.press('PageUp');
    await isAt(page, first);
    await page.keyboard.press('End');
    await isAt(page, paths.at(-1) ?? '');
    await page.keyboard.press('Home');
    await isAt(page, cover);
    // Each of two presses counts, however soon they come.
    await page.evaluate(() => {
      for (const _ of [1, 2]) dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    });
    await isAt(page, second);
    await leave();
  });

  it('moves by fingers and by the wheel, a page a gesture', async () => {
    const { page, paths, leave } = await opened({ reducedMotion: 'reduce' });
    const [, first = '', second = '', third = ''] = paths;
    await swipe(page, { x: -120, y: 0 });
    await isAt(page, first);
    await swipe(page, { x: 0, y: -150 });
    await isAt(page, second);
    await swipe(page, { x: 120, y: 0 });
    await isAt(page, first);
    await page.goto(third);
    await loaded(page);
    await page.getByRole('link', { name: '上一页' }).waitFor();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(-100, 0);
    await isAt(page, second);
    // After a pause, four that follow each other closely, on a machine that takes its time between them, too.
    await page.evaluate(() => {
      const begins = performance.now() + 1000;
      for (const at of [0, 1, 2, 3]) {
        const turned = new WheelEvent('wheel', { deltaX: -100 });
        Object.defineProperty(turned, 'timeStamp', { value: begins + at });
        dispatchEvent(turned);
      }
    });
    await expect.poll(() => pathOf(page)).toBe(first);
    await leave();
  });

  it('is there again after a reload, at the page that was open, with its number in full', async () => {
    const { page, paths, leave } = await opened();
    const [, , days = ''] = paths;
    const { story } = await answered(page, 'report2024');
    if (story.kind === 'empty') throw new Error('no year to tell of');
    await page.goto(days);
    await page.reload();
    await isAt(page, days);
    const number = page.getByRole('heading', { name: new RegExp(`${story.studyDaysInYear}\\s*天`) });
    await expect.poll(() => number.count()).toBe(1);
    await leave();
  });

  it('has three pages for who studied on one day', async () => {
    const { page, leave, ...visitor } = await demo.visit('phone', { reducedMotion: 'reduce' });
    await logIn(visitor, demo.address, 'xiaohong');
    const pages = await pagesOf(page, 'report');
    expect(pages.map(({ topic }) => topic)).toEqual(['cover', 'first', 'end']);
    await page.goto('/report/page5');
    await isAt(page, '/report/page12');
    await expect
      .poll(() => page.getByRole('navigation', { name: '报告的各页' }).getByRole('link').count())
      .toBe(3);
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('leads to the next page that the year has', async () => {
    const { page, paths, leave } = await opened();
    const all = REPORT_EDITIONS.report2024.pages.map(({ path }) => path);
    const missing = all.find((path) => !paths.includes(path));
    if (missing === undefined) throw new Error('the year has every page');
    const next = all.slice(all.indexOf(missing)).find((path) => paths.includes(path)) ?? '';
    await page.goto(missing);
    await expect.poll(() => pathOf(page)).toBe(next);
    await leave();
  });

  it('knows no other pages', async () => {
    const { page, leave } = await opened();
    const answer = await page.goto('/report/page8');
    expect(answer?.status()).toBe(404);
    await loaded(page);
    await page.getByText('404').first().waitFor();
    await leave();
  });

  it('invites who did not study in that year', async () => {
    const { page, leave } = await newMember(demo, 'phone', { reducedMotion: 'reduce' });
    await page.goto('/report2023/page3');
    await isAt(page, REPORT_EMPTY_PATH);
    await page.getByRole('heading', { name: '下一份报告，等你来写' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: '看看有哪些课程' }).click();
    await isAt(page, '/shopmall');
    await leave();
  });

  it('leads a guest to the login, and back to the page that he opened', async () => {
    const { page, leave } = await demo.visit('phone', { reducedMotion: 'reduce' });
    await page.goto('/report2024/page2');
    await isAt(page, '/login_h5');
    await submitLogin(page, 'xiaoming');
    await expect.poll(() => pathOf(page)).toBe('/report2024/page2');
    await loaded(page);
    await leave();
  });
});
