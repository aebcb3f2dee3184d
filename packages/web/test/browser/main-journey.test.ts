import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, submitLogin, type Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { readToEnd, recordOf, wholeLesson } from './support/lesson.js';

const demo = useOwnDemo();

/** The card of a course in the list of bought courses. */
const openCourse = async (page: Page, title: string): Promise<void> => {
  const showAll = page.getByRole('button', { name: /显示全部/ });
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await showAll.or(card).first().waitFor();
  if (await showAll.isVisible()) await showAll.click();
  await card.getByRole('button', { name: /去学习/ }).click();
};

/** Whether the heading stands in the upper half of the window, where one reads. */
const isAtHand = (page: Page, heading: string): Promise<boolean> =>
  page.getByRole('heading', { name: heading, exact: true }).evaluate(({ ownerDocument }, name) => {
    const found = [...ownerDocument.querySelectorAll('article h2')].find(
      ({ textContent }) => textContent === name,
    );
    const top = found?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight / 2;
  }, heading);

const scrollTo = (page: Page, heading: string): Promise<void> =>
  page
    .getByRole('heading', { name: heading, exact: true })
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));

describe.each<Device>(['desktop', 'phone'])('xiaoming on his %s', (device) => {
  it('logs in, sees what he bought and until when, opens an OLD and a NEW course, reads, reloads and finds his place', async () => {
    const visitor = await demo.visit(device);
    const { page } = visitor;

    await page.goto('/learn');
    await page.waitForURL('**/login?*');
    expect(new URL(page.url()).searchParams.get('target')).toBe(`${demo.address}/learn`);
    await submitLogin(page, 'xiaoming');
    await page.waitForURL('**/learn');

    const service = page.getByRole('region', { name: '服务说明' });
    await service.waitFor();
    await expect
      .poll(() => service.innerText())
      .toMatch(/课程有效期\s*730\s*天[\s\S]*班主任服务期\s*180\s*天/);
    const orders = page.getByRole('region', { name: '我的订单' });
    const mainOrders = orders.getByRole('listitem').filter({ hasText: '有效 730 天 · 班主任服务 180 天' });
    await expect.poll(() => mainOrders.count()).toBe(2);
    const recent = page.getByRole('region', { name: '最近学习的课程' });
    await recent.getByText('Python 体验课').first().waitFor();

    await openCourse(page, 'Java 体验课');
    await page.waitForURL('**/study/old/j1test/**');
    await page.getByRole('heading', { level: 1 }).waitFor();

    await page.goto('/learn');
    await openCourse(page, 'Python 体验课');
    await page.waitForURL('**/study/py1test/**');
    const heading = await (await wholeLesson(page)).locator('h2').nth(3).innerText();
    await scrollTo(page, heading);
    await page.waitForURL('**#b3');
    await expect
      .poll(() => recordOf(visitor, 'demo-xiaoming'))
      .toMatchObject({ lastBodyNum: expect.toSatisfy((body: number) => body >= 3) as number });

    await page.reload();
    await expect.poll(() => isAtHand(page, heading)).toBe(true);
    expect(new URL(page.url()).hash).toBe('#b3');

    await page.goto('/learn');
    await page
      .getByRole('region', { name: '最近学习的课程' })
      .getByRole('button', { name: /去学习/ })
      .click();
    // The furthest part that he saw: the one that he scrolled to, or the next where that was on the screen too.
    await page.waitForURL(/\/study\/py1test\/\d\/\d#b[34]$/);
    await visitor.leave();
  });
});

it('keeps the progress that was shown as saved when the server is killed', async () => {
  const visitor = await demo.visit();
  const { page } = visitor;
  const userId = await logIn(visitor, demo.address, 'xiaohong');
  await page.goto('/study/py1test/0/0');
  await readToEnd(page);
  const record = () => recordOf(visitor, userId);
  await expect.poll(record).toMatchObject({ lastBodyNum: 4 });
  await demo.killAndRestart();
  expect(await record()).toMatchObject({ lastOutlineNum: 0, lastSectionNum: 0, lastBodyNum: 4 });
  await page.goto('/study/py1test');
  await page.waitForURL('**/study/py1test/0/0#b4');
  await visitor.leave();
});
