import { mayViewAs, type StaffMember } from '@ykd/domain/access';
import type { SessionOwner, SessionViewing } from '../ports/session-repository.js';
import type { Caller } from './caller.js';
import { withoutMobile } from './without-mobile.js';

/** As whom the owner of a session looks now, as long as he still may. `staff`: what he himself may do. */
export const lastingViewing = (
  { viewing }: Pick<SessionOwner, 'viewing'>,
  staff: StaffMember | undefined,
  now: number,
): SessionViewing | undefined =>
  viewing !== undefined && viewing.viewing.until > now && mayViewAs(staff, viewing.staff)
    ? viewing
    : undefined;

/** A caller who looks as somebody else. */
export type ViewedCaller = Caller & Required<Pick<Caller, 'viewing'>>;

/** The caller as whom somebody looks. */
export const asViewed = (own: Caller, { viewing, user, staff }: SessionViewing): ViewedCaller => ({
  sessionId: own.sessionId,
  user: withoutMobile(user),
  ...(staff === undefined ? {} : { staff }),
  viewing: { by: own.user, until: viewing.until, mobile: user.mobile },
});
