import { isSuperAdmin } from '@ykd/domain/access';
import { err } from '@ykd/domain/shared';
import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { memberName } from '../shared/member-name.js';
import type { Outcome } from '../shared/outcome.js';
import { fittingState, listReach } from '../staff-list/index.js';
import type { ListView } from './port.js';
import { VIEWED, type ListViews, type SavedView, type ViewList } from './view.js';

export interface ListViewDeps extends AuthenticateDeps {
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
  readonly listViews: ListViews;
  readonly members: Pick<MemberRepository, 'findById'>;
}

/** Whether somebody sees a list at all. */
export const seesList = ({ staff }: Pick<Caller, 'staff'>, list: ViewList): boolean =>
  listReach(VIEWED[list], staff) !== 'none';

/** The caller, who must see the list. */
export const requireReader = async (
  deps: AuthenticateDeps,
  context: CallerContext,
  list: ViewList,
): Outcome<Caller, 'not-logged-in' | 'forbidden'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  return seesList(caller.value, list) ? caller : err({ kind: 'forbidden' });
};

/** Whether somebody may change a view: its maker, and a super administrator what the team sees. */
export const mayChange = ({ user, staff }: Caller, { userId, scope }: SavedView): boolean =>
  userId === user.id || (scope === 'team' && isSuperAdmin(staff));

/** What makers of views are called; null for the caller himself. */
export const makersOf = async (
  { members }: Pick<ListViewDeps, 'members'>,
  { user }: Caller,
  views: readonly SavedView[],
): Promise<ReadonlyMap<string, string | null>> => {
  const makers = new Map<string, string | null>([[user.id, null]]);
  for (const { userId } of views) {
    if (!makers.has(userId)) makers.set(userId, memberName(await members.findById(userId)) ?? userId);
  }
  return makers;
};

/** A view as the caller has it before him. */
export const viewOf = (
  caller: Caller,
  view: SavedView,
  makers: ReadonlyMap<string, string | null>,
): ListView => {
  const { id, scope, name, version } = view;
  const { state, dropped } = fittingState(VIEWED[view.list], caller.staff, view.state);
  const by = makers.get(view.userId) ?? null;
  return { id, scope, name, state, dropped, version, by, mayChange: mayChange(caller, view) };
};
