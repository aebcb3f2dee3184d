import { expect, it } from 'vitest';
import { hasFocus } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { dialogOf, focusedName, TITLES } from './support/member.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

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
  await page.getByRole('tab', { name: '短信登录', selected: true }).waitFor();
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
  await expect.poll(() => form.getByRole('radio', { name: '女' }).isChecked()).toBe(true);
  await focusIn('schoolName');
  await press('Control+A');
  await keyboard.type('njdx');
  await form.getByRole('option', { name: '南京大学', exact: true }).waitFor();
  await press('ArrowDown', 'ArrowUp', 'Enter');
  await expect.poll(() => form.getByRole('combobox', { name: '学校名称' }).inputValue()).toBe('南京大学');
  // Esc closes the list first, then the dialog.
  await press('ArrowDown', 'Escape');
  await expect.poll(() => form.count()).toBe(1);
  await focusIn('major');
  await press('Enter');
  await told(page, '个人信息已保存');
  await form.waitFor({ state: 'detached' });
  await hasFocus(menu);

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
  await expect.poll(async () => (await area.boundingBox())?.x).toBeLessThan(left);
  for (let step = 0; step < 12; step += 1) {
    await press('Tab');
    await expect.poll(() => crop.evaluate((element) => element.contains(document.activeElement))).toBe(true);
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
  await expect.poll(() => focusedName(page)).toBe('code');
  await press('Tab', 'Enter');
  await password.getByRole('button', { name: /秒后重发/ }).waitFor();
  await keyboard.type('123');
  await press('Enter');
  await password.getByText('验证码必须是6位').waitFor();
  await expect.poll(() => focusedName(page)).toBe('code');
  await press('Escape');
  await password.waitFor({ state: 'detached' });
  await visitor.leave();
});
