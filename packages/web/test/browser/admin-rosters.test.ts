import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Device } from './support/browser.js';
import { classWith } from './support/classes.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import {
  correctFaulty,
  FAULTY_ROWS,
  pasteRoster,
  rosterMobile as mobile,
  rosterStates,
  rosterText,
} from './support/pasted-roster.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const PATH = '/admin/class/roster';

const at = (account: string, path = PATH, device: Device = 'desktop') =>
  staffAt(demo, path, account, { device });

const check = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '核对全部的行' }).click();
  await page.getByRole('region', { name: '导入' }).waitFor();
  await loaded(page);
};

describe('rosters in the console', () => {
  it('of 500 students with 7 faulty rows are corrected in place, applied, and undone for the wrong class', async () => {
    const wrong = await classWith(demo, '春季错班');
    const { page, get, leave } = await at('banzhuren');
    const members = async () =>
      (await get<{ readonly members: number }>(`/api/admin/class?classId=${encodeURIComponent(wrong)}`))
        .members;
    expect(await faultsOf(page)).toEqual([]);
    await pasteRoster(page, rosterText(500, 0, FAULTY_ROWS));
    expect(await faultsOf(page)).toEqual([]);
    // The address of a step survives a reload.
    await page.reload();
    // All of them come into one class.
    await page.getByRole('combobox', { name: '放进班级' }).fill('春季错');
    await page.getByRole('option', { name: /春季错班/ }).click();
    await check(page);
    await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('faulty');
    await rosterStates(page).getByRole('link', { name: '新增 493' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await correctFaulty(page);
    await page.getByRole('button', { name: '导入 500 行' }).click();
    await told(page, '已导入');
    const result = page.getByRole('region', { name: '结果' });
    await result.getByText('已新增 500').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const found = await get<{ readonly list: readonly { readonly name: string }[] }>(
      `/api/admin/students?search=${mobile(499)}&size=20`,
    );
    expect(found.list.map(({ name }) => name)).toEqual(['学员499']);
    expect(await members()).toBe(500);

    // It was the wrong class.
    await result.getByRole('button', { name: '撤销导入' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '撤销', exact: true }).click();
    await result.getByText('已撤销 500').waitFor();
    const gone = await get<{ readonly list: readonly unknown[] }>(
      `/api/admin/students?search=${mobile(499)}&size=20`,
    );
    expect(gone.list).toEqual([]);
    expect(await members()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: '全部花名册' }).click();
    await page.getByRole('table', { name: '花名册' }).getByText('已撤销 500').waitFor();
    await leave();
  });

  it('bring each row into the class that a column names, and say why one does not come in', async () => {
    const classId = await classWith(demo, '夏季小班', ['demo-xiaoming']);
    const { page, get, leave } = await at('banzhuren');
    const row = (place: number, name: string) => `学员${place}\t${mobile(place, 80_000)}\t${name}`;
    await pasteRoster(
      page,
      ['姓名\t手机号\t班级', row(1, '夏季小班'), row(2, '夏季'), row(3, '夏'), row(4, '秋')].join('\n'),
    );
    await check(page);
    await page.getByText('没有叫“夏季”的班级，或不是你带的班').first().waitFor();
    await page.getByLabel('第 3 行的班级').fill('夏季小班');
    await page.getByLabel('第 3 行的班级').press('Enter');
    await rosterStates(page).getByRole('link', { name: '新增 2' }).waitFor();
    // The next one that is faulty has the focus.
    const isFocused = () =>
      page.getByLabel('第 4 行的班级').evaluate((one) => one === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    // Who is left out is not gone on with.
    await page.getByRole('button', { name: '不导入第 5 行' }).click();
    await rosterStates(page).getByRole('link', { name: '不导入 1' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '导入 2 行' }).click();
    await told(page, '已导入');
    await page.getByRole('region', { name: '结果' }).getByText('没有写入 1').waitFor();
    const one = await get<{ readonly members: number }>(
      `/api/admin/class?classId=${encodeURIComponent(classId)}`,
    );
    expect(one.members).toBe(3);

    // The row that was not written is gone on with, alone.
    await page.getByRole('button', { name: '继续处理没有写入的 1 行' }).click();
    await page.getByText('没有叫“夏”的班级，或不是你带的班').first().waitFor();
    await loaded(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('第 2 行的班级').fill('夏季小班');
    await page.getByLabel('第 2 行的班级').press('Enter');
    await page.getByRole('button', { name: '导入 1 行' }).click();
    await told(page, '已导入');
    await page.getByRole('region', { name: '结果' }).getByText('已新增 1').waitFor();
    await leave();
  });

  it('of 5,000 rows are pasted and looked through, a page of them at a time', async () => {
    const { page, leave } = await at('admin');
    await pasteRoster(page, rosterText(5_000, 10_000));
    await check(page);
    await rosterStates(page).getByRole('link', { name: '新增 5000' }).waitFor();
    const rows = page.locator('tbody tr');
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBeLessThanOrEqual(100);
    await leave();
  });

  it('are taken on a phone, and a file that is none says why', async () => {
    const { page, leave } = await at('banzhuren', PATH, 'phone');
    const file = page.getByLabel('上传表格').and(page.locator('input'));
    await file.setInputFiles({
      name: '春季班.xlsx',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK nonsense'),
    });
    await page.getByRole('alert').getByText('文件损坏，或不是 XLSX').waitFor();
    await file.setInputFiles({
      name: '春季班.csv',
      mimeType: 'text/csv',
      // GB18030, as spreadsheets in China save.
      buffer: Buffer.concat([
        Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xca, 0xd6, 0xbb, 0xfa, 0xba, 0xc5, 0x0a]),
        Buffer.from([0xcd, 0xf5, 0xce, 0xe5]),
        Buffer.from(`,${mobile(1, 90_000)}\n`),
      ]),
    });
    await page.waitForURL(`**${PATH}/*`);
    await check(page);
    await page.getByText('王五').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '删除' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await page.waitForURL(`**${PATH}`);
    await leave();
  });
});
