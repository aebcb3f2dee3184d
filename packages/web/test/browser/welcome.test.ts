import { expect, it } from 'vitest';
import { useDemo } from './support/demo.js';
import { faultsOf, WINDOWS } from './support/faults.js';
import { becomeMember, dialogOf, fillProfile, TITLES } from './support/member.js';

const demo = useDemo();

it('comes back after Esc and ✕, which put it off for the visit, and not after 开始学习', async () => {
  const visitor = await demo.visit('phone', { reducedMotion: 'reduce' });
  const { page } = visitor;
  await becomeMember(visitor, demo.address, { mobile: '13700003000' });
  await page.goto('/learn');
  await fillProfile(page, '林小满');
  await dialogOf(page, TITLES.profile).getByRole('button', { name: '确定' }).click();
  const welcome = dialogOf(page, TITLES.welcome);
  await welcome.waitFor();
  await page.keyboard.press('Escape');
  await welcome.waitFor({ state: 'detached' });
  await page.reload();
  await welcome.getByRole('button', { name: '关闭' }).click();
  await welcome.waitFor({ state: 'detached' });
  await page.reload();
  const saved = page.waitForResponse('**/middleware_api/learn/savewelcome');
  await welcome.getByRole('button', { name: '开始学习' }).click();
  expect((await saved).status()).toBe(200);
  await welcome.waitFor({ state: 'detached' });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await visitor.leave();
});

it.each(WINDOWS)('leads to the class teacher on a %s', async (device) => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
  const { page } = visitor;
  const number = WINDOWS.indexOf(device);
  await becomeMember(visitor, demo.address, {
    mobile: `1370000310${number}`,
    userName: `welcomed_${number}`,
  });
  const welcome = dialogOf(page, TITLES.welcome);
  const putProfileAside = () => dialogOf(page, TITLES.profile).getByRole('button', { name: '取消' }).click();

  await page.goto('/learn');
  await putProfileAside();
  await welcome.getByRole('img', { name: '班主任的联系二维码' }).waitFor();
  const link = welcome.getByRole('link', { name: '联系班主任' });
  await expect.poll(() => link.count()).toBe(device === 'phone' ? 1 : 0);
  if (device === 'phone') {
    const opened = visitor.context.waitForEvent('page');
    await link.click();
    const there = await opened;
    await there.waitForLoadState();
    expect((await page.request.get(there.url())).status()).toBe(200);
    await there.close();
  }

  // The same site without the setting.
  await page.route('**/learn', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"teacherContactUrl":"[^"]*",?/, '');
    await route.fulfill({ response: answer, body });
  });
  await page.reload();
  await putProfileAside();
  await welcome.getByText('班主任会通过短信或微信联系你').waitFor();
  await expect.poll(() => welcome.getByRole('img', { name: '班主任的联系二维码' }).count()).toBe(0);
  await expect.poll(() => link.count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await visitor.leave();
});
