import { expect, it } from 'vitest';
import { useDemo } from './support/demo.js';
import { readToEnd, recordOf, saving } from './support/lesson.js';
import { newMember, onAnotherDevice } from './support/member.js';

const demo = useDemo();

it('ends at the furthest place when two devices read, one of them without a connection', async () => {
  const desk = await newMember(demo);
  const { userId } = desk;
  const phone = await onAnotherDevice(demo, desk, 'phone');
  await phone.page.goto('/study/py1test/0/1');
  await saving(phone.page, '已保存');

  // The phone goes on in the underground, to the end of its lesson.
  await phone.context.setOffline(true);
  await readToEnd(phone.page);
  await saving(phone.page, '已离线保存，联网后自动同步');
  // Meanwhile the desk reads further.
  await desk.page.goto('/study/py1test/1/0');
  await saving(desk.page, '已保存');
  const far = { lastOutlineNum: 1, lastSectionNum: 0 };
  expect(await recordOf(desk, userId)).toMatchObject(far);

  await phone.context.setOffline(false);
  // The editor was not loaded in time. It comes with the connection, with the whole page if need be.
  await phone.page.getByRole('textbox', { name: '代码编辑器' }).first().waitFor();
  await saving(phone.page, '已保存');
  expect(await recordOf(desk, userId)).toMatchObject(far);

  // And the other way round: what was read offline is the further place.
  await phone.page.goto('/study/py1test/2/0');
  await saving(phone.page, '已保存');
  await phone.context.setOffline(true);
  await readToEnd(phone.page);
  await saving(phone.page, '已离线保存');
  await readToEnd(desk.page);
  await saving(desk.page, '已保存');
  await phone.context.setOffline(false);
  await expect
    .poll(() => recordOf(desk, userId))
    .toMatchObject({ lastOutlineNum: 2, lastSectionNum: 0, lastBodyNum: 4 });
  await desk.leave();
  await phone.leave();
});

it('sends what a closed window left behind at the next visit', async () => {
  const visitor = await newMember(demo, 'phone');
  const { context, page, userId } = visitor;
  await page.goto('/study/py1test/0/0');
  await saving(page, '已保存');
  await context.setOffline(true);
  await readToEnd(page);
  await saving(page, '已离线保存');
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/learn');
  await expect
    .poll(() => recordOf(visitor, userId))
    .toMatchObject({ lastOutlineNum: 0, lastSectionNum: 0, lastBodyNum: 4 });
  await visitor.leave();
});

it('goes on where a closed window ended, though the server has not heard of it yet', async () => {
  const visitor = await newMember(demo, 'phone');
  const { context, page } = visitor;
  await page.goto('/study/py1test/0/0');
  await saving(page, '已保存');
  await page.goto('/study/py1test/0/1');
  await saving(page, '已保存');
  await context.setOffline(true);
  await readToEnd(page);
  await saving(page, '已离线保存');
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  const asked: string[] = [];
  later.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  // However slow the sending is.
  const outlined = later.waitForResponse('**/courseapi/course/outline?*');
  await later.route('**/courseapi/projectuser/save', async (route) => {
    await outlined;
    await route.continue();
  });
  await later.goto('/study/py1test');
  await later.waitForURL(/\/study\/py1test\/0\/1#b4/);
  const of = (call: string): number => asked.indexOf(call);
  expect(of('POST /courseapi/projectuser/save')).toBeGreaterThan(-1);
  expect(of('POST /courseapi/projectuser/save')).toBeLessThan(of('GET /courseapi/projectuser/get'));
  await visitor.leave();
});
