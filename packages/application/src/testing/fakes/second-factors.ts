import type { Totp, TxSecondFactors } from '../../ports/second-factor.js';
import type { FakeWorld } from './world.js';

/** Second factors inside a transaction on a world. */
export const txSecondFactors = ({
  secondFactors,
  factorSessions,
  sessions,
}: Pick<FakeWorld, 'secondFactors' | 'factorSessions' | 'sessions'>): TxSecondFactors => ({
  hold: async (userId) => secondFactors.get(userId),
  store: async (factor) => void secondFactors.set(factor.userId, factor),
  remove: async (userId) => void secondFactors.delete(userId),
  mark: async (sessionId, at) => {
    if (sessions.has(sessionId)) factorSessions.set(sessionId, at);
  },
});

const STEP_MS = 30_000;

/** The code that the app of a test shows: its step. */
export const fakeCode = (at: number): string => String(Math.floor(at / STEP_MS) % 1_000_000).padStart(6, '0');

/** Codes that are the numbers of their steps, whatever the secret. */
export const fakeTotp = (): Totp => {
  let secrets = 0;
  return {
    newSecret: () => {
      secrets += 1;
      return `SECRET${secrets}`;
    },
    uri: (secret, account) => `otpauth://totp/${account}?secret=${secret}`,
    stepOf: (_secret, code, at) =>
      [0, -1, 1]
        .map((step) => Math.floor(at / STEP_MS) + step)
        .find((step) => fakeCode(step * STEP_MS) === code),
  };
};
