import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { paid } from './support/shop.js';
import { staffAt, type StaffVisitor } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const PATH = '/admin/class';
const CONSTANTS = `${PATH}/constant`;
const UNPLACED = `${PATH}/unplaced`;
const PRODUCT = 'product-develop';
const PRODUCT_NAME = '研发训练营';
const tomorrow = () => shanghaiDay(Date.now() + DAY_MS);

const at = (path: string, account = 'admin', device: Device = 'desktop') =>
  staffAt(demo, path, account, { device });

interface Terms {
  readonly types: readonly { readonly id: string; readonly name: string }[];
  readonly stages: readonly { readonly id: string; readonly name: string }[];
}

/** A type or a stage of this name, made without the screen unless it is there. */
const term = async (visitor: StaffVisitor, kind: 'type' | 'stage', name: string): Promise<string> => {
  const idIn = (terms: Terms) =>
    (kind === 'type' ? terms.types : terms.stages).find((one) => one.name === name)?.id;
  const there = idIn(await visitor.get<Terms>('/api/admin/classes/options'));
  if (there !== undefined) return there;
  const made = idIn(await visitor.post<Terms>('/api/admin/class/terms/save', { kind, id: null, name }));
  if (made === undefined) throw new Error(`no ${kind} ${name}`);
  return made;
};

/** A class, made without the screen. */
const made = async (visitor: StaffVisitor, name: string, part: object = {}): Promise<string> => {
  const { id } = await visitor.post<{ readonly id: string }>('/api/admin/class/add', {
    name,
    typeId: await term(visitor, 'type', '脱产班'),
    stageId: await term(visitor, 'stage', '第一阶段'),
    firstDay: tomorrow(),
    lastDay: null,
    seats: null,
    joinDays: null,
    teacherId: null,
    assistantIds: [],
    productIds: [],
    note: '',
    ...part,
  });
  return id;
};

const classForm = (page: Page) => page.getByRole('form', { name: '班级资料' });
const rowsOf = (page: Page, name: string) =>
  page.getByRole('table', { name, exact: true }).locator('tbody').getByRole('row');
const confirm = async (page: Page, title: string, reason: string, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('原因').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
};

describe('classes in the console', () => {
  it('begin with a type and a stage, which cannot be deleted once a class has them', async () => {
    const { page, leave } = await at(CONSTANTS);
    for (const [kind, name] of [
      ['班型', '周末班'],
      ['班型', '没人用的班型'],
      ['阶段', '入门阶段'],
    ] as const) {
      const part = page.getByRole('region', { name: kind });
      await part.getByRole('button', { name: `添加${kind}` }).click();
      await page.getByRole('dialog').getByLabel('名称').fill(name);
      await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
      await part.getByText(name).waitFor();
    }
    expect(await faultsOf(page)).toEqual([]);
    // By hand they are put in an order, which stands when the page comes again.
    const order = page.getByRole('tree', { name: '班型的次序' });
    const nameAt = (place: number) => order.getByRole('treeitem').nth(place).getAttribute('aria-label');
    const before = await order.getByRole('treeitem').count();
    await page.getByRole('button', { name: '把「没人用的班型」上移' }).click();
    await expect.poll(() => nameAt(before - 2)).toContain('没人用的班型');
    await order
      .getByRole('treeitem')
      .nth(before - 2)
      .focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => nameAt(before - 1)).toContain('没人用的班型');
    await page.getByRole('button', { name: '把「没人用的班型」上移' }).click();
    await expect.poll(() => nameAt(before - 1)).toContain('周末班');
    await page.reload();
    await expect.poll(() => nameAt(before - 1)).toContain('周末班');
    await page.getByRole('button', { name: '删除没人用的班型' }).click();
    await told(page, '已删除');
    await expect.poll(() => page.getByText('没人用的班型').count()).toBe(0);

    // The class is made of them on its page.
    await page.goto(PATH);
    await page.getByRole('link', { name: '新建班级' }).click();
    const form = classForm(page);
    await form.getByLabel('班级名称').fill('周末一班');
    expect(await faultsOf(page)).toEqual([]);
    await form.getByRole('button', { name: '新建' }).click();
    await expect.poll(() => form.getByLabel('班型').getAttribute('aria-invalid')).toBe('true');
    await form.getByLabel('班型').selectOption('周末班');
    await form.getByLabel('阶段').selectOption('入门阶段');
    await form.getByLabel('开课日期').fill(tomorrow());
    await form.getByRole('textbox', { name: '名额' }).fill('2');
    await form.getByLabel('班主任').selectOption('陈静');
    await form.getByRole('checkbox', { name: PRODUCT_NAME, exact: true }).click();
    await form.getByRole('button', { name: '新建' }).click();
    await told(page, '班级已新建');
    await page.getByRole('heading', { level: 1, name: '周末一班' }).waitFor();
    await page.getByText('0 位学员，2 个名额').waitFor();
    await page.getByText('未开课', { exact: true }).waitFor();
    await loaded(page);
    expect(await faultsOf(page)).toEqual([]);

    await page.goto(CONSTANTS);
    const types = page.getByRole('region', { name: '班型' });
    await types.getByRole('treeitem').filter({ hasText: '周末班' }).getByText('1 个班级使用').waitFor();
    await expect.poll(() => page.getByRole('button', { name: '删除周末班' }).isDisabled()).toBe(true);
    await leave();
  });

  it('take whoever paid what leads into them, and the page says why', async () => {
    const orderId = await paid(demo, 'xiaohong', PRODUCT);
    const { page, get, leave } = await at(PATH);
    const inClass = async (): Promise<number | undefined> => {
      const search = encodeURIComponent('周末一班');
      const path = `/api/admin/classes?search=${search}&size=20&columns=name,members`;
      return (await get<{ readonly list: readonly { readonly members: number }[] }>(path)).list[0]?.members;
    };
    // She is put in by a job of the server.
    await expect.poll(inClass, { interval: 1_000 }).toBe(1);
    await page.getByRole('link', { name: '周末一班' }).click();
    await page.getByText('1 位学员，2 个名额').waitFor();
    await page
      .getByRole('navigation', { name: '班级的各部分' })
      .getByRole('link', { name: '学员', exact: true })
      .click();
    await rowsOf(page, '班级的学员').getByRole('rowheader').getByRole('link', { name: '王小红' }).waitFor();
    // Whoever sees all students is not told that he sees a part of them.
    await expect.poll(() => page.getByText('只列出你负责的学员').count()).toBe(0);
    await rowsOf(page, '班级的学员').getByRole('rowheader').getByRole('link', { name: '王小红' }).click();
    const drawer = page.getByRole('dialog');
    const why = drawer.getByRole('region', { name: '为什么在这个班？' });
    await why.getByText(`买了「${PRODUCT_NAME}」，${shanghaiDay(Date.now())} 自动进班`).waitFor();
    await why.getByText('当时看过的班级，按开课日期').click();
    await why.getByText('选中：最先开课、有名额的班').waitFor();
    await why.getByRole('link', { name: orderId }).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    // Her own page says the same.
    await page.goto('/admin/class/student/demo-xiaohong');
    await page
      .getByRole('region', { name: '为什么在这个班？' })
      .getByText(`买了「${PRODUCT_NAME}」`)
      .waitFor();
    await leave();
  });

  it('are those of a class teacher alone for her, who adds a student with a reason and takes one out', async () => {
    const admin = await at(PATH);
    const id = await made(admin, '平日班', { teacherId: 'demo-banzhuren' });
    const other = await made(admin, '别人的班');
    await admin.leave();
    const { page, leave } = await at(PATH, 'banzhuren');
    const list = rowsOf(page, '班级');
    await list.getByRole('link', { name: '平日班' }).waitFor();
    await expect.poll(() => list.getByText('别人的班').count()).toBe(0);
    // What only those have who make classes is not offered.
    await expect.poll(() => page.getByRole('link', { name: '新建班级' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: '班型、阶段与标签' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${PATH}/detail/${other}`);
    await page.getByText('没有这个班级').waitFor();

    await page.goto(`${PATH}/detail/${id}/member`);
    await page.getByText('还没有学员').waitFor();
    await page.getByRole('button', { name: '添加学员' }).click();
    const adding = page.getByRole('dialog', { name: '添加学员' });
    await adding.getByRole('button', { name: '添加学员' }).click();
    await adding.getByText('请先选学员').waitFor();
    for (const name of ['李小明', '王小红']) {
      await adding.getByRole('combobox', { name: '学员' }).fill(name);
      await adding.getByRole('option').filter({ hasText: name }).first().click();
      await adding.getByRole('button', { name: `去掉${name}` }).waitFor();
    }
    expect(await faultsOf(page)).toEqual([]);
    await adding.getByLabel('原因').fill('他们约好一起上');
    await adding.getByRole('button', { name: '添加学员', exact: true }).click();
    await told(page, '2 位学员已处理');
    await page.getByText('2 位学员，名额不限').waitFor();
    await page.getByText('只列出你负责的学员').waitFor();
    const row = (name: string) => rowsOf(page, '班级的学员').filter({ hasText: name });
    await row('李小明').getByRole('rowheader').getByRole('link').click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText(/添加：他们约好一起上/).waitFor();
    await drawer.getByRole('link', { name: '打开学员主页' }).click();
    await page.getByRole('heading', { level: 1, name: '李小明' }).waitFor();
    await page.getByRole('button', { name: '发消息' }).click();
    const writing = page.getByRole('dialog', { name: '发消息' });
    await writing.getByText('发给李小明').waitFor();
    await page.keyboard.press('Escape');
    await writing.waitFor({ state: 'detached' });
    await page.goBack();
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });

    await row('王小红').getByRole('checkbox').click();
    const acts = page.getByRole('group', { name: '对已选的操作' });
    await acts.getByRole('button', { name: '标签', exact: true }).waitFor();
    await acts.getByRole('button', { name: '发消息' }).click();
    await writing.getByText('选中的 1 位学员').waitFor();
    await page.keyboard.press('Escape');
    await writing.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '离开班级' }).click();
    const removing = page.getByRole('dialog', { name: '离开班级' });
    await removing.getByText('1 位学员离开这个班。').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await confirm(page, '离开班级', '改上周末班', '离开班级');
    await told(page, '1 位学员已处理');
    await page.getByText('1 位学员，名额不限').waitFor();
    await row('王小红').waitFor({ state: 'detached' });
    await row('李小明').waitFor();
    await leave();
  });

  it('are put away with a reason and taken back', async () => {
    const visitor = await at(PATH);
    const { page, leave } = visitor;
    const id = await made(visitor, '不开的班');
    await page.goto(`${PATH}/detail/${id}/setting`);
    await page.getByRole('button', { name: '归档班级' }).click();
    await confirm(page, '归档班级', '没有人报名', '归档');
    await told(page, '班级已归档');
    await page.getByText('已归档', { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    // Another one of its name is asked about once more.
    await page.goto(`${PATH}/detail/${await made(visitor, '别的名字')}/setting`);
    await page.getByLabel('班级名称').fill('不开的班');
    await page.getByRole('button', { name: '保存' }).click();
    const same = page.getByRole('dialog', { name: '已经有叫「不开的班」的班级' });
    expect(await faultsOf(page)).toEqual([]);
    await same.getByRole('button', { name: '取消' }).click();
    await page.getByLabel('班级名称').fill('开的班');
    await page.getByRole('button', { name: '保存' }).click();
    await told(page, '班级已保存');
    await page.goto(`${PATH}?state=is:archived`);
    await rowsOf(page, '班级').getByRole('link', { name: '不开的班' }).click();
    await page
      .getByRole('navigation', { name: '班级的各部分' })
      .getByRole('link', { name: '资料', exact: true })
      .click();
    await page.getByRole('button', { name: '恢复班级' }).click();
    await confirm(page, '恢复班级', '有人报名了', '恢复');
    await told(page, '班级已恢复');
    await page.getByText('未开课', { exact: true }).waitFor();
    await leave();
  });

  it('that none takes leave an order with each reason, until somebody writes down what he did', async () => {
    const visitor = await at(UNPLACED);
    const { page, leave } = visitor;
    await page.getByText('没有等着进班的订单').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const yesterday = shanghaiDay(Date.now() - DAY_MS);
    await made(visitor, '昨天开的班', { firstDay: yesterday, joinDays: 0, productIds: ['product-python'] });
    await paid(demo, 'xiaoming', 'product-python');
    await expect
      .poll(
        async () => {
          await page.reload();
          await loaded(page);
          return page.getByText('没有选：开课太久，不再自动进班').count();
        },
        { interval: 1_000 },
      )
      .toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '另行处理' }).click();
    await confirm(page, '另行处理', '下个月再开一个班', '另行处理');
    await told(page, '已记录');
    await page.getByText('没有等着进班的订单').waitFor();
    await leave();
  });

  it('are read on a phone as well', async () => {
    const visitor = await at(PATH, 'admin', 'phone');
    const { page, leave } = visitor;
    const id = await made(visitor, '手机上看的班', { productIds: [PRODUCT], note: '第二天起在手机上看' });
    for (const path of [
      PATH,
      `${PATH}/new`,
      CONSTANTS,
      UNPLACED,
      `${PATH}/detail/${id}`,
      `${PATH}/detail/${id}/setting`,
      `${PATH}/detail/${id}/member`,
    ]) {
      await page.goto(path);
      await loaded(page);
      expect([path, ...(await faultsOf(page))]).toEqual([path]);
    }
    await leave();
  });
});
