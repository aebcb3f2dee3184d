import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The shortest secret behind bearer tokens, in characters. */
export const SESSION_SECRET_MIN = 32;

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
 * readable by its owner only.
 */
export const keptSessionSecret = (dataDir: string): string => {
  const file = join(dataDir, 'session-secret');
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept.length >= SESSION_SECRET_MIN) return kept;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
  const secret = randomBytes(32).toString('base64url');
  const handle = openSync(file, 'w', 0o600);
  try {
    writeSync(handle, `${secret}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return secret;
};
