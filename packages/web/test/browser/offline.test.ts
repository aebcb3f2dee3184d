import { expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { readToEnd, recordOf, saving } from './support/lesson.js';

const demo = useDemo();

it('keeps what is read without a connection, says so, and sends it when the connection is back', async () => {
  const visitor = await demo.visit();
  const { context, page } = visitor;
  const userId = await logIn(visitor, demo.address, 'xiaohong');
  await page.goto('/study/py1test/0/0');
  await saving(page, '已保存');

  await context.setOffline(true);
  await readToEnd(page);
  await saving(page, '已离线保存，联网后自动同步');

  await context.setOffline(false);
  await saving(page, '已保存');
  await expect
    .poll(() => recordOf(visitor, userId))
    .toMatchObject({ lastOutlineNum: 0, lastSectionNum: 0, lastBodyNum: 4 });
  await visitor.leave();
});

it('sends what a closed window left behind at the next visit', async () => {
  const visitor = await demo.visit('phone');
  const { context, page } = visitor;
  const userId = await logIn(visitor, demo.address, '13800000001');
  await page.goto('/study/py1test/0/0');
  await saving(page, '已保存');
  await context.setOffline(true);
  await readToEnd(page);
  await saving(page, '已离线保存');
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/learn');
  await expect.poll(() => recordOf(visitor, userId)).toMatchObject({ lastBodyNum: 4 });
  await visitor.leave();
});
