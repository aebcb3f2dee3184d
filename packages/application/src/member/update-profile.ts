import {
  normalizeProfile,
  profileIssues,
  profileTextIssues,
  type Gender,
  type User,
} from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import { avatarNameOf } from '../avatar/avatar-url.js';
import { SYNC_TARGETS } from '../ports/account-sync.js';
import type { AvatarFiles } from '../ports/avatar-files.js';
import type { ProfileChange } from '../entities/profile-change.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { createIssueList } from '../shared/issue-list.js';
import type { Outcome } from '../shared/outcome.js';
import { requireOwner } from '../shared/own-data.js';
import type { ProfileInput } from './port.js';

export interface UpdateProfileDeps extends AuthenticateDeps {
  readonly members: MemberRepository;
  readonly avatarFiles: AvatarFiles;
}

const NO_PICTURE = '头像不存在或已经失效，请重新上传';

/** The fields to store, one by one: whatever else came along stays behind. */
const fieldsOf = (input: ProfileInput): ProfileChange => {
  const { name, gender, email, description, avatarUrl, profile } = normalizeProfile(input);
  return {
    name: name ?? null,
    // One of the two, or the form would have been refused.
    gender: gender as Gender,
    email: email ?? null,
    ...(description === undefined ? {} : { description }),
    ...(avatarUrl === undefined ? {} : { avatarUrl: avatarUrl === '' ? null : avatarUrl }),
    profile: {
      schoolName: profile?.schoolName,
      schoolBeginDate: profile?.schoolBeginDate,
      schoolEndDate: profile?.schoolEndDate,
      major: profile?.major,
    },
  };
};

/** Saves the caller's profile, and wants his accounts elsewhere brought up to date. Specification §5, §7. */
export const updateProfile = async (
  deps: UpdateProfileDeps,
  context: CallerContext,
  input: ProfileInput,
): Outcome<User, 'not-logged-in' | 'forbidden' | 'invalid-input'> => {
  const caller = await requireOwner(deps, context, input.id);
  if (!caller.ok) return caller;
  const { user } = caller.value;
  const picture = input.avatarUrl ? avatarNameOf(input.avatarUrl) : undefined;
  const isShowable = async (url: string): Promise<boolean> =>
    picture === undefined
      ? url === user.avatarUrl
      : (await deps.avatarFiles.find(picture))?.userId === user.id;

  const issues = createIssueList();
  for (const { field, message } of [...profileIssues(input), ...profileTextIssues(input)]) {
    issues.add(field, () => message);
  }
  if (input.avatarUrl && !(await isShowable(input.avatarUrl))) {
    issues.add('avatarUrl', () => NO_PICTURE);
  }
  const found = issues.all();
  if (found.length > 0) return err({ kind: 'invalid-input', issues: found });
  const change = { id: user.id, fields: fieldsOf(input), picture, sync: SYNC_TARGETS, at: deps.clock.now() };
  const updated = await deps.members.updateProfile(change);
  if (updated !== undefined) return ok(updated);
  if (picture === undefined) return err({ kind: 'not-logged-in' });
  // It was removed while this was on the way, by another tab or as one that nobody used.
  return err({ kind: 'invalid-input', issues: [{ field: 'avatarUrl', message: NO_PICTURE }] });
};
