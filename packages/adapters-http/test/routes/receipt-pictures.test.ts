import { addMembers, fakePng } from '@ykd/application/testing';
import { describe, expect, it } from 'vitest';
import { formOf } from '../support/forms.js';
import { loginCookie } from '../support/sessions.js';
import { useUploads } from '../support/uploads.js';

const { server, deps, post, cookie } = useUploads();
const UPLOAD = '/middleware_api/upload/receipt';

describe('a picture of a receipt', () => {
  const byStaff = (): Promise<string> => loginCookie(server(), 'admin');
  const upload = async (): Promise<string> => {
    const { body } = await post(
      formOf(['picturefile', fakePng('pixels')]),
      { cookie: await byStaff() },
      UPLOAD,
    );
    return (body['data'] as { imageUrl: string }).imageUrl;
  };
  const look = (url: string, headers: Record<string, string>) => server().inject({ url, headers });

  it('is shown to staff who see orders, and kept by nobody in between', async () => {
    const url = await upload();
    const clerk = { id: 'u-clerk', mobile: '13900000008', userName: 'clerk' };
    await addMembers(deps(), [clerk], { grants: ['orders'] });
    for (const who of ['admin', 'clerk']) {
      const answer = await look(url, { cookie: await loginCookie(server(), who) });
      expect([answer.statusCode, Uint8Array.from(answer.rawPayload)]).toEqual([200, fakePng('pixels')]);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-cache',
      });
    }
  });

  it('is not there for anybody else, not even the buyer or staff without the right', async () => {
    const url = await upload();
    const teacher = { id: 'u-teacher', mobile: '13900000007', userName: 'teacher' };
    await addMembers(deps(), [teacher], { role: 'teacher', grants: [] });
    const others = [{}, { cookie: cookie() }, { cookie: await loginCookie(server(), 'teacher') }];
    for (const headers of others) {
      const answer = await look(url, headers);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
    }
  });

  it('is gone once it is removed, while the file is still there', async () => {
    const url = await upload();
    await deps().receiptPictures.delete(url.split('/').at(-1) ?? '', 'u-admin');
    expect((await look(url, { cookie: await byStaff() })).statusCode).toBe(404);
    expect(deps().files.stored.size).toBe(1);
  });

  it('is taken from nobody who may not enter orders', async () => {
    const answer = await post(formOf(['picturefile', fakePng('pixels')]), {}, UPLOAD);
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(deps().files.stored.size).toBe(0);
  });

  it.each(['none.png', '..%2favatar%2fa.png', '', '__proto__', 'a.svg'])(
    'is not found at %s',
    async (path) => {
      const headers = { cookie: await byStaff() };
      expect((await look(`/uploads/receipt/${path}`, headers)).statusCode).toBe(404);
    },
  );
});
