import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, logIn, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { call } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const CAMPAIGN = '2025_summer_arena';
const sheetOf = (page: Page, name: string) => page.getByRole('article', { name: `${name}的打卡` });
const saving = (page: Page) => page.getByRole('banner').getByRole('status');
const field = (page: Page) => page.getByRole('textbox', { name: /写点评$/ });
const bar = (page: Page) => page.getByRole('region', { name: '点评这一条' });

/** A student who wrote today. */
const wrote = async (account: string, text: string): Promise<Visitor> => {
  const visitor = await demo.visit('phone', { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, account);
  await call(visitor, demo.address, '/api/checkin/save', { campaign: CAMPAIGN, text, pictures: [] });
  return visitor;
};

/** What staff wrote under today's entry of a student. */
const commentsOf = async ({ context }: Visitor): Promise<readonly string[]> => {
  const answer = await context.request.get(`/api/checkin/mine?campaign=${CAMPAIGN}`);
  const { data } = (await answer.json()) as {
    readonly data: {
      readonly today: string;
      readonly days: readonly {
        readonly day: string;
        readonly comments: readonly { readonly text: string }[];
      }[];
    };
  };
  return (data.days.find(({ day }) => day === data.today)?.comments ?? []).map(({ text }) => text);
};

/** A finger goes over a place by so much. */
const swipe = async (context: BrowserContext, page: Page, over: Locator, x: number, y = 0): Promise<void> => {
  const box = await over.boundingBox();
  if (box === null) throw new Error('nothing to swipe over');
  const session = await context.newCDPSession(page);
  const [fromX, fromY] = [box.x + box.width / 2, box.y + Math.min(box.height, 160) / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: fromX + x * part, y: fromY + y * part }],
    });
  // None waits for the one before: a finger that rests would select words.
  await Promise.all([
    touch('touchStart', 0),
    ...Array.from({ length: 8 }, (_, step) => touch('touchMove', (step + 1) / 8)),
    touch('touchEnd', 1),
  ]);
  await session.detach();
};

/** The assistant has both students in his care, each of whom wrote today; the demo has Hong's entry since before. */
const both = async () => {
  const admin = await staffAt(demo, '/admin', 'admin');
  await admin.post('/api/admin/students/assign', {
    target: { ids: ['demo-xiaohong'] },
    seen: 1,
    change: { act: 'addAssistant', staffId: 'demo-zhujiao' },
  });
  const ming = await wrote('xiaoming', '学会了列表推导式');
  const hong = await wrote('xiaohong', '学会了生成器');
  return { admin, ming, hong };
};

describe('the check-in on the phone of an assistant', () => {
  it('takes a comment without a connection, which arrives once, over a reload and a lost answer', async () => {
    const { admin, ming, hong } = await both();
    const { context, page, leave } = await staffAt(demo, '/admin/checkin', 'zhujiao', { device: 'phone' });
    await page.getByRole('link', { name: '手机上一条一条看' }).click();
    await page.waitForURL('**/checkin');
    await loaded(page);
    const first = sheetOf(page, '王小红');
    await first.getByText('学会了生成器').waitFor();
    await bar(page).getByText('1 / 2').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await context.setOffline(true);
    await field(page).fill('电梯里写的 <b>加油</b>');
    await page.getByRole('button', { name: '给王小红发点评' }).click();
    await saving(page).getByText('1 条待发送').waitFor();
    await first.getByText('电梯里写的 <b>加油</b>').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
    expect(await commentsOf(hong)).toEqual([]);
    // What is typed and not sent stays, too.
    await field(page).fill('还有');
    await context.setOffline(false);
    await saving(page).getByText('已保存').waitFor();
    await expect.poll(() => commentsOf(hong)).toEqual(['电梯里写的 <b>加油</b>']);

    // Its answer is lost, and the page is loaded anew before it is sent again.
    await page.route('**/api/admin/checkin/comment', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field(page).fill('只说一次');
    await page.getByRole('button', { name: '给王小红发点评' }).click();
    await saving(page).getByText('1 条待发送').waitFor();
    // Not before: it is sent again by itself, and after a reload nothing would be said of what arrived by then.
    await page.reload({ waitUntil: 'commit' });
    await page.unroute('**/api/admin/checkin/comment');
    await loaded(page);
    await saving(page).getByText('已保存').waitFor();
    await expect.poll(() => commentsOf(hong)).toEqual(['电梯里写的 <b>加油</b>', '只说一次']);
    await hong.page.goto('/learn/clock');
    await loaded(hong.page);
    const entry = hong.page.getByRole('article').first();
    await entry.getByText('只说一次').waitFor();
    await expect.poll(() => entry.getByText('只说一次').count()).toBe(1);
    for (const visitor of [admin, ming, hong]) await visitor.leave();
    await leave();
  });

  it('goes on after a mark, by a swipe and by keys, and says at the end what waits', async () => {
    const { admin, ming, hong } = await both();
    const at = `/checkin?campaign=${CAMPAIGN}&mark=all`;
    const { context, page, leave } = await staffAt(demo, at, 'zhujiao', { device: 'phone' });
    const [one, other] = [sheetOf(page, '王小红'), sheetOf(page, '李小明')];
    await one.waitFor();
    // Up and down is the page's own, and so is a short way.
    await swipe(context, page, one, -20);
    await swipe(context, page, one, -40, -120);
    await one.waitFor();
    await swipe(context, page, one, -160);
    await other.getByText('学会了列表推导式').waitFor();
    await hasFocus(page.getByRole('heading', { name: '李小明，第 2 条，共 2 条' }));
    await swipe(context, page, other, 160);
    await one.waitFor();
    await page.keyboard.press('ArrowRight');
    await other.waitFor();
    await page.keyboard.press('k');
    await one.waitFor();
    // A key that is typed is a letter.
    await field(page).fill('');
    await field(page).press('3');
    await field(page).press('j');
    await expect.poll(() => field(page).inputValue()).toBe('3j');
    await field(page).fill('');
    await page.getByRole('button', { name: '优秀：王小红' }).click();
    await other.waitFor();
    await saving(page).getByText('已保存').waitFor();
    await page.getByRole('button', { name: '下一条' }).click();
    await page.getByRole('region', { name: '还有 1 条没有点评' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '看没点评的' }).click();
    await other.waitFor();
    await bar(page).getByText('1 / 1').waitFor();
    await page.keyboard.press('2');
    await page.getByRole('region', { name: '这一天都点评过了' }).waitFor();
    // All at once: what the server counts may change which there are.
    const buttons = page.getByRole('main').getByRole('button');
    const heights = () =>
      buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
    for (const visitor of [admin, ming, hong]) await visitor.leave();
    await leave();
  });

  it('tells who was faster, and loses nothing of what was written', async () => {
    const { admin, ming, hong } = await both();
    const at = `/checkin?campaign=${CAMPAIGN}&mark=all`;
    const { context, page, leave } = await staffAt(demo, at, 'zhujiao', { device: 'phone' });
    await sheetOf(page, '王小红').waitFor();
    await context.setOffline(true);
    await field(page).fill('离线写的');
    await page.getByRole('button', { name: '赞：王小红' }).click();
    await sheetOf(page, '李小明').waitFor();
    await saving(page).getByText('1 条待发送').waitFor();
    const key = { userId: 'demo-xiaohong', campaign: CAMPAIGN, day: shanghaiDay(Date.now()) };
    const { version } = await admin.get<{ version: number }>(
      `/api/admin/checkin/entry?${new URLSearchParams(key)}`,
    );
    const review = { ...key, version, mark: 'read', comment: '', requestKey: 'request-of-the-admin' };
    await admin.post('/api/admin/checkin/review', review);
    await context.setOffline(false);
    const alert = page.getByRole('alert');
    await alert.getByText(/刚刚点评过王小红的打卡：已阅/).waitFor();
    await alert.getByText('离线写的').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await loaded(page);
    await alert.getByRole('button', { name: '打开这一条：王小红的打卡' }).click();
    await sheetOf(page, '王小红').getByText('已阅').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('离线写的');
    await page.getByRole('button', { name: '赞：王小红' }).click();
    await saving(page).getByText('已保存').waitFor();
    await expect.poll(() => commentsOf(hong)).toContain('离线写的');

    // Whoever comes after him on the same device sees and sends nothing of his.
    await context.setOffline(true);
    await page.getByRole('button', { name: '上一条' }).click();
    await field(page).fill('周宁写的，没有发出去');
    await page.getByRole('button', { name: '给王小红发点评' }).click();
    await saving(page).getByText('1 条待发送').waitFor();
    await page.route('**/api/admin/checkin/comment', (route) => route.abort());
    await context.setOffline(false);
    await context.clearCookies();
    await logIn({ context }, demo.address, 'banzhuren');
    await page.goto(at);
    await loaded(page);
    await page.unroute('**/api/admin/checkin/comment');
    await sheetOf(page, '王小红').waitFor();
    await expect.poll(() => saving(page).innerText()).toBe('');
    await expect.poll(() => page.getByText('周宁写的，没有发出去').count()).toBe(0);
    expect(await commentsOf(hong)).not.toContain('周宁写的，没有发出去');
    for (const visitor of [admin, ming, hong]) await visitor.leave();
    await leave();
  });

  it('opens what was refused, however far behind it lies, and says when it is no more', async () => {
    const { admin, ming, hong } = await both();
    const at = `/checkin?campaign=${CAMPAIGN}&mark=all`;
    const { context, page, leave } = await staffAt(demo, at, 'zhujiao', { device: 'phone' });
    // One at a time is read: whatever is asked for lies behind what was read first.
    await page.route('**/api/admin/checkin/entries?*', (route) =>
      route.continue({ url: route.request().url().replace('size=100', 'size=1') }),
    );
    await page.reload();
    await sheetOf(page, '王小红').waitFor();
    await page.getByRole('button', { name: '下一条' }).click();
    await sheetOf(page, '李小明').waitFor();
    await context.setOffline(true);
    await field(page).fill('写给小明的');
    await page.getByRole('button', { name: '赞：李小明' }).click();
    await saving(page).getByText('1 条待发送').waitFor();
    const key = { userId: 'demo-xiaoming', campaign: CAMPAIGN, day: shanghaiDay(Date.now()) };
    const { version } = await admin.get<{ version: number }>(
      `/api/admin/checkin/entry?${new URLSearchParams(key)}`,
    );
    const review = { ...key, version, mark: 'read', comment: '', requestKey: 'request-of-the-admin' };
    await admin.post('/api/admin/checkin/review', review);
    await context.setOffline(false);
    const alert = page.getByRole('alert');
    await alert.getByText('写给小明的').waitFor();
    await page.reload();
    await sheetOf(page, '王小红').waitFor();
    await alert.getByRole('button', { name: '打开这一条：李小明的打卡' }).click();
    await sheetOf(page, '李小明').getByText('已阅').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('写给小明的');
    await expect.poll(() => alert.getByRole('button').count()).toBe(0);
    // And so it is after a reload.
    await page.reload();
    await sheetOf(page, '李小明').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('写给小明的');

    // Another one was made up for, and is taken back before his word arrives.
    const gap = { ...key, userId: 'demo-xiaohong', day: shanghaiDay(Date.now() - 2 * DAY_MS) };
    await admin.post('/api/admin/checkin/makeup', { ...gap, reason: '停电' });
    await page.goto(`${at}&day=${gap.day}&student=${gap.userId}`);
    await sheetOf(page, '王小红').getByText('停电').waitFor();
    await context.setOffline(true);
    await field(page).fill('写给小红的');
    await page.getByRole('button', { name: '赞：王小红' }).click();
    await saving(page).getByText('1 条待发送').waitFor();
    await admin.post('/api/admin/checkin/takeback', gap);
    await context.setOffline(false);
    await alert.getByText('写给小红的').waitFor();
    await alert.getByRole('button', { name: '打开这一条：王小红的打卡' }).click();
    await told(page, '这条打卡已经不在了');
    // What he wrote is not lost, and is his to drop.
    await alert.getByText('写给小红的').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await alert.getByRole('button', { name: '不要了：给王小红的点评' }).click();
    await page.goto(`${at}&day=${gap.day}&student=${gap.userId}`);
    await page.getByRole('main').getByText('这条打卡已经不在了').waitFor();
    await sheetOf(page, '李小明').waitFor();
    for (const visitor of [admin, ming, hong]) await visitor.leave();
    await leave();
  });

  it('keeps one’s own record of a day, and is not there for students', async () => {
    const { page, leave } = await staffAt(demo, '/checkin/record', 'zhujiao', { device: 'phone' });
    await page.getByText('这个月还没有记录').waitFor();
    const form = page.getByRole('form');
    await form.getByLabel('开始').fill('18:00');
    await form.getByLabel('结束').fill('09:00');
    await form.getByLabel('做了什么').fill('点评打卡\n答疑');
    await form.getByRole('button', { name: '保存' }).click();
    await form.getByText('结束时间要晚于开始时间').waitFor();
    await form.getByLabel('开始').fill('09:00');
    await form.getByLabel('结束').fill('18:30');
    await form.getByRole('button', { name: '保存' }).click();
    await told(page, '已保存');
    await page.getByText('1 天，共 9 小时 30 分钟').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await loaded(page);
    await expect.poll(() => form.getByLabel('做了什么').inputValue()).toBe('点评打卡\n答疑');
    await page.getByRole('list', { name: '每一天' }).getByText('09:00–18:30').waitFor();

    // Another device wrote meanwhile.
    const tablet = await staffAt(demo, '/checkin/record', 'zhujiao');
    const there = tablet.page.getByRole('form');
    await expect.poll(() => there.getByLabel('结束').inputValue()).toBe('18:30');
    await there.getByLabel('结束').fill('20:00');
    await there.getByRole('button', { name: '保存' }).click();
    await told(tablet.page, '已保存');
    await form.getByLabel('做了什么').fill('手机上写的');
    await form.getByRole('button', { name: '保存' }).click();
    await form
      .getByRole('alert')
      .getByText(/另一台设备刚刚改过这一天：09:00–20:00/)
      .waitFor();
    await expect.poll(() => form.getByLabel('做了什么').inputValue()).toBe('手机上写的');
    await form.getByRole('button', { name: '保存' }).click();
    await page.getByRole('list', { name: '每一天' }).getByText('手机上写的').waitFor();
    await page.getByRole('button', { name: '上个月' }).click();
    await page.getByText('这个月还没有记录').waitFor();

    const student = await demo.visit('phone', { reducedMotion: 'reduce' });
    await logIn(student, demo.address, 'xiaoming');
    for (const path of ['/checkin', '/checkin/record']) {
      await student.page.goto(path);
      await expect.poll(() => new URL(student.page.url()).pathname).toBe('/admin/404');
    }
    for (const visitor of [tablet, student]) await visitor.leave();
    await leave();
  });
});
