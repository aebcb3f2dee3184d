import { err, ok } from '@ykd/domain/shared';
import type { MemberRepository } from '../ports/member-repository.js';
import type { PasswordHasher } from '../ports/password-hasher.js';
import type { CallerContext } from '../shared/caller.js';
import { heldUser, isInitialPasswordOver } from '../shared/initial-password.js';
import type { Outcome } from '../shared/outcome.js';
import type { LoggedIn } from './port.js';
import { startSession, type StartSessionDeps } from './start-session.js';

export interface OpenByPasswordDeps extends StartSessionDeps {
  readonly members: MemberRepository;
  readonly passwordHasher: PasswordHasher;
}

type Found = Awaited<ReturnType<MemberRepository['findByAccount']>>;

/** Gives a password that is known at this moment a hash of today's cost. */
const refreshHash = async (
  { members, passwordHasher }: OpenByPasswordDeps,
  id: string,
  pwd: string,
  hash: string,
): Promise<void> => {
  if (!passwordHasher.isOutdated(hash)) return;
  await members.replacePasswordHash(id, hash, await passwordHasher.hash(pwd)).catch(() => {
    // A full disk must not keep anybody out; the next login tries again.
  });
};

/**
 * Logs in the member who was found, when the password is his and still opens something. Where his hash changed meanwhile, the
 * new one is asked, once: another login may have brought it up to date.
 */
export const openByPassword = async (
  deps: OpenByPasswordDeps,
  context: CallerContext,
  { found, pwd }: { readonly found: Found; readonly pwd: string },
  asksAgain = true,
): Outcome<LoggedIn, 'wrong-credentials' | 'initial-password-over'> => {
  const hash = found?.passwordHash;
  const matches = await deps.passwordHasher.verify(pwd, hash);
  if (found === undefined || hash === undefined || !matches) return err({ kind: 'wrong-credentials' });
  const { user, initialSince } = found;
  if (initialSince !== undefined && isInitialPasswordOver(initialSince, deps.clock.now())) {
    return err({ kind: 'initial-password-over' });
  }
  if (await startSession(deps, context, { userId: user.id, way: 'password', key: { passwordHash: hash } })) {
    await refreshHash(deps, user.id, pwd, hash);
    return ok(initialSince === undefined ? user : { ...heldUser(user), mustChangePassword: true });
  }
  if (!asksAgain) return err({ kind: 'wrong-credentials' });
  const anew = await deps.members.findByAccount(user.mobile);
  return openByPassword(deps, context, { found: anew, pwd }, false);
};
