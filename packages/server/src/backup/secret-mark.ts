import { createHash } from 'node:crypto';
import type { Config } from '../settings/config.js';
import { findSessionSecret } from '../settings/session-secret.js';

/**
 * Something by which the secret of a server is known again, and from which it cannot be told: 64 bits of a digest. Undefined
 * when the server has none yet.
 */
export const secretMark = ({ sessionSecret, dataDir }: Config): string | undefined => {
  const secret = sessionSecret ?? findSessionSecret(dataDir);
  return secret === undefined
    ? undefined
    : createHash('sha256').update(`ykd-backup\n${secret}`).digest('hex').slice(0, 16);
};
