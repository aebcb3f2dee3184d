import { avatarUrl } from '../../avatar/avatar-url.js';
import type { FakeMembers } from './members.js';
import { fakeOwnedPictures, type FakeOwnedPictures } from './owned-pictures.js';

/** Pictures' names in memory; whether one is used, the members in memory tell. */
export type FakeAvatarFiles = FakeOwnedPictures;

/** Pictures' names in memory. */
export const fakeAvatarFiles = (members: FakeMembers): FakeAvatarFiles =>
  fakeOwnedPictures(({ name, userId }) => members.stored.get(userId)?.user.avatarUrl === avatarUrl(name));
