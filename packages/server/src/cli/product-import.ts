import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { importProducts, type ImportIssue } from '@ykd/application/product-import';
import { createIds } from '../crypto/ids.js';
import { openStore } from '../files/open-store.js';
import { createImages } from '../images/images.js';
import { openSiteDatabase } from '../open-site-database.js';
import { codeOf, repositories } from '../persistence/index.js';
import { readConfig } from '../settings/config.js';
import { OperationError } from './operation-error.js';
import type { CliWorld } from './world.js';

const readOr = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EISDIR') return undefined;
    throw error;
  }
};

const parsed = (text: string, named: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new OperationError([`${named} 不是有效的 JSON：${error instanceof Error ? error.message : ''}`]);
  }
};

const line = ({ row, id, field, message }: ImportIssue): string => {
  const which = row === undefined ? '' : `第 ${row} 个商品${id === undefined ? '' : `（${id}）`}`;
  const where = [which, field ?? ''].filter((part) => part !== '').join(' ');
  return where === '' ? message : `${where}：${message}`;
};

/** The first 32 digits: what a picture's name has room for. */
const fingerprint = (text: string, bytes: Uint8Array): string =>
  createHash('sha256').update(`${text}\n`).update(bytes).digest('hex').slice(0, 32);

/**
 * Stores the products of a JSON file, all or none, or says what it would do; also beside a running server, which reads
 * products anew for each request. Throws OperationError with a line for all that is wrong.
 */
export const importProductFile = async (
  named: string,
  checkOnly: boolean,
  world: CliWorld,
): Promise<string> => {
  const path = resolve(world.folder, named);
  const text = await readOr(path);
  if (text === undefined) throw new OperationError([`找不到文件 ${named}`]);
  const file = parsed(text.toString('utf8'), named);
  const config = readConfig(world.environment);
  const database = await openSiteDatabase(config, { beside: true });
  try {
    const result = await importProducts(
      {
        clock: { now: () => Date.now() },
        ids: createIds(),
        products: repositories(database).products,
        files: openStore(config),
        images: createImages(),
        readPicture: (picture) => readOr(resolve(dirname(path), picture)),
        fingerprint,
      },
      file,
      { checkOnly },
    );
    if ('issues' in result) {
      throw new OperationError([
        ...result.issues.map(line),
        `${named} 有 ${result.issues.length} 个问题，没有导入。`,
      ]);
    }
    const { added, changed, same } = result.counts;
    const counts = `新增 ${added} 个，修改 ${changed} 个，${same} 个没有变化`;
    return checkOnly ? `${named} 没有问题，导入会${counts}。` : `已导入商品：${counts}。`;
  } finally {
    await database.close();
  }
};
