import { deepFreeze } from '../shared/index.js';

/** By what an entry of the daily check-in is like an earlier one of somebody else. Beyond the Specification. */
export type CopyKind = 'text' | 'picture';

/** Both of them. Beyond the Specification. */
export const COPY_KINDS: readonly CopyKind[] = deepFreeze(['text', 'picture']);

/**
 * What staff say of an entry that is like an earlier one: it is a copy, or its member's own. `none`: nobody has said so far. Beyond the
 * Specification.
 */
export type CopyVerdict = 'none' | 'copy' | 'own';

/** All of them. Beyond the Specification. */
export const COPY_VERDICTS: readonly CopyVerdict[] = deepFreeze(['none', 'copy', 'own']);
