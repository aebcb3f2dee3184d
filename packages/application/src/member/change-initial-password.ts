import { isStaff } from '@ykd/domain/access';
import { passwordChangeIssues, type Issue, type User } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import { securityEvent } from '../security/record.js';
import { lastingSession } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { isHeld } from '../shared/initial-password.js';
import type { Outcome } from '../shared/outcome.js';
import type { ChangePasswordDeps } from './change-password.js';
import { forgetOtherDevices, knownAs } from './device.js';
import { guessableIssues, inTurn, passwordWishes } from './new-password.js';
import { openSession } from './start-session.js';
import type { NewPasswordInput } from './port.js';

/** What people read of the password that they have already. */
const SAME_PASSWORD = '新密码不能与初始密码相同';

/** What is wrong with the form, of which the code is no part. */
const newPasswordIssues = ({ pwd, confirm }: NewPasswordInput): readonly Issue[] =>
  passwordChangeIssues({ password: pwd, confirm }).flatMap(({ field, message }) =>
    field === 'code' ? [] : [{ field: field === 'password' ? 'pwd' : field, message }],
  );

/**
 * Sets a password of the owner's own in the place of an initial one, in a session that this one opened. As with
 * `changePassword` he goes on with a new session; whoever else knew the password is outside. No bearer token stands for
 * the one of before.
 */
export const changeInitialPassword = async (
  deps: ChangePasswordDeps,
  context: CallerContext,
  input: NewPasswordInput,
): Outcome<User, 'not-logged-in' | 'invalid-input' | 'logins-unavailable'> => {
  const owner = await lastingSession(deps, context);
  if (owner === undefined || !isHeld(owner)) return err({ kind: 'not-logged-in' });
  const { user, sessionId, staff } = owner;
  const { pwd } = input;
  const issues = [...newPasswordIssues(input)];
  if (issues.length === 0) issues.push(...(await guessableIssues(deps, [user.userName, user.mobile], pwd)));
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });

  const old = (await deps.members.findByAccount(user.mobile))?.passwordHash;
  const turn = { known: knownAs('device', user.id), from: context.address };
  const { passwordHasher } = deps;
  const hashed = await inTurn(deps, turn, async () =>
    (await passwordHasher.verify(pwd, old)) ? undefined : passwordHasher.hash(pwd),
  );
  if (!hashed.ok) return hashed;
  const passwordHash = hashed.value;
  if (passwordHash === undefined) {
    return err({ kind: 'invalid-input', issues: [{ field: 'pwd', message: SAME_PASSWORD }] });
  }

  const at = deps.clock.now();
  const isChanged = await deps.unitOfWork.transaction(async (tx) => {
    const held = await tx.members.hold(user.id);
    // Another one who knows it may have been faster, or somebody gave another one: this session has ended by then.
    const isOpen = held?.initialSince !== undefined && (await tx.sessions.idsOf(user.id)).includes(sessionId);
    if (!isOpen) return false;
    await tx.members.setPassword({
      id: user.id,
      passwordHash,
      sync: passwordWishes(deps, pwd),
      at,
    });
    const told = { kind: 'password', userId: user.id, detail: 'initial' } as const;
    await tx.securityLog.add(securityEvent(deps, context, told));
    if (isStaff(staff)) {
      const what = { act: 'staff.password.own', subjectKind: 'member', subjectId: user.id, at } as const;
      await tx.audit.append(auditLine(byStaff(owner), { ...what, about: user.id }));
    }
    return true;
  });
  if (!isChanged) return err({ kind: 'not-logged-in' });
  // Whoever knew the old password is a stranger, wherever he logged in.
  await forgetOtherDevices(deps, context, user.id);
  // Somebody may have given yet another password meanwhile: then this one opens nothing.
  const isOpened = await openSession(deps, context, { userId: user.id, key: { passwordHash } });
  return isOpened ? ok(user) : err({ kind: 'not-logged-in' });
};
