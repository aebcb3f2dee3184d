import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The shortest secret behind bearer tokens, in characters. */
export const SESSION_SECRET_MIN = 32;

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
