import { fromEvent, merge, type Observable } from 'rxjs';

/** What a reader does that shows that he is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/** The signs of a reader in a window, those inside of boxes that scroll by themselves too. */
export const pageSigns = (window: Window): Observable<unknown> =>
  merge(...SIGNS.map((name) => fromEvent(window, name, { passive: true, capture: true })));
