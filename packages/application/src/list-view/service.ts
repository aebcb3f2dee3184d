import { err, ok } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import { requireCaller } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { builtInViews } from './built-in.js';
import { addView, changeView, removeView } from './change-view.js';
import { makersOf, requireReader, seesList, viewOf, type ListViewDeps } from './deps.js';
import type { ListView, ListViewPort } from './port.js';
import { VIEW_LISTS, type SavedView } from './view.js';

const BUILT_IN = { scope: 'built-in', dropped: [], version: 0, by: null, mayChange: false } as const;

/** Views of lists, for one caller. */
export const listViewPort = (deps: ListViewDeps, context: CallerContext): ListViewPort => {
  const shown = async (caller: Caller, view: SavedView): Promise<ListView> =>
    viewOf(caller, view, await makersOf(deps, caller, [view]));
  /** The caller, who must see one of the lists: which one a view is of is not known yet. */
  const requireSome = async (): Outcome<Caller, 'not-logged-in' | 'forbidden'> => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    return VIEW_LISTS.some((list) => seesList(caller.value, list)) ? caller : err({ kind: 'forbidden' });
  };

  return {
    list: async ({ list }) => {
      const found = await requireReader(deps, context, list);
      if (!found.ok) return found;
      const { user, staff } = found.value;
      const builtIn = builtInViews(list, { userId: user.id, staff }, deps.clock.now());
      const saved = await deps.listViews.seenBy(user.id, list);
      const makers = await makersOf(deps, found.value, saved);
      const views = [
        ...builtIn.map((view): ListView => ({ ...view, ...BUILT_IN })),
        ...saved.map((view) => viewOf(found.value, view, makers)),
      ];
      const defaultId = await deps.listViews.defaultOf(user.id, list);
      return ok({ views, defaultId: views.find(({ id }) => id === defaultId)?.id ?? null });
    },
    add: async ({ list, ...input }) => {
      const found = await requireReader(deps, context, list);
      if (!found.ok) return found;
      const added = await addView(deps, found.value, list, input);
      return added.ok ? ok(await shown(found.value, added.value)) : added;
    },
    change: async ({ id, version, ...input }) => {
      const found = await requireSome();
      if (!found.ok) return found;
      const changed = await changeView(deps, found.value, { id, version }, input);
      return changed.ok ? ok(await shown(found.value, changed.value)) : changed;
    },
    remove: async (which) => {
      const found = await requireSome();
      return found.ok ? removeView(deps, found.value, which) : found;
    },
    setDefault: async ({ list, id }) => {
      const found = await requireReader(deps, context, list);
      if (!found.ok) return found;
      const { user, staff } = found.value;
      const at = deps.clock.now();
      const builtIn = builtInViews(list, { userId: user.id, staff }, at);
      return deps.unitOfWork.transaction(async ({ listViews, audit }) => {
        await listViews.lockOwner(user.id);
        const nameOf = async (of: string | null): Promise<string | null> => {
          if (of === null) return null;
          return (builtIn.find((view) => view.id === of) ?? (await listViews.find(of)))?.name ?? null;
        };
        if (id !== null && !builtIn.some((view) => view.id === id)) {
          const view = await listViews.find(id);
          const isSeen = view?.list === list && (view.scope === 'team' || view.userId === user.id);
          if (!isSeen) return err({ kind: 'entity-not-found' });
        }
        const before = (await listViews.defaultOf(user.id, list)) ?? null;
        await listViews.setDefault(user.id, list, id ?? undefined);
        const what = { act: 'views.default', subjectKind: 'view', subjectId: list, at } as const;
        // By its name, too: the view may be another's, or gone, when somebody reads the log.
        const was = { viewId: before, view: await nameOf(before) };
        const is = { viewId: id, view: await nameOf(id) };
        for (const line of auditChange(byStaff(found.value), what, was, is)) await audit.append(line);
        return ok(null);
      });
    },
  };
};
