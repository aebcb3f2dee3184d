import type { SyncTrouble } from '@ykd/application/account-sync';
import * as z from 'zod/mini';
import { count, instant, text } from './values.js';

/** A change of a member's that does not reach another service. */
export const syncTrouble: z.core.$ZodType<SyncTrouble> = z.object({
  userId: z.string(),
  /** The member's mobile; empty when he is gone. */
  mobile: z.string(),
  /** His name, or the username of his own. */
  name: z.exactOptional(z.string()),
  target: z.enum(['chat', 'code-host']),
  state: z.enum(['failing', 'failed']),
  attempts: count,
  error: z.exactOptional(z.string()),
  /** When it is tried next; absent when it was given up. */
  dueAt: z.exactOptional(instant),
  gmtModified: instant,
});

/** Which troubles to try again: all, or those of one member. */
export const retryBody = z.strictObject({ userId: z.exactOptional(text(1000)) });

/** How many were. */
export const retried = z.object({ count });
