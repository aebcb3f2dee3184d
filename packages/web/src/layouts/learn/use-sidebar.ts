import { useStore } from '@ykd/adapters-ui/react';
import type { SidebarState } from '@ykd/adapters-ui/stores';
import { useEffect, useState } from 'react';
import { NEVER } from 'rxjs';
import { useServices } from '../../container/services-context';
import type { SidebarServices } from '../../container/sidebar-services';
import type * as Extras from './extras';

/** What shows beside the menu: the components and their data, once they are loaded. */
interface Loaded extends SidebarServices {
  readonly extras: typeof Extras;
}

const NOTHING: SidebarState = { tags: [] };
const EMPTY = { getSnapshot: () => NOTHING, subscribe: () => () => undefined, changes$: NEVER };

/**
 * Loads what the sidebar shows beside the menu as soon as the page itself is there (`isReady`). The page is whole without
 * it: a failure says nothing.
 */
export const useSidebar = (
  userId: string | undefined,
  isReady: boolean,
): { readonly loaded: Loaded | undefined; readonly state: SidebarState } => {
  const { sidebar } = useServices();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isReady || userId === undefined) return;
    Promise.all([sidebar(), import('./extras')]).then(
      ([services, extras]) => {
        setLoaded({ ...services, extras });
        return services.sidebar.load(userId);
      },
      () => undefined,
    );
  }, [sidebar, userId, isReady]);
  return { loaded, state: useStore(loaded?.sidebar ?? EMPTY) };
};
