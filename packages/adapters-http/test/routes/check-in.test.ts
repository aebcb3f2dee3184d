import { addMembers, fakePng, setDays } from '@ykd/application/testing';
import { describe, expect, it } from 'vitest';
import { formOf } from '../support/forms.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { useUploads } from '../support/uploads.js';

const { server, cookie, deps, post, restart } = useUploads();
const UPLOAD = '/middleware_api/upload/checkin';
const ENTRY = { campaign: '2025_march', text: '学了循环', pictures: [] };

const save = async (payload: object, headers: Record<string, string> = { cookie: cookie() }) => {
  const answer = await server().inject({
    method: 'POST',
    url: '/api/checkin/save',
    headers: { ...SAME_ORIGIN, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

describe('the daily check-in over HTTP', () => {
  it('answers 401 to nobody', async () => {
    for (const url of ['/api/checkin/mine', '/api/checkin/history']) {
      expect((await server().inject(url)).statusCode).toBe(401);
    }
    expect(await save(ENTRY, {})).toMatchObject({ status: 401, body: { message: '请先登录' } });
  });

  it('answers 403 to a page of another site', async () => {
    const headers = { cookie: cookie(), origin: 'https://evil.example' };
    expect((await save(ENTRY, headers)).status).toBe(403);
    expect(deps().checkIns.stored.size).toBe(0);
  });

  it('answers 409 when the campaign is over', async () => {
    expect(await save(ENTRY)).toEqual({
      status: 409,
      body: {
        isSuccess: false,
        code: 'CHECK_IN_CLOSED',
        message: '活动已于 2025-03-31 结束，不能再打卡',
        details: { reason: 'over', period: { firstDay: '2025-03-01', lastDay: '2025-03-31' } },
      },
    });
  });

  it.each(['2020_march', '__proto__'])(
    'answers 404 to the campaign %s, which there is not',
    async (campaign) => {
      expect(await save({ ...ENTRY, campaign })).toMatchObject({
        status: 404,
        body: { code: 'ENTITY_NOT_FOUND' },
      });
    },
  );

  it('answers 409 when the campaign is still ahead', async () => {
    setDays(deps(), '2025_march', { firstDay: '2030-03-01', lastDay: '2030-03-31' });
    expect(await save(ENTRY)).toMatchObject({
      status: 409,
      body: { message: '活动还没有开始，2030-03-01 起可以打卡' },
    });
  });

  it.each([
    [{ ...ENTRY, campaign: 2020 }, 'campaign'],
    [{ ...ENTRY, campaign: 'x'.repeat(65) }, 'campaign'],
    [{ ...ENTRY, text: 1 }, 'text'],
    [{ ...ENTRY, text: '学\0习' }, 'text'],
    [{ ...ENTRY, text: 'x'.repeat(6000) }, 'text'],
    [{ ...ENTRY, pictures: ['/uploads/avatar/a.png'] }, 'pictures'],
    [{ ...ENTRY, pictures: ['https://evil.example/a.png'] }, 'pictures'],
    [{ ...ENTRY, pictures: 'a' }, 'pictures'],
    [{ ...ENTRY, userId: 1 }, 'userId'],
    [{ ...ENTRY, day: '2025-03-01\0' }, 'day'],
    [{ ...ENTRY, at: 1 }, 'at'],
  ])('refuses %j and names %s', async (payload, field) => {
    expect(await save(payload)).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_INPUT',
        message: expect.stringMatching(/\p{Script=Han}/u) as string,
        issues: [{ field }],
      },
    });
    expect(deps().checkIns.stored.size).toBe(0);
  });

  it('refuses an unknown campaign in the address', async () => {
    const headers = { cookie: cookie() };
    const answer = await server().inject({ url: '/api/checkin/mine?campaign=2020_march', headers });
    expect(answer.statusCode).toBe(404);
  });

  it('limits uploads per address', async () => {
    await restart({ rateLimits: { upload: { max: 1, windowMs: 60_000 } } });
    const form = () => formOf(['picturefile', fakePng('pixels')]);
    expect((await post(form(), {}, UPLOAD)).status).toBe(200);
    expect(await post(form(), {}, UPLOAD)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_ATTEMPTS' },
    });
  });
});

describe('a picture of an entry', () => {
  const upload = async (): Promise<string> => {
    const { body } = await post(formOf(['picturefile', fakePng('pixels')]), {}, UPLOAD);
    return (body['data'] as { imageUrl: string }).imageUrl;
  };
  const look = (url: string, headers: Record<string, string> = { cookie: cookie() }) =>
    server().inject({ url, headers });

  it('is shown to its member as what it is, and kept by nobody in between', async () => {
    const answer = await look(await upload());
    expect([answer.statusCode, Uint8Array.from(answer.rawPayload)]).toEqual([200, fakePng('pixels')]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
  });

  it('is shown to staff who review the entries of its member, and to no others', async () => {
    const url = await upload();
    const jing = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren' };
    await addMembers(deps(), [jing], { role: 'class', grants: ['orders'] });
    const asJing = async () =>
      (await look(url, { cookie: await loginCookie(server(), 'banzhuren') })).statusCode;
    expect((await look(url, { cookie: await loginCookie(server(), 'admin') })).statusCode).toBe(200);
    expect(await asJing()).toBe(404);
    await deps().unitOfWork.transaction(({ care }) =>
      care.assign({ studentId: 'u-ming', staffId: jing.id, kind: 'classTeacher', since: 1 }),
    );
    expect(await asJing()).toBe(200);
  });

  it('is not there for strangers, and other members', async () => {
    const url = await upload();
    const others = [{}, { cookie: 'ykd_session=none' }, { cookie: await loginCookie(server(), 'xiaohong') }];
    for (const headers of others) {
      const answer = await look(url, headers);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(answer.headers['etag']).toBeUndefined();
    }
  });

  it('is not sent again to whoever has it', async () => {
    const url = await upload();
    const { etag } = (await look(url)).headers;
    for (const known of [String(etag), `"other", W/${String(etag)}`]) {
      const answer = await look(url, { cookie: cookie(), 'if-none-match': known });
      expect([answer.statusCode, answer.payload, answer.headers['etag']]).toEqual([304, '', etag]);
    }
    expect((await look(url, { 'if-none-match': String(etag) })).statusCode).toBe(404);
  });

  it('is gone once it is removed, also for whoever has it, and while the file is still there', async () => {
    const url = await upload();
    const { etag } = (await look(url)).headers;
    await deps().checkInPictures.delete(url.split('/').at(-1) ?? '', 'u-ming');
    const headers = { cookie: cookie(), 'if-none-match': String(etag) };
    expect((await look(url, headers)).statusCode).toBe(404);
    expect(deps().files.stored.size).toBe(1);
  });

  it.each(['none.png', '..%2favatar%2fa.png', '', '__proto__', 'a.svg'])(
    'is not found at %s',
    async (path) => {
      expect((await look(`/uploads/checkin/${path}`)).statusCode).toBe(404);
    },
  );
});
