import type { Query } from '@ykd/adapters-ui/stores';
import type { ErrorOf } from '@ykd/application/shared';
import type { StaffView } from '@ykd/application/staff';
import { adminPageGuard } from '@ykd/domain/access';
import { PASS, type GuardDecision } from '@ykd/domain/shared';
import { readingOf } from '../../routing/reading-of';

/** What reads what the member may do. */
export type StaffQuery = Query<undefined, StaffView, ErrorOf<'not-logged-in' | 'forbidden'>>;

/**
 * The guard of the pages for staff for the router. What the member may do is asked for when it is not known or no longer fresh; while
 * it is asked for again, what was known counts: the frame leads away when the answer is another.
 */
export const admitBy = async (me: StaffQuery, path: string): Promise<GuardDecision> => {
  const { status, value, refusal } = await readingOf(me.of(undefined));
  if (value === undefined) {
    // For the error page, which can try again.
    if (status === 'failed') throw new Error('no answer to what the member may do');
    // The end of the session leads to the login by itself, and from there back to this page.
    if (status === 'idle' || refusal?.kind === 'not-logged-in') return PASS;
  }
  // The frame asks for the second factor in the place of the page, whatever it is; then the page is asked for again.
  if (value?.pending !== undefined) return PASS;
  return adminPageGuard(path, value);
};
