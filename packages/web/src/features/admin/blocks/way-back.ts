import { ADMIN_PATH, adminPageOf, adminTitleOf } from '@ykd/domain/access';
import { createContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What a link out of a list carries. It stays with the entry of the history: a reload keeps it, a new tab begins without. */
interface FromList {
  /** The whole address of the list: its filter, sort, view and page. */
  readonly from: string;
}

/** What a link out of the list at this address has to carry, so that the way back leads to exactly this list. */
export const useFromHere = (): FromList => {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
};

/** The list from which somebody came to a page, if he came from one. */
export const listBefore = (state: unknown): { readonly title: string; readonly path: string } | undefined => {
  if (typeof state !== 'object' || state === null) return undefined;
  const { from } = state as Partial<FromList>;
  if (typeof from !== 'string') return undefined;
  const page = adminPageOf(from);
  return page === undefined || page.path === ADMIN_PATH
    ? undefined
    : { title: adminTitleOf(page), path: from };
};

/** The page of the console that was shown before the one that is shown, by its path; undefined: none was. */
export const PathBefore = createContext<string | undefined>(undefined);

/** That page, for whoever knows which one is shown. */
export const usePathBefore = (path: string): string | undefined => {
  const [held, setHeld] = useState<{ readonly path: string; readonly before?: string }>({ path });
  if (held.path === path) return held.before;
  setHeld({ path, before: held.path });
  return held.path;
};
