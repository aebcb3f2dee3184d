import { fakePng } from '@ykd/application/testing';
import { AVATAR_MAX_BYTES } from '@ykd/domain/member';
import { beforeEach, describe, expect, it } from 'vitest';
import { formOf } from '../support/forms.js';
import { loginCookie } from '../support/sessions.js';
import { useUploads } from '../support/uploads.js';

const PATH = '/middleware_api/upload/product';
const UPLOAD = `${PATH}?productId=p-1`;
const PIXELS = fakePng('pixels');

const { server, deps, restart, post, nothingStored } = useUploads();
let admin: Record<string, string>;
const logIn = async (): Promise<void> => {
  admin = { cookie: await loginCookie(server(), 'admin') };
};
beforeEach(logIn);

const send = (payload: FormData | string = formOf(['productfile', PIXELS]), url = UPLOAD) =>
  post(payload, admin, url);

const upload = async (): Promise<string> => {
  const { body } = await send();
  return (body as { readonly data: { readonly imageUrl: string } }).data.imageUrl;
};

const imageUrl = () => deps().products.stored.get('p-1')?.imageUrl;

describe('uploading the picture of a product', () => {
  it.each(['../../x.png', 'a\0b.png', 'x.svg'])('gives it a name of its own, not %j', async (fileName) => {
    const { status } = await send(formOf(['productfile', PIXELS, fileName, 'image/svg+xml']));
    expect(status).toBe(200);
    expect(imageUrl()).toMatch(/^\/uploads\/product\/[a-z0-9-]+\.png$/);
  });

  it('is for super administrators', async () => {
    const form = () => formOf(['productfile', PIXELS]);
    expect(await post(form(), { cookie: '' }, UPLOAD)).toMatchObject({ status: 401 });
    expect(await post(form(), {}, UPLOAD)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await post(form(), { ...admin, origin: 'https://evil.example' }, UPLOAD)).toMatchObject({
      status: 403,
      body: { code: 'ORIGIN_NOT_ALLOWED' },
    });
    nothingStored();
    expect(imageUrl()).toBeNull();
  });

  it.each([
    ['no product', PATH, 400, 'INVALID_INPUT'],
    ['two products', `${UPLOAD}&productId=p-2`, 400, 'INVALID_INPUT'],
    ['an unknown parameter', `${UPLOAD}&x=1`, 400, 'INVALID_INPUT'],
    ['a product that does not exist', `${PATH}?productId=nothing`, 404, 'ENTITY_NOT_FOUND'],
  ])('refuses %s', async (_name, url, status, code) => {
    expect(await send(undefined, url)).toMatchObject({ status, body: { code } });
    nothingStored();
  });

  it.each([
    ['another field', formOf(['avatarfile', PIXELS])],
    ['two files', formOf(['productfile', PIXELS], ['productfile', PIXELS])],
    ['a drawing with a script', formOf(['productfile', new TextEncoder().encode('<svg onload="x"/>')])],
    ['a file that is too large', formOf(['productfile', fakePng('', AVATAR_MAX_BYTES + 1)])],
    ['a file with too many pixels', formOf(['productfile', fakePng('too-many-pixels')])],
  ])('refuses %s and changes nothing', async (_name, form) => {
    const before = await upload();
    const { status, body } = await send(form);
    expect([status, body['message']]).toEqual([400, expect.stringMatching(/productfile|商品图片/)]);
    expect([imageUrl(), deps().files.stored.size]).toEqual([before, 1]);
  });

  it('is limited by address', async () => {
    await restart({ rateLimits: { upload: { max: 1, windowMs: 60_000 } } });
    await logIn();
    await upload();
    expect(await send()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  });
});

describe('the picture of a product', () => {
  it.each(['', '?width=400'])('is shown%s as what it is, runs as nothing, and may be kept', async (query) => {
    const shown = await server().inject(`${await upload()}${query}`);
    expect([shown.statusCode, Uint8Array.from(shown.rawPayload)]).toEqual([200, PIXELS]);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('is made smaller once, on request', async () => {
    const url = await upload();
    await server().inject(url);
    expect(deps().files.stored.size).toBe(1);
    await Promise.all([1, 2, 3].map(() => server().inject(`${url}?width=400`)));
    const name = url.split('/').at(-1) ?? '';
    expect([...deps().files.stored.keys()]).toEqual([`products/${name}`, `products-400/${name}`]);
  });

  it.each(['0', '399', '401', '4000', '-400', '400.0', '0400', '', ' 400', '400px', 'x', '1e9'])(
    'comes in no other width: %j',
    async (width) => {
      const answer = await server().inject({ url: await upload(), query: { width } });
      expect([answer.statusCode, answer.json<object>()]).toEqual([
        400,
        expect.objectContaining({ code: 'INVALID_INPUT', message: '图片宽度只支持 400' }),
      ]);
      expect(deps().files.stored.size).toBe(1);
    },
  );

  it.each(['?width=400&width=400', '?width=400&height=9', '?height=400'])(
    'is not cut by %s',
    async (query) => {
      expect((await server().inject(`${await upload()}${query}`)).statusCode).toBe(400);
    },
  );

  it.each([
    '..%2f..%2fsession-secret',
    '..%2fproducts%2fid-1.png',
    '%2e%2e%2fid-1.png',
    '..%5cid-1.png',
    'id-1.png%00',
    'missing.png',
    'missing.svg',
    '',
    'a/b.png',
    '400/id-1.png',
    '%F0%9F%98%80.png',
    `${'a'.repeat(200)}.png`,
    '__proto__',
  ])('is not found at %s', async (path) => {
    await upload();
    for (const query of ['', '?width=400']) {
      const answer = await server().inject(`/uploads/product/${path}${query}`);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(deps().files.stored.size).toBe(1);
  });

  it('is gone with both its sizes once there is another one', async () => {
    const url = await upload();
    await server().inject(`${url}?width=400`);
    await upload();
    for (const query of ['', '?width=400']) {
      expect((await server().inject(`${url}${query}`)).statusCode).toBe(404);
    }
    expect(deps().files.stored.size).toBe(1);
  });
});
