import { createHash } from 'node:crypto';
import { type FileStore, fileTypeOf } from '@ykd/application/ports';
import { requireKey } from './key.js';
import { s3Client } from './s3-client.js';
import type { S3Settings } from '../settings/files.js';

/** Uploads as objects of an S3-compatible store, addressed by path: it puts an object whole or not at all. */
export const createS3Store = (settings: S3Settings): FileStore => {
  const call = s3Client(settings);

  return {
    put: async (key, bytes) => {
      const headers = {
        'content-type': requireKey(key),
        // Signed with the rest, so that nobody on the way can put other bytes there.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      await call(`/${key}`, { method: 'PUT', headers, body: Uint8Array.from(bytes) }, [200]);
    },
    get: async (key) => {
      const contentType = fileTypeOf(key);
      if (contentType === undefined) return undefined;
      const response = await call(`/${key}`, { method: 'GET' }, [200, 404]);
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      return { bytes: new Uint8Array(await response.arrayBuffer()), contentType };
    },
    delete: async (key) => {
      if (fileTypeOf(key) === undefined) return;
      await call(`/${key}`, { method: 'DELETE' }, [200, 204, 404]);
    },
  };
};
