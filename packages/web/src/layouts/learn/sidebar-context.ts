import { createContext } from 'react';
import type { useSidebar } from './use-sidebar';

/** What shows beside the menu, below {@link SidebarScope}. */
export const SidebarContext = createContext<ReturnType<typeof useSidebar>>({
  loaded: undefined,
  state: { tags: [] },
});
