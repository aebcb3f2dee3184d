import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { newMember, putDialogsAside } from './support/member.js';
import { choose, staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const ranking = (page: Page) => page.getByRole('region', { name: '排行榜' });
const places = (page: Page) => ranking(page).getByRole('listitem').allInnerTexts();
const rowOf = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(name) }).or(page.getByRole('listitem').filter({ hasText: name }));

describe('how students stand in a campaign', () => {
  it('moves when somebody writes; whoever leaves is seen by nobody, and comes back', async () => {
    const beginner = await newMember(demo, 'phone', { reducedMotion: 'reduce' });
    const { page } = beginner;
    await page.goto('/learn/clock');
    await putDialogsAside(page);
    await ranking(page).getByRole('button', { name: '看排行榜' }).click();
    await expect
      .poll(() => places(page))
      .toEqual([
        expect.stringMatching(/1\s*李\*明\s*6 天 · 最长连续 3 天/),
        expect.stringMatching(/2\s*王\*红\s*3 天 · 最长连续 2 天/),
      ]);
    await expect.poll(() => ranking(page).getByRole('button', { name: '退出排行榜' }).count()).toBe(0);
    await page.getByRole('textbox', { name: /今天学了什么/ }).fill('第一天');
    await page.getByRole('button', { name: '打卡', exact: true }).click();
    await expect.poll(async () => (await places(page))[2]).toMatch(/3\s*.*（我）\s*1 天 · 最长连续 1 天/);
    await ranking(page).getByRole('button', { name: '退出排行榜' }).click();
    await told(page, '已退出排行榜');
    await expect.poll(async () => (await places(page)).length).toBe(2);
    await page.reload();
    // It asks again until the profile is whole.
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await ranking(page).getByRole('button', { name: '看排行榜' }).click();
    await ranking(page).getByText('你已经退出，别人看不到你；打卡与奖品不受影响。').waitFor();
    await ranking(page).getByRole('button', { name: '回到排行榜' }).click();
    await expect.poll(async () => (await places(page)).length).toBe(3);
    expect(await faultsOf(page)).toEqual([]);
    await beginner.leave();
  });

  it('is seen by the class teacher, who makes an entry up for who was away; its student reads why', async () => {
    const student = await demo.visit('phone', { reducedMotion: 'reduce' });
    await logIn(student, demo.address, 'xiaohong');
    const missed = shanghaiDay(Date.now() - 2 * DAY_MS);
    const { page, leave } = await staffAt(demo, '/admin/checkin', 'banzhuren');
    await page.getByRole('link', { name: '学员与补卡' }).click();
    await page
      .getByRole('button', {
        name: new RegExp(`^${Number(missed.slice(5, 7))}/${Number(missed.slice(8))}：`),
      })
      .click();
    await choose(page.getByRole('combobox', { name: '学员' }), '参加了，这一天没有打卡');
    await rowOf(page, '王小红')
      .getByRole('button', { name: `给王小红补 ${missed} 的打卡` })
      .click();
    const question = page.getByRole('dialog');
    await question.getByRole('textbox', { name: /补卡原因/ }).fill('发烧，家长请过假');
    await question.getByRole('button', { name: '补卡' }).click();
    await told(page, '已给王小红补卡');
    await expect.poll(() => rowOf(page, '王小红').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);

    await student.page.goto('/learn/clock');
    await loaded(student.page);
    await student.page.getByText('老师给你补了这一天的打卡：发烧，家长请过假').waitFor();
    await ranking(student.page).getByRole('button', { name: '看排行榜' }).click();
    await expect
      .poll(() => places(student.page))
      .toContainEqual(expect.stringMatching(/2\s*王小红（我）\s*4 天 · 最长连续 3 天/));
    await student.page.goto('/learn/notice');
    await student.page.getByText(`陈静给你补了 ${missed} 的打卡`).first().waitFor();

    // It was another day: it is taken back.
    await choose(page.getByRole('combobox', { name: '学员' }), '全部参加的');
    await page.getByRole('button', { name: '撤销补卡：王小红' }).click();
    await told(page, '已撤销给王小红的补卡');
    await rowOf(page, '王小红')
      .getByRole('button', { name: `给王小红补 ${missed} 的打卡` })
      .waitFor();
    await student.page.goto('/learn/clock');
    await loaded(student.page);
    await student.page.getByText('我的打卡').waitFor();
    await expect.poll(() => student.page.getByText('老师给你补了这一天的打卡').count()).toBe(0);
    for (const one of [student.leave, leave]) await one();
  });

  it('tells who looks after them, who reminds whoever is missing, each once a day', async () => {
    const { page, leave } = await staffAt(demo, '/admin/checkin/student?state=missing', 'banzhuren');
    const remind = page.getByRole('button', { name: '提醒今天没打卡的' });
    await remind.click();
    await told(page, /已提醒你负责的 \d+ 位学员/);
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/checkin?mark=all');
    await page.getByRole('article').first().waitFor();
    // Whoever looked at all of them, on a phone, is asked the same.
    await expect
      .poll(async () => {
        if ((await remind.count()) === 0) await page.keyboard.press('ArrowRight');
        return remind.count();
      })
      .toBe(1);
    await remind.click();
    await told(page, /没有打卡的 \d+ 位今天都提醒过了/);
    await leave();

    const student = await demo.visit('phone', { reducedMotion: 'reduce' });
    await logIn(student, demo.address, 'xiaoming');
    await student.page.goto('/learn/notice');
    await student.page.getByText('陈静提醒你打卡').first().waitFor();
    await student.leave();
  });
});
