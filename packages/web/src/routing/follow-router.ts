import type { ProgressStore } from '@ykd/adapters-ui/widgets';
import type { createBrowserRouter } from 'react-router-dom';
import { distinctUntilChanged, filter, map, pairwise, startWith } from 'rxjs';
import type { Services } from '../container/services';

type Router = ReturnType<typeof createBrowserRouter>;

/** A navigation is a piece of work for the bar; one that ends in an error fails it. */
export const showNavigations = (router: Router, { commands }: ProgressStore): void => {
  let busy = false;
  router.subscribe(({ navigation, errors }) => {
    const now = navigation.state !== 'idle';
    if (now === busy) return;
    busy = now;
    if (now) commands.start();
    else if (errors) commands.fail();
    else commands.finish();
  });
};

/** When a session ends during use, the guards decide anew: pages that need a login lead there with a return target. */
export const guardSessionEnd = (router: Router, { base }: Pick<Services, 'base'>): void => {
  base.changes$
    .pipe(
      startWith(base.getSnapshot()),
      map(({ session }) => session),
      distinctUntilChanged(),
      pairwise(),
      filter(([before, after]) => before !== 'unknown' && after === 'none'),
    )
    .subscribe(() => void router.revalidate());
};
