import type { ShiftWeek } from '@ykd/application/shift';
import {
  dayIndexOf,
  dayOfIndex,
  HOUR_MS,
  mondayOf,
  shanghaiDay,
  shanghaiDayIndex,
  startOfShanghaiDay,
} from '@ykd/domain/shared';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calendar } from '../../src/messages/zh-CN/calendar.js';
import type { Device } from './support/browser.js';
import { classWith } from './support/classes.js';
import { clockOf } from './support/clock.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { learner } from './support/member.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const PLAN = '/admin/teacher/shift';

const dayAfter = (day: string, days: number): string => dayOfIndex(dayIndexOf(day) + days);
/** The Monday of a week so many weeks from now, of which the demo has planned nothing where they are many. */
const mondayIn = (weeks: number): string => dayOfIndex(mondayOf(shanghaiDayIndex(Date.now())) + 7 * weeks);

const at = (monday: string, account = 'admin', device: Device = 'desktop') =>
  staffAt(demo, `${PLAN}?week=${monday}`, account, { device });

const dayOf = (page: Page, day: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${calendar.day(day)} `) });
const timeOn = (page: Page, day: string, name: RegExp): Locator =>
  dayOf(page, day).getByRole('button', { name });
const undo = (page: Page): Promise<void> => page.getByRole('button', { name: '撤销' }).last().click();

/** Fills the dialog of a new shift of each week. */
const planWeekly = async (page: Page, monday: string, weekdays: readonly string[]): Promise<void> => {
  const form = page.getByRole('dialog', { name: '排班' });
  await form.getByText('每周', { exact: true }).click();
  await form.getByLabel('最后一天').fill(dayAfter(monday, 13));
  for (const weekday of weekdays) await form.getByLabel(weekday).check();
  await form.getByRole('button', { name: '保存' }).click();
  await told(page, '已排班');
};

describe('who is on when', () => {
  it('is planned by whoever manages assistants, a day is changed, leave taken, and each is undone', async () => {
    const monday = mondayIn(12);
    const [tuesday, wednesday] = [dayAfter(monday, 1), dayAfter(monday, 2)];
    const { page, leave } = await at(monday);
    // Nobody is there at the hours of the team.
    await dayOf(page, monday).getByText('09:00–21:00').first().waitFor();
    await dayOf(page, monday)
      .getByRole('button', { name: `给 陈静 在 ${calendar.day(monday)} 排班` })
      .click();
    await planWeekly(page, monday, ['周二', '周三']);
    await timeOn(page, wednesday, /^陈静，.*09:00–12:00$/).waitFor();
    await expect.poll(() => dayOf(page, monday).getByText('12:00–21:00').count()).toBeGreaterThan(0);
    expect(await faultsOf(page)).toEqual([]);

    // One day of it at other hours, and back.
    await timeOn(page, tuesday, /09:00–12:00/).click();
    const edit = page.getByRole('dialog', { name: '修改班次' });
    await edit.getByRole('combobox', { name: '到' }).selectOption('11:00');
    expect(await faultsOf(page)).toEqual([]);
    await edit.getByRole('button', { name: '保存' }).click();
    await told(page, `${calendar.day(tuesday)} 的班次已调整`);
    await timeOn(page, tuesday, /09:00–11:00，只改了这天/).waitFor();
    await timeOn(page, wednesday, /09:00–12:00$/).waitFor();
    await undo(page);
    await told(page, '已撤销');
    await timeOn(page, tuesday, /09:00–12:00$/).waitFor();

    // Moved to another day, which is a shift of its own.
    await timeOn(page, tuesday, /09:00–12:00/).click();
    await edit.getByLabel('日期').fill(dayAfter(monday, 4));
    await edit.getByRole('button', { name: '保存' }).click();
    await timeOn(page, tuesday, /不值班/).waitFor();
    await timeOn(page, dayAfter(monday, 4), /09:00–12:00$/).waitFor();

    // What overlaps is refused.
    await dayOf(page, wednesday)
      .getByRole('button', { name: `在 ${calendar.day(wednesday)} 排班`, exact: true })
      .click();
    const form = page.getByRole('dialog', { name: '排班' });
    await form.getByLabel('谁').selectOption('陈静');
    await form.getByRole('button', { name: '保存' }).click();
    await form.getByText(/与这个人的另一个班次 09:00–12:00 重叠/).waitFor();
    await form.getByRole('button', { name: '取消' }).click();
    // What stands in it was changed: it is not thrown away without a question.
    await page
      .getByRole('dialog', { name: '有修改还没有保存' })
      .getByRole('button', { name: '离开' })
      .click();

    await page.getByRole('button', { name: '登记请假' }).click();
    const away = page.getByRole('dialog', { name: '登记请假' });
    await away.getByLabel('谁').selectOption('陈静');
    await away.getByLabel('第一天').fill(monday);
    await away.getByLabel('最后一天').fill(wednesday);
    await away.getByRole('button', { name: '保存' }).click();
    await told(page, '已登记请假');
    await timeOn(page, monday, /09:00–12:00，请假/).waitFor();
    await dayOf(page, monday).getByText('09:00–21:00').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await undo(page);
    await timeOn(page, monday, /09:00–12:00$/).waitFor();

    // The single one is copied to the next week, and the whole shift is deleted.
    await page.getByRole('button', { name: '下一周' }).click();
    await page.waitForURL(`**week=${dayAfter(monday, 7)}`);
    // What is pressed before it is there is for the week before.
    await dayOf(page, dayAfter(monday, 7)).waitFor();
    await page.getByRole('button', { name: '复制上周的单次班次' }).click();
    await told(page, '已复制 1 个班次');
    await timeOn(page, dayAfter(monday, 11), /09:00–12:00$/).waitFor();
    await timeOn(page, dayAfter(monday, 7), /09:00–12:00$/).click();
    // By keys: what was done before is still said above it.
    await edit.getByRole('radio', { name: '整个班次' }).press('Space');
    await edit.getByRole('button', { name: '删除整个班次' }).press('Enter');
    await told(page, '班次已删除');
    await expect.poll(() => timeOn(page, dayAfter(monday, 7), /陈静.*09:00/).count()).toBe(0);
    await page.goBack();
    await page.waitForURL(`**week=${monday}`);
    await expect.poll(() => timeOn(page, monday, /陈静.*09:00/).count()).toBe(0);
    await leave();
  });

  it('is planned by keys alone', async () => {
    const monday = mondayIn(20);
    const { page, leave } = await at(monday);
    await dayOf(page, monday)
      .getByRole('button', { name: `在 ${calendar.day(monday)} 排班`, exact: true })
      .focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: '排班' });
    await expect
      .poll(() => form.getByLabel('谁').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.press('ArrowDown');
    // Past how often and the day, of which a date has three parts and its calendar.
    const from = form.getByRole('combobox', { name: '从' });
    const isAt = (field: Locator) => field.evaluate((one) => one === document.activeElement);
    while (!(await isAt(from))) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => from.inputValue()).toBe('570');
    while (!(await isAt(form.getByRole('button', { name: '保存' })))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await told(page, '已排班');
    await timeOn(page, monday, /09:30–12:00$/).waitFor();
    await expect.poll(() => form.count()).toBe(0);
    await timeOn(page, monday, /09:30–12:00$/).focus();
    await page.keyboard.press('Control+z');
    await told(page, '已撤销');
    await expect.poll(() => timeOn(page, monday, /09:30/).count()).toBe(0);
    await leave();
  });

  it('sets the hours of the team', async () => {
    const monday = mondayIn(24);
    const { page, leave } = await at(monday);
    await page.getByRole('button', { name: '服务时间' }).click();
    const form = page.getByRole('dialog', { name: '服务时间' });
    await form.getByRole('checkbox', { name: '周日' }).uncheck();
    await form.getByLabel('周六到').selectOption('18:00');
    expect(await faultsOf(page)).toEqual([]);
    await form.getByRole('button', { name: '保存' }).click();
    await told(page, '服务时间已保存');
    await dayOf(page, dayAfter(monday, 5)).getByText('09:00–18:00').first().waitFor();
    await expect.poll(() => dayOf(page, dayAfter(monday, 6)).getByText(/–/).count()).toBe(0);
    await undo(page);
    await dayOf(page, dayAfter(monday, 6)).getByText('09:00–21:00').first().waitFor();
    await leave();
  });

  it('is seen by who looks after students, who changes nothing', async () => {
    const { page, context, leave } = await at(mondayIn(0), 'banzhuren');
    await page.getByText(/^现在(值班：|没有人值班)/).waitFor();
    await timeOn(page, mondayIn(0), /09:00–12:00/).waitFor();
    await expect.poll(() => timeOn(page, mondayIn(0), /09:00–12:00/).isDisabled()).toBe(true);
    for (const name of ['排班', '登记请假', '服务时间', '复制上周的单次班次']) {
      await expect.poll(() => page.getByRole('button', { name, exact: true }).count()).toBe(0);
    }
    // Nothing leads to the list, which others may open.
    await expect.poll(() => page.getByRole('link', { name: '助教管理' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    const answer = await context.request.post('/api/admin/shifts/copy', {
      headers: { origin: demo.address },
      data: { monday: mondayIn(0) },
    });
    expect(answer.status()).toBe(403);
    await leave();
  });

  it.each(['phone', 'desktop'] as const)('has no fault on a %s', async (device) => {
    const { page, leave } = await at(mondayIn(0), 'admin', device);
    await page.getByText(/^现在(值班：|没有人值班)/).waitFor();
    await loaded(page);
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('opens at today on a phone, whatever day it is', async () => {
    const { page, leave } = await staffAt(demo, PLAN, 'admin', { device: 'phone' });
    const today = dayOf(page, shanghaiDay(Date.now()));
    await today.waitFor();
    const top = () => today.evaluate((day) => day.getBoundingClientRect().top);
    const isAtEnd = () =>
      page.evaluate(() => window.scrollY + window.innerHeight >= document.body.scrollHeight - 2);
    // A Monday comes first: the page stays where it begins.
    const isFirst = () => today.evaluate((day) => !day.matches('section ~ section') && window.scrollY === 0);
    await expect.poll(async () => (await top()) < 120 || (await isAtEnd()) || (await isFirst())).toBe(true);
    expect(await top()).toBeGreaterThanOrEqual(56);
    await leave();
  });

  it('is told to the students of a class, and shown in the list of those who look after them', async () => {
    await classWith(demo, '值班班', ['demo-xiaoming']);
    const clock = clockOf(demo);
    const admin = await staffAt(demo, '/admin');
    const tomorrow = shanghaiDayIndex(Date.now()) + 1;
    const day = dayOfIndex(tomorrow);
    const week = await admin.get<ShiftWeek>(`/api/admin/shifts/week?day=${day}`);
    const removes = week.shifts
      .filter(({ staffId }) => staffId === 'demo-banzhuren')
      .map(({ id, version }) => ({ id, version }));
    const weekdays = [(tomorrow + 3) % 7];
    const shift = { staffId: 'demo-banzhuren', firstDay: day, lastDay: day, weekdays, from: 840, to: 1_080 };
    await admin.post('/api/admin/shifts/change', { removes, adds: [{ ...shift, exceptions: [] }] });
    const mine = async (words: readonly string[]): Promise<void> => {
      const { page, leave } = await learner(demo, 'xiaoming', 'phone');
      await page.goto('/learn/class');
      const card = page.getByRole('region', { name: '班级：值班班' });
      for (const one of words) await card.getByText(one).first().waitFor();
      await loaded(page);
      expect(await faultsOf(page)).toEqual([]);
      await leave();
    };
    await mine(['值班：明天 14:00–18:00']);
    await clock.later(startOfShanghaiDay(tomorrow) + 13 * HOUR_MS - clock.now());
    await mine(['值班：今天 14:00–18:00']);
    await clock.later(2 * HOUR_MS);
    await mine(['现在值班', '值班：到 18:00']);
    const list = await staffAt(demo, '/admin/teacher');
    await list.page.getByRole('row', { name: /陈静.*14:00–18:00 在值班/ }).waitFor();
    await list.page.goto('/admin/teacher/detail/demo-banzhuren');
    await list.page.getByRole('region', { name: '本周值班' }).getByText('14:00–18:00').waitFor();
    expect(shanghaiDay(clock.now())).toBe(day);
    await list.leave();
    await admin.leave();
  });
});
