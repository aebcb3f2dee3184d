import type { PasswordHasher } from '../../ports/password-hasher.js';

/** Hashes that cost nothing and hide nothing. */
export const fakePasswordHasher = (): PasswordHasher => ({
  inTurn: (_turn, work) => work(),
  hash: async (password) => `fake:${password}`,
  verify: async (password, hash) => hash === `fake:${password}`,
  isOutdated: () => false,
});
