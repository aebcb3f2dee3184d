import { describe, expect, it } from 'vitest';
import { copyBy } from './support/copied.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const MOBILE = '13900003333';

describe('/dev', () => {
  it('shows what was sent, filters it by mobile, copies the code, and leads to the local WeChat', async () => {
    const { context, page, leave } = await demo.visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/dev');
    await page.getByText('还没有发出短信').waitFor();
    for (const mobile of ['13800000002', '13800000003']) {
      await page.request.post(`/api/member/smscode?mobile=${mobile}`, {
        headers: { origin: demo.address },
        data: {},
      });
    }
    // Without a reload.
    await page.getByRole('status', { name: '发给 13800000002 的验证码' }).waitFor();
    await page.getByRole('searchbox', { name: '手机号' }).fill('13800000003');
    const code = page.getByRole('status', { name: '发给 13800000003 的验证码' });
    await code.waitFor();
    await expect.poll(() => page.getByRole('status', { name: /的验证码/ }).count()).toBe(1);
    await copyBy(page, page.getByRole('button', { name: /复制验证码/ }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText());
    await page.getByRole('button', { name: '从微信进入' }).click();
    await page.waitForURL('**/dev/weixin/**');
    await leave();
  });

  it('shows which built-in services run, and switches each by itself', async () => {
    const visitor = await demo.visit();
    const { page } = visitor;
    await page.goto('/dev');
    const services = page.getByRole('region', { name: '内置的服务' });
    const row = (name: string) => services.getByRole('listitem').filter({ hasText: name });
    const sms = services.getByRole('switch', { name: '短信' });
    await row('短信').getByText('运行中').waitFor();
    await sms.focus();
    await page.keyboard.press('Space');
    await row('短信').getByText('已停止').waitFor();
    await expect.poll(() => sms.getAttribute('aria-checked')).toBe('false');
    await expect.poll(() => row('聊天').getByText('运行中').count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    // What it shows is what is.
    await page.reload();
    await row('短信').getByText('已停止').waitFor();
    const refused = await page.request.post(`/api/member/smscode?mobile=${MOBILE}`, {
      headers: { origin: demo.address },
    });
    expect(refused.status()).toBe(503);
    await sms.click();
    await row('短信').getByText('运行中').waitFor();
    await visitor.leave();
  });

  it('shows what became of each code', async () => {
    const visitor = await demo.visit('phone');
    const { page } = visitor;
    const post = (path: string, data: object = {}) =>
      page.request.post(path, { headers: { origin: demo.address }, data });
    const send = () => post(`/api/member/smscode?mobile=${MOBILE}`);
    // An hour in which the address asked for few: then nobody is asked whether he is a machine.
    await demo.later(3_600_000);
    await send();
    await demo.later(60_000);
    await send();
    await page.goto('/dev');
    const sms = page.getByRole('region', { name: '短信' });
    await sms.getByRole('searchbox', { name: '手机号' }).fill(MOBILE);
    const states = async (): Promise<string[]> => {
      const texts = await sms.getByRole('listitem').allInnerTexts();
      return texts.map((text) => /有效|已使用|已失效|已过期/.exec(text.replace('分钟内有效', ''))?.[0] ?? '');
    };
    await sms.getByText('已失效').waitFor();
    await expect.poll(states).toEqual(['有效', '已失效']);
    await expect.poll(() => sms.getByRole('button', { name: /复制验证码/ }).count()).toBe(1);
    const outbox = await page.request.get(`/api/dev/outbox?mobile=${MOBILE}`);
    const { data } = (await outbox.json()) as { data: { code: string } };
    await post('/api/member/loginbysms', { mobile: MOBILE, smsCode: data.code });
    await sms.getByText('已使用').waitFor();
    await expect.poll(states).toEqual(['已使用', '已失效']);
    await demo.later(60_000);
    await send();
    await demo.later(300_000);
    await sms.getByText('已过期').waitFor();
    await expect.poll(states).toEqual(['已过期', '已使用', '已失效']);
    await expect.poll(() => sms.getByRole('button', { name: /复制验证码/ }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await visitor.leave();
  });

  it('shows what does not reach a service, and has it tried again', async () => {
    const visitor = await demo.visit();
    const { page } = visitor;
    const post = (path: string, data: object) =>
      page.request.post(path, { headers: { origin: demo.address }, data });
    await post('/api/member/login', { account: 'xiaohong', pwd: 'ykd-demo-2026' });
    await post('/api/dev/services', { service: 'code-host', running: false });
    const user = await page.request.get('/api/member/getloginUser');
    const { data } = (await user.json()) as { data: { id: string } };
    await post('/api/user/update', {
      id: data.id,
      name: '王小红',
      gender: 'female',
      email: 'xiaohong@example.com',
      profile: {
        schoolName: '东南大学',
        schoolBeginDate: '2021-09',
        schoolEndDate: '2025-06',
        major: '计算机科学与技术',
      },
    });
    await page.goto('/dev');
    const troubles = page.getByRole('region', { name: '没有送达的改动' });
    await troubles.getByText('13800000003').waitFor();
    await troubles.getByText('王小红', { exact: true }).waitFor();
    await troubles.getByText(/(马上|[1-9]\d* (秒|分钟)后)再试/).waitFor();
    await troubles.getByText('重试中').waitFor();
    await troubles.getByText(/代码托管平台暂时不可用/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // While the service is down: afterwards the job may be quicker than the press.
    await troubles.getByRole('button', { name: '全部重试' }).click();
    await told(page, '已安排 1 项重试');
    await post('/api/dev/services', { service: 'code-host', running: true });
    await demo.later(600_000);
    await troubles.waitFor({ state: 'detached' });
    await visitor.leave();
  });
});

it('every page of one’s own has its title, the documentation too', async () => {
  const visitor = await demo.visit();
  const { page } = visitor;
  for (const [path, title] of [
    ['/demo', '组件展示'],
    ['/dev', '演示工具'],
    ['/docs', '优课达 API'],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => page.title()).toContain(title);
  }
  await visitor.context.close();
});
