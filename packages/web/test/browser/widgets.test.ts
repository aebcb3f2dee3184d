import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Visitor } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { stopClock } from './support/page-clock.js';

const demo = useDemo();

/** The page of all widgets, with the page's clock in the test's hand. */
const gallery = async (): Promise<Visitor> => {
  const visitor = await demo.visit();
  await visitor.page.clock.install();
  await visitor.page.goto('/demo');
  await visitor.page.locator('h1').first().waitFor();
  return visitor;
};

/** Whether a part is gone by and by: each look moves the clock on a little. */
const goes = async (page: Page, part: Locator): Promise<void> => {
  const look = async (): Promise<number> => {
    await page.clock.runFor(100);
    return part.count();
  };
  await expect.poll(look).toBe(0);
};

it('a toast closes on Esc, waits under the pointer, and else closes by itself after 3000 ms', async () => {
  const { page, leave } = await gallery();
  await stopClock(page);
  await page.getByRole('button', { name: '错误消息' }).click();
  await page.getByRole('button', { name: '提示消息' }).click();
  const [error, info] = [page.getByText('保存失败'), page.getByText('班主任给你留了言')];
  await info.waitFor();
  await page.keyboard.press('Escape');
  await goes(page, info);
  await expect.poll(() => error.count()).toBe(1);
  await page.keyboard.press('Escape');
  await goes(page, error);

  await page.getByRole('button', { name: '注意消息' }).click();
  const kept = page.getByText('登录即将过期');
  await kept.waitFor();
  await page.clock.runFor(500);
  await kept.hover();
  await page.clock.runFor(10_000);
  await expect.poll(() => kept.count()).toBe(1);
  // It goes on when the pointer leaves.
  await page.mouse.move(5, 700);
  await page.clock.runFor(2600);
  await expect.poll(() => kept.count()).toBe(0);

  await page.getByRole('button', { name: '成功消息' }).click();
  const toast = page.getByText('保存成功');
  await toast.waitFor();
  await page.clock.runFor(2900);
  await expect.poll(() => toast.count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => toast.count()).toBe(0);
  await leave();
});

it('a modal stays open when it is told to, and when submitting fails; else it shows that it submits, and closes', async () => {
  const { page, leave } = await gallery();
  await stopClock(page);
  const open = async (button: string, title: string): Promise<Locator> => {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    return dialog;
  };
  const form = await open('校验不通过', '修改姓名');
  await form.getByRole('button', { name: /确定/ }).click();
  await form.getByText('请输入姓名').waitFor();
  await form.getByRole('button', { name: '取消' }).click();
  await goes(page, form);

  const failing = await open('提交失败', '同步账号');
  await failing.getByRole('button', { name: /确定/ }).click();
  await page.clock.runFor(700);
  await page.getByText('同步失败').waitFor();
  await expect.poll(() => failing.count()).toBe(1);
  await failing.getByRole('button', { name: '取消' }).click();
  await goes(page, failing);

  // Its body is kept below 60 % of the window.
  const long = await open('长内容', '服务说明');
  const tallest = () =>
    long.evaluate((element) =>
      Math.max(
        ...[...element.querySelectorAll('*')]
          .filter((part) => part.scrollHeight > part.clientHeight + 50)
          .map((part) => part.clientHeight),
      ),
    );
  await expect.poll(tallest).toBe(480);
  await page.keyboard.press('Escape');
  await goes(page, long);

  const dialog = await open('确认对话框', '保存修改');
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(580);
  const confirm = dialog.getByRole('button', { name: /确定/ });
  // It is submitted once, however often it is clicked.
  await confirm.click();
  await confirm.click({ force: true });
  await page.keyboard.press('Escape');
  await page.clock.runFor(1400);
  await expect.poll(() => dialog.count()).toBe(1);
  await expect.poll(() => confirm.getAttribute('aria-busy')).toBe('true');
  await page.clock.runFor(100);
  await goes(page, dialog);
  await leave();
});
