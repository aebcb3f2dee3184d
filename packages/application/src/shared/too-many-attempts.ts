import type { ErrorOf } from './errors.js';

/** Says when to come back: in `waitMs`, rounded up to whole seconds, and in one second at least. */
export const tooManyAttempts = (waitMs: number): ErrorOf<'too-many-attempts'> => ({
  kind: 'too-many-attempts',
  retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
});
