import { randomUUID } from 'node:crypto';
import S3rver from 's3rver';
import type { S3Settings } from '../../src/settings/files.js';
import { tempFolder } from './temp-folder.js';

/** A server on loopback that speaks S3; it knows one access key and checks no signature. */
export interface S3Double {
  /** A new bucket, and how to reach it. */
  bucket(): Promise<S3Settings>;
  close(): Promise<void>;
}

/** Starts such a server. */
export const s3Double = async (): Promise<S3Double> => {
  const folder = tempFolder();
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory: folder.path, silent: true });
  const { port } = await server.run();
  return {
    bucket: async () => {
      const name = `b-${randomUUID()}`;
      await server.store.putBucket(name);
      return {
        endpoint: `http://127.0.0.1:${port}`,
        bucket: name,
        region: 'us-east-1',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
      };
    },
    close: async () => {
      await server.close();
      folder.remove();
    },
  };
};
