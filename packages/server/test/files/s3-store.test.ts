import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FilesUnavailableError } from '@ykd/application/ports';
import { fileStoreContract } from '@ykd/application/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3Store } from '../../src/files/s3-store.js';
import { awsAuthorization, type SignedRequest } from '../support/aws-signature.js';
import { s3Double, type S3Double } from '../support/s3-double.js';

let double: S3Double;
beforeAll(async () => {
  double = await s3Double();
});
afterAll(() => double.close());

fileStoreContract('S3', async () => ({ subject: createS3Store(await double.bucket()) }));

const SETTINGS = {
  bucket: 'a-bucket',
  region: 'cn-east-1',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
} as const;

/** A server for the time of some work with its address. */
const withServer = async <T>(answer: RequestListener, work: (endpoint: string) => Promise<T>): Promise<T> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
};

describe('an object store', () => {
  const bytes = Uint8Array.of(1, 2, 3);

  it('tells browsers the type that the file has', async () => {
    const settings = await double.bucket();
    const files = createS3Store(settings);
    await files.put('avatar/a.png', bytes);
    expect((await files.get('avatar/a.png'))?.contentType).toBe('image/png');
  });

  it.each([
    ['an unknown key', { accessKeyId: 'nobody' }],
    ['a bucket that is not there', { bucket: 'missing' }],
  ])('that refuses %s is an outage', async (_name, wrong) => {
    const files = createS3Store({ ...(await double.bucket()), ...wrong });
    await expect(files.put('avatar/a.png', bytes)).rejects.toBeInstanceOf(FilesUnavailableError);
  });

  it('that is not there is an outage', async () => {
    const endpoint = await withServer(
      (_request, response) => response.end(),
      (address) => Promise.resolve(address),
    );
    const files = createS3Store({ ...SETTINGS, endpoint });
    for (const call of [
      () => files.put('avatar/a.png', bytes),
      () => files.get('avatar/a.png'),
      () => files.delete('avatar/a.png'),
    ]) {
      await expect(call()).rejects.toBeInstanceOf(FilesUnavailableError);
    }
  });

  it('that is busy for a moment is asked again', async () => {
    let asked = 0;
    await withServer(
      (request, response) => {
        asked += 1;
        request.resume().on('end', () => response.writeHead(asked < 3 ? 503 : 200).end());
      },
      (endpoint) => createS3Store({ ...SETTINGS, endpoint }).put('avatar/a.png', bytes),
    );
    expect(asked).toBe(3);
  });

  it('gets requests that are signed, with what is in them', async () => {
    const seen: SignedRequest[] = [];
    await withServer(
      (request, response) => {
        const { method = '', url: path = '', headers } = request;
        seen.push({ method, path, headers });
        request.resume().on('end', () => response.writeHead(200).end());
      },
      async (endpoint) => {
        const files = createS3Store({ ...SETTINGS, endpoint });
        await files.put('avatar/a.png', bytes);
        await files.get('avatar/a.png');
        await files.delete('avatar/a.png');
      },
    );
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /a-bucket/avatar/a.png',
      'GET /a-bucket/avatar/a.png',
      'DELETE /a-bucket/avatar/a.png',
    ]);
    const names = ['host', 'x-amz-content-sha256', 'x-amz-date'];
    for (const request of seen) {
      expect(request.headers['authorization']).toBe(awsAuthorization(request, SETTINGS, names));
    }
    const [put] = seen;
    expect(put?.headers).toMatchObject({
      'content-type': 'image/png',
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    });
  });
});
