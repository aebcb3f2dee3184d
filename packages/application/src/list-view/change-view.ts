import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange, auditLine, byStaff } from '../audit/draft.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller } from '../shared/caller.js';
import { memberName } from '../shared/member-name.js';
import type { ChangedMeanwhile, EntityNotFound, Forbidden, InvalidInput } from '../shared/errors.js';
import { mayChange, seesList, type ListViewDeps } from './deps.js';
import { checkedView, NAME_TAKEN, OF_ANOTHER, TOO_MANY_VIEWS } from './keep-view.js';
import type { ViewInput } from './port.js';
import { VIEWS_MAX, type SavedView, type ViewList } from './view.js';

type Deps = Pick<ListViewDeps, 'clock' | 'ids' | 'members' | 'unitOfWork'>;
type Unkept = Forbidden | InvalidInput;
type Gone = EntityNotFound | ChangedMeanwhile;

/** Which view is changed, as it was at a version. */
export interface ViewAt {
  readonly id: string;
  readonly version: number;
}

/** What of a view the audit log tells. */
const told = ({ list, name, scope, state }: SavedView) => ({ list, name, scope, state });

/** Saves a new view unless its maker has one of that name, or as many as he may. */
export const addView = async (
  { clock, ids, unitOfWork }: Deps,
  caller: Caller,
  list: ViewList,
  input: ViewInput,
): Promise<Result<SavedView, Unkept>> => {
  const checked = checkedView(caller, list, input);
  if (!checked.ok) return checked;
  const userId = caller.user.id;
  const at = clock.now();
  const times = { gmtCreated: at, gmtModified: at };
  const view: SavedView = {
    id: ids.next(),
    list,
    userId,
    ...checked.value,
    version: 1,
    ...times,
    changedBy: userId,
  };
  return unitOfWork.transaction(async ({ listViews, audit }) => {
    await listViews.lockOwner(userId);
    if ((await listViews.countOf(userId)) >= VIEWS_MAX) return TOO_MANY_VIEWS;
    const same = await listViews.named(userId, list, view.name);
    if (same !== undefined) return NAME_TAKEN;
    await listViews.put(view);
    const what = { act: 'views.add', subjectKind: 'view', subjectId: view.id, at } as const;
    await audit.append(auditLine(byStaff(caller), what, { before: {}, after: told(view) }));
    return ok(view);
  });
};

/** Does something to a view as the caller saw it; to whoever may not change it, it is not there. */
const atVersion = async <T, E>(
  { members, unitOfWork }: Deps,
  caller: Caller,
  { id, version }: ViewAt,
  work: (view: SavedView, tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E | Gone>> => {
  const isTheirs = (view: SavedView | undefined): view is SavedView =>
    view !== undefined && mayChange(caller, view) && seesList(caller, view.list);
  const { changed, result } = await unitOfWork.transaction(
    async (tx): Promise<{ readonly changed?: SavedView; readonly result?: Result<T, E> }> => {
      const seen = await tx.listViews.find(id);
      if (!isTheirs(seen)) return {};
      await tx.listViews.lockOwner(seen.userId);
      const view = await tx.listViews.find(id);
      if (!isTheirs(view)) return {};
      return view.version === version ? { result: await work(view, tx) } : { changed: view };
    },
  );
  if (result !== undefined) return result;
  if (changed === undefined) return err({ kind: 'entity-not-found' });
  const { name, scope, state, changedBy, gmtModified: at } = changed;
  const by = { id: changedBy, name: memberName(await members.findById(changedBy)) ?? null };
  return err({ kind: 'changed-meanwhile', now: { name, scope, state }, version: changed.version, by, at });
};

/** Changes a view that nobody changed meanwhile. */
export const changeView = (
  deps: Deps,
  caller: Caller,
  which: ViewAt,
  input: ViewInput,
): Promise<Result<SavedView, Unkept | Gone>> =>
  atVersion<SavedView, Unkept>(deps, caller, which, async (view, { listViews, audit }) => {
    const checked = checkedView(caller, view.list, input);
    if (!checked.ok) return checked;
    const isTakenBack = view.scope === 'team' && checked.value.scope === 'own';
    if (isTakenBack && view.userId !== caller.user.id) return OF_ANOTHER;
    const same = await listViews.named(view.userId, view.list, checked.value.name);
    if (same !== undefined && same.id !== view.id) return NAME_TAKEN;
    const at = deps.clock.now();
    const changed = {
      ...view,
      ...checked.value,
      version: view.version + 1,
      gmtModified: at,
      changedBy: caller.user.id,
    };
    await listViews.put(changed);
    if (isTakenBack) await listViews.forgetDefaults(view.id, view.userId);
    const what = { act: 'views.change', subjectKind: 'view', subjectId: view.id, at } as const;
    const lines = auditChange(byStaff(caller), what, told(view), told(changed));
    // Kept once more as it was, it has another version all the same.
    for (const line of lines.length > 0 ? lines : [auditLine(byStaff(caller), what)])
      await audit.append(line);
    return ok(changed);
  });

/** Removes a view that nobody changed meanwhile. */
export const removeView = (deps: Deps, caller: Caller, which: ViewAt): Promise<Result<null, Gone>> =>
  atVersion<null, never>(deps, caller, which, async (view, { listViews, audit }) => {
    await listViews.delete(view.id);
    const what = {
      act: 'views.delete',
      subjectKind: 'view',
      subjectId: view.id,
      at: deps.clock.now(),
    } as const;
    await audit.append(auditLine(byStaff(caller), what, { before: told(view), after: {} }));
    return ok(null);
  });
