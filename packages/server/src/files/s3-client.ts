import { FilesUnavailableError } from '@ykd/application/ports';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../settings/files.js';

const TIMEOUT_MS = 10_000;
/** Tries after one that met a busy or broken server. */
const RETRIES = 2;

/**
 * Calls of a bucket: what follows its address, the request, and the statuses that are fine. Throws FilesUnavailableError
 * for all else.
 */
export type CallBucket = (path: string, init: RequestInit, fine: readonly number[]) => Promise<Response>;

/** Calls one bucket of an S3-compatible store, addressed by path. */
export const s3Client = ({ endpoint, bucket, ...credentials }: S3Settings): CallBucket => {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES });
  return async (path, init, fine) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await client
      .fetch(`${endpoint}/${bucket}${path}`, { ...init, signal })
      .catch((cause: unknown) => {
        throw new FilesUnavailableError({ cause });
      });
    if (fine.includes(response.status)) return response;
    const text = await response.text().catch(() => '');
    throw new FilesUnavailableError({ cause: new Error(`${response.status} ${text.slice(0, 500)}`) });
  };
};
