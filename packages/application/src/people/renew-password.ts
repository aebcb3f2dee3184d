import { peopleReasonIssue } from '@ykd/domain/people';
import { ok, type Result } from '@ykd/domain/shared';
import { auditLine } from '../audit/draft.js';
import { securityEvent } from '../security/record.js';
import type { Forbidden } from '../shared/errors.js';
import type { Actor, PeopleDeps } from './actor.js';
import { isOwn, onSeen, type Refusal, type Seen } from './change-employee.js';
import { changed, invalid } from './changed.js';

/** Why somebody cannot do this to himself: he would come around the code of a change. */
const OWN = '自己的密码请在账号菜单里修改';

/** Gives somebody who works here a password that he changes when he logs in with it; his logins end. */
export const renewPassword = (
  deps: PeopleDeps,
  actor: Actor,
  { passwordHash, reason, ...seen }: Seen & { readonly passwordHash: string; readonly reason: string },
): Promise<Result<null, Refusal | Forbidden>> =>
  onSeen(deps, actor, 'staff.manage', seen, async (deciding, { employee, staff }) => {
    const { tx, at } = deciding;
    const { userId } = seen;
    const issue = peopleReasonIssue(reason);
    if (issue !== undefined) return invalid('reason', issue);
    if (isOwn(deciding, userId)) return invalid('userId', OWN);
    if (staff === undefined) return invalid('userId', '他已经离职，请先让他重新入职');
    // The version tells whoever does the same at once that the password that he would show is none.
    await tx.people.put(changed(employee, {}, actor.by.actor, at), staff);
    await tx.members.setPassword({ id: userId, passwordHash, initialSince: at, sync: [], at });
    const told = { kind: 'password', subject: `member ${userId}`, detail: 'initial' } as const;
    const by = { ...told, userId: actor.by.actor ?? undefined };
    await tx.securityLog.add(securityEvent({ clock: { now: () => at }, ids: deps.ids }, actor, by));
    const what = { act: 'staff.password', subjectKind: 'member', subjectId: userId } as const;
    await tx.audit.append(auditLine(actor.by, { ...what, about: userId, at, reason }));
    return ok(null);
  });
