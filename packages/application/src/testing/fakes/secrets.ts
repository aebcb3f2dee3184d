import type { Secrets } from '../../ports/secrets.js';

/** Predictable secrets: codes that count up from 100001, digests and seals that can be read. */
export const fakeSecrets = (): Secrets => {
  let codes = 0;
  let seals = 0;
  return {
    digits: (length) => {
      codes += 1;
      return `1${String(codes).padStart(length - 1, '0')}`;
    },
    digest: (purpose, text) => `digest:${purpose}:${text}`,
    olderDigests: () => [],
    seal: (purpose, text) => {
      seals += 1;
      return `sealed:${seals}:${purpose}:${text}`;
    },
    open: (purpose, sealed) => {
      const [, sealedFor, text] = /^sealed:\d+:([^:]*):(.*)$/s.exec(sealed) ?? [];
      return sealedFor === purpose ? text : undefined;
    },
  };
};
