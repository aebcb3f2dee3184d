import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresDatabase } from '../support/postgres.js';
import { runServer } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';
import { tempFolder } from '../support/temp-folder.js';

const MOBILE = '13800000001';
const OTHER = '13800000002';

const post = (address: string, path: string, body: unknown, cookie = ''): Promise<Response> =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie },
    body: JSON.stringify(body),
  });

/** Asks for a code and reads it off the outbox. */
const codeOf = async (address: string, mobile = MOBILE): Promise<string> => {
  const sent = await post(address, `/api/member/smscode?mobile=${mobile}`, {});
  expect(await sent.json()).toEqual({ isSuccess: true, data: null });
  const outbox = await fetch(`${address}/api/dev/outbox?mobile=${mobile}`);
  const { data } = (await outbox.json()) as { data: { code: string; text: string } };
  expect(data.text).toContain(`验证码 ${data.code}，5 分钟内有效`);
  return data.code;
};

const logIn = async (address: string): Promise<string> => {
  const answer = await post(address, '/api/member/login', { account: MOBILE, pwd: 'ykd-demo-2026' });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

const whoIs = async (address: string, headers: Record<string, string>) => {
  const answer = await fetch(`${address}/api/member/getloginUser`, { headers });
  return ((await answer.json()) as { data: { mobile: string; token: string } | null }).data;
};

describe('the built server', () => {
  it('lets the new student in by a code of its outbox, once', async () => {
    const { address } = await runServer({ DATA_DIR: await startedFolder('demo') });
    const login = { mobile: MOBILE, smsCode: await codeOf(address) };
    const answer = await post(address, '/api/member/loginbysms', login);
    expect(await answer.json()).toMatchObject({ isSuccess: true, data: { mobile: MOBILE } });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await whoIs(address, { cookie })).toMatchObject({ mobile: MOBILE });
    const again = await post(address, '/api/member/loginbysms', login);
    expect([again.status, await again.json()]).toMatchObject([400, { code: 'WRONG_SMS_CODE' }]);
    const outbox = await fetch(`${address}/api/dev/outbox?mobile=${MOBILE}`);
    expect(await outbox.json()).toMatchObject({ data: { state: 'used' } });
  });

  it('says that no code can be sent while the local service is switched off', async () => {
    const { address } = await runServer({ DATA_DIR: await startedFolder('demo') });
    const service = (on: boolean) => post(address, '/api/dev/services', { service: 'sms', running: on });
    await service(false);
    const refused = await post(address, `/api/member/smscode?mobile=${MOBILE}`, {});
    expect([refused.status, await refused.json()]).toMatchObject([503, { isSuccess: false }]);
    await service(true);
    const others = await post(address, '/api/member/smscode?mobile=13800000002', {});
    expect(others.status).toBe(200);
  });
});

describe('two processes on a database', () => {
  const ends: (() => Promise<unknown> | void)[] = [];
  let [first, second] = ['', ''];
  beforeAll(async () => {
    const [temp, postgres] = [tempFolder(), await postgresDatabase()];
    ends.push(temp.remove, postgres.drop);
    const settings = { DATABASE_URL: postgres.url, SESSION_SECRET: 's'.repeat(32), YKD_DEMO: 'on' };
    const run = () =>
      runServer({ DATA_DIR: temp.path, ...settings }, { onEnd: (end) => void ends.unshift(end) });
    [first, second] = [(await run()).address, (await run()).address];
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it('believes no stolen cookie after a change of password, in any process on the database', async () => {
    const [cookie, other] = [await logIn(first), await logIn(second)];
    const stolen = [
      { cookie },
      { cookie: other },
      { authorization: `Bearer ${(await whoIs(second, { cookie }))?.token}` },
    ];
    for (const headers of stolen) expect(await whoIs(second, headers)).toMatchObject({ mobile: MOBILE });

    const change = { mobile: MOBILE, smsCode: await codeOf(first), pwd: 'a fresh password' };
    const answer = await post(first, '/api/member/changepwdbymobile', change, cookie);
    expect(await answer.json()).toEqual({ isSuccess: true, data: null });
    for (const headers of stolen) {
      for (const address of [first, second]) expect(await whoIs(address, headers)).toBeNull();
    }
    const fresh = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await whoIs(second, { cookie: fresh })).toMatchObject({ mobile: MOBILE });
  });

  it('takes a code in one process that another sent, from one of two at once', async () => {
    const login = { mobile: OTHER, smsCode: await codeOf(first, OTHER) };
    const answers = await Promise.all(
      [first, second, first, second].map((address) => post(address, '/api/member/loginbysms', login)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });
});
