import type { LoginAttempt, LoginAttempts } from '../../ports/login-attempts.js';

export const fakeLoginAttempts = (): LoginAttempts => {
  let attempts: readonly LoginAttempt[] = [];
  return {
    reserve: async (attempt, since, max) => {
      const isOfPlace = ({ account, address }: LoginAttempt): boolean =>
        account === attempt.account && address === attempt.address;
      attempts = attempts.map((one) => (one.at > attempt.at ? { ...one, at: attempt.at } : one));
      const counting = attempts.filter((one) => isOfPlace(one) && one.at >= since);
      if (counting.some(({ guess }) => guess === attempt.guess)) return { kind: 'again' };
      if (counting.length >= max) return { kind: 'full', oldest: Math.min(...counting.map(({ at }) => at)) };
      attempts = [...attempts, attempt];
      return { kind: 'counted' };
    },
    forget: async (account, address, guess) => {
      attempts = attempts.filter(
        (one) =>
          one.account !== account || one.address !== address || (guess !== undefined && one.guess !== guess),
      );
    },
    deleteOlder: async (before) => {
      const kept = attempts.filter(({ at }) => at >= before);
      const removed = attempts.length - kept.length;
      attempts = kept;
      return removed;
    },
  };
};
