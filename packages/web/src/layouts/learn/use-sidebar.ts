import { useStoreOr } from '@ykd/adapters-ui/react';
import type { SidebarState } from '@ykd/adapters-ui/stores';
import { useEffect, useState } from 'react';
import { useServices } from '../../container/services-context';
import type * as Extras from './extras';

/** What shows beside the menu: the components and their data, once they are loaded. */
interface Loaded extends ReturnType<typeof Extras.sidebarServices> {
  readonly extras: typeof Extras;
}

const NOTHING: SidebarState = { tags: [] };

/**
 * Loads what the sidebar shows beside the menu as soon as the page itself is there (`isReady`). The page is whole without
 * it: a failure says nothing.
 */
export const useSidebar = (
  userId: string,
  isReady: boolean,
): { readonly loaded: Loaded | undefined; readonly state: SidebarState } => {
  const services = useServices();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isReady) return undefined;
    let isGone = false;
    import('./extras').then(
      (extras) => {
        // The answer for one member must not come in place of that for the next.
        if (isGone) return undefined;
        const beside = extras.sidebarServices(services);
        setLoaded({ ...beside, extras });
        return beside.sidebar.load(userId);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [services, userId, isReady]);
  return { loaded, state: useStoreOr(loaded?.sidebar, NOTHING) };
};
