import { beforeEach, describe, expect, it } from 'vitest';
import { logIn, submitLogin, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { codeOf, dialogOf, focusedName, learner, openFromMenu, TITLES } from './support/member.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

// Codes have limits; each test has some of its own.
beforeEach(() => demo.later(86_400_000));

describe('the change of the password', () => {
  it('shows a refusal under the code, and logs all other devices out when it went through', async () => {
    const here = await learner(demo, 'xiaoming');
    const elsewhere = await demo.visit('phone');
    await logIn(elsewhere, demo.address, 'xiaoming');
    const { page } = here;
    await openFromMenu(page, '修改密码');
    const form = dialogOf(page, TITLES.password);
    await form.waitFor();
    const values = await form
      .locator('input[readonly]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(values).toEqual(['xiaoming', '13800000002']);

    const confirm = form.getByRole('button', { name: '确定' });
    const code = form.getByRole('textbox', { name: '验证码' });
    await confirm.click();
    for (const message of ['验证码必须输入', '密码必须输入']) await form.getByText(message).waitFor();
    await code.fill('12345');
    await form.getByLabel('新密码').fill('1234567');
    await form.getByLabel('确认密码').fill('12345678');
    await confirm.click();
    for (const message of ['验证码必须是6位', '密码不能小于8位', '密码和确认密码不同']) {
      await form.getByText(message).waitFor();
    }

    await form.getByRole('button', { name: '获取验证码' }).click();
    await form.getByRole('button', { name: /秒后重发/ }).waitFor();
    const right = await codeOf(here, '13800000002');
    await code.fill(right === '000000' ? '111111' : '000000');
    await form.getByLabel('新密码').fill('paper-and-ink');
    await form.getByLabel('确认密码').fill('paper-and-ink');
    await confirm.click();
    await form.getByText('验证码错误或已失效').waitFor();
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => focusedName(page)).toBe('code');
    await code.fill(right);
    await confirm.click();
    await told(page, '密码已修改');

    await elsewhere.page.goto('/learn');
    await elsewhere.page.waitForURL('**/login**');
    await page.reload();
    await page.getByRole('button', { name: /用户菜单/ }).waitFor();
    await submitLogin(elsewhere.page, 'xiaoming', 'paper-and-ink');
    await elsewhere.page.waitForURL('**/learn');
    await elsewhere.leave();
    await here.leave();
  });

  it('cannot ask for a code twice in 60 s, also after the dialog was closed', async () => {
    const visitor = await demo.visit();
    const { page } = visitor;
    await page.clock.install();
    await logIn(visitor, demo.address, 'xiaohong');
    await page.goto('/learn');
    await openFromMenu(page, '修改密码');
    const form = dialogOf(page, TITLES.password);
    await form.getByRole('button', { name: '获取验证码' }).click();
    const waiting = form.getByRole('button', { name: /秒后重发/ });
    await waiting.waitFor();
    await expect.poll(() => waiting.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await openFromMenu(page, '修改密码');
    await waiting.waitFor();
    await page.clock.fastForward(60_000);
    await form.getByRole('button', { name: '重新获取' }).waitFor();
    // The page's minute is over, the server's is not.
    await form.getByRole('button', { name: '重新获取' }).click();
    await form.getByText(/尝试次数过多/).waitFor();
    await waiting.waitFor();
    await visitor.leave();
  });
});

it('the devices are listed, this one first, and can be logged out one by one or all at once', async () => {
  const here = await learner(demo, 'xiaohong');
  const { page } = here;
  const others: Visitor[] = [];
  for (const device of ['phone', 'desktop', 'desktop'] as const) {
    const other = await demo.visit(device);
    await logIn(other, demo.address, 'xiaohong');
    others.push(other);
  }
  // They can be asked for again when they did not come.
  const call = '**/api/member/sessions';
  let asked = 0;
  await page.route(call, (route) => {
    asked += 1;
    return route.abort();
  });
  await openFromMenu(page, '登录设备');
  const list = dialogOf(page, TITLES.devices);
  const failure = list.getByText('登录设备没有加载出来');
  await failure.waitFor();
  const tries = asked;
  await list.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => asked).toBeGreaterThan(tries);
  await failure.waitFor();
  // Or they come by themselves.
  await page.unroute(call);
  const rows = list.getByRole('listitem');
  await rows.first().getByText('本机').waitFor();
  await failure.waitFor({ state: 'detached' });

  const before = await rows.count();
  await list
    .getByRole('button', { name: /iPhone/ })
    .first()
    .click();
  await told(page, /已退出 .*iPhone/);
  await expect.poll(() => rows.count()).toBe(before - 1);
  const holdsFocus = () => list.evaluate((panel) => panel.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  await list.getByRole('button', { name: '退出其他所有设备' }).click();
  const sure = dialogOf(page, '退出其他所有设备');
  await sure.getByRole('button', { name: '退出', exact: true }).click();
  await list.getByText('没有其他设备登录').waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  await sure.waitFor({ state: 'detached' });
  await expect.poll(holdsFocus).toBe(true);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  for (const other of others) {
    await other.page.goto('/learn');
    await other.page.waitForURL('**/login**');
    await other.leave();
  }
  await here.leave();
});
