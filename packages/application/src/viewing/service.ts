import { isStaff, mayViewAs, VIEWING_MS } from '@ykd/domain/access';
import { peopleReasonIssue } from '@ykd/domain/people';
import { err, ok, type Result } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import { actorOf, decide, type PeopleDeps } from '../people/actor.js';
import { invalid, notFound } from '../people/changed.js';
import type { MemberRepository } from '../ports/member-repository.js';
import { callers, lastingSession, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { memberName } from '../shared/member-name.js';
import { requireFreshRight } from '../shared/second-factor.js';
import { VIEWING_MARK, type ViewingPort } from './port.js';
import { tellBegin, tellEnd } from '../people/viewing-lines.js';

export interface ViewingDeps extends AuthenticateDeps, PeopleDeps {
  readonly members: Pick<MemberRepository, 'findById'>;
}

type Begun = Result<{ readonly until: number }, ErrorOf<'entity-not-found' | 'not-logged-in'>>;

/** To look as somebody else, for one caller. */
export const viewingPort = (deps: ViewingDeps, context: CallerContext): ViewingPort => ({
  start: async ({ userId, reason }) => {
    const caller = await requireFreshRight(deps, context, 'members.viewAs');
    if (!caller.ok) return caller;
    const { sessionId, user } = caller.value;
    const issue = peopleReasonIssue(reason);
    if (issue !== undefined) return invalid('reason', issue);
    if (userId === user.id) return invalid('userId', '这就是你自己');
    if ((await deps.members.findById(userId)) === undefined) return notFound();
    const actor = actorOf(caller.value, context);
    const started = await decide(deps, actor, 'members.viewAs', async ({ tx, at }): Promise<Begun> => {
      const [viewer, viewed] = [await tx.people.find(user.id), await tx.people.find(userId)];
      if (!mayViewAs(viewer?.staff, viewed?.staff)) return notFound();
      // Whoever ends his logins has done so by then, or waits.
      await tx.members.hold(user.id);
      const isLoggedIn = (await tx.sessions.idsOf(user.id)).includes(sessionId);
      if (!isLoggedIn) return err({ kind: 'not-logged-in' });
      const step = { by: actor.by, address: context.address, at };
      const before = await tx.viewings.ofSession(sessionId);
      if (before !== undefined && (await tx.viewings.delete(before.id)))
        await tellEnd(deps, tx, before, step);
      const parties = { sessionId, viewerId: user.id, viewedId: userId };
      const viewing = { id: deps.ids.next(), ...parties, startedAt: at, until: at + VIEWING_MS };
      await tx.viewings.insert(viewing);
      await tellBegin(deps, tx, viewing, { ...step, reason });
      return ok({ until: viewing.until });
    });
    if (started.ok) context.keep(VIEWING_MARK, 'on', started.value.until);
    return started;
  },
  end: async () => {
    const owner = await lastingSession(deps, context);
    if (context.kept(VIEWING_MARK) !== undefined) context.drop(VIEWING_MARK);
    if (owner?.viewing === undefined) return ok(null);
    const step = { by: byStaff(owner), address: context.address, at: deps.clock.now() };
    await deps.unitOfWork.transaction(async (tx) => {
      const viewing = await tx.viewings.ofSession(owner.sessionId);
      if (viewing !== undefined && (await tx.viewings.delete(viewing.id)))
        await tellEnd(deps, tx, viewing, step);
    });
    return ok(null);
  },
  current: async () => {
    const viewed = (await callers(deps, context))?.viewed;
    if (viewed === undefined) return ok(null);
    const { user, staff, viewing } = viewed;
    return ok({
      userId: user.id,
      name: memberName(user) ?? user.mobile,
      isStaff: isStaff(staff),
      until: viewing.until,
      leftMs: viewing.until - deps.clock.now(),
    });
  },
});
