import type { Totp } from '@ykd/application/ports';
import { Secret, TOTP } from 'otpauth';

const ISSUER = '优课达';
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** The app and the server may be a step apart. */
const WINDOW = 1;

const of = (secret: string, account: string): TOTP =>
  new TOTP({ issuer: ISSUER, label: account, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** TOTP as every authenticator app computes it: SHA-1, six digits, half a minute (RFC 6238). */
export const createTotp = (): Totp => ({
  newSecret: () => new Secret({ size: SECRET_BYTES }).base32,
  uri: (secret, account) => of(secret, account).toString(),
  stepOf: (secret, code, at) => {
    const totp = of(secret, '');
    // Compares in constant time.
    const delta = totp.validate({ token: code, timestamp: at, window: WINDOW });
    return delta === null ? undefined : totp.counter({ timestamp: at }) + delta;
  },
});
