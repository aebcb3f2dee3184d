import { createHash } from 'node:crypto';
import type { Config } from '../settings/config.js';
import { findSessionSecret } from '../settings/session-secret.js';

const markOf = (secret: string): string =>
  createHash('sha256').update(`ykd-backup\n${secret}`).digest('hex').slice(0, 16);

/**
 * Something by which each secret of a server is known again, and from which it cannot be told: 64 bits of a digest. The one
 * that makes what is new stands first; none when the server has none yet.
 */
export const secretMarks = ({ sessionSecrets, dataDir }: Config): readonly string[] =>
  (sessionSecrets ?? [findSessionSecret(dataDir) ?? []].flat()).map(markOf);
