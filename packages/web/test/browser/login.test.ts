import { expect, it } from 'vitest';
import { hasFocus, logIn, submitLogin } from './support/browser.js';
import { useDemo } from './support/demo.js';

const demo = useDemo();

it('asks for what is missing, says a wrong password without saying which part is wrong, and never leaves the site', async () => {
  const { context, page, leave } = await demo.visit();
  const pathOf = () => new URL(page.url()).pathname;
  const login = `/login?target=${encodeURIComponent('javascript:alert(1)')}`;
  await page.goto(login);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByText('账号必须输入').waitFor();
  await page.getByText('密码必须输入').waitFor();
  await hasFocus(page.getByLabel('账号'));
  const refusal = page.getByText('账号或密码错误');
  for (const account of ['xiaoming', 'nobody-of-that-name']) {
    await page.goto(login);
    await submitLogin(page, account, 'wrong password');
    await refusal.waitFor();
    expect(pathOf()).toBe('/login');
  }
  await submitLogin(page, 'xiaoming');
  await page.waitForURL(`${demo.address}/`);

  // The rules for targets have tests of their own; this is one that browsers read in another way than people.
  await context.clearCookies();
  await page.goto(`/login?target=${encodeURIComponent('/\\evil.example')}`);
  await submitLogin(page, 'xiaoming');
  await page.waitForURL(`${demo.address}/`);
  await leave();
});

it('returns to the page that was asked for', async () => {
  const { page, leave } = await demo.visit('phone');
  await page.goto(`/login_h5?target=${encodeURIComponent('/study/py1test/1/0')}`);
  await submitLogin(page, 'xiaohong');
  await page.waitForURL('**/study/py1test/1/0*');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
  await leave();
});

it('sends a reader whose session ended back to the login, and who is logged in straight on', async () => {
  const visitor = await demo.visit();
  const { context, page } = visitor;
  const path = () => new URL(page.url()).pathname;
  await logIn(visitor, demo.address, 'xiaohong');
  await page.goto('/login');
  await expect.poll(path).toBe('/learn');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.clearCookies();
  await page.reload();
  await page.waitForURL('**/login?target=*');
  await submitLogin(page, 'xiaohong');
  await expect.poll(path).toBe('/learn');
  await visitor.leave();
});
