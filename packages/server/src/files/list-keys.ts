import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeOf } from '@ykd/application/ports';
import { codeOf } from '../persistence/index.js';
import type { Config } from '../settings/config.js';
import type { S3Settings } from '../settings/files.js';
import { uploadsFolder } from './open-store.js';
import { s3Client } from './s3-client.js';

const isKey = (key: string): boolean => fileTypeOf(key) !== undefined;

const keysOnDisk = async (root: string): Promise<readonly string[]> => {
  const entries = await readdir(root, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const folders = entries.filter((entry) => entry.isDirectory());
  const found = await Promise.all(
    folders.map(async ({ name }) =>
      (await readdir(join(root, name), { withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => `${name}/${entry.name}`),
    ),
  );
  return found.flat();
};

/** The text of each element of this name. Keys of uploads hold no character that XML would spell otherwise. */
const textsOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '');

const decoded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const keysInBucket = async (settings: S3Settings): Promise<readonly string[]> => {
  const call = s3Client(settings);
  const keys: string[] = [];
  let token: string | undefined;
  do {
    const query = new URLSearchParams({
      'list-type': '2',
      ...(token === undefined ? {} : { 'continuation-token': token }),
    });
    const xml = await (await call(`?${query.toString()}`, { method: 'GET' }, [200])).text();
    keys.push(...textsOf(xml, 'Key'));
    const [next] = textsOf(xml, 'IsTruncated').includes('true') ? textsOf(xml, 'NextContinuationToken') : [];
    token = next === undefined ? undefined : decoded(next);
  } while (token !== undefined);
  return keys;
};

/**
 * The keys of all uploads in the store that the settings name, sorted; what else lies there is left out. Throws
 * FilesUnavailableError when an object store cannot be reached, and the errors of the file system.
 */
export const listKeys = async (config: Pick<Config, 'files' | 'dataDir'>): Promise<readonly string[]> => {
  const { files } = config;
  const keys = files.kind === 's3' ? await keysInBucket(files) : await keysOnDisk(uploadsFolder(config));
  return keys.filter(isKey).toSorted();
};
