import { randomBytes } from 'node:crypto';
import { ERRORS } from '@ykd/adapters-http/protocols/weixin';

/** As long as WeChat's own codes: 5 minutes. */
const CODE_LIFETIME_MS = 5 * 60 * 1000;

/** The codes that the local WeChat gave out. */
export interface LocalCodes {
  /** A new code that stands for an account. */
  issue(openid: string): string;
  /** The account behind a code, once; or the number of WeChat's error. */
  redeem(code: string): { readonly openid: string } | { readonly errcode: number };
}

/** Codes in memory; those that have run out are forgotten with the next new one. `now`: epoch ms. */
export const createLocalCodes = (now: () => number): LocalCodes => {
  const codes = new Map<string, { readonly openid: string; readonly expiresAt: number; used: boolean }>();
  return {
    issue: (openid) => {
      for (const [code, { expiresAt }] of codes) if (expiresAt <= now()) codes.delete(code);
      const code = randomBytes(16).toString('hex');
      codes.set(code, { openid, expiresAt: now() + CODE_LIFETIME_MS, used: false });
      return code;
    },
    redeem: (code) => {
      const found = codes.get(code);
      if (found === undefined) return { errcode: ERRORS.badCode };
      if (found.used) return { errcode: ERRORS.usedCode };
      if (found.expiresAt <= now()) return { errcode: ERRORS.expiredCode };
      found.used = true;
      return { openid: found.openid };
    },
  };
};
