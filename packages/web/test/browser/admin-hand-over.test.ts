import type { FollowUpQueue } from '@ykd/application/follow-up';
import type {
  HandOverLine,
  HandOverPeople,
  HandOverPreview,
  StudentHandOverView,
} from '@ykd/application/hand-over';
import { describe, expect, it } from 'vitest';
import { useOwnDemo } from './support/demo.js';
import { bytesOf } from './support/downloads.js';
import { faultsOf } from './support/faults.js';
import { choose, staffAt, type StaffVisitor } from './support/staff.js';
import { told } from './support/toasts.js';

/** With a school: whoever is given is in it. */
const demo = useOwnDemo({ DEMO_STUDENTS: '200' });
const LIST = '/admin/teacher';
const GIVE = '/admin/teacher/handover';

const at = (path: string, account = 'zhujiao') => staffAt(demo, path, account);
const idOf = async ({ get }: StaffVisitor, name: string): Promise<string> => {
  const { list } = await get<HandOverPeople>('/api/admin/hand-overs/people');
  const found = list.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found.id;
};
const previewOf = ({ get }: StaffVisitor, from: string) =>
  get<HandOverPreview>(`/api/admin/hand-overs/preview?from=${from}`);

describe('those who look after students', () => {
  it('are listed with their figures, and each has a page', async () => {
    const visitor = await at(LIST);
    const { page, leave } = visitor;
    const row = page.getByRole('row', { name: /陈静/ });
    const { total } = await previewOf(visitor, await idOf(visitor, '陈静'));
    await expect.poll(() => row.innerText()).toContain(String(total));
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: '陈静' }).click();
    await page.getByRole('heading', { name: '陈静' }).waitFor();
    await page.getByRole('region', { name: '待办里的学员' }).getByRole('table').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: '移交他的学员' }).waitFor();
    await page.getByRole('link', { name: '移交他的学员' }).click();
    await page.waitForURL(`**${GIVE}?from=*`);
    await leave();
  });

  it('have numbers that lead to their students, for whoever sees them', async () => {
    const visitor = await at(LIST, 'admin');
    const { page, leave } = visitor;
    const id = await idOf(visitor, '刘敏');
    const { total } = await previewOf(visitor, id);
    await page.goto(`/admin/teacher/detail/${id}`);
    await page
      .getByRole('region', { name: '数字' })
      .getByRole('link', { name: `${total} 位`, exact: true })
      .first()
      .click();
    await page.waitForURL('**/admin/class/student?**');
    expect(new URL(page.url()).searchParams.get('carer')).toBe(`is:${id}`);
    await page.getByRole('table', { name: '学员' }).waitFor();
    await leave();
  });

  it('are narrowed, sorted and exported by their figures, in one order for the page and the file', async () => {
    const visitor = await at(
      `${LIST}?students=after:0&sort=-students&columns=name,students,waiting,countedAt`,
    );
    const { page, get, leave } = visitor;
    type Lines = { readonly list: readonly { readonly name: string; readonly students: number }[] };
    const { list } = await get<Lines>('/api/admin/assistants?size=50&students=after:0&sort=-students');
    const names = list.map(({ name }) => name);
    const heads = page.locator('tbody').getByRole('rowheader');
    // Below a name may stand when he is on today.
    const shown = async () => (await heads.allInnerTexts()).map((text) => text.split('\n')[0]);
    await expect.poll(shown).toEqual(names);
    expect(list.map(({ students }) => students)).toEqual(
      list.map(({ students }) => students).toSorted((a, b) => b - a),
    );
    await page.getByRole('columnheader', { name: '统计时间' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '视图', exact: true }).click();
    await page.getByText('今天有要联系的').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^班主任与助教-/);
    const [head, ...lines] = (await bytesOf(file)).toString('utf8').trim().split('\r\n');
    expect(head).toMatch(/姓名,负责的学员,今天要联系,统计时间/);
    expect(lines.map((line) => line.split(',')[0])).toEqual(names);
    await leave();
  });

  it('are a list on a phone, too, without a page that is wider than it', async () => {
    const { page, leave } = await staffAt(demo, LIST, 'zhujiao', { device: 'phone' });
    await page.getByText('陈静').first().waitFor();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('are no page for who does not manage them', async () => {
    const { page, leave } = await at(GIVE, 'banzhuren');
    expect(new URL(page.url()).pathname).toBe('/admin/404');
    await leave();
  });
});

describe('giving students to a colleague', () => {
  it('gives all but some, tells the colleague, and can be taken back', async () => {
    const visitor = await at(GIVE);
    const { page, get, leave } = visitor;
    const from = await idOf(visitor, '刘敏');
    const { total, list } = await previewOf(visitor, from);
    const [stays, given] = list;
    await page.getByLabel('从谁').selectOption({ label: '刘敏' });
    await page.getByRole('button', { name: `移交 ${total} 位学员` }).waitFor();
    const ticks = page.getByRole('group', { name: '勾选' });
    await ticks.getByRole('button', { name: '全不选' }).click();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: '移交 1 位学员' }).waitFor();
    await ticks.getByRole('button', { name: '全选', exact: true }).click();
    await page.getByRole('checkbox').first().uncheck();
    const give = page.getByRole('button', { name: `移交 ${total - 1} 位学员` });
    await give.click();
    await page.getByText('交接说明必须填写').waitFor();
    await page.getByText('请选择交给谁').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // Pressed while it is still asked what they would be given: the question comes once that is known.
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/admin/hand-overs/preview?*', async (route) => {
      await answered;
      await route.continue();
    });
    await choose(page.getByLabel('交给谁'), '陈静');
    await page.getByRole('textbox', { name: '交接说明' }).fill('刘敏休产假，请接着联系');
    const kept = page.locator('button[aria-busy=true]', { hasText: `移交 ${total - 1} 位学员` });
    await give.click();
    await kept.waitFor();
    // Another choice is not what was pressed for.
    await choose(page.getByLabel('交给谁'), '周涛');
    await kept.waitFor({ state: 'detached' });
    await choose(page.getByLabel('交给谁'), '陈静');
    await give.click();
    await kept.waitFor();
    const dialog = page.getByRole('dialog', { name: '移交学员' });
    await expect.poll(() => dialog.count()).toBe(0);
    answer();
    await dialog.getByText(`刘敏 的 ${total - 1} 位学员交给 陈静`).waitFor();
    await dialog.getByText('长期：不会自动交还').waitFor();
    await dialog.getByRole('button', { name: `移交 ${total - 1} 位学员` }).click();
    await told(page, `${total - 1} 位学员已经交给 陈静`);
    await page.getByText('刘敏休产假，请接着联系').waitFor();
    const after = await previewOf(visitor, from);
    expect(after.list.map(({ id }) => id)).toEqual([stays?.id]);

    const teacher = await at('/admin/queue', 'banzhuren');
    await teacher.page.getByText(`刘敏 移交给你 ${total - 1} 位学员`).waitFor();
    const records = await teacher.get<readonly StudentHandOverView[]>(
      `/api/admin/students/hand-overs?userId=${given?.id}`,
    );
    expect(records).toMatchObject([{ from: { name: '刘敏' }, to: { name: '陈静' }, by: { name: '周涛' } }]);
    await teacher.page.goto(`/admin/class/student/${given?.id}`);
    const section = teacher.page.getByRole('region', { name: '移交记录' });
    await section.getByText('刘敏休产假，请接着联系').waitFor();
    expect(await faultsOf(teacher.page)).toEqual([]);

    await page.getByRole('button', { name: '撤销' }).click();
    await told(page, `已撤销，恢复了 ${total - 1} 项`);
    expect(await previewOf(visitor, from)).toMatchObject({ total });
    const [line] = await get<readonly HandOverLine[]>('/api/admin/hand-overs');
    expect(line).toMatchObject({ students: total - 1, back: total - 1 });
    await teacher.page.goto('/admin/queue');
    await teacher.page.getByRole('heading', { name: '今日待办' }).waitFor();
    expect(await teacher.get<readonly HandOverLine[]>('/api/admin/hand-overs/received')).toEqual([]);
    await teacher.leave();
    await leave();
  });

  it('does not give a class teacher’s students to an assistant, and says so before', async () => {
    const visitor = await at(GIVE);
    const { page, leave } = visitor;
    const from = await idOf(visitor, '刘敏');
    const { total } = await previewOf(visitor, from);
    await page.getByLabel('从谁').selectOption({ label: '刘敏' });
    await choose(page.getByLabel('交给谁'), '周涛');
    await page.getByText(`${total} 位是班主任的学员，只能交给班主任`).waitFor();
    const give = page.getByRole('button', { name: '移交 0 位学员' });
    await expect.poll(() => give.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await page.getByRole('textbox', { name: '交接说明' }).fill('请接着联系');
    await give.click({ force: true });
    await page.getByText('没有可以移交的学员').waitFor();
    const note = page.getByRole('textbox', { name: '交接说明' });
    await expect.poll(() => note.inputValue()).toBe('请接着联系');
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('lets a class teacher give her own students, those of one kind, for a time', async () => {
    const visitor = await at('/admin/queue', 'banzhuren');
    const { page, get, leave } = visitor;
    const { students } = await get<FollowUpQueue>('/api/admin/follow-ups');
    await page.getByRole('link', { name: '移交我的学员' }).click();
    await page.getByRole('button', { name: `全部 ${students}` }).waitFor();
    const { tally } = await previewOf(visitor, await idOf(visitor, '陈静'));
    await page.getByRole('button', { name: `没有学习 ${tally.inactive}` }).click();
    await choose(page.getByLabel('交给谁'), '刘敏');
    await page.getByRole('textbox', { name: '交接说明' }).fill('我出差一周');
    await page.getByRole('checkbox', { name: '只交一段时间' }).check();
    const today = await page.evaluate(() => new Date(Date.now() + 28_800_000).toISOString().slice(0, 10));
    await page.getByLabel('最后一天').fill(today);
    await page.getByRole('button', { name: `移交 ${tally.inactive} 位学员` }).click();
    const dialog = page.getByRole('dialog', { name: '移交学员' });
    await dialog.getByText('不再由你负责').waitFor();
    await dialog.getByText(`只交一段时间：到 ${today} 为止`).waitFor();
    await dialog.getByRole('button', { name: `移交 ${tally.inactive} 位学员` }).click();
    await told(page, `${tally.inactive} 位学员已经交给 刘敏`);
    const records = page.getByRole('region', { name: '移交记录' });
    await records.getByText(`到 ${today} 为止`).waitFor();
    // The first is taken back before its time is over, then given once more.
    await records.getByRole('button', { name: '看是哪几位' }).first().click();
    const handed = records.getByRole('list', { name: '移交的学员' });
    await expect.poll(() => handed.getByRole('listitem').count()).toBe(tally.inactive);
    expect(await faultsOf(page)).toEqual([]);
    await records.getByRole('button', { name: /^提前交还/ }).click();
    await page.getByRole('dialog', { name: '提前交还' }).getByRole('button', { name: '提前交还' }).click();
    await told(page, `${tally.inactive} 位学员已交还`);
    await expect.poll(() => handed.getByRole('link').count()).toBe(tally.inactive);
    await page.getByRole('textbox', { name: '交接说明' }).fill('我又要出差');
    await page.getByRole('checkbox', { name: '只交一段时间' }).check();
    await page.getByLabel('最后一天').fill(today);
    await page.getByRole('button', { name: `移交 ${tally.inactive} 位学员` }).click();
    await dialog.getByRole('button', { name: `移交 ${tally.inactive} 位学员` }).click();
    await records.getByText('我又要出差').waitFor();
    await demo.later(86_400_000);
    await leave();
    const later = await at('/admin/queue', 'banzhuren');
    await expect
      .poll(async () => (await later.get<readonly HandOverLine[]>('/api/admin/hand-overs'))[0]?.back)
      .toBe(tally.inactive);
    await later.leave();
  });
});
