import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Tells which paths have a page, by asking the route table itself: a menu entry comes alive with its route. Only whole
 * pages count, not the catch-all.
 */
export const knownPaths =
  (routes: readonly RouteObject[]): ((path: string) => boolean) =>
  (path) => {
    const last = matchRoutes([...routes], path)?.at(-1)?.route;
    return last !== undefined && last.path !== '*';
  };
