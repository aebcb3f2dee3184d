import { ok } from '@ykd/domain/shared';
import { SYNC_TARGETS } from '../ports/account-sync.js';
import type { AvatarFiles } from '../ports/avatar-files.js';
import type { FileStore } from '../ports/file-store.js';
import type { MemberRepository } from '../ports/member-repository.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { avatarKey, avatarNameOf } from './avatar-url.js';
import { keepName } from '../pictures/keep-name.js';

export interface RemoveAvatarDeps extends AuthenticateDeps {
  readonly members: MemberRepository;
  readonly files: FileStore;
  readonly avatarFiles: AvatarFiles;
}

/**
 * Removes a picture of the caller's, unless his profile names it again meanwhile. Its name goes first, so that no profile
 * can name what is being removed.
 */
export const removeAvatar = async (
  deps: RemoveAvatarDeps,
  context: CallerContext,
  { imgUrl }: { readonly imgUrl: string },
): Outcome<null, 'not-logged-in'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { id, avatarUrl } = caller.value.user;
  const name = avatarNameOf(imgUrl);
  const file = name === undefined ? undefined : await deps.avatarFiles.find(name);
  if (file?.userId !== id) return ok(null);

  if (avatarUrl === imgUrl) {
    const fields = { avatarUrl: null };
    await deps.members.updateProfile({ id, fields, sync: SYNC_TARGETS, at: deps.clock.now() });
  }
  if (!(await deps.avatarFiles.delete(file.name, id))) return ok(null);
  try {
    await deps.files.delete(avatarKey(file.name));
  } catch (error) {
    await keepName(deps.avatarFiles, file);
    throw error;
  }
  return ok(null);
};
