import { beforeEach, describe, expect, it } from 'vitest';
import { useDemo } from './support/demo.js';
import { faultsOf, WINDOWS } from './support/faults.js';
import { becomeMember, dialogOf, focusedName, openFromMenu, TITLES } from './support/member.js';

const demo = useDemo();

// Codes have limits; each test has some of its own.
beforeEach(() => demo.later(86_400_000));

it('everything works by the keyboard alone', async () => {
  const visitor = await demo.visit();
  const { page } = visitor;
  const { keyboard } = page;
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await keyboard.press(key);
  };
  await page.goto('/login');
  await page.getByRole('tab', { name: '密码登录' }).focus();
  await press('ArrowRight');
  expect(await page.getByRole('tab', { name: '短信登录' }).getAttribute('aria-selected')).toBe('true');
  await press('ArrowLeft', 'Tab');
  await keyboard.type('xiaoming');
  await press('Tab');
  await keyboard.type('ykd-demo-2026');
  await press('Enter');
  await page.waitForURL('**/learn');

  // Menu, form, list, and back to where he was.
  const menu = page.getByRole('button', { name: /用户菜单/ });
  await menu.focus();
  await press('Enter', 'Enter');
  const form = dialogOf(page, TITLES.profile);
  await form.waitFor();
  const focusIn = (name: string) => form.locator(`[name=${name}]`).first().focus();
  await focusIn('gender');
  await press('ArrowRight');
  expect(await form.getByRole('radio', { name: '女' }).isChecked()).toBe(true);
  await focusIn('schoolName');
  await press('Control+A');
  await keyboard.type('njdx');
  await form.getByRole('option', { name: '南京大学', exact: true }).waitFor();
  await press('ArrowDown', 'ArrowUp', 'Enter');
  expect(await form.getByRole('combobox', { name: '学校名称' }).inputValue()).toBe('南京大学');
  // Esc closes the list first, then the dialog.
  await press('ArrowDown', 'Escape');
  await expect.poll(() => form.count()).toBe(1);
  await focusIn('major');
  await press('Enter');
  await page.getByText('个人信息已保存').waitFor();
  await form.waitFor({ state: 'detached' });
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);

  // The crop moves by arrows, and Tab stays in the dialog on top.
  await press('Enter', 'Enter');
  await form.getByLabel('上传头像', { exact: true }).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 300 } }),
  });
  const crop = dialogOf(page, TITLES.crop);
  const area = crop.getByRole('group', { name: /裁剪区域/ });
  await area.focus();
  const left = (await area.boundingBox())?.x ?? 0;
  await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  expect((await area.boundingBox())?.x).toBeLessThan(left);
  for (let step = 0; step < 12; step += 1) {
    await press('Tab');
    expect(await crop.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await press('Escape');
  await crop.waitFor({ state: 'detached' });
  await expect.poll(() => form.count()).toBe(1);
  await press('Escape');
  await form.waitFor({ state: 'detached' });

  // The code is sent on the way, and Enter sends the form.
  await press('Enter', 'ArrowDown', 'Enter');
  const password = dialogOf(page, TITLES.password);
  await password.waitFor();
  await press('Tab', 'Tab', 'Tab', 'Tab');
  expect(await focusedName(page)).toBe('code');
  await press('Tab', 'Enter');
  await password.getByRole('button', { name: /秒后重发/ }).waitFor();
  await keyboard.type('123');
  await press('Enter');
  await password.getByText('验证码必须是6位').waitFor();
  expect(await focusedName(page)).toBe('code');
  await press('Escape');
  await password.waitFor({ state: 'detached' });
  await visitor.leave();
});

describe.each(WINDOWS)('on a %s', (device) => {
  it('the dialogs have no accessibility fault and fit the window', async () => {
    const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
    const { page } = visitor;
    const number = WINDOWS.indexOf(device);
    const newcomer = { mobile: `1370000100${number}`, userName: `newcomer_${number}` };
    await becomeMember(visitor, demo.address, newcomer);
    await page.goto('/learn');
    const profile = dialogOf(page, TITLES.profile);
    await profile.waitFor();
    expect(await faultsOf(page), 'profile').toEqual([]);
    await profile.getByRole('button', { name: '确定' }).click();
    await profile.getByText('真实姓名必须输入').waitFor();
    await profile.getByRole('combobox', { name: '学校名称' }).click();
    await profile.getByRole('option').first().waitFor();
    expect(await faultsOf(page), 'profile with messages and an open list').toEqual([]);
    await profile.getByLabel('上传头像', { exact: true }).setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } }),
    });
    const crop = dialogOf(page, TITLES.crop);
    await crop.getByRole('group', { name: /裁剪区域/ }).waitFor();
    expect(await faultsOf(page), 'crop').toEqual([]);
    await crop.getByRole('button', { name: '取消' }).click();
    await crop.waitFor({ state: 'detached' });
    await profile.getByRole('button', { name: '取消' }).click();
    const welcome = dialogOf(page, TITLES.welcome);
    await welcome.getByRole('img', { name: '班主任的联系二维码' }).waitFor();
    expect(await faultsOf(page), 'welcome').toEqual([]);
    await welcome.getByRole('button', { name: '关闭' }).click();
    await welcome.waitFor({ state: 'detached' });

    await openFromMenu(page, '修改密码');
    const password = dialogOf(page, TITLES.password);
    await password.getByRole('button', { name: '获取验证码' }).click();
    await password.getByRole('button', { name: /秒后重发/ }).waitFor();
    await password.getByRole('button', { name: '确定' }).click();
    await password.getByText('密码必须输入').waitFor();
    expect(await faultsOf(page), 'password').toEqual([]);
    await password.getByRole('button', { name: '取消' }).click();
    await password.waitFor({ state: 'detached' });
    await openFromMenu(page, '登录设备');
    await dialogOf(page, TITLES.devices).getByText('本机').waitFor();
    expect(await faultsOf(page), 'devices').toEqual([]);
    await visitor.leave();
  });

  it('the login by SMS has no accessibility fault', async () => {
    const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await page.goto('/login');
    await page.getByRole('tab', { name: '短信登录' }).click();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('验证码必须输入').waitFor();
    expect(await faultsOf(page), 'login by SMS').toEqual([]);
    await visitor.leave();
  });
});
