import type { Outcome } from '../shared/outcome.js';

/** Pictures of members. Specification §4 (Avatar upload), §5, §7. */
export interface AvatarPort {
  /** Makes a picture of the bytes and keeps it for the caller; it is shown once his profile names it. */
  upload(input: {
    readonly bytes: Uint8Array;
  }): Outcome<{ readonly imageUrl: string }, 'not-logged-in' | 'invalid-input' | 'too-many-attempts'>;
  /**
   * Removes a picture that the caller uploaded. One that is not his, or gone, is no error and removes nothing. If his
   * profile names it, it has no picture afterwards.
   */
  remove(input: { readonly imgUrl: string }): Outcome<null, 'not-logged-in'>;
}
