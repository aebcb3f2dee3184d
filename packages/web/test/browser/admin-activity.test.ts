import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, type Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { staffAt, type StaffVisitor } from './support/staff.js';

const demo = useOwnDemo();
const PATH = '/admin/activity';
const MING = 'demo-xiaoming';
const day = (after: number): string => shanghaiDay(Date.now() + after * DAY_MS);

const at = (path: string, account = 'admin', device: Device = 'desktop') =>
  staffAt(demo, path, account, { device });

interface Terms {
  readonly types: readonly { readonly id: string; readonly name: string }[];
  readonly stages: readonly { readonly id: string; readonly name: string }[];
}

/** A type or a stage, made without the screen. */
const term = async (visitor: StaffVisitor, kind: 'type' | 'stage', name: string): Promise<string> => {
  const made = await visitor.post<Terms>('/api/admin/class/terms/save', { kind, id: null, name });
  const found = (kind === 'type' ? made.types : made.stages).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no ${kind} ${name}`);
  return found.id;
};

/** A class with Xiaoming in it, made without the screen. */
const classOfMing = async (visitor: StaffVisitor, name: string): Promise<string> => {
  const { id } = await visitor.post<{ readonly id: string }>('/api/admin/class/add', {
    name,
    typeId: await term(visitor, 'type', '冬令营'),
    stageId: await term(visitor, 'stage', '冬季'),
    firstDay: day(1),
    lastDay: null,
    seats: null,
    joinDays: null,
    teacherId: null,
    assistantIds: [],
    productIds: [],
    note: '',
  });
  await visitor.post('/api/admin/class/members/add', { classId: id, studentIds: [MING], reason: '测试' });
  return id;
};

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: '保存', exact: true }).click();

describe('what staff run for students', () => {
  it('begins tomorrow for one class, and is seen ahead as a student of it', async () => {
    const visitor = await at(PATH);
    const { page } = visitor;
    await classOfMing(visitor, '冬令营一班');
    await page.getByText('2025 暑期王者竞技场').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: '新建活动' }).click();
    const form = dialog(page);
    await form.getByRole('textbox', { name: '名称', exact: true }).fill('冬令营打卡');
    await form.getByRole('textbox', { name: '代号' }).fill('winter_camp');
    await form.getByLabel('开始日期').fill(day(1));
    await form.getByLabel('结束日期').fill(day(10));
    await form.getByLabel('面向').selectOption('class');
    const picker = form.getByRole('combobox', { name: '班级' });
    await picker.fill('冬令营');
    await page.getByRole('option', { name: /冬令营一班/ }).click();
    await form.getByRole('button', { name: '去掉 冬令营一班' }).waitFor();
    await form.getByRole('textbox', { name: '横幅文字' }).fill('冬令营一起打卡');
    await form.getByRole('textbox', { name: '活动规则' }).fill('每天写一次');
    await form.getByRole('button', { name: '添加奖品' }).click();
    await form.getByRole('textbox', { name: '第 1 种奖品的名称' }).fill('笔记本');
    await form.getByRole('checkbox', { name: '第 1 种奖品要寄送' }).check();
    expect(await faultsOf(page)).toEqual([]);
    await save(page);
    await dialog(page).waitFor({ state: 'hidden' });
    const row = page.getByRole('listitem').filter({ hasText: '冬令营打卡' });
    await row.getByText('未开始').waitFor();
    await row.getByText('班级：冬令营一班').waitFor();

    await row.getByRole('link', { name: '预览：冬令营打卡' }).click();
    await page.waitForURL(`**${PATH}/preview?day=${day(1)}`);
    const student = page.getByRole('combobox', { name: '学员' });
    await student.fill('小明');
    await page.getByRole('option', { name: /小明/ }).first().click();
    const seen = page.getByRole('region', { name: new RegExp(`在 ${day(1)} 会看到的`) });
    await seen.getByRole('heading', { name: '冬令营打卡' }).waitFor();
    await seen.getByText('冬令营一起打卡').waitFor();
    await seen.getByText('每天写一次').waitFor();
    await seen.getByText('笔记本').waitFor();
    await seen.getByText('累计打卡 7 天，寄送到家').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await seen.getByText('冬令营一起打卡').click();
    expect(new URL(page.url()).pathname).toBe(`${PATH}/preview`);

    await page.getByLabel('日期', { exact: true }).fill(day(0));
    await page.getByRole('region', { name: new RegExp(`在 ${day(0)} 会看到的`) }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: '冬令营打卡' }).count()).toBe(0);
    await visitor.leave();
  });

  it('tells a student what he may put away, on all his devices', async () => {
    const visitor = await at(`${PATH}/announcement`, 'admin', 'phone');
    const { page } = visitor;
    await page.getByText('还没有公告').waitFor();
    await page.getByRole('button', { name: '新建公告' }).click();
    const form = dialog(page);
    await form.getByRole('textbox', { name: '标题' }).fill('今晚停机维护');
    await form.getByRole('textbox', { name: '内容' }).fill('十点开始，半小时。');
    await form.getByLabel('开始日期').fill(day(0));
    await form.getByLabel('结束日期').fill(day(1));
    expect(await faultsOf(page)).toEqual([]);
    await save(page);
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByRole('listitem').filter({ hasText: '今晚停机维护' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const student = await demo.visit();
    await logIn(student, demo.address, 'xiaohong');
    await student.page.goto('/learn');
    const strip = student.page.getByRole('region', { name: '公告' });
    await strip.getByText('十点开始，半小时。').waitFor();
    expect(await faultsOf(student.page)).toEqual([]);
    await strip.getByRole('button', { name: '收起公告：今晚停机维护' }).click();
    await strip.waitFor({ state: 'hidden' });
    // It is gone at once, and said to the server then: she stays until that is there.
    await expect
      .poll(
        async () =>
          (await visitor.get<readonly { away: number }[]>('/api/admin/activity/announcements'))[0]?.away,
      )
      .toBe(1);
    await student.leave();

    await page.getByRole('link', { name: '日历' }).click();
    await page
      .getByRole('list', { name: '全部安排' })
      .getByText(/与弹窗“年度报告弹窗”|、弹窗“年度报告弹窗”/)
      .first()
      .waitFor();
    await loaded(page);
    expect(await faultsOf(page)).toEqual([]);
    await visitor.leave();
  });

  it('is a class teacher’s where it is for his own classes, and can be put back', async () => {
    const visitor = await at(`${PATH}/promo`, 'banzhuren');
    const { page } = visitor;
    await page.getByText('班主任与助教可以新建和修改只面向自己班级的内容').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^修改/ }).count()).toBe(0);
    await visitor.leave();

    const admin = await at(`${PATH}/site`);
    await admin.page.getByRole('button', { name: '新建站点' }).click();
    const form = dialog(admin.page);
    await form.getByRole('textbox', { name: '主机名' }).fill('www.example.com');
    await form.getByRole('textbox', { name: '标题' }).fill('优课达江苏');
    await save(admin.page);
    await dialog(admin.page).waitFor({ state: 'hidden' });
    await admin.page.getByRole('button', { name: '删除：www.example.com' }).click();
    await admin.page.getByText('还没有站点记录').waitFor();
    await admin.page.getByRole('button', { name: '撤销' }).click();
    await admin.page.getByRole('listitem').filter({ hasText: 'www.example.com' }).waitFor();
    expect(await faultsOf(admin.page)).toEqual([]);
    await admin.leave();
  });
});
