import { once } from 'node:events';
import { connect } from 'node:net';
import { asciiBytes, fakePng } from '@ykd/application/testing';
import { AVATAR_MAX_BYTES } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { formOf } from '../support/forms.js';
import { UPLOAD, useUploads } from '../support/uploads.js';

const { server, deps, cookie, restart, post, nothingStored } = useUploads();
const PIXELS = fakePng('pixels');

const upload = async (bytes = PIXELS): Promise<string> => {
  const { body } = await post(formOf(['avatarfile', bytes]));
  return (body as { readonly data: { readonly imageUrl: string } }).data.imageUrl;
};

describe('uploading a picture', () => {
  it('answers its address, where anybody can see it', async () => {
    const imageUrl = await upload();
    expect(imageUrl).toMatch(/^\/uploads\/avatar\/[a-z0-9-]+\.png$/);
    const shown = await server().inject(imageUrl);
    expect([shown.statusCode, Uint8Array.from(shown.rawPayload)]).toEqual([200, PIXELS]);
  });

  it.each([
    '../../x.png',
    '..\\..\\x.png',
    '/etc/passwd',
    'a\0b.png',
    '😀.png',
    '"; filename="y.svg',
    'x.svg',
    'a'.repeat(5000),
  ])('gives it a name of its own, not %j', async (fileName) => {
    const { status } = await post(formOf(['avatarfile', PIXELS, fileName, 'image/svg+xml']));
    expect(status).toBe(200);
    const [key = ''] = deps().files.stored.keys();
    expect(key).toMatch(/^avatar\/[a-z0-9-]+\.png$/);
  });

  it('does not believe the type that a form names', async () => {
    const page = asciiBytes('<script>alert(1)</script>');
    const { status, body } = await post(formOf(['avatarfile', page, 'me.png', 'image/png']));
    expect([status, body['message']]).toEqual([400, '头像图片只支持 png、jpeg、gif、jpg 格式']);
    nothingStored();
  });

  it('refuses 1048577 bytes with the words of the form', async () => {
    const { status, body } = await post(formOf(['avatarfile', fakePng('', AVATAR_MAX_BYTES + 1)]));
    expect([status, body['code'], body['message']]).toEqual([
      400,
      'INVALID_INPUT',
      '头像图片大小不能超过 1M',
    ]);
    nothingStored();
    expect((await post(formOf(['avatarfile', fakePng('', AVATAR_MAX_BYTES)]))).status).toBe(200);
  });

  it('asks for a login', async () => {
    const answer = await post(formOf(['avatarfile', PIXELS]), { cookie: '' });
    expect([answer.status, answer.body['code']]).toEqual([401, 'NO_LOGIN']);
    nothingStored();
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['whoever does not say where he comes from', {}],
  ])('is not done for %s', async (_name, headers) => {
    const payload = formOf(['avatarfile', PIXELS]);
    const answer = await server().inject({
      method: 'POST',
      url: UPLOAD,
      headers: { cookie: cookie(), ...headers },
      payload,
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    nothingStored();
  });

  it('keeps nothing of one that was cut off', async () => {
    const address = await server().listen({ port: 0, host: '127.0.0.1' });
    const { host, port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${UPLOAD} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nCookie: ${cookie()}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="avatarfile"; filename="a.png"\r\n\r\n',
    );
    socket.write(PIXELS);
    const closed = new Promise<void>((resolve) => {
      server().server.once('request', (_request, response) => response.once('close', resolve));
    });
    socket.destroy();
    await closed;
    nothingStored();
    expect(await upload()).toContain('/uploads/avatar/');
  });

  it('is limited by address too', async () => {
    await restart({ rateLimits: { upload: { max: 2, windowMs: 60_000 } } });
    for (let count = 0; count < 2; count += 1) await upload();
    expect(await post(formOf(['avatarfile', PIXELS]))).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_ATTEMPTS' },
    });
  });

  it('stands in the API’s description as a form with a file', async () => {
    const { paths } = (await server().inject('/docs/json')).json<{
      paths: Record<string, { post?: { requestBody: unknown }; get?: object }>;
    }>();
    expect(paths[UPLOAD]?.post?.requestBody).toMatchObject({
      content: {
        'multipart/form-data': {
          schema: {
            properties: { avatarfile: { type: 'string', format: 'binary' } },
            required: ['avatarfile'],
          },
        },
      },
    });
    expect(paths['/uploads/avatar/{name}']?.get).toBeDefined();
  });

  it('leaves the other calls to JSON', async () => {
    const answer = await post(formOf(['imgUrl', PIXELS]), {}, '/middleware_api/delete/avatar');
    expect([answer.status, answer.body['code']]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});
