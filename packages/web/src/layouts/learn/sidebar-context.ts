import type { Dashboard } from '@ykd/application/learn';
import { createContext } from 'react';
import type { useSidebar } from './use-sidebar';

/** What shows beside the menu, below `SidebarScope`. */
export type SidebarContents = ReturnType<typeof useSidebar> & { readonly dashboard: Dashboard | undefined };

export const SidebarContext = createContext<SidebarContents>({
  loaded: undefined,
  state: { tags: [] },
  dashboard: undefined,
});
