import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { s3Double } from '../support/s3-double.js';
import { logIn, runServer, type ServerProcess } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';

let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(async () => (dataDir = await startedFolder('demo')));
afterEach(() => stop('SIGTERM'));

const start = async (settings: Record<string, string> = {}): Promise<string> => {
  server = await runServer({ DATA_DIR: dataDir, ...settings });
  return server.address;
};

const stop = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  server?.process.kill(signal);
  await server?.ended;
  server = undefined;
};

const SCRIPT = '<script>alert(1)</script>';

/** A picture with a script behind its pixels. */
const polyglot = async (): Promise<Buffer> => {
  const create = { width: 900, height: 600, channels: 3, background: '#2a7' } as const;
  return Buffer.concat([await sharp({ create }).png().toBuffer(), Buffer.from(SCRIPT)]);
};

/** Uploads as another service does, by its bearer token; answers the picture's path. */
const upload = async (
  address: string,
  bytes: Buffer,
  { account = 'xiaoming', path = '/middleware_api/upload/avatar', field = 'avatarfile' } = {},
): Promise<string> => {
  const member = await logIn(address, account);
  const { data } = (await (await member.get('/api/member/getloginUser')).json()) as {
    data: { token: string };
  };
  const body = new FormData();
  body.set(field, new File([Uint8Array.from(bytes)], '../../me.svg', { type: 'image/svg+xml' }));
  const headers = { authorization: `Bearer ${data.token}` };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body });
  return ((await answer.json()) as { data: { imageUrl: string } }).data.imageUrl;
};

const shown = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

describe('the built server', () => {
  it('keeps a picture, made anew, in the data folder; it is there after being killed', async () => {
    const first = await start();
    const imageUrl = await upload(first, await polyglot());
    const picture = await shown(`${first}${imageUrl}`);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 480, height: 320 });
    expect(picture.includes('script')).toBe(false);
    expect(readdirSync(join(dataDir, 'uploads/avatar'))).toEqual([imageUrl.split('/').at(-1)]);
    await stop('SIGKILL');
    expect(await shown(`${await start()}${imageUrl}`)).toEqual(picture);
  });

  it('shows the picture of a product, and at a width of 400 what it made of it', async () => {
    const address = await start();
    const create = { width: 2000, height: 1000, channels: 3, background: '#2a7' } as const;
    const imageUrl = await upload(address, await sharp({ create }).png().toBuffer(), {
      account: 'admin',
      path: '/middleware_api/upload/product?productId=product-mini',
      field: 'productfile',
    });
    expect(await sharp(await shown(`${address}${imageUrl}`)).metadata()).toMatchObject({ width: 1600 });
    const small = await Promise.all([1, 2, 3].map(() => shown(`${address}${imageUrl}?width=400`)));
    expect(await sharp(small[0]).metadata()).toMatchObject({ width: 400, height: 200 });
    expect(small[2]).toEqual(small[0]);
    const name = imageUrl.split('/').at(-1);
    for (const folder of ['products', 'products-400']) {
      expect(readdirSync(join(dataDir, 'uploads', folder))).toEqual([name]);
    }
  });

  it('keeps pictures in an object store instead', async () => {
    const double = await s3Double();
    const { endpoint, bucket, accessKeyId, secretAccessKey } = await double.bucket();
    const address = await start({
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    const imageUrl = await upload(address, await polyglot());
    expect((await sharp(await shown(`${address}${imageUrl}`)).metadata()).width).toBe(480);
    expect(existsSync(join(dataDir, 'uploads'))).toBe(false);
    await stop('SIGTERM');
    await double.close();
  });

  it('finds schools and keeps the welcome', async () => {
    const address = await start();
    const search = await fetch(`${address}/api/es/schooldefine/search?name=njdx`);
    expect(await search.json()).toMatchObject({ isSuccess: true, data: [{ name: '南京大学' }, {}] });
    const { userId, get, post } = await logIn(address, '13800000001');
    const welcome = async () => (await get(`/middleware_api/learn/getwelcome?userId=${userId}`)).json();
    expect(await welcome()).toEqual({ isSuccess: true, data: null });
    await post('/middleware_api/learn/savewelcome', { userId });
    expect(await welcome()).toMatchObject({ data: { userId } });
  });
});
