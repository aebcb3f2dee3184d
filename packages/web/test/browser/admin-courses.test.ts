import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Device } from './support/browser.js';
import { courseZip, problemsOf, uploadCourse, versionRow } from './support/course-zip.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const PATH = '/admin/course';
const SHIPPED = join(import.meta.dirname, '../../../server/courses/py1test');
const FIRST = '01-first-steps/01-hello.md';

/** The course py1test as a ZIP with one folder, in which some files are others. */
const zipped = (changed: Readonly<Record<string, string>>): Buffer => {
  const paths = readdirSync(SHIPPED, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(SHIPPED, path)).isFile(),
  );
  const files = paths.map((path) => [path, changed[path] ?? readFileSync(join(SHIPPED, path))] as const);
  return courseZip(Object.fromEntries(files));
};

const yamlWith = (title: string): string =>
  readFileSync(join(SHIPPED, 'course.yaml'), 'utf8').replace('title: 你好，Python', `title: ${title}`);

const at = (account: string, path: string, device: Device = 'desktop') =>
  staffAt(demo, path, account, { device });

/** What a student reads at the beginning of the course. */
const read = async (title: string): Promise<void> => {
  const student = await at('xiaoming', '/study/py1test/0/0');
  await student.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await student.leave();
};

describe('courses in the console', () => {
  it('are for super administrators alone', async () => {
    const { page, leave } = await at('zhujiao', PATH);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/404');
    await expect.poll(() => page.getByRole('link', { name: '课程管理' }).count()).toBe(0);
    await leave();
  });

  it('say what is wrong with an archive at its line, and take it once it is mended, up to the student and back', async () => {
    const { page, leave } = await at('admin', PATH);
    const table = page.getByRole('table', { name: '课程' });
    const line = table.getByRole('row').filter({ hasText: 'py1test' });
    await line.getByText('版本 1').waitFor();
    await line.getByText('随平台提供').waitFor();

    await uploadCourse(page, zipped({ [FIRST]: '## 你好\n\n<b>粗</b>\n\n![图](none.png)\n' }));
    const problems = problemsOf(page, 2);
    await problems.getByText(`${FIRST} 第 3 行`).waitFor();
    await problems.getByText('不允许 HTML').waitFor();
    await problems.getByText(`${FIRST} 第 5 行`).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const mended = { [FIRST]: '## 你好\n\n换过的第一节。\n', 'course.yaml': yamlWith('重新写的第一节') };
    await uploadCourse(page, zipped(mended));
    await page.waitForURL(`**${PATH}/py1test`);
    await told(page, '已成为草稿：版本 2');
    await versionRow(page, 2).getByText('草稿', { exact: true }).waitFor();
    await uploadCourse(page, zipped(mended));
    await told(page, '内容与版本 2（草稿）相同，没有新建');
    await read('你好，Python');

    await page.getByRole('link', { name: '预览版本 2' }).click();
    await page.getByRole('heading', { level: 1, name: '重新写的第一节' }).waitFor();
    await page.getByText('换过的第一节。').waitFor();
    await page
      .getByRole('link', { name: /变量：给数据起个名字/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: '变量：给数据起个名字' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: '回到课程' }).click();

    await page.getByRole('button', { name: '发布版本 2' }).click();
    const dialog = page.getByRole('dialog', { name: '发布版本 2？' });
    await dialog.getByText('1.1 改名：你好，Python → 重新写的第一节').waitFor();
    await dialog.getByText('如果那里的内容已经是另一节', { exact: false }).waitFor();
    await expect.poll(() => dialog.getByText('不受影响', { exact: false }).count()).toBe(0);
    await dialog.getByLabel('原因').fill('重新写了第一节');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: '发布', exact: true }).click();
    await told(page, '版本 2 已发布');
    await versionRow(page, 2).getByText('已发布').waitFor();
    await versionRow(page, 1).getByText('从前的版本').waitFor();
    await read('重新写的第一节');

    await page.getByRole('button', { name: '退回到这里版本 1' }).click();
    const back = page.getByRole('dialog', { name: '退回到版本 1？' });
    await back.getByLabel('原因').fill('先用原来的');
    await back.getByRole('button', { name: '退回', exact: true }).click();
    await told(page, '版本 1 已发布');
    await read('你好，Python');

    await page.goto('/admin/audit?act=of:courses.publish,courses.rollBack,courses.upload');
    await page.getByText('课程退回到从前的版本').first().waitFor();
    await leave();
  });

  it('lead from an id that the catalogue does not have to those that it has, and say how a folder is laid out', async () => {
    const { page, leave } = await at('admin', PATH);
    const yaml = readFileSync(join(SHIPPED, 'course.yaml'), 'utf8').replace('py1test', 'nowhere');
    await uploadCourse(page, zipped({ 'course.yaml': yaml }));
    const problem = problemsOf(page, 1).getByRole('listitem');
    await problem.getByText('courseId 平台的课程目录里没有这个编号').waitFor();
    await problem.getByRole('button', { name: '查看可以用的编号' }).click();
    const ids = page.getByRole('dialog', { name: '可以用的课程编号' });
    await ids.getByLabel('课程名称或编号').fill('体验课');
    await ids.getByText('py1test', { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await ids.getByRole('button', { name: '知道了' }).click();
    await page.getByRole('button', { name: '课程目录怎样写' }).click();
    await page.getByRole('dialog', { name: '课程目录怎样写' }).getByText('UTF-8', { exact: false }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('show how learners fare, and are told apart on a phone', async () => {
    const { page, leave } = await at('admin', `${PATH}/py1test`, 'phone');
    const fares = page.getByRole('table', { name: '学员学得怎样' });
    await fares.getByText(/1\.1 你好，Python/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('refuse what is no archive and what leads out of it, in words', async () => {
    const { page, leave } = await at('admin', PATH);
    await uploadCourse(page, Buffer.from('not a ZIP'));
    await page.getByText('不是 ZIP 压缩包，或者文件不完整').waitFor();
    await uploadCourse(page, Buffer.from(zipSync({ '../out.md': new Uint8Array(1) })));
    await page.getByText('路径指向压缩包以外，不能导入').waitFor();
    await page.goto(`${PATH}/nothing`);
    await page.getByText('没有这门课程').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
