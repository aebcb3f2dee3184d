import { generateKeyPairSync } from 'node:crypto';

/** A pair of keys made for the tests of a file. */
export const newKeys = (bits = 2048) => generateKeyPairSync('rsa', { modulusLength: bits });

/** A private key as the settings have it. */
export const pemOf = ({ privateKey }: ReturnType<typeof newKeys>): string =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
