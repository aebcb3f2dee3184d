import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { staffAt } from './support/staff.js';

const demo = useOwnDemo();

const STUDENT = { id: 'demo-xiaoming', name: '李小明', mobile: '13800000002' };
const STUDENT_PAGE = `/admin/class/student/${STUDENT.id}`;
const HALF_AN_HOUR = 30 * 60 * 1000;

const at = (path: string, device: Device = 'desktop') => staffAt(demo, path, 'admin', { device });

const barOf = (page: Page) => page.getByRole('region', { name: '以他人的身份查看' });
const menuOf = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** From where somebody is shown to what he sees. */
const begin = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: '以他的身份查看' }).click();
  const dialog = page.getByRole('dialog', { name: `以「${name}」的身份查看` });
  await dialog.getByLabel('原因').fill('他说看不到课程');
  await dialog.getByRole('button', { name: '开始查看' }).click();
};

const end = (page: Page): Promise<void> => barOf(page).getByRole('button', { name: '结束查看' }).click();

const told = (page: Page, path: string, body?: object): Promise<{ status: number; text: string }> =>
  page.evaluate(
    async ([to, sent]) => {
      const init = { method: 'POST', body: sent, headers: { 'content-type': 'application/json' } };
      const answer = await fetch(to, sent === '' ? {} : init);
      return { status: answer.status, text: await answer.text() };
    },
    [path, body === undefined ? '' : JSON.stringify(body)] as const,
  );

/** What waits in this browser of its owner's own reading. */
const WAITING = JSON.stringify([
  { courseId: 'py1test', position: { outline: 0, section: 0, body: 0 }, at: 1 },
]);

describe('to look as a student', () => {
  it('shows his pages with a mark on each, saves nothing, and leads back', async () => {
    const visitor = await at(STUDENT_PAGE);
    const { page, context } = visitor;
    await page.evaluate((text) => localStorage.setItem('ykd-progress:somebody', text), WAITING);
    const before = await page.evaluate(() => JSON.stringify(localStorage));
    const posted: string[] = [];
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && !pathname.startsWith('/api/commonquery/')) posted.push(pathname);
    });
    await begin(page, STUDENT.name);
    await page.waitForURL('**/learn');
    await menuOf(page, `用户菜单：${STUDENT.name}`).waitFor();
    await expect.poll(() => barOf(page).innerText()).toMatch(/还剩 (?:30|2\d) 分钟/);
    expect(await faultsOf(page)).toEqual([]);
    posted.length = 0;
    failed.length = 0;

    // A lesson is read without a trace of it, here or there.
    await page.goto('/study/py1test/0/0');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => barOf(page).count()).toBe(1);
    expect(failed).toEqual([]);
    await page.goto('/shopmall/order/list');
    await expect.poll(() => barOf(page).innerText()).toContain(STUDENT.name);
    await page.goto('/nowhere');
    await expect.poll(() => barOf(page).count()).toBe(1);
    // He is no staff.
    await page.goto('/admin');
    await page.waitForURL('**/admin/404');
    await expect.poll(() => barOf(page).count()).toBe(1);
    // Nothing is sent that would be refused: not what a page asks for as it opens, and not what was read or done.
    expect(posted).toEqual([]);

    expect((await told(page, '/api/member/getloginUser')).text).not.toContain(STUDENT.mobile);
    const refused = await told(page, '/api/member/username', { userName: 'lixiaoming' });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('只能看，不能改');
    // Nor does the server take it from whoever gets round the page.
    const direct = await page.request.post('/api/member/username', {
      data: { userName: 'lixiaoming' },
      headers: { origin: demo.address },
    });
    expect(direct.status()).toBe(403);
    expect(await direct.text()).toBe(refused.text);

    await end(page);
    await page.waitForURL(`**${STUDENT_PAGE}`);
    await page.getByRole('heading', { level: 1, name: STUDENT.name }).waitFor();
    await expect.poll(() => barOf(page).count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
    const acts = (await told(page, `/api/admin/audit?size=10&about=is:${STUDENT.id}`)).text;
    expect(acts).toContain('members.viewAs.begin');
    expect(acts).toContain('members.viewAs.end');
    expect(acts).toContain('他说看不到课程');
    // The way back shows nothing of his.
    await page.goBack();
    await page.waitForURL('**/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => barOf(page).count()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/shopmall/order/list');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => barOf(page).count()).toBe(0);
    await expect.poll(() => page.getByText(STUDENT.name).count()).toBe(0);
    await context.close();
  });

  it('takes the other tabs of the browser along, both ways', async () => {
    const visitor = await at(STUDENT_PAGE);
    const { page, context } = visitor;
    const second = await context.newPage();
    await second.goto('/admin/class/student');
    await loaded(second);
    await page.bringToFront();
    await begin(page, STUDENT.name);
    await page.waitForURL('**/learn');
    await expect.poll(() => barOf(second).count()).toBe(1);
    await second.goto('/learn');
    await menuOf(second, `用户菜单：${STUDENT.name}`).waitFor();
    await page.bringToFront();
    await end(page);
    await page.waitForURL(`**${STUDENT_PAGE}`);
    await expect.poll(() => barOf(second).count()).toBe(0);
    await expect.poll(() => menuOf(second, `用户菜单：${STUDENT.name}`).count()).toBe(0);
    await visitor.leave();
  });

  it('ends by itself after half an hour, on a phone too', async () => {
    const visitor = await at(STUDENT_PAGE, 'phone');
    const { page } = visitor;
    await begin(page, STUDENT.name);
    await page.waitForURL('**/learn');
    await barOf(page).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await demo.later(HALF_AN_HOUR);
    await page.goto(STUDENT_PAGE);
    await expect.poll(() => barOf(page).count()).toBe(0);
    await visitor.leave();
  });
});

describe('to look as a colleague', () => {
  it('shows the console with his rights', async () => {
    const visitor = await at('/admin/employee?open=demo-banzhuren');
    const { page } = visitor;
    const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText();
    await begin(page, name);
    await page.waitForURL((url) => url.pathname === '/admin');
    await expect.poll(() => barOf(page).innerText()).toContain(name);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: '安全日志' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    // What is for herself alone says so, and is not asked for.
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto('/admin/two-factor');
    await page.getByText('查看时不显示两步验证').waitFor();
    expect(asked).not.toContain('/api/admin/second-factor');
    expect(await faultsOf(page)).toEqual([]);
    await end(page);
    await page.waitForURL('**/admin/employee?open=demo-banzhuren');
    await visitor.leave();
  });
});
