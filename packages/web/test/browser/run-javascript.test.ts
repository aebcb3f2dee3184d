import { catalogueEntry } from '@ykd/domain/course';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { logIn, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { writeProgram } from './support/editor.js';
import { faultsOf } from './support/faults.js';
import { recordOf } from './support/lesson.js';
import { stopClock } from './support/page-clock.js';

const demo = useOwnDemo();

const COURSE = 'py4';
/** Percent of the whole course: one of its chapters is published. */
const PUBLISHED = Math.floor(100 / (catalogueEntry(COURSE)?.outlineCount ?? 1));
/** A lesson of one part with one exercise: what is read is half of it. */
const LESSON = `## 第一段程序

\`\`\`js run
const names = ['小明', '小红'];
console.log('你好，', names);
\`\`\`

\`\`\`js exercise id=total title="求和"
function total(numbers) {
  return 0;
}
\`\`\`

\`\`\`js check
if (total([1, 2, 3]) !== 6) throw new Error('total([1, 2, 3]) 应该是 6');
\`\`\`
`;

beforeAll(() => demo.addCourse(COURSE, LESSON));

/** A reader of the lesson. */
const reader = async ({ ownClock = false } = {}): Promise<Visitor & { userId: string }> => {
  const visitor = await demo.visit('desktop', { reducedMotion: 'reduce' });
  const userId = await logIn(visitor, demo.address, 'xiaoming');
  if (ownClock) await visitor.page.clock.install();
  await visitor.page.goto(`/study/${COURSE}/0/0`);
  return { ...visitor, userId };
};

const programOf = (page: Page) => page.locator('#b0 figure').first();
const printedBy = (page: Page) => programOf(page).getByRole('group', { name: '你的输出' });
const press = (page: Page, name: string): Promise<void> =>
  programOf(page).getByRole('button', { name, exact: true }).click();

/** Runs a program in the place of the lesson's. */
const runInstead = async (page: Page, code: string): Promise<void> => {
  const edit = programOf(page).getByRole('button', { name: '编辑' });
  await edit.or(programOf(page).getByRole('button', { name: '还原' })).waitFor();
  if (await edit.isVisible()) await edit.click();
  await writeProgram(programOf(page).getByRole('textbox'), code);
  await press(page, '运行');
};

it('prints what a program writes, and names the line of an error', async () => {
  const { page, leave } = await reader();
  await press(page, '运行');
  await expect.poll(() => printedBy(page).innerText()).toBe("你好， [ '小明', '小红' ]\n");

  await runInstead(page, 'const age = 18;\nconsole.log(age);\nconsole.log(agee);\n');
  await programOf(page).getByText('第 3 行：用到了没有定义过的名字').waitFor();
  await expect.poll(() => printedBy(page).innerText()).toBe('18\n');
  expect(await faultsOf(page)).toEqual([]);

  await runInstead(page, 'console.log("一");\nconst = 2;\n');
  await programOf(page).getByText('第 2 行：这里的写法不完整或有误').waitFor();
  await expect.poll(() => printedBy(page).count()).toBe(0);

  await runInstead(page, 'setTimeout(() => {\n  console.log("后来");\n  null.name;\n}, 10);\n');
  await programOf(page).getByText('第 3 行：值的类型不对').waitFor();
  await expect.poll(() => printedBy(page).innerText()).toBe('后来\n');
  await leave();
});

it('kills a program that never ends, and the page goes on', async () => {
  const { page, leave } = await reader({ ownClock: true });
  const endless = 'console.log("转");\nwhile (true) {}\n';
  // The editor and what shows a run come with the first one; then no program has more time than the test gives it.
  await runInstead(page, 'console.log("一");\n');
  await expect.poll(() => printedBy(page).innerText()).toBe('一\n');
  await stopClock(page);
  await runInstead(page, endless);
  await expect.poll(() => printedBy(page).innerText()).toBe('转\n');
  await expect.poll(() => page.workers().length).toBe(1);
  await page.clock.runFor(10_000);
  await programOf(page).getByText('运行超过 10 秒，已停止').waitFor();
  await expect.poll(() => page.workers().length).toBe(0);

  await runInstead(page, endless);
  await expect.poll(() => printedBy(page).innerText()).toBe('转\n');
  await press(page, '停止');
  await programOf(page).getByText('已停止', { exact: true }).waitFor();
  await expect.poll(() => page.workers().length).toBe(0);

  await page.clock.resume();
  await press(page, '还原');
  await press(page, '运行');
  await expect.poll(() => printedBy(page).innerText()).toContain('小明');
  await leave();
});

/** Says of each way out whether it is closed; the last line is how many there were. */
const hostile = (address: string) => `
const gone = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'importScripts', 'Worker', 'SharedWorker', 'postMessage',
  'BroadcastChannel', 'MessageChannel', 'parent', 'top', 'window', 'document', 'localStorage', 'sessionStorage', 'indexedDB',
  'caches', 'cookieStore'];
for (const name of gone) if (name in self) console.log('there is', name);
const tried = {
  evaluate: () => eval('1'),
  compile: () => (async () => {}).constructor('return 1'),
  site: () => import('${address}/head.js'),
  elsewhere: () => import('https://example.com/a.js'),
  blob: () => import(URL.createObjectURL(new Blob(['import "${address}/head.js";'], { type: 'text/javascript' }))),
  files: () => navigator.storage.getDirectory(),
  locks: () => navigator.locks.request('a', () => 1),
  font: () => new FontFace('a', 'url(${address}/favicon.svg)').load(),
};
// A program is over when it waits for no timer any more.
const waiting = setInterval(() => {}, 1000);
(async () => {
  for (const [name, act] of Object.entries(tried)) {
    try { await act(); console.log('may', name); } catch {}
  }
  console.log(self.origin, gone.length + Object.keys(tried).length);
  clearInterval(waiting);
})();
`;

it('reaches neither the network nor the page nor what the browser keeps', async () => {
  const { context, page, problems } = await reader();
  await press(page, '运行');
  await expect.poll(() => printedBy(page).innerText()).toContain('小明');
  await page.evaluate(() => {
    document.cookie = 'secret=1';
    localStorage.setItem('secret', '1');
  });
  await runInstead(page, 'console.log(1);');
  await expect.poll(() => printedBy(page).innerText()).toBe('1\n');
  // What is refused before it leaves is never answered; what the page itself asks meanwhile (it stores the progress) is its own.
  const answered: string[] = [];
  context.on('response', (response) => {
    const isOfPage = response.frame() === page.mainFrame();
    if (!isOfPage && !response.url().startsWith('blob:')) answered.push(response.url());
  });
  await runInstead(page, hostile(demo.address));
  await expect.poll(() => printedBy(page).innerText()).toBe('null 27\n');
  expect(answered).toEqual([]);
  // The policy of the sandbox is what closes them.
  expect(problems.every((problem) => problem.includes('Content Security Policy'))).toBe(true);
  // The next program finds nothing that this one left.
  await runInstead(page, 'globalThis.left = 1; Array.prototype.map = null;');
  await programOf(page).getByText('没有输出任何内容').waitFor();
  await runInstead(page, 'console.log(typeof left, [1].map((one) => one + 1));');
  await expect.poll(() => printedBy(page).innerText()).toBe('undefined [ 2 ]\n');
});

it('says what an exercise misses, and counts it into the progress once it is solved', async () => {
  const visitor = await reader();
  const { page, userId, leave } = visitor;
  const exercise = page.getByRole('figure', { name: '练习：求和' });
  const check = exercise.getByRole('button', { name: '检查' });
  await expect
    .poll(() => recordOf(visitor, userId, COURSE))
    .toMatchObject({ progress: Math.floor(PUBLISHED / 2) });

  await check.click();
  await exercise.getByText('没有通过').waitFor();
  await exercise.getByText('total([1, 2, 3]) 应该是 6', { exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await writeProgram(
    exercise.getByRole('textbox'),
    'function total(numbers) {\n  return numbers.reduce((sum, one) => sum + one, 0);\n}\n',
  );
  await check.click();
  await exercise.getByText('已计入进度').waitFor();
  await exercise.getByText('已通过').waitFor();
  await page.getByText(`课程进度 ${PUBLISHED}%`).filter({ visible: true }).waitFor();
  expect(await recordOf(visitor, userId, COURSE)).toMatchObject({ progress: PUBLISHED });

  await page.reload();
  await exercise.getByText('已通过').waitFor();
  await leave();
});
