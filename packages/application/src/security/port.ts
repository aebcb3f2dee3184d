import type { SecurityEvent, SecurityFilter } from '../ports/security-log.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';

/** The security log, for super administrators. Beyond the Specification. */
export interface SecurityPort {
  /** What happened, the newest first. */
  events(
    input: KeyPageInput & SecurityFilter,
  ): Outcome<KeyPage<SecurityEvent>, 'not-logged-in' | 'forbidden' | 'invalid-input'>;
}
