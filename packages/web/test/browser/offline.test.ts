import { expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useDemo } from './support/demo.js';

const demo = useDemo();

it('keeps what is read without a connection, says so, and sends it when the connection is back', async () => {
  const visitor = await demo.visit();
  const { context, page } = visitor;
  const userId = await logIn(visitor, demo.address, 'xiaohong');
  await page.goto('/study/py1test/0/0');
  await page.getByRole('status').filter({ hasText: '已保存' }).waitFor();

  await context.setOffline(true);
  const last = page.locator('article h2').last();
  await last.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.getByRole('status').filter({ hasText: '已离线保存，联网后自动同步' }).waitFor();

  await context.setOffline(false);
  await page.getByRole('status').filter({ hasText: '已保存' }).waitFor();
  const record = await context.request.get(`/courseapi/projectuser/get?userId=${userId}&courseId=py1test`);
  expect(await record.json()).toMatchObject({
    data: { lastOutlineNum: 0, lastSectionNum: 0, lastBodyNum: 4 },
  });
  await visitor.leave();
});

it('sends what a closed window left behind at the next visit', async () => {
  const visitor = await demo.visit('phone');
  const { context, page } = visitor;
  const userId = await logIn(visitor, demo.address, '13800000001');
  await page.goto('/study/py1test/0/0');
  await page.getByRole('status').filter({ hasText: '已保存' }).waitFor();
  await context.setOffline(true);
  await page
    .locator('article h2')
    .last()
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.getByRole('status').filter({ hasText: '已离线保存' }).waitFor();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/learn');
  await expect
    .poll(async () =>
      (await context.request.get(`/courseapi/projectuser/get?userId=${userId}&courseId=py1test`)).json(),
    )
    .toMatchObject({ data: { lastBodyNum: 4 } });
  await visitor.leave();
});
