import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { navOf } from './support/menus.js';
import { call } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const CAMPAIGN = '2025_summer_arena';
const cardOf = (page: Page, name: string) => page.getByRole('article', { name: `${name}的打卡` });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();

/** A student who wrote today. */
const wrote = async (account: string, text: string) => {
  const visitor = await demo.visit('phone', { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, account);
  await call(visitor, demo.address, '/api/checkin/save', { campaign: CAMPAIGN, text, pictures: [] });
  return visitor;
};

describe('the daily check-in in the console', () => {
  it('is read by the class teacher, who marks an entry and writes under it; its student sees both', async () => {
    const student = await wrote('xiaoming', '学会了列表推导式');
    const { page, leave } = await staffAt(demo, '/admin', 'banzhuren', { device: 'phone' });
    await page.getByRole('button', { name: '打开导航' }).click();
    await navOf(page).getByRole('link', { name: '打卡点评' }).click();
    const card = cardOf(page, '李小明');
    await card.getByText('学会了列表推导式').waitFor();
    await expect.poll(() => count(page).innerText()).toMatch(/待点评/);
    await card.getByRole('textbox', { name: '给李小明写点评' }).fill('写得很清楚 <b>加油</b>');
    await card.getByRole('button', { name: '优秀：李小明' }).click();
    const comment = card.getByRole('list', { name: '点评' }).getByRole('listitem');
    await comment.getByText('写得很清楚 <b>加油</b>').waitFor();
    await told(page, '已发给李小明');
    await card.getByText(/陈静 .* 点评/).waitFor();
    await expect.poll(() => card.getByRole('textbox').inputValue()).toBe('');
    // Another word, which is taken back.
    await card.getByRole('textbox').fill('还有一句');
    await card.getByRole('button', { name: '给李小明发点评' }).click();
    await told(page, '已发给李小明');
    await expect.poll(() => comment.count()).toBe(2);
    await card.getByRole('button', { name: '删除陈静的点评：还有一句' }).click();
    await told(page, '已删除点评');
    await expect.poll(() => comment.count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);

    await student.page.goto('/learn/notice');
    await loaded(student.page);
    await student.page
      .getByText(/陈静点评了你 .* 的打卡/)
      .first()
      .waitFor();
    await student.page.goto('/learn/clock');
    await loaded(student.page);
    const entry = student.page.getByRole('article').first();
    await entry.getByText('优秀').waitFor();
    await entry.getByText('写得很清楚 <b>加油</b>').waitFor();
    expect(await faultsOf(student.page)).toEqual([]);
    // What was marked waits no more.
    await page.reload();
    await loaded(page);
    await expect.poll(() => cardOf(page, '李小明').count()).toBe(0);
    await page.getByRole('combobox', { name: '评价' }).selectOption({ label: '优秀' });
    await cardOf(page, '李小明').waitFor();
    await student.leave();
    await leave();
  });

  it('says who was faster, and keeps what was typed', async () => {
    const student = await wrote('xiaohong', '学会了生成器');
    const teacher = await staffAt(demo, `/admin/checkin?campaign=${CAMPAIGN}`, 'banzhuren');
    const admin = await staffAt(demo, `/admin/checkin?campaign=${CAMPAIGN}`, 'admin');
    const [hers, his] = [cardOf(teacher.page, '王小红'), cardOf(admin.page, '王小红')];
    await hers.getByRole('textbox').fill('明天继续');
    await his.getByRole('button', { name: '赞：王小红' }).click();
    await his.getByText(/^管理员 .* 点评$/).waitFor();
    await hers.getByRole('button', { name: '优秀：王小红' }).click();
    await told(teacher.page, /刚刚点评过王小红的打卡：赞/);
    await expect.poll(() => hers.getByRole('textbox').inputValue()).toBe('明天继续');
    await hers.getByRole('button', { name: '优秀：王小红' }).click();
    await hers.getByRole('list', { name: '点评' }).getByText('明天继续').waitFor();
    await expect.poll(() => hers.getByRole('textbox').inputValue()).toBe('');

    // The student writes it anew: that was not seen either.
    await call(student, demo.address, '/api/checkin/save', {
      campaign: CAMPAIGN,
      text: '学会了生成器与装饰器',
      pictures: [],
    });
    await his.getByRole('button', { name: '已阅：王小红' }).click();
    await told(admin.page, /刚刚点评过王小红|王小红刚刚改了打卡/);
    await his.getByText('学会了生成器与装饰器').waitFor();
    await his.getByText('点评以后改过').waitFor();
    for (const { leave } of [student, teacher, admin]) await leave();
  });

  it('sends a comment once, though its answer is lost and another button is pressed', async () => {
    // By its address: what is typed while the day is changed would be typed under another entry.
    const yesterday = shanghaiDay(Date.now() - DAY_MS);
    const at = `/admin/checkin?campaign=${CAMPAIGN}&mark=all&day=${yesterday}`;
    const { page, leave } = await staffAt(demo, at, 'banzhuren');
    const card = page.getByRole('article').first();
    await card.getByRole('textbox').fill('只说一次');
    await page.route('**/api/admin/checkin/review', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await card.getByRole('button', { name: /^赞：/ }).click();
    await told(page, '没有发出去');
    await page.unroute('**/api/admin/checkin/review');
    await card.getByRole('button', { name: /发点评$/ }).click();
    await told(page, /已发给/);
    await card.getByRole('button', { name: /^优秀：/ }).click();
    await card.getByText('优秀', { exact: true }).first().waitFor();
    await expect.poll(() => card.getByText('只说一次').count()).toBe(1);
    // What was marked stays in its place until the page is turned.
    await expect
      .poll(() => card.getByRole('button', { name: /^优秀：/ }).getAttribute('aria-pressed'))
      .toBe('true');
    await leave();
  });

  it('asks before a text that was typed is left, and shows other days', async () => {
    const { page, leave } = await staffAt(demo, `/admin/checkin?campaign=${CAMPAIGN}&mark=all`, 'banzhuren');
    const field = page.getByRole('article').first().getByRole('textbox');
    await field.fill('写了一半');
    await page.getByRole('button', { name: '前一天' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect.poll(() => field.inputValue()).toBe('写了一半');
    await field.fill('');
    await page.getByRole('button', { name: '前一天' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('day')).toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.goto('/admin/checkin?campaign=nothing');
    await loaded(page);
    await page.getByText('它可能已经取消，请选别的活动。').waitFor();
    await leave();
  });
});
