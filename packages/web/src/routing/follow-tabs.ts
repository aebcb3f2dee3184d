import { memberIdOf } from '@ykd/adapters-ui/stores';
import type { createBrowserRouter } from 'react-router-dom';
import {
  catchError,
  concatMap,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  merge,
  startWith,
} from 'rxjs';
import type { Services } from '../container/services';

/**
 * Keeps the page with the session that all tabs share: tells the others when it changes here, and asks the server when it
 * may have changed there, at the latest when somebody looks at the page again. An end leads to the login as any end does;
 * a login leads the login page on; another member gets the page from the start.
 */
export const followTabs = (
  router: Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>,
  { base, environment: { tabs, shown$ } }: Pick<Services, 'base' | 'environment'>,
  reload: () => void,
): void => {
  base.changes$
    .pipe(
      startWith(base.getSnapshot()),
      filter(({ session }) => session !== 'unknown'),
      map(memberIdOf),
      distinctUntilChanged(),
    )
    .subscribe((memberId) => tabs.tell(memberId));

  const told$ = tabs.told$.pipe(filter((memberId) => memberId !== memberIdOf(base.getSnapshot())));
  merge(told$, shown$)
    .pipe(
      // Without an answer nothing is known to have changed.
      concatMap(() => from(base.lookAgain()).pipe(catchError(() => EMPTY))),
    )
    .subscribe((found) => {
      if (found === 'begun') void router.revalidate();
      else if (found === 'another') reload();
    });
};
