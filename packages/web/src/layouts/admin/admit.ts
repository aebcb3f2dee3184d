import { adminPageGuard } from '@ykd/domain/access';
import { PASS, type GuardDecision } from '@ykd/domain/shared';
import type { Services } from '../../container/services';
import { adminQueriesOf, type AdminQueries } from '../../features/admin/admin-queries';
import { loadScreen } from './screens';

type Entry = ReturnType<AdminQueries['me']['of']>;
type Reading = ReturnType<Entry['getSnapshot']>;

const isKnown = ({ status, value }: Reading): boolean => value !== undefined || status !== 'loading';

/** What is known of an entry, once something is; it is asked for unless it is fresh. Idle: it was forgotten meanwhile. */
const readingOf = (entry: Entry): Promise<Reading> =>
  new Promise((resolve) => {
    const leave = entry.look();
    const settle = (): boolean => {
      const reading = entry.getSnapshot();
      if (!isKnown(reading)) return false;
      resolve(reading);
      return true;
    };
    if (settle()) return leave();
    const stop = entry.subscribe(() => {
      if (!settle()) return;
      stop();
      leave();
    });
  });

/**
 * The guard of the console's pages for the router, with whose decision the page is loaded. What the member may do is asked for
 * when it is not known or no longer fresh; while it is asked for again, what was known counts: the frame leads away when the
 * answer is another.
 */
export const admit = async (services: Services, path: string): Promise<GuardDecision> => {
  const { status, value, refusal } = await readingOf(adminQueriesOf(services).me.of(undefined));
  if (value === undefined) {
    // For the error page, which can try again.
    if (status === 'failed') throw new Error('no answer to what the member may do');
    // The end of the session leads to the login by itself, and from there back to this page.
    if (status === 'idle' || refusal?.kind === 'not-logged-in') return PASS;
  }
  // The frame asks for the second factor in the place of the page, whatever it is; then the page is asked for again.
  if (value?.pending !== undefined) return PASS;
  const decision = adminPageGuard(path, value);
  if (decision.kind === 'pass') await loadScreen(path);
  return decision;
};
