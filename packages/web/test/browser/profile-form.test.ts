import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useOwnDemo } from './support/demo.js';
import { atRest } from './support/faults.js';
import { becomeMember, dialogOf, focusedName, learner, openFromMenu, TITLES } from './support/member.js';
import { keepToasts, told } from './support/toasts.js';

const demo = useOwnDemo();

// Codes have limits; each test has some of its own.
beforeEach(() => demo.later(86_400_000));

const NEWCOMER = '13800000001';

describe('the profile form', () => {
  it('opens by itself on a phone, is left for this visit by 取消, and says what is missing under the fields', async () => {
    const { page, leave } = await learner(demo, NEWCOMER, 'phone');
    const form = dialogOf(page, TITLES.profile);
    const welcome = dialogOf(page, TITLES.welcome);
    await form.getByRole('button', { name: '取消' }).click();
    // The welcome follows, and both come back with the next visit.
    await welcome.waitFor();
    await page.reload();
    await form.waitFor();
    await expect.poll(() => welcome.count()).toBe(0);

    const confirm = form.getByRole('button', { name: '确定' });
    await confirm.click();
    for (const message of [
      '真实姓名必须输入',
      '性别必须选择',
      '邮箱必须填写',
      '学校名称必须输入',
      '入学年份必须输入',
      '毕业年份必须输入',
      '专业名称必须输入',
    ]) {
      await form.getByText(message).waitFor();
    }
    // It leads to the first.
    await expect.poll(() => focusedName(page)).toBe('name');
    await form.getByRole('textbox', { name: '真实姓名' }).fill('林小满');
    await form.getByText('真实姓名必须输入').waitFor({ state: 'detached' });
    await form.getByRole('textbox', { name: '邮箱' }).fill('lin@');
    await form.getByRole('textbox', { name: '个人签名' }).fill('🙂'.repeat(101));
    await form.getByText('101 / 100').waitFor();
    await confirm.click();
    await form.getByText('邮箱格式不正确').waitFor();
    await form.getByText('个人签名不能超过100个字符').waitFor();
    await leave();
  });

  it('shows what is wrong in red, under the pointer too', async () => {
    const visitor = await demo.visit('desktop', { reducedMotion: 'reduce' });
    const { page, leave } = visitor;
    await becomeMember(visitor, demo.address, { mobile: '13900007777', userName: 'hovering' });
    await page.goto('/learn');
    const form = dialogOf(page, TITLES.profile);
    await form.getByRole('button', { name: '确定' }).click();
    await form.getByText('邮箱必须填写').waitFor();
    const borderOf = async (part: Locator): Promise<string> => {
      await atRest(page);
      return part.evaluate((element) => getComputedStyle(element).borderTopColor);
    };
    const gender = form.locator('label', { hasText: /^女$/ });
    for (const part of [form.getByRole('textbox', { name: '邮箱' }), gender]) {
      const red = await borderOf(part);
      await part.hover();
      await expect.poll(() => part.evaluate((element) => element.matches(':hover'))).toBe(true);
      expect(await borderOf(part)).toBe(red);
    }
    await leave();
  });

  it('finds schools by name, pinyin and initials, says 无数据, and takes one that it does not know', async () => {
    const { page, leave } = await learner(demo, 'xiaoming');
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    const school = form.getByRole('combobox', { name: '学校名称' });
    await expect.poll(() => school.inputValue()).toBe('南京大学');
    await form.getByRole('button', { name: '清除' }).click();
    // The default text.
    await form.getByRole('option', { name: /南京/ }).first().waitFor();
    for (const [text, found] of [
      ['浙江大', '浙江大学'],
      ['bjdx', '北京大学'],
      ['qinghua', '清华大学'],
    ] as const) {
      await school.fill(text);
      await form.getByRole('option', { name: found, exact: true }).waitFor();
    }
    await form.getByRole('option', { name: '清华大学', exact: true }).click();
    await expect.poll(() => school.inputValue()).toBe('清华大学');
    await school.fill('世界尽头大学');
    await form.getByText('无数据', { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: '确定' }).click();
    await told(page, '个人信息已保存');
    await page.reload();
    await openFromMenu(page, '编辑资料');
    await expect.poll(() => school.inputValue()).toBe('世界尽头大学');
    await leave();
  });

  it('refuses a picture above 1 MB, and takes an uploaded one back', async () => {
    const { page, leave } = await learner(demo, 'xiaohong');
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    const file = form.getByLabel('上传头像', { exact: true });
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType, buffer });

    await choose('big.png', 'image/png', Buffer.alloc(1_048_577));
    await form.getByRole('alert').getByText('头像图片大小不能超过 1M').waitFor();
    await choose('drawing.svg', 'image/svg+xml', Buffer.from('<svg/>'));
    await form.getByText('头像图片只支持 png、jpeg、gif、jpg 格式').waitFor();
    await choose('broken.png', 'image/png', Buffer.from('no picture'));
    await form.getByText('这张图片无法打开，请换一张').waitFor();
    await expect.poll(() => form.getByRole('button', { name: '删除' }).count()).toBe(0);

    await choose(
      'me.png',
      'image/png',
      await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } }),
    );
    await dialogOf(page, TITLES.crop).getByRole('button', { name: '使用这张' }).click();
    const remove = form.getByRole('button', { name: '删除' });
    await remove.waitFor();
    const src = await form.locator('img').getAttribute('src');
    await remove.click();
    await remove.waitFor({ state: 'detached' });
    await expect.poll(() => form.locator('img').count()).toBe(0);
    await expect.poll(async () => (await page.request.get(String(src))).status()).toBe(404);
    await leave();
  });

  it('stays open, with a message in sight, when it could not be saved, and can be sent again', async () => {
    const { page, leave } = await learner(demo, 'xiaohong', 'phone');
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    await form.getByRole('textbox', { name: '个人签名' }).fill('明天也写代码');
    await page.route('**/api/user/update', (route) => route.abort());
    await form.getByRole('button', { name: '确定' }).click();
    const alert = form.getByText('网络连接失败，请检查网络后重试');
    await alert.waitFor();
    await expect
      .poll(async () => {
        const [box, head] = [
          await alert.boundingBox(),
          await form.getByRole('heading', { name: TITLES.profile }).boundingBox(),
        ];
        return (box?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0);
      })
      .toBeGreaterThan(0);
    await page.unroute('**/api/user/update');
    await form.getByRole('button', { name: '确定' }).click();
    await told(page, '个人信息已保存');
    await form.waitFor({ state: 'detached' });
    await leave();
  });

  it('tells that the chat could not be reached, with its words, and the save stands', async () => {
    const visitor = await learner(demo, 'xiaohong');
    const { page } = visitor;
    const run = (running: boolean) =>
      page.request.post('/api/dev/services', {
        headers: { origin: demo.address },
        data: { service: 'chat', running },
      });
    await run(false);
    await keepToasts(page);
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    await form.getByRole('textbox', { name: '真实姓名' }).fill('王小虹');
    await form.getByRole('button', { name: '确定' }).click();
    const alerts = page.getByRole('region', { name: '消息提示' }).getByRole('alert');
    await alerts.getByText('同步RocketChat失败，请联系班主任处理').waitFor();
    await expect.poll(() => alerts.locator('p').count()).toBe(2);
    await expect.poll(() => page.getByRole('button', { name: /用户菜单/ }).innerText()).toContain('王小虹');
    await run(true);
    await visitor.leave();
  });
});
