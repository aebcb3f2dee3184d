import { createContext } from 'react';
import type { useSidebar } from './use-sidebar';

/** What shows beside the menu, below `SidebarScope`. */
export type SidebarContents = ReturnType<typeof useSidebar>;

export const SidebarContext = createContext<SidebarContents>({
  loaded: undefined,
  state: { tags: [] },
});
