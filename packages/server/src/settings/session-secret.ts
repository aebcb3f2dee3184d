import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The shortest secret behind bearer tokens, in characters. */
export const SESSION_SECRET_MIN = 32;

const fileIn = (dataDir: string): string => join(dataDir, 'session-secret');

/** The secret that lies in the data folder; undefined when none was made there. */
export const findSessionSecret = (dataDir: string): string | undefined => {
  try {
    const kept = readFileSync(fileIn(dataDir), 'utf8').trim();
    if (kept.length >= SESSION_SECRET_MIN) return kept;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
  return undefined;
};

/**
 * The secret behind bearer tokens for servers that were given none: made at the first start and kept in the data folder,
 * readable by its owner only.
 */
export const keptSessionSecret = (dataDir: string): string => {
  const kept = findSessionSecret(dataDir);
  if (kept !== undefined) return kept;
  const secret = randomBytes(32).toString('base64url');
  const handle = openSync(fileIn(dataDir), 'w', 0o600);
  try {
    writeSync(handle, `${secret}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return secret;
};
