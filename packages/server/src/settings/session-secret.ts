import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, DataFolderError, SESSION_SECRET_FILE } from '../persistence/index.js';
import { z } from 'zod';

/** The shortest secret behind bearer tokens, in characters. */
export const SESSION_SECRET_MIN = 32;

/** The secret that lies in the data folder; undefined when none was made there. Throws DataFolderError for an emptied one. */
export const findSessionSecret = (dataDir: string): string | undefined => {
  let secret: string;
  try {
    secret = readFileSync(join(dataDir, SESSION_SECRET_FILE), 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  if (secret.length >= SESSION_SECRET_MIN) return secret;
  throw new DataFolderError(
    dataDir,
    `中的密钥文件 ${SESSION_SECRET_FILE} ${secret === '' ? '是空的' : '不完整'}，没有改动任何内容。` +
      '请用备份恢复这个文件。没有备份时删除它再启动，会生成新的密钥：还没用掉的验证码与短期令牌作废，' +
      '还没送到聊天与代码托管的新密码要重新修改。',
  );
};
/** One secret or several, separated by commas: the first makes, and what any of them made is read. */
export const secretList = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .refine(
    (secrets) => secrets.every((secret) => secret.length >= SESSION_SECRET_MIN),
    `至少 ${SESSION_SECRET_MIN} 个字符；更换时用逗号隔开，新的在前，每个都要够长`,
  );

/**
 * The secret behind bearer tokens for servers that were given none: made at the first start and kept in the data folder,
 * readable by its owner only. Throws DataFolderError for one that was emptied: another in its place would end what the
 * first one protects, and nobody would know why.
 */
export const keptSessionSecret = (dataDir: string): string => {
  const known = findSessionSecret(dataDir);
  if (known !== undefined) return known;
  const secret = randomBytes(32).toString('base64url');
  // Whole or not at all, whenever the process ends.
  const draft = join(dataDir, `${SESSION_SECRET_FILE}.${randomUUID()}`);
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, join(dataDir, SESSION_SECRET_FILE));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return findSessionSecret(dataDir) ?? secret;
};
