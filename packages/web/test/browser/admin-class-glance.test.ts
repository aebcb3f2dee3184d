import type { ClassGlance, ClassYear } from '@ykd/application/class-glance';
import { shanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { staffAt } from './support/staff.js';

const demo = useOwnDemo({ DEMO_STUDENTS: '120' });
const CLASS = 'demo-class-1';
const PATH = `/admin/class/detail/${CLASS}`;

/** Somebody at the page; `seen` is what the server says of it. */
const at = async (account = 'admin', path = PATH, device: 'desktop' | 'phone' = 'desktop') => {
  const staff = await staffAt(demo, path, account, { device });
  const seen = (days = 30): Promise<ClassGlance> =>
    staff.get(`/api/admin/class/glance?classId=${CLASS}&days=${days}`);
  return { ...staff, seen };
};

describe('a class at a glance', () => {
  it('counts who is where, and each count leads to as many students, at an address', async () => {
    const { page, seen, leave } = await at();
    const { students, planned } = await seen();
    expect(students.length).toBeGreaterThan(0);
    await page.getByText(`到今天应完成 ${planned}%`).waitFor();
    const groups = page.getByRole('group', { name: '只看一部分学员' });
    for (const [key, title] of [
      ['notBegun', '还没开始本班课程'],
      ['behind', '落后'],
      ['onPlan', '跟上计划'],
      ['ahead', '领先'],
    ] as const) {
      const count = students.filter(({ standing }) => standing === key).length;
      await groups.getByRole('button', { name: `${title} ${count}`, exact: true }).click();
      await page.waitForURL(`**show=${key}*`);
      const shown =
        count === students.length ? `${count} 位学员` : `${students.length} 位学员里的 ${count} 位`;
      await page.getByRole('heading', { name: shown, exact: true }).waitFor();
    }
    await page.reload();
    await loaded(page);
    await expect.poll(() => groups.locator('[aria-pressed=true]').innerText()).toMatch(/^领先/);
    await leave();
  });

  it('tells the year of the class in sums, and that too few studied in another', async () => {
    const { page, get, leave } = await at();
    const section = page.getByRole('region', { name: '一年的学习' });
    const [year] = shanghaiDay(Date.now()).split('-').map(Number);
    if (year === undefined) throw new Error('no year');
    const sumsOf = async (of: number): Promise<ClassYear['sums']> =>
      (await get<ClassYear>(`/api/admin/class/year?classId=${CLASS}&year=${of}`)).sums;
    expect(await sumsOf(year - 3)).toBeNull();
    await section.getByRole('button', { name: `${year - 3} 年` }).click();
    await section.getByText(`${year - 3} 年学习过的不到 5 位，不显示合计。`).waitFor();
    await section.getByRole('button', { name: `${year} 年` }).click();
    const sums = await sumsOf(year);
    if (sums === null) await section.getByText(`${year} 年学习过的不到 5 位，不显示合计。`).waitFor();
    else {
      await section.getByText('到目前为止').waitFor();
      await section.getByText(`${sums.learners} 位`, { exact: true }).waitFor();
      await section.getByText(`${sums.studyDays} 天`, { exact: true }).waitFor();
    }
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('shows ninety days, and leads to a student and to a course', async () => {
    const { page, seen, leave } = await at();
    await page.getByRole('button', { name: '近 90 天' }).click();
    await page.waitForURL('**days=90*');
    const { students, courses } = await seen(90);
    const days = [...(students[0]?.marks ?? '')].filter((mark) => mark === '1').length;
    await page
      .getByRole('img', { name: `90 天里学习了 ${days} 天` })
      .first()
      .waitFor();
    const course = courses[0];
    if (course === undefined) throw new Error('the class has no course');
    await page.getByRole('link', { name: course.title, exact: true }).first().waitFor();
    await page.getByRole('table').first().getByRole('rowheader').first().getByRole('link').click();
    await page.waitForURL('**/admin/class/student/**');
    const shown = decodeURIComponent(new URL(page.url()).pathname).split('/').at(-1);
    expect(students.map(({ id }) => id)).toContain(shown);
    await leave();
  });

  it.each(['desktop', 'phone'] as const)('has no fault on a %s', async (device) => {
    const { page, leave } = await at('admin', PATH, device);
    await page.getByRole('table').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
