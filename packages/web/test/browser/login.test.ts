import { describe, expect, it } from 'vitest';
import { logIn, submitLogin } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { putDialogsAside } from './support/member.js';

const demo = useDemo();

describe('the login form', () => {
  it('asks for what is missing, and says a wrong password without saying which part is wrong', async () => {
    const visitor = await demo.visit();
    const { page } = visitor;
    await page.goto('/login');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('账号必须输入').waitFor();
    await page.getByText('密码必须输入').waitFor();
    await submitLogin(page, 'xiaoming', 'wrong password');
    await page.getByText('账号或密码错误').waitFor();
    await submitLogin(page, 'nobody-of-that-name', 'wrong password');
    await page.getByText('账号或密码错误').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await visitor.leave();
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://127.0.0.1@evil.example/',
    'http://evil.example\\@127.0.0.1/',
    ' //evil.example',
    'data:text/html,<script>alert(1)</script>',
  ])('never leaves the site for the target %s', async (target) => {
    const visitor = await demo.visit();
    const { page } = visitor;
    await page.goto(`/login?target=${encodeURIComponent(target)}`);
    await submitLogin(page, 'xiaoming');
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(new URL(page.url()).origin).toBe(demo.address);
    await visitor.leave();
  });

  it('returns to the page that was asked for', async () => {
    const visitor = await demo.visit('phone');
    const { page } = visitor;
    await page.goto(`/login_h5?target=${encodeURIComponent('/study/py1test/1/0')}`);
    await submitLogin(page, 'xiaohong');
    await page.waitForURL('**/study/py1test/1/0*');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
    await visitor.leave();
  });

  it('sends a visitor who is logged in already straight on', async () => {
    const visitor = await demo.visit();
    await logIn(visitor, demo.address, 'xiaoming');
    await visitor.page.goto('/login');
    await expect.poll(() => new URL(visitor.page.url()).pathname).toBe('/learn');
    await visitor.leave();
  });
});

it('lets a new student on a desktop choose a username first, then brings him where he wanted to go', async () => {
  const visitor = await demo.visit();
  const { page } = visitor;
  await page.goto('/learn');
  await submitLogin(page, '13800000001');
  await page.waitForURL('**/username?target=*');
  await page.getByRole('textbox', { name: '用户名' }).fill('XiaoMing');
  await page.getByRole('button', { name: '保存并继续' }).click();
  await page.getByText('用户名已被使用').waitFor();
  await page.getByRole('textbox', { name: '用户名' }).fill('newcomer');
  await page.getByRole('button', { name: '保存并继续' }).click();
  await page.waitForURL('**/learn');
  await putDialogsAside(page);
  await expect.poll(() => page.getByRole('heading', { name: 'Python 体验课' }).count()).toBeGreaterThan(0);
  await visitor.leave();
});

it('sends a reader whose session ended back to the login, and from there to his page', async () => {
  const visitor = await demo.visit();
  const { context, page } = visitor;
  await logIn(visitor, demo.address, 'xiaohong');
  await page.goto('/learn');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.clearCookies();
  await page.reload();
  await page.waitForURL('**/login?target=*');
  await submitLogin(page, 'xiaohong');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/learn');
  await visitor.leave();
});
