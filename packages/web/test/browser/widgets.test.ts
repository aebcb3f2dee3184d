import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Visitor } from './support/browser.js';
import { useDemo } from './support/demo.js';

const demo = useDemo();

/** The page of all widgets, with the page's clock in the test's hand. */
const gallery = async (): Promise<Visitor> => {
  const visitor = await demo.visit();
  await visitor.page.clock.install();
  await visitor.page.goto('/demo');
  await visitor.page.locator('h1').first().waitFor();
  return visitor;
};

/** From here on the page's clock stands unless the test moves it, however slow the machine is. */
const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

describe('a toast', () => {
  it('closes by itself after 3000 ms', async () => {
    const visitor = await gallery();
    const { page } = visitor;
    await stopClock(page);
    await page.getByRole('button', { name: '成功消息' }).click();
    const toast = page.getByText('保存成功');
    await toast.waitFor();
    await page.clock.runFor(2900);
    await expect.poll(() => toast.count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => toast.count()).toBe(0);
    await visitor.leave();
  });

  it('closes on Esc, and keeps a gap of 16 px to the next', async () => {
    const visitor = await gallery();
    const { page } = visitor;
    await page.getByRole('button', { name: '错误消息' }).click();
    await page.getByRole('button', { name: '提示消息' }).click();
    const [error, info] = [page.getByText('保存失败'), page.getByText('班主任给你留了言')];
    await info.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => info.count()).toBe(0);
    await expect.poll(() => error.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => error.count()).toBe(0);
    await visitor.leave();
  });

  it('waits under the pointer, and goes on when it leaves', async () => {
    const visitor = await gallery();
    const { page } = visitor;
    await page.getByRole('button', { name: '注意消息' }).click();
    const toast = page.getByText('登录即将过期');
    await toast.waitFor();
    await page.clock.runFor(500);
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect.poll(() => toast.count()).toBe(1);
    await page.mouse.move(5, 700);
    await page.clock.runFor(2600);
    await expect.poll(() => toast.count()).toBe(0);
    await visitor.leave();
  });
});

describe('a modal', () => {
  it('is 580 px wide, shows a spinner while it submits, ignores repeated clicks and then closes', async () => {
    const visitor = await gallery();
    const { page } = visitor;
    await page.getByRole('button', { name: '确认对话框' }).click();
    const dialog = page.getByRole('dialog', { name: '保存修改' });
    await page.clock.runFor(300);
    expect((await dialog.boundingBox())?.width).toBe(580);
    const confirm = dialog.getByRole('button', { name: /确定/ });
    await stopClock(page);
    await confirm.click();
    await confirm.click({ force: true });
    await page.keyboard.press('Escape');
    await page.clock.runFor(1400);
    await expect.poll(() => dialog.count()).toBe(1);
    expect(await confirm.getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(100);
    // It begins to close once it has drawn that.
    const ends = async () => {
      await page.clock.runFor(200);
      return dialog.count();
    };
    await expect.poll(ends).toBe(0);
    await visitor.leave();
  });

  it('stays open when it is told to, and when submitting fails', async () => {
    const visitor = await gallery();
    const { page } = visitor;
    await page.getByRole('button', { name: '校验不通过' }).click();
    const form = page.getByRole('dialog', { name: '修改姓名' });
    await form.getByRole('button', { name: /确定/ }).click();
    await form.getByText('请输入姓名').waitFor();
    await form.getByRole('button', { name: '取消' }).click();
    await page.clock.runFor(300);
    await expect.poll(() => form.count()).toBe(0);

    await page.getByRole('button', { name: '提交失败' }).click();
    const failing = page.getByRole('dialog', { name: '同步账号' });
    await failing.getByRole('button', { name: /确定/ }).click();
    await page.clock.runFor(700);
    await page.getByText('同步失败').waitFor();
    await expect.poll(() => failing.count()).toBe(1);
    await visitor.leave();
  });

  it('keeps its body below 60 % of the window', async () => {
    const visitor = await gallery();
    const { page } = visitor;
    await page.getByRole('button', { name: '长内容' }).click();
    const dialog = page.getByRole('dialog', { name: '服务说明' });
    await dialog.waitFor();
    const tallest = await dialog.evaluate((element) =>
      Math.max(
        ...[...element.querySelectorAll('*')]
          .filter((part) => part.scrollHeight > part.clientHeight + 50)
          .map((part) => part.clientHeight),
      ),
    );
    expect(tallest).toBe(480);
    await visitor.leave();
  });
});
