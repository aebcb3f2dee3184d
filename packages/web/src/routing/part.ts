import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

/** What a route shows, as it comes with a part of the app that is loaded as one. */
export interface Part extends LazyRouteFunction<RouteObject> {
  /** Loads the part. The build reads which one in it, so that the server can name the files of a page. */
  readonly load: () => Promise<unknown>;
}

/** Shows what `pick` takes of a part once it is loaded. */
export const part = <M>(
  load: () => Promise<M>,
  pick: (module: M) => ComponentType | Promise<ComponentType>,
): Part => Object.assign(async () => ({ Component: await pick(await load()) }), { load });

/** Shows the component that a file exports, which is a part of its own. */
export const page = (load: () => Promise<{ readonly Component: ComponentType }>): Part =>
  part(load, ({ Component }) => Component);
