import { expect, it } from 'vitest';
import { useOwnDemo } from './support/demo.js';
import { codeOf } from './support/member.js';

// One code an hour goes out before a question comes back, and two altogether.
const demo = useOwnDemo({ SMS_MAX_PER_HOUR: '2' });

it('who asks for a code while many do gets it all the same, and is told when there are no more', async () => {
  const ask = async (mobile: string) => {
    const visitor = await demo.visit('phone');
    const { page } = visitor;
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/member/smscode')) answers.push(response.status());
    });
    await page.goto('/login?target=%2Flearn');
    await page.getByRole('tab', { name: '短信登录' }).click();
    await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
    await page.getByRole('button', { name: '获取验证码' }).click();
    return { ...visitor, visitor, answers };
  };

  const first = await ask('13900005001');
  await first.page.getByText('已发送到 139****5001').waitFor();
  expect(first.answers).toEqual([200]);
  await first.leave();

  const second = await ask('13900005002');
  await second.page.getByText('已发送到 139****5002').waitFor();
  expect(second.answers).toEqual([403, 200]);
  await second.page
    .getByRole('textbox', { name: '验证码' })
    .fill(await codeOf(second.visitor, '13900005002'));
  await second.page.getByRole('button', { name: '登录', exact: true }).click();
  await second.page.waitForURL('**/learn');
  await second.leave();

  const third = await ask('13900005003');
  await third.page.getByText(/^现在发出的验证码太多，请 \d+ 分钟后再试，用过的设备可以用密码登录$/).waitFor();
  expect(third.answers).toEqual([503]);
  await third.leave();
});
