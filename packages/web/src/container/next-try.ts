import { filter, interval, merge, take, type Observable } from 'rxjs';
import type { Environment } from './environment';

/** How long what did not load waits when nothing else happens (ms). */
const AGAIN_MS = 10_000;

type Signs = Pick<Environment, 'isOnline' | 'online$' | 'shown$'>;

/** Emits each time that another try is worth it. */
export const tries = ({ isOnline, online$, shown$ }: Signs): Observable<unknown> =>
  merge(online$, shown$, interval(AGAIN_MS).pipe(filter(isOnline)));

/**
 * Emits once, when what did not load is worth another try: the connection is back, somebody looks at the page again, or some
 * time has passed. The first try after a connection is back often fails too, and the word of it may come before one listens.
 */
export const nextTry = (environment: Signs): Observable<unknown> => tries(environment).pipe(take(1));
