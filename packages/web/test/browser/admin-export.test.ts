import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { auditRows } from './support/audit.js';
import { logIn } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { bytesOf } from './support/downloads.js';
import { faultsOf } from './support/faults.js';
import { staffAt } from './support/staff.js';

const demo = useOwnDemo();
const PATH = '/admin/class/student';

const at = (account: string, path: string) => staffAt(demo, path, account, { acceptDownloads: true });

const panelOf = (page: Page) => page.getByRole('status', { name: '导出的进度' });
const exported = async (page: Page, format: 'CSV' | 'Excel'): Promise<Download> => {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `导出 ${format}` }).click(),
  ]);
  await panelOf(page).getByText('已完成').first().waitFor();
  return file;
};
const cellsOf = (page: Page, name = '学员') =>
  page
    .getByRole('table', { name })
    .locator('tbody')
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        Array.from(row.children)
          .filter((cell) => cell.querySelector('input') === null)
          .map((cell) => (cell as HTMLElement).innerText.trim()),
      ),
    );

describe('an export', () => {
  it('is what is shown: the filter, the columns in their order, the hours of Shanghai, masked mobiles', async () => {
    const { page, leave } = await at('admin', `${PATH}?school=some&columns=name,gmtCreated,mobile&sort=name`);
    await expect.poll(async () => (await cellsOf(page)).length).toBeGreaterThan(1);
    const shown = await cellsOf(page);
    const file = await exported(page, 'CSV');
    expect(file.suggestedFilename()).toMatch(/^学员-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = (await bytesOf(file)).toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [head, ...rows] = parse(text, { bom: true, recordDelimiter: '\r\n' });
    expect(head).toEqual(['姓名', '注册时间', '手机号']);
    expect(rows).toEqual(shown);
    await panelOf(page).getByText(`${rows.length} 行 · 填写了学校`).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('is a workbook whose texts never run', async () => {
    const student = await demo.visit('desktop');
    await logIn(student, demo.address, 'xiaohong');
    const profile = {
      schoolName: '-5 大学',
      schoolBeginDate: '2022-09',
      schoolEndDate: '2026-06',
      major: '@专业',
    };
    const renamed = await student.page.request.post('/api/user/update', {
      data: {
        id: 'demo-xiaohong',
        name: '=1+1',
        gender: 'female',
        email: 'hong@example.com',
        description: null,
        avatarUrl: null,
        profile,
      },
      headers: { origin: demo.address },
    });
    expect(await renamed.json()).toMatchObject({ isSuccess: true });
    await student.leave();
    const { page, leave } = await at('admin', `${PATH}?school=some&columns=name,school,major`);
    const file = await exported(page, 'Excel');
    expect(file.suggestedFilename()).toMatch(/^学员-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const parts = unzipSync(new Uint8Array(await bytesOf(file)));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const texts = Array.from(
      sheet.matchAll(/t="inlineStr"[^>]*><is><t[^>]*>([^<]*)<\/t>/g),
      ([, text]) => text,
    );
    expect(texts).toEqual(expect.arrayContaining(['姓名', '李小明', '=1+1', '-5 大学', '@专业']));
    expect(sheet).not.toContain('<f>');
    await leave();
  });

  it('that is on its way is shown after a reload, can be cancelled, and is written down', async () => {
    const { page, leave } = await at('admin', PATH);
    // Nobody comes for this file: it waits, for a minute, so that it begins when the page looks.
    const statuses: number[] = [];
    const begin = async (route: Route): Promise<void> => {
      const begun = await page.request.post('/api/admin/export/begin', {
        data: { list: 'students', format: 'csv', state: { search: '李' } },
        headers: { origin: demo.address },
      });
      statuses.push(begun.status());
      await route.continue();
    };
    await page.route('**/api/admin/export/runs*', begin, { times: 1 });
    await page.reload();
    await panelOf(page).getByText('正在导出').waitFor();
    expect(statuses).toEqual([200]);
    await page.getByRole('button', { name: '取消导出学员 CSV' }).click();
    await panelOf(page).getByText('已取消').waitFor();
    await page.getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => panelOf(page).getByText('已取消').count()).toBe(0);
    await leave();
  });

  it('of those who work here is what is shown: departments with those below, rights in words', async () => {
    const { page, leave } = await at('zhujiao', '/admin/employee?state=is:active&sort=-name');
    await expect.poll(async () => (await cellsOf(page, '员工')).length).toBeGreaterThan(1);
    const shown = await cellsOf(page, '员工');
    const file = await exported(page, 'CSV');
    expect(file.suggestedFilename()).toMatch(/^员工-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, ...rows] = parse((await bytesOf(file)).toString('utf8'), { bom: true });
    expect(head).toEqual(['姓名', '手机号', '职务', '部门', '角色', '授权', '状态', '入职时间']);
    // Badges stand side by side, and where there is nothing there is a stroke.
    const plain = (cells: readonly string[]) =>
      cells.map((cell) => cell.replaceAll(/[\n、]/g, '').replace(/^—$/, ''));
    expect(rows.map(plain)).toEqual(shown.map(plain));
    expect(rows.flat()).toContain('通讯录、订单、市场业绩、助教管理');
    await panelOf(page).getByText(`${rows.length} 行 · 状态是「在职」`).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('of the audit log tells in words what its page tells, of whom it is about', async () => {
    const { page, leave } = await at('admin', '/admin/audit');
    const asked = async (path: string, data: object) => {
      const answer = await page.request.post(path, { data, headers: { origin: demo.address } });
      expect(answer.status()).toBe(200);
      return ((await answer.json()) as { readonly data: unknown }).data;
    };
    await asked('/api/admin/students/assign', {
      target: { ids: ['demo-xiaohong'] },
      seen: 1,
      change: { act: 'addAssistant', staffId: 'demo-zhujiao' },
    });
    await asked('/api/admin/department/add', { parentId: null, name: '教务处' });
    await page.reload();
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    await page.getByRole('combobox', { name: '列' }).selectOption('关于谁');
    const about = page.getByRole('combobox', { name: '内容' });
    await about.fill('banzhuren');
    // Another one of those who work here is found as well.
    await page.getByRole('listbox').getByRole('option', { name: /员工/ }).first().waitFor();
    await about.fill('xiaohong');
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /学员 ·/ })
      .first()
      .click();
    await page.getByRole('button', { name: '应用' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('about')).toBe('is:demo-xiaohong');
    const rows = auditRows(page);
    await expect.poll(async () => (await rows.allInnerTexts()).join()).toContain('更换学员的负责人');
    // The address alone says who it is, by name.
    await page.reload();
    const chip = page.getByRole('group', { name: '筛选条件' }).getByTitle(/^修改条件：关于谁 是 /);
    await expect.poll(() => chip.innerText()).toMatch(/^关于谁 是 (?!…|不在名单里|demo-)/);
    expect(await faultsOf(page)).toEqual([]);
    const [head = [], ...lines] = parse((await bytesOf(await exported(page, 'CSV'))).toString('utf8'), {
      bom: true,
    });
    expect(head).toEqual(['时间', '员工', '操作', '对象', '关于谁', '改动', '来源']);
    await expect.poll(() => rows.count()).toBe(lines.length);
    const line = lines.find((cells: readonly string[]) => cells[2] === '更换学员的负责人') ?? [];
    expect(line.slice(1, 4)).toEqual(['管理员', '更换学员的负责人', '会员']);
    expect(line[6]).toBe('后台');
    expect(line[5]).toMatch(/^周涛：助教（\d{4}-\d{2}-\d{2} \d{2}:\d{2} 起）$/);
    expect(JSON.stringify(lines)).not.toMatch(/students\.|console|addAssistant/);
    await leave();
  });

  it('of the security log is what its page shows', async () => {
    const { page, leave } = await at('admin', '/admin/security?kind=is:login');
    const file = await exported(page, 'CSV');
    const [head, ...rows] = parse((await bytesOf(file)).toString('utf8'), { bom: true });
    expect(head).toEqual(['时间', '事件', '会员', '对象', '说明', '网络地址', '次数']);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(([, kind]) => kind))).toEqual(new Set(['登录']));
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
