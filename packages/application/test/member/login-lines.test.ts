import { addMembers, createFakes, fakeBrowser, HONG, MING, PASSWORD } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';

const MINUTE_MS = 60_000;

it('writes a line for the logins of a member from one address in a minute, however many there are', async () => {
  const fakes = createFakes();
  await addMembers(fakes, [MING, HONG]);
  const app = createApplication(fakes);
  const login = (account: string, address?: string) =>
    app.member(fakeBrowser(address).context).login({ account, pwd: PASSWORD });
  fakes.clock.advance(MINUTE_MS - (fakes.clock.now() % MINUTE_MS));
  const began = fakes.clock.now();
  for (let time = 0; time < 30; time += 1) {
    expect(await login(MING.userName)).toMatchObject({ ok: true });
    fakes.clock.advance(1_000);
  }
  await login(MING.userName, '203.0.113.77');
  await login(HONG.mobile);
  fakes.clock.advance(MINUTE_MS);
  await login(MING.userName);

  const { list } = await fakes.securityLog.page({ limit: 99 }, { kind: 'login' });
  const line = { userId: MING.id, address: '192.0.2.1', detail: 'password', count: 1 };
  expect(list.toReversed()).toMatchObject([
    { ...line, count: 30, at: began, lastAt: began + 29_000 },
    { ...line, address: '203.0.113.77' },
    { ...line, userId: HONG.id },
    line,
  ]);
});
