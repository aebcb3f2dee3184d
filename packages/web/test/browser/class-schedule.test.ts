import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { classWith, inDays } from './support/classes.js';
import { learner } from './support/member.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

// Without students there is no class, and the demo's own learner is in none.
const demo = useOwnDemo();

const aClass = (name: string): Promise<string> => classWith(demo, name, ['demo-xiaoming']);

const at = (classId: string, device: Device = 'desktop', account = 'banzhuren', more = '') =>
  staffAt(demo, `/admin/class/detail/${classId}/schedule${more}`, account, { device });

const choose = async (page: Page, title: string, act: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`「${title}」的操作`) }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

/** A weekly live lesson, entered on the screen. */
const enterLesson = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('button', { name: '添加日程' }).click();
  const form = page.getByRole('dialog', { name: '添加日程' });
  await form.getByLabel('标题').fill(title);
  await form.getByLabel('日期').fill(inDays(1));
  await form.getByLabel('开始').fill('19:30');
  await form.getByLabel('结束').fill('21:30');
  await form.getByLabel('每周重复到').fill(inDays(22));
  await form.getByLabel('链接').fill('https://live.example.com/1');
  await form.getByRole('button', { name: '保存' }).click();
  await told(page, '日程已添加');
};

describe('the schedule of a class', () => {
  it('is kept by its class teacher, and seen by a student on the phone, until the class is put away', async () => {
    const classId = await aClass('春季一班');
    const { page, leave } = await at(classId);
    await page.getByText('还没有日程').waitFor();
    // What is wrong is said beside it.
    await page.getByRole('button', { name: '添加日程' }).click();
    const form = page.getByRole('dialog', { name: '添加日程' });
    await form.getByLabel('开始').fill('19:30');
    await form.getByLabel('链接').fill('http://live.example.com');
    await form.getByRole('button', { name: '保存' }).click();
    await form.getByText('标题必须填写').waitFor();
    await form.getByText('链接要以 https:// 开头').last().waitFor();
    await form.getByText('直播课要写结束时间').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await form.getByRole('button', { name: '取消' }).click();
    await enterLesson(page, '集合与映射');
    const comes = page.getByRole('region', { name: '接下来' });
    await comes.getByRole('heading', { name: '集合与映射' }).waitFor();
    await comes.getByText(`每周一次，到 ${inDays(22)}`).waitFor();

    // What students see of her.
    await page.getByRole('button', { name: '学员看到的我' }).click();
    const own = page.getByRole('dialog', { name: '学员看到的我' });
    await own.getByLabel('答疑时间').fill('打 13900000000');
    await own.getByLabel('微信号').fill('chen_laoshi');
    await own.getByRole('button', { name: '确定' }).click();
    await own.getByText('答疑时间里不要写手机号').waitFor();
    await own.getByLabel('答疑时间').fill('工作日 19:00–21:00');
    await own.getByRole('button', { name: '确定' }).click();
    await told(page, '已保存，学员马上看得到');
    await expect.poll(() => own.count()).toBe(0);

    const student = await learner(demo, 'xiaoming', 'phone');
    const phone = student.page;
    await phone.getByRole('link', { name: '我的班级' }).click();
    await phone.waitForURL('**/learn/class');
    const next = phone.getByRole('region', { name: '下一次直播' });
    await next.getByRole('heading', { name: '集合与映射' }).waitFor();
    const join = next.getByRole('link', { name: '进入直播：集合与映射' });
    await expect.poll(() => join.getAttribute('href')).toBe('https://live.example.com/1');
    const mine = phone.getByRole('region', { name: '班级：春季一班' });
    await mine.getByText('陈静', { exact: true }).waitFor();
    await mine.getByText('微信号 chen_laoshi').waitFor();
    await mine.getByText('答疑时间：工作日 19:00–21:00').waitFor();
    const times = phone.getByRole('region', { name: '日程', exact: true }).getByRole('listitem');
    await expect.poll(() => times.count()).toBe(4);
    await loaded(phone);
    expect(await faultsOf(phone)).toEqual([]);

    await choose(page, '集合与映射', '取消日程');
    const sure = page.getByRole('dialog', { name: '取消「集合与映射」？' });
    await sure.getByText('会通知 1 名学员。').waitFor();
    await sure.getByRole('button', { name: '取消日程' }).click();
    await told(page, '日程已取消');
    await comes.getByText('已取消').waitFor();
    await phone.reload();
    await phone.getByText('已取消').first().waitFor();
    await expect.poll(() => next.count()).toBe(0);
    await choose(page, '集合与映射', '恢复日程');
    const back = page.getByRole('dialog', { name: '恢复「集合与映射」？' });
    await back.getByRole('button', { name: '恢复日程' }).click();
    await told(page, '日程已恢复');

    const admin = await staffAt(demo, '/admin');
    const away = { classId, version: 1, isArchived: true, reason: '结课' };
    await admin.post('/api/admin/class/archive', away);
    await phone.reload();
    await phone.getByText('现在没有班级').waitFor();
    await phone.getByRole('link', { name: '去学习中心' }).waitFor();
    expect(await faultsOf(phone)).toEqual([]);
    await page.reload();
    await page.getByText('这个班已经归档，日程只能查看').waitFor();
    await expect.poll(() => page.getByRole('button', { name: '添加日程' }).count()).toBe(0);
    for (const visitor of [admin, student]) await visitor.leave();
    await leave();
  });

  it('shows a month, changes an event there, and deletes it from the list', async () => {
    const classId = await aClass('春季二班');
    const { page, leave } = await at(classId);
    await enterLesson(page, '流与并行');
    await page.getByRole('button', { name: '月历' }).click();
    await page.waitForURL('**view=month');
    if (inDays(1).slice(0, 7) !== inDays(0).slice(0, 7))
      await page.getByRole('button', { name: '下个月' }).click();
    await page
      .getByRole('button', { name: /19:30 流与并行/ })
      .first()
      .click();
    await page
      .getByRole('dialog', { name: '「流与并行」的一次' })
      .getByRole('button', { name: '修改整项…' })
      .click();
    const form = page.getByRole('dialog', { name: '修改「流与并行」' });
    await expect.poll(() => form.getByLabel('结束').inputValue()).toBe('21:30');
    await form.getByLabel('开始').fill('20:00');
    await form.getByText('会通知 1 名学员。').waitFor();
    await form.getByRole('button', { name: '保存' }).click();
    await told(page, '日程已保存');
    await page
      .getByRole('button', { name: /20:00 流与并行/ })
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '列表' }).click();
    await choose(page, '流与并行', '删除');
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await told(page, '日程已删除');
    await page.getByText('还没有日程').waitFor();
    await leave();
  });

  it('has one time of a weekly lesson moved or left out alone, which can be taken back, and tells students', async () => {
    const classId = await aClass('春季四班');
    const { page, leave } = await at(classId);
    await enterLesson(page, '接口与抽象');
    await choose(page, '接口与抽象', '只改一次…');
    const dialog = page.getByRole('dialog', { name: '「接口与抽象」的一次' });
    await expect.poll(() => dialog.getByLabel('哪一次').getByRole('option').count()).toBe(4);
    // To what it is already it cannot be moved.
    await dialog.getByRole('button', { name: '保存这一次' }).click();
    await dialog.getByText('与原来的时间相同').waitFor();
    await dialog.getByLabel('开始').fill('20:30');
    await dialog.getByLabel('结束').fill('22:30');
    await dialog.getByText('会通知 1 名学员。').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: '保存这一次' }).click();
    const comes = page.getByRole('region', { name: '接下来' });
    await comes.getByText('单独改动 1 次').waitFor();
    await comes.getByText(/20:30–22:30/).waitFor();
    // Taken back before anybody was told: after 15 s it is too late.
    await page.getByRole('button', { name: /^撤销/ }).click();
    await told(page, '已改这一次的时间');
    await told(page, '已撤销');
    await expect.poll(() => comes.getByText('单独改动 1 次').count()).toBe(0);

    await page.getByRole('button', { name: '月历' }).click();
    if (inDays(1).slice(0, 7) !== inDays(0).slice(0, 7))
      await page.getByRole('button', { name: '下个月' }).click();
    await page
      .getByRole('button', { name: /19:30 接口与抽象/ })
      .first()
      .click();
    await dialog.getByRole('radio', { name: '取消这一次' }).check();
    await dialog.getByText('会通知 1 名学员。').waitFor();
    await dialog.getByRole('button', { name: '保存这一次' }).click();
    await told(page, '已取消这一次');
    await page
      .getByRole('button', { name: /接口与抽象（已取消）/ })
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const student = await learner(demo, 'xiaoming', 'phone');
    const phone = student.page;
    await phone.goto('/learn/class');
    const times = phone.getByRole('region', { name: '日程', exact: true });
    await expect.poll(() => times.getByText('接口与抽象').count()).toBe(4);
    await expect.poll(() => times.getByText('已取消').count()).toBeGreaterThan(0);
    await expect
      .poll(
        async () => {
          await phone.goto('/learn/notice');
          await loaded(phone);
          return phone.getByText('日程变动').count();
        },
        { interval: 2_000 },
      )
      .toBeGreaterThan(0);
    await phone.getByRole('heading', { name: /直播课有变动：接口与抽象/ }).waitFor();
    await phone.getByText(/的这一次取消。/).waitFor();
    expect(await faultsOf(phone)).toEqual([]);
    await student.leave();
    await leave();
  });

  it('is read by other programs at an address that is shown once and can be renewed', async () => {
    const classId = await aClass('春季三班');
    const teacher = await at(classId);
    await enterLesson(teacher.page, '输入与输出');
    await teacher.leave();
    const { page, context, leave } = await learner(demo, 'xiaoming');
    await page.goto('/learn/class');
    await page.getByRole('button', { name: '订阅日历' }).click();
    const dialog = page.getByRole('dialog', { name: '把日程放进自己的日历' });
    await dialog.getByRole('button', { name: '生成地址' }).click();
    const address = dialog.getByLabel('日历的地址', { exact: true });
    await address.waitFor();
    const first = await address.inputValue();
    expect(await faultsOf(page)).toEqual([]);
    const read = async (url: string) => {
      const answer = await fetch(url);
      return { status: answer.status, text: await answer.text() };
    };
    const one = await read(first);
    expect(one.status).toBe(200);
    expect(one.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(one.text).toContain('SUMMARY:输入与输出\r\n');
    await page.reload();
    await page.getByRole('button', { name: '订阅日历' }).click();
    await dialog.getByText(/生成过地址/).waitFor();
    await expect.poll(() => page.content()).not.toContain(first);
    await dialog.getByRole('button', { name: '重新生成' }).click();
    await address.waitFor();
    expect((await read(first)).status).toBe(404);
    await expect.poll(async () => (await read(await address.inputValue())).status).toBe(200);
    await context.clearCookies();
    await leave();
  });

  it('shows nothing of a class to whoever is in none', async () => {
    const { page, leave } = await learner(demo, 'xiaohong', 'phone');
    await loaded(page);
    await expect.poll(() => page.getByRole('link', { name: '我的班级' }).count()).toBe(0);
    await page.goto('/learn/class');
    await page.getByText('现在没有班级').waitFor();
    await leave();
  });

  it.each([
    ['phone', ''],
    ['phone', '?view=month'],
    ['desktop', ''],
  ] as const)('has no fault on a %s%s', async (device, more) => {
    const classId = await aClass(`春季${device}${more.length}班`);
    const first = await at(classId);
    await enterLesson(first.page, '看得清楚');
    await first.leave();
    const { page, leave } = await at(classId, device, 'banzhuren', more);
    await page
      .getByText(/看得清楚/)
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
