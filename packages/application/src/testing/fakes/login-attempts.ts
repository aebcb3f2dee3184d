import type { LoginAttempt, LoginAttempts } from '../../ports/login-attempts.js';

export const fakeLoginAttempts = (): LoginAttempts => {
  let attempts: readonly LoginAttempt[] = [];
  return {
    reserve: async (attempt, since, max) => {
      const counting = attempts.filter(
        ({ account, address, at }) =>
          account === attempt.account && address === attempt.address && at >= since,
      );
      if (counting.length >= max)
        return counting.reduce((oldest, { at }) => Math.min(oldest, at), attempt.at);
      attempts = [...attempts, attempt];
      return undefined;
    },
    clear: async (account, address) => {
      attempts = attempts.filter((attempt) => attempt.account !== account || attempt.address !== address);
    },
    deleteOlder: async (before) => {
      const kept = attempts.filter(({ at }) => at >= before);
      const removed = attempts.length - kept.length;
      attempts = kept;
      return removed;
    },
  };
};
