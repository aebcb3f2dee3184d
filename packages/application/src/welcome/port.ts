import type { WelcomeRecord } from '../ports/welcome-records.js';
import type { Outcome } from '../shared/outcome.js';

/** The welcome of a new member. Specification §4 (Welcome dialog), §7. `userId` has to be the caller's own. */
export interface WelcomePort {
  /** The caller's welcome record; null while he has none. */
  getWelcome(input: {
    readonly userId: string;
  }): Outcome<WelcomeRecord | null, 'not-logged-in' | 'forbidden'>;
  /** Keeps that he has seen it; again changes nothing. */
  saveWelcome(input: { readonly userId: string }): Outcome<WelcomeRecord, 'not-logged-in' | 'forbidden'>;
}
