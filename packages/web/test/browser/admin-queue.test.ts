import type { FollowUpQueue } from '@ykd/application/follow-up';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { holdAnswers } from './support/hold.js';
import { retry } from './support/retry.js';
import { staffAt } from './support/staff.js';
import { told, toldEach } from './support/toasts.js';

/** With a school: whoever is to be contacted is in it. */
const demo = useOwnDemo({ DEMO_STUDENTS: '200' });
const QUEUE = '/admin/queue';

/** Somebody at a page; `queue` is what the server says of it, `post` what he does beside the page. */
const at = async (account: string, path = QUEUE, device: Device = 'desktop') => {
  const visitor = await staffAt(demo, path, account, { device });
  const queue = () => visitor.get<FollowUpQueue>('/api/admin/follow-ups');
  const post = (act: string, data: object) => visitor.post(`/api/admin/follow-ups/${act}`, data);
  return { ...visitor, queue, post };
};

const rows = (page: Page): Locator => page.getByRole('list', { name: '要联系的学员' }).locator('[data-row]');
const idsOf = (page: Page): Promise<readonly (string | null)[]> =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
/** The student whose row has the focus. */
const focusedIn = (page: Page) => () =>
  page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null);

/** What a page calls the student of a line. */
const titleOf = (line: FollowUpQueue['list'][number] | undefined) =>
  line && (line.name ?? `没有填写姓名 ${line.mobile}`);

const namesOf = async ({ queue }: { queue: () => Promise<FollowUpQueue> }) =>
  (await queue()).list.map((line) => ({ id: line.id, name: titleOf(line) }));

describe('the queue of those who are to be contacted', () => {
  it('begins on the start page, with as many as the list has', async () => {
    const { page, queue, leave } = await at('banzhuren', '/admin');
    const { total, list } = await queue();
    const section = page.getByRole('region', { name: '今日待办' });
    await expect.poll(() => section.getByRole('listitem').count()).toBe(3);
    await section.getByRole('link', { name: `全部 ${total} 位` }).click();
    await page.waitForURL(`**${QUEUE}`);
    await page.getByText(`${total} 位学员要联系`).waitFor();
    await expect.poll(() => idsOf(page)).toEqual(list.map(({ id }) => id));
    await leave();
  });

  it('takes the next key before the last act is answered, and nothing for a key that is held down', async () => {
    const visitor = await at('banzhuren');
    const { page, leave } = visitor;
    const people = await namesOf(visitor);
    const [first, second, third] = people;
    const focused = focusedIn(page);
    await rows(page).first().waitFor();
    await page.keyboard.press('j');
    await expect.poll(focused).toBe(first?.id);

    const { letGo } = await holdAnswers(page, '**/api/admin/follow-ups/contact');
    await page.keyboard.down('c');
    await page.keyboard.down('c');
    await page.keyboard.down('c');
    await page.keyboard.up('c');
    await expect.poll(focused).toBe(second?.id);
    await page.keyboard.press('c');
    await expect.poll(focused).toBe(third?.id);
    // With whom something is being done nothing else is done.
    await page.keyboard.press('k');
    await expect.poll(focused).toBe(third?.id);
    await letGo();
    await toldEach(page, [`已联系 ${first?.name}`, `已联系 ${second?.name}`]);
    await expect.poll(() => idsOf(page)).toEqual(people.slice(2).map(({ id }) => id));
    await expect.poll(focused).toBe(third?.id);
    const after = await visitor.queue();
    expect(after.list.map(({ id }) => id)).toEqual(people.slice(2).map(({ id }) => id));

    // The act that was answered last is taken back.
    await page.keyboard.press('z');
    await told(page, '回到了队列');
    await expect.poll(() => rows(page).count()).toBe(people.length - 1);
    await leave();
  });

  it('is worked off by keyboard alone, and the next one has the focus after each act', async () => {
    const visitor = await at('banzhuren');
    const { page, leave } = visitor;
    const [first, second, third, fourth, fifth] = await namesOf(visitor);
    const focused = focusedIn(page);
    const press = (key: string) => page.keyboard.press(key);
    await rows(page).first().waitFor();

    await press('?');
    await page.getByRole('dialog', { name: '按键' }).getByText('打开学员主页').waitFor();
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await press('j');
    await expect.poll(focused).toBe(first?.id);
    await press('j');
    await press('k');
    await press('ArrowDown');
    await expect.poll(focused).toBe(second?.id);
    await press('k');

    await press('c');
    await told(page, `已联系 ${first?.name}`);
    await expect.poll(focused).toBe(second?.id);
    await expect.poll(() => idsOf(page)).not.toContain(first?.id);

    // Taken back, whole: he is there again and has the focus.
    await press('z');
    await told(page, `${first?.name} 回到了队列`);
    await expect.poll(focused).toBe(first?.id);
    await press('j');
    await expect.poll(focused).toBe(second?.id);

    await press('n');
    const note = page.getByRole('dialog', { name: `联系过 ${second?.name}` });
    await note.getByLabel('备注').waitFor();
    await page.keyboard.type('约好周六补课');
    await press('Control+Enter');
    await note.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(third?.id);

    await press('s');
    await page.getByRole('menuitem', { name: '三天后' }).waitFor();
    await press('ArrowDown');
    await press('Enter');
    await told(page, `${third?.name} 推迟到`);
    await expect.poll(focused).toBe(fourth?.id);

    await press('h');
    const handing = page.getByRole('dialog', { name: `把 ${fourth?.name} 转交给` });
    const who = handing.getByLabel('谁来联系');
    await who.waitFor();
    await who.selectOption({ index: 1 });
    await press('Enter');
    await told(page, `${fourth?.name} 已转交给`);
    await handing.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(fifth?.id);

    await press('Enter');
    await page.waitForURL(`**/admin/class/student/${fifth?.id}`);
    await page.goBack();
    await expect.poll(focused).toBe(fifth?.id);

    // What was said stands among the notes, and what was done among what staff did.
    await page.goto(`/admin/class/student/${second?.id}`);
    const notes = page.getByRole('region', { name: '备注', exact: true });
    await notes.getByText('约好周六补课').waitFor();
    await page.getByText('联系了学员').first().waitFor();
    await page.goto(QUEUE);

    // To the end, one after the other.
    await rows(page).first().waitFor();
    // The page may hear keys a moment later only.
    await expect
      .poll(async () => {
        if ((await focused()) === null) await press('j');
        return focused();
      })
      .not.toBeNull();
    let left = (await idsOf(page)).length;
    while (left > 1) {
      await press('c');
      left -= 1;
      await expect.poll(() => rows(page).count()).toBe(left);
    }
    await press('c');
    await page.getByText('今天没有要联系的学员').waitFor();
    await page.goto('/admin');
    await page.getByRole('region', { name: '今日待办' }).getByText('今天没有要联系的学员').waitFor();
    await leave();
  });

  it('counts whom it leaves out, and says where a student is when it is too late to take an act back', async () => {
    const visitor = await at('zhujiao');
    const { page, queue, leave } = visitor;
    const { list, aside } = await queue();
    const [line] = list;
    const name = titleOf(line);
    await rows(page).first().waitFor();
    await page.getByText('撤销（10 秒内）').waitFor();
    await page.keyboard.press('z');
    await told(page, '现在没有可以撤销的操作');

    await page.keyboard.press('j');
    await page.keyboard.press('c');
    await told(page, `已联系 ${name}`);
    await page.getByText(`${aside.contacted + 1} 位联系过`).waitFor();
    // The toast goes, here before its time.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('button', { name: '撤销' }).count()).toBe(0);
    await page.keyboard.press('z');
    await told(page, '不能撤销了，只在 10 秒内可以');
    await page.getByRole('button', { name: '打开学员主页' }).click();
    await page.waitForURL(`**/admin/class/student/${line?.id}`);
    await page.getByText('联系了学员').first().waitFor();
    await leave();
  });

  it('tells the whole mobile of a row by a key or a button, and stays where one is', async () => {
    const visitor = await at('zhujiao');
    const { page, queue, leave } = visitor;
    const [first, second] = (await queue()).list;
    const whole = /^1\d{10}$/;
    await rows(page).first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('p');
    await rows(page).first().getByText(whole).waitFor();
    await rows(page).first().getByText('已记入操作记录').waitFor();
    await expect.poll(focusedIn(page)).toBe(first?.id);
    const ask = rows(page)
      .nth(1)
      .getByRole('button', { name: /^查看完整号码 / });
    await ask.click();
    await rows(page).nth(1).getByText(whole).waitFor();
    await expect.poll(focusedIn(page)).toBe(second?.id);
    await expect.poll(() => idsOf(page)).toContain(first?.id);
    const acts = await visitor.get<{ list: readonly { act: string }[] }>(
      `/api/admin/student/acts?userId=${second?.id}&size=5`,
    );
    expect(acts.list.map(({ act }) => act)).toContain('students.mobile');
    await leave();
  });

  it('tells what somebody else did meanwhile, and does nothing twice', async () => {
    const visitor = await at('zhujiao');
    const { page, queue, leave } = visitor;
    const other = await at('zhujiao');
    const [line, next] = (await queue()).list;
    const name = titleOf(line);
    await rows(page).first().waitFor();
    await other.post('contact', { userId: line?.id, version: line?.version });
    await rows(page)
      .first()
      .getByRole('button', { name: `已联系 ${name}` })
      .click();
    await told(page, new RegExp(`已经联系过 ${name}`));
    await expect.poll(() => idsOf(page)).not.toContain(line?.id);
    await expect.poll(focusedIn(page)).toBe(next?.id);
    await other.leave();
    await leave();
  });

  it('keeps what was written about a student whom somebody else contacted meanwhile', async () => {
    const visitor = await at('zhujiao');
    const { page, queue, leave } = visitor;
    const other = await at('zhujiao');
    const [line] = (await queue()).list;
    const name = titleOf(line);
    await rows(page).first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('n');
    const note = page.getByRole('dialog', { name: `联系过 ${name}` });
    await note.getByLabel('备注').fill('他说下周开始');
    await other.post('contact', { userId: line?.id, version: line?.version });
    await note.getByRole('button', { name: '已联系' }).click();
    await note.getByText('备注还没有保存').waitFor();
    await expect.poll(() => note.getByLabel('备注').inputValue()).toBe('他说下周开始');
    await expect.poll(() => idsOf(page)).not.toContain(line?.id);

    await note.getByRole('button', { name: '只存为备注' }).click();
    await told(page, '备注已保存');
    await note.waitFor({ state: 'detached' });
    await page.goto(`/admin/class/student/${line?.id}`);
    const notes = page.getByRole('region', { name: '备注', exact: true });
    await expect.poll(() => notes.getByText('他说下周开始').count()).toBe(1);
    await other.leave();
    await leave();
  });

  it('is a comfortable list on a phone', async () => {
    const { page, leave } = await at('zhujiao', QUEUE, 'phone');
    await rows(page).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const row = rows(page).first();
    const buttons = row.getByRole('button');
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    await row.getByRole('button', { name: /^已联系 / }).tap();
    await told(page, '已联系');
    await page.getByRole('button', { name: '撤销' }).tap();
    await told(page, '回到了队列');
    await leave();
  });

  it('says when the queue cannot be read, and reads it again', async () => {
    const { page, leave } = await at('zhujiao', '/admin');
    await page.route('**/api/admin/follow-ups', (route) => route.abort());
    await page.goto(QUEUE);
    await page.getByText('没有查到今天要联系谁').waitFor();
    await page.unroute('**/api/admin/follow-ups');
    await retry(page.getByRole('button', { name: '重试' }), rows(page).first().waitFor());
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    await leave();
  });

  it('of whoever looks after nobody says so', async () => {
    const { page, leave } = await at('admin');
    await page.getByText('还没有学员由你负责').waitFor();
    await expect.poll(() => rows(page).count()).toBe(0);
    await leave();
  });
});
