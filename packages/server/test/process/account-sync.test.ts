import {
  createLocalGitlab,
  createLocalRocketChat,
  fileAccounts,
  type LocalService,
} from '@ykd/local-services';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PRODUCTION } from '../support/production.js';
import { logIn, runServer, type LoggedIn } from '../support/server-process.js';
import { signal } from '../support/signal.js';
import { startedFolder } from '../support/started-folder.js';
import { useTempFolder } from '../support/use-temp-folder.js';

const temp = useTempFolder();

const CHAT = { userId: 'platform', authToken: 'token' };
const LOOPBACK = { port: 0, host: '127.0.0.1' };

const PROFILE = {
  name: '新同学',
  gender: 'female',
  email: 'new@example.com',
  profile: {
    schoolName: '南京大学',
    schoolBeginDate: '2022-09',
    schoolEndDate: '2026-06',
    major: '软件工程',
  },
};

const listen = async (service: LocalService): Promise<string> => {
  onTestFinished(() => service.fastify.close());
  return service.fastify.listen(LOOPBACK);
};

const statesOf = async (client: LoggedIn): Promise<readonly { readonly state: string }[]> => {
  const answer = await client.get('/api/member/accountsync');
  const { data } = (await answer.json()) as { data: readonly { readonly state: string }[] };
  return data;
};

const DONE = [{ state: 'done' }, { state: 'done' }];
const POLL = { interval: 100 };
/** Nobody has a job of a dead process any more, and what failed is due again. */
const LATER = { later: 10 * 60_000 };

it('makes each account once when the server is killed after a save and before a service’s answer', async () => {
  const parts = (name: string) => ({ accounts: fileAccounts(join(temp.path, name)), now: () => Date.now() });
  const chat = createLocalRocketChat({ ...parts('their-chat.json'), ...CHAT });
  const made = signal();
  const killed = signal();
  // The account is there, and its maker never hears of it.
  chat.fastify.addHook('onSend', async (request) => {
    if (!request.url.endsWith('users.create')) return;
    made.happen();
    await killed.happened;
  });
  const codeHost = createLocalGitlab({ ...parts('their-gitlab.json'), token: 'token' });
  const settings = {
    DATA_DIR: await startedFolder('demo'),
    ROCKETCHAT_URL: await listen(chat),
    ROCKETCHAT_USER_ID: CHAT.userId,
    ROCKETCHAT_AUTH_TOKEN: CHAT.authToken,
    GITLAB_URL: await listen(codeHost),
    GITLAB_TOKEN: 'token',
  };

  const server = await runServer(settings);
  const client = await logIn(server.address, '13800000001');
  const saved = await client.post('/api/user/update', { id: client.userId, ...PROFILE });
  expect(await saved.json()).toMatchObject({ isSuccess: true, data: { name: '新同学' } });
  await made.happened;
  server.process.kill('SIGKILL');
  await server.ended;
  killed.happen();

  const again = await runServer(settings, LATER);
  const reader = await logIn(again.address, '13800000001');
  await expect.poll(() => statesOf(reader), POLL).toMatchObject(DONE);
  const person = { name: '新同学', email: 'new@example.com' };
  expect(chat.accounts()).toMatchObject([{ ...person, username: 'bdiaaaaaaab' }]);
  expect(codeHost.accounts()).toMatchObject([{ ...person, username: '13800000001' }]);
  again.process.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});

it('goes through an outage of the built-in services, over a restart, in the demo', async () => {
  const DATA_DIR = await startedFolder('demo');
  const server = await runServer({ DATA_DIR });
  const client = await logIn(server.address, 'xiaoming');
  for (const service of ['chat', 'code-host'])
    await client.post('/api/dev/services', { service, running: false });
  await client.post('/api/user/update', { id: client.userId, ...PROFILE, name: '李明' });
  const failing = { state: 'failing', attempts: expect.any(Number) as number };
  await expect
    .poll(() => statesOf(client), POLL)
    .toMatchObject([
      { ...failing, error: 'RocketChat 暂时不可用（503）' },
      { ...failing, error: '代码托管平台暂时不可用（503）' },
    ]);
  const troubles = await client.get('/api/dev/accounts/troubles');
  expect(await troubles.json()).toMatchObject({
    data: [{ mobile: '13800000002' }, { mobile: '13800000002' }],
  });
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  for (const target of ['chat', 'code-host'])
    expect(metrics).toContain(`ykd_account_sync_jobs{target="${target}",state="failing"} 1`);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const again = await runServer({ DATA_DIR }, LATER);
  const reader = await logIn(again.address, 'xiaoming');
  await expect.poll(() => statesOf(reader), POLL).toMatchObject(DONE);
  const answer = await reader.get('/api/dev/accounts');
  const { data } = (await answer.json()) as { data: readonly object[] };
  expect(data).toMatchObject([
    { target: 'chat', name: '李明', username: 'bdiaaaaaaac' },
    { target: 'code-host', name: '李明', username: 'xiaoming' },
  ]);
  again.process.kill('SIGTERM');
  await again.ended;
});

it('has no built-in services in production', async () => {
  const server = await runServer({ DATA_DIR: await startedFolder('production'), ...PRODUCTION });
  for (const path of ['accounts', 'accounts/troubles', 'services', 'messages'].map(
    (name) => `/api/dev/${name}`,
  )) {
    expect((await fetch(`${server.address}${path}`)).status).toBe(404);
  }
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
