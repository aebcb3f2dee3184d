import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, type Device, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { staffAt } from './support/staff.js';

const demo = useOwnDemo();

const begin = async (account: string, path?: string, device?: Device): Promise<Visitor> => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, account);
  if (path !== undefined) await visitor.page.goto(path);
  return visitor;
};

const sidebar = (page: Page) => page.getByRole('complementary', { name: '优课达' });
const popup = (page: Page) => page.getByRole('complementary', { name: /^\d{4} 年度学习报告$/ });
const campus = (page: Page) => sidebar(page).getByRole('link', { name: /校园招聘/ });
const promo = (page: Page) => sidebar(page).getByRole('link', { name: /2025 暑期王者竞技场/ });

describe('the sidebar', () => {
  it.each([
    ['xiaoming', ['学习中心', '研发训练营', 'Python 大数据分析'], '/learn/prejob'],
    ['xiaohong', ['学习中心', 'Java 就业班', '前端就业班'], '/learn/prejavajob'],
  ])(
    'shows %s the menu that fits his orders, and leads to the employment class',
    async (account, menu, to) => {
      const { page, leave } = await begin(account, '/learn');
      await campus(page).waitFor();
      const entries = page.getByRole('navigation', { name: '导航' }).getByRole('link');
      await expect.poll(() => entries.allInnerTexts()).toEqual(menu);
      await campus(page).click();
      await page.waitForURL(`${demo.address}${to}`);
      await page.getByRole('heading', { name: /就业班$/, level: 1 }).waitFor();
      await leave();
    },
  );

  it('stands in the drawer of a phone, whose head has the activity, for which nothing moves', async () => {
    const { page, leave } = await begin('xiaohong', undefined, 'phone');
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/learn/sidebar', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/learn');
    const courses = page.getByRole('region', { name: '我的课程' });
    await courses.waitFor();
    // All but what is held back is there.
    await expect.poll(() => page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0);
    const before = await courses.boundingBox();
    answer();
    await page.getByRole('banner').getByRole('link', { name: '暑期王者竞技场进行中' }).waitFor();
    expect(await courses.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: '打开导航' }).click();
    const drawer = page.getByRole('dialog', { name: '导航' });
    await drawer.getByText('学习之星').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await drawer.getByRole('link', { name: /2025 暑期王者竞技场/ }).click();
    await page.waitForURL('**/learn/wangzhe2025');
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: '2025 暑期王者竞技场' }).waitFor();
    await page.getByRole('link', { name: '暑期王者竞技场进行中' }).waitFor({ state: 'detached' });
    await leave();
  });
});

it('the tags are those whose flag says so, and the tracks show their stages with courses and what comes next', async () => {
  const { page, leave } = await begin('xiaoming', '/learn');
  const tags = page.getByRole('region', { name: '我的标签' });
  await tags.waitFor();
  await expect.poll(() => tags.getByRole('listitem').count()).toBe(2);
  await expect.poll(() => page.getByText('需要回访').or(page.getByText('潜力学员')).count()).toBe(0);
  // With their description on hover and focus.
  const tip = tags.getByText('连续学习 30 天后由班主任授予');
  await expect.poll(() => tip.isVisible()).toBe(false);
  await tags.getByText('学习之星').hover();
  await tip.waitFor();
  await page.mouse.move(600, 400);
  await tip.waitFor({ state: 'hidden' });
  await tags.getByRole('listitem').first().locator('[tabindex="0"]').focus();
  await tip.waitFor();

  await page.goto('/learn/python');
  await page.getByText('已开通的课程还没有上线的内容').waitFor();
  const stage = page.getByRole('region', { name: 'Python 入门' });
  await expect.poll(() => stage.getByRole('listitem').count()).toBeGreaterThan(3);
  await stage.getByText(/^\d+ 门，还没有上线$/).waitFor();

  // A course is entered by its number.
  await page.goto('/learn/enter?courseId=py1test');
  await page.waitForURL(/\/study\/py1test\/\d\/\d/);
  await page.goto('/learn/enter?courseId=nosuch');
  await page.getByText('没有这门课程').waitFor();
  expect(new URL(page.url()).pathname).toBe('/learn/enter');
  await leave();
});

it('the chat with the class teacher opens from what is open to the learner and from a lesson, or says why not', async () => {
  const { context, page, leave } = await begin('xiaoming', '/learn/access');
  const term = page.getByRole('region', { name: 'Python 大数据分析' });
  // One less when midnight has passed since the demo began.
  await term.getByText(/^还剩 1(20|19) 天$/).waitFor();
  await term.getByRole('link', { name: '联系班主任' }).click();
  await page.waitForURL('**/dev/chat/room/*');
  await page.getByText('演示环境里的聊天房间').filter({ hasText: 'Python' }).waitFor();
  await page.goto('/study/py1test/0/0');
  await page.getByRole('link', { name: '联系班主任' }).click();
  await page.waitForURL('**/dev/chat/room/*');

  await page.goto('/chat?courseId=f11');
  await page.getByText('你还没有购买这门课程').waitFor();
  expect(new URL(page.url()).pathname).toBe('/chat');
  const set = (running: boolean) =>
    context.request.post('/api/dev/services', {
      headers: { origin: demo.address },
      data: { service: 'chat-rooms', running },
    });
  await set(false);
  await page.goto('/chat?courseId=py1test');
  await page.getByRole('heading', { name: '聊天服务暂时无法使用' }).waitFor();
  await set(true);
  await page.getByRole('button', { name: '重试' }).click();
  await page.waitForURL('**/dev/chat/room/*');
  await leave();
});

it.each(['desktop', 'phone'] as const)(
  'shows the popup above what everybody is told, which can be put away first, on a %s',
  async (device) => {
    const staff = await staffAt(demo, '/admin/activity', 'admin');
    const [firstDay, lastDay] = [0, 1].map((after) => shanghaiDay(Date.now() + after * DAY_MS));
    await staff.post('/api/admin/activity/announcements/save', {
      id: '',
      version: 0,
      title: '答疑时间调整',
      text: '本周起每天 19:00 到 22:00',
      link: null,
      firstDay,
      lastDay,
      audience: { kind: 'all', ids: [] },
    });
    await staff.leave();
    const { page, leave } = await begin('xiaoming', '/learn', device);
    const told = page.getByRole('region', { name: '公告', exact: true });
    await popup(page).waitFor();
    await told.waitFor();
    await expect
      .poll(async () => {
        const [card, line] = [await popup(page).boundingBox(), await told.boundingBox()];
        return card !== null && line !== null && card.y + card.height <= line.y;
      })
      .toBe(true);
    await told.getByRole('button', { name: /^收起公告：/ }).click();
    await told.waitFor({ state: 'detached' });
    await popup(page).getByRole('button', { name: '知道了' }).click();
    await popup(page).waitFor({ state: 'detached' });
    await leave();
  },
);

it('shows the popup once per browser, and the banner and the popup by their periods alone', async () => {
  const { context, page, leave } = await begin('xiaoming', '/learn');
  const link = popup(page).getByRole('link', { name: '看看我的年度报告' });
  await link.waitFor();
  await expect.poll(() => link.getAttribute('href')).toBe('/report');
  await promo(page).waitFor();
  await page.reload();
  await promo(page).waitFor();
  await expect.poll(() => popup(page).count()).toBe(0);
  // One flag for each report, called like its year.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/^report\d{4}$/.test(key)) localStorage.removeItem(key);
  });
  await page.reload();
  await popup(page).getByRole('button', { name: '知道了' }).click();
  await popup(page).waitFor({ state: 'detached' });
  // Who studied nothing in that year has no report.
  const other = await begin('13800000001', '/learn');
  const flags = await other.context.request.get('/api/learn/sidebar');
  expect(await flags.json()).toMatchObject({ data: { reportPopup: null } });
  await other.leave();

  // Service of the small order ends 30 days from now, the periods 20 days.
  await demo.later(31 * DAY_MS);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  const again = await begin('xiaoming', '/learn');
  await campus(again.page).waitFor();
  await expect
    .poll(async () => [await promo(again.page).count(), await popup(again.page).count()])
    .toEqual([0, 0]);
  await again.page.goto('/chat?courseId=f8');
  await again.page.getByText(/^这门课程的班主任服务期已于 \d{4}-\d\d-\d\d 结束。$/).waitFor();
  await again.page.getByRole('link', { name: '查看我的权限' }).click();
  await again.page.waitForURL('**/learn/access');
  await again.leave();
  await leave();
});
