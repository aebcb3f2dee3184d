import { createHash } from 'node:crypto';
import { type FileStore, FilesUnavailableError, fileTypeOf } from '@ykd/application/ports';
import { AwsClient } from 'aws4fetch';
import { requireKey } from './key.js';
import type { S3Settings } from '../settings/files.js';

const TIMEOUT_MS = 10_000;
/** Tries after one that met a busy or broken server. */
const RETRIES = 2;

/** Uploads as objects of an S3-compatible store, addressed by path: it puts an object whole or not at all. */
export const createS3Store = ({ endpoint, bucket, ...credentials }: S3Settings): FileStore => {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES });

  const call = async (key: string, init: RequestInit, fine: readonly number[]): Promise<Response> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await client
      .fetch(`${endpoint}/${bucket}/${key}`, { ...init, signal })
      .catch((cause: unknown) => {
        throw new FilesUnavailableError({ cause });
      });
    if (fine.includes(response.status)) return response;
    const text = await response.text().catch(() => '');
    throw new FilesUnavailableError({ cause: new Error(`${response.status} ${text.slice(0, 500)}`) });
  };

  return {
    put: async (key, bytes) => {
      const headers = {
        'content-type': requireKey(key),
        // Signed with the rest, so that nobody on the way can put other bytes there.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      await call(key, { method: 'PUT', headers, body: Uint8Array.from(bytes) }, [200]);
    },
    get: async (key) => {
      const contentType = fileTypeOf(key);
      if (contentType === undefined) return undefined;
      const response = await call(key, { method: 'GET' }, [200, 404]);
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      return { bytes: new Uint8Array(await response.arrayBuffer()), contentType };
    },
    delete: async (key) => {
      if (fileTypeOf(key) === undefined) return;
      await call(key, { method: 'DELETE' }, [200, 204, 404]);
    },
  };
};
