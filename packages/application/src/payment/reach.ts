import { err, ok } from '@ykd/domain/shared';
import type { Outcome } from '../shared/outcome.js';

/** What the provider answers. Whatever is wrong there makes it unavailable; why is for the operator, not for the buyer. */
export const reach = <T>(call: Promise<T>): Outcome<T, 'payment-unavailable'> =>
  call.then(ok, () => err({ kind: 'payment-unavailable' }));
