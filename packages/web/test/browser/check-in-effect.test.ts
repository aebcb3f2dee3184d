import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { staffAt } from './support/staff.js';

const demo = useOwnDemo({ DEMO_STUDENTS: '300' });
const CAMPAIGN = '2025_summer_arena';
const PATH = '/admin/checkin/effect';
const day = (after: number): string => shanghaiDay(Date.now() + after * DAY_MS);

const chart = (page: Page, name: string) => page.getByRole('slider', { name });
const choose = async (page: Page, label: string) =>
  page.getByRole('combobox', { name: '活动' }).selectOption({ label });

describe('the effect of a campaign', () => {
  it('is shown of both groups, as lines and as a table, with what is to be known of it beside', async () => {
    const { page, leave } = await staffAt(demo, `/admin/checkin?campaign=${CAMPAIGN}`);
    await page.getByRole('link', { name: '效果', exact: true }).click();
    await page.getByText(/^活动前学习过的学员里，参加的 \d+ 位，没有参加的 \d+ 位；.* 统计。$/).waitFor();
    const minutes = chart(page, '每位学员每周学习多少分钟');
    await expect.poll(() => minutes.locator('path[data-group=took]').count()).toBe(2);
    await expect.poll(() => minutes.locator('path[data-group=others]').count()).toBe(2);
    // From week to week by the keys, from the last one back to before it began.
    const said = /：参加的 \d+\.\d 分钟，没有参加的 \d+\.\d 分钟$/;
    await minutes.focus();
    await expect.poll(() => minutes.getAttribute('aria-valuetext')).toMatch(/^活动中/);
    await minutes.press('Home');
    await expect.poll(() => minutes.getAttribute('aria-valuetext')).toMatch(/^活动前/);
    await expect.poll(() => minutes.getAttribute('aria-valuetext')).toMatch(said);
    // The same stands in the table, the latest week first.
    const rows = page.getByRole('table', { name: '每周的数字' }).getByRole('row');
    await expect.poll(() => rows.nth(1).innerText()).toMatch(/^活动中[^]*分钟[^]*分钟[^]*%[^]*%/);
    const note = page.getByRole('note', { name: '怎样看这张图' });
    await note.getByText(/参加不参加是学员自己选的/).waitFor();
    await page.getByText(/^相差 [+−]?\d+\.\d 分钟$/).waitFor();
    await page.getByRole('button', { name: '学习过的占比' }).click();
    await chart(page, '每周有百分之几的学员学习过').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('is the same for a class teacher, on a phone', async () => {
    const { page, leave } = await staffAt(demo, `${PATH}?campaign=${CAMPAIGN}`, 'banzhuren', {
      device: 'phone',
    });
    await chart(page, '每位学员每周学习多少分钟').waitFor();
    await expect.poll(() => page.getByText('这里只有你负责的学员').count()).toBe(0);
    await page.getByRole('note', { name: '怎样看这张图' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('is not told before a week is over, and not of few', async () => {
    const { page, post, leave } = await staffAt(demo, PATH);
    await post('/api/admin/activity/campaigns/save', {
      value: 'later_campaign',
      version: 0,
      name: '以后的活动',
      firstDay: day(3),
      lastDay: day(20),
      audience: { kind: 'all', ids: [] },
      rules: '',
      pageText: '',
      badge: '',
      banner: '',
      prizes: [],
    });
    await page.reload();
    await loaded(page);
    await choose(page, '以后的活动');
    await page.getByText('活动还没有开始').waitFor();
    await page.getByText(`${day(3)} 开始。过完第一周，这里就有得比。`).waitFor();
    await choose(page, '每日一题');
    await page.getByText('第一周还没有过完').waitFor();
    await choose(page, '2024 年三月打卡');
    await page.getByText('人数太少，不显示').waitFor();
    await expect.poll(() => page.getByRole('slider').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
