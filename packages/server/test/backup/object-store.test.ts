import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FilesUnavailableError } from '@ykd/application/ports';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../../src/backup/make-backup.js';
import { restoreBackup } from '../../src/backup/restore-backup.js';
import { listKeys } from '../../src/files/list-keys.js';
import { openStore } from '../../src/files/open-store.js';
import { readConfig, type Config } from '../../src/settings/config.js';
import { s3Double, type S3Double } from '../support/s3-double.js';
import { useTempFolder } from '../support/use-temp-folder.js';
import { fillPlace, rowsOf, uploadsOf } from './place.js';

let double: S3Double;
beforeAll(async () => {
  double = await s3Double();
});
afterAll(() => double.close());

const temp = useTempFolder();

/** The settings of an empty data folder and an empty bucket. */
const place = async (name: string): Promise<Config> => {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = await double.bucket();
  return readConfig({
    DATA_DIR: join(temp.path, name),
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
};

/** Puts an object that is no upload of ours. */
const putOther = async ({ files }: Config, key: string): Promise<void> => {
  if (files.kind !== 's3') throw new Error('expected an object store');
  const { endpoint, bucket, ...credentials } = files;
  const client = new AwsClient({ ...credentials, service: 's3' });
  const { status } = await client.fetch(`${endpoint}/${bucket}/${key}`, { method: 'PUT', body: 'other' });
  expect(status).toBe(200);
};

const KEYS = ['avatar/a.png', 'avatar/b.png'];

describe('uploads in an object store', () => {
  it('are backed up and restored with the rest, into another bucket', async () => {
    const config = await place('data');
    await fillPlace(config);
    await putOther(config, 'other/notes.txt');
    const target = join(temp.path, 'backup');
    await makeBackup(config, { target, origin: 'manual', now: 5 });
    const other = await place('empty');
    // What others keep in the bucket is in nobody's way.
    await putOther(other, 'other/notes.txt');
    await restoreBackup(other, target);
    expect(await listKeys(other)).toEqual(KEYS);
    expect(await uploadsOf(other, KEYS)).toEqual(['picture a', 'picture b']);
    expect(await rowsOf(other)).toEqual(await rowsOf(config));
  });

  it('are restored to the disk, and those of the disk to a bucket', async () => {
    const config = await place('data');
    await fillPlace(config);
    const [first, second] = [join(temp.path, 'first'), join(temp.path, 'second')];
    await makeBackup(config, { target: first, origin: 'manual', now: 5 });
    const disk = readConfig({ DATA_DIR: join(temp.path, 'disk') });
    await restoreBackup(disk, first);
    expect(await uploadsOf(disk, KEYS)).toEqual(['picture a', 'picture b']);
    await makeBackup(disk, { target: second, origin: 'manual', now: 6 });
    const bucket = await place('bucket');
    await restoreBackup(bucket, second);
    expect(await uploadsOf(bucket, KEYS)).toEqual(['picture a', 'picture b']);
  });

  it('are all listed, though the store names only some at a time', async () => {
    const page = (keys: readonly string[], more: string): string =>
      `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${more}</ListBucketResult>`;
    const asked: (string | null)[] = [];
    const store = createServer(({ url = '' }, response) => {
      const token = new URL(url, 'http://store').searchParams.get('continuation-token');
      asked.push(token);
      response.end(
        token === null
          ? page(
              ['avatar/b.png', 'other/notes.txt'],
              '<IsTruncated>true</IsTruncated><NextContinuationToken>a+&amp;b=</NextContinuationToken>',
            )
          : page(['avatar/a.png'], '<IsTruncated>false</IsTruncated>'),
      );
    }).listen(0, '127.0.0.1');
    await once(store, 'listening');
    const { files, ...config } = await place('data');
    if (files.kind !== 's3') throw new Error('expected an object store');
    const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    expect(await listKeys({ ...config, files: { ...files, endpoint } })).toEqual(KEYS);
    expect(asked).toEqual([null, 'a+&b=']);
    store.closeAllConnections();
    store.close();
  });

  it('are copied before the database and after it: one that goes meanwhile is there, and one that comes', async () => {
    let listings = 0;
    // As if the one had been replaced by the other the moment after the database was copied.
    const store = createServer(({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://store');
      if (searchParams.has('list-type')) listings += 1;
      const there = listings < 2 ? KEYS[0] : KEYS[1];
      if (searchParams.has('list-type')) response.end(`<Key>${there}</Key>`);
      else response.writeHead(pathname.endsWith(`/${there}`) ? 200 : 404).end(`bytes of ${there}`);
    }).listen(0, '127.0.0.1');
    await once(store, 'listening');
    const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    const config = await place('data');
    await fillPlace(config);
    if (config.files.kind !== 's3') throw new Error('expected an object store');
    const target = join(temp.path, 'backup');
    await makeBackup(
      { ...config, files: { ...config.files, endpoint } },
      { target, origin: 'manual', now: 5 },
    );
    store.closeAllConnections();
    store.close();
    const disk = readConfig({ DATA_DIR: join(temp.path, 'disk') });
    await restoreBackup(disk, target);
    expect(await uploadsOf(disk, KEYS)).toEqual(['bytes of avatar/a.png', 'bytes of avatar/b.png']);
  });

  it('are not restored where there are any, and those stay', async () => {
    const config = await place('data');
    await fillPlace(config);
    const target = join(temp.path, 'backup');
    await makeBackup(config, { target, origin: 'manual', now: 5 });
    const other = await place('empty');
    await openStore(other).put('avatar/a.png', new TextEncoder().encode('theirs'));
    await expect(restoreBackup(other, target)).rejects.toThrow('已经有 1 个上传的文件');
    expect(await uploadsOf(other, KEYS)).toEqual(['theirs', undefined]);
    expect(existsSync(other.dataDir)).toBe(false);
  });

  it('that cannot be reached make no backup', async () => {
    const config = await place('data');
    await fillPlace(config);
    const away: Config = { ...config, files: { ...(await double.bucket()), kind: 's3', bucket: 'missing' } };
    const target = join(temp.path, 'backup');
    const making = makeBackup(away, { target, origin: 'manual', now: 5 });
    await expect(making).rejects.toBeInstanceOf(FilesUnavailableError);
    expect(existsSync(target)).toBe(false);
  });
});
