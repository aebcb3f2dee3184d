import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const online = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * A part of a page whose code comes when it is first wanted. Without a connection it waits for one: an error would take
 * the page away that somebody reads. Where the browser remembers the failure, the error comes then, and reloads the page.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => {
  const loaded = (): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        if (window.navigator.onLine) throw error;
        return online().then(loaded);
      },
    );
  return lazy(loaded);
};
