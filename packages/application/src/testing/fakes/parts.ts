import { fakeAccountSync } from './account-sync.js';
import { fakeAvatarFiles } from './avatar-files.js';
import { fakeCheckIns } from './check-ins.js';
import { fakeProgress } from './progress.js';
import { fakeMembers } from './members.js';
import { createAlone } from './alone.js';
import { createWorld } from './world.js';

/** What several fakes of repositories stand on. */
export const createFakeParts = () => {
  const world = createWorld();
  const accountSync = fakeAccountSync(world);
  const alone = createAlone();
  const members = fakeMembers(world, alone, {
    hasPicture: (userId, name) => avatarFiles.stored.get(name)?.userId === userId,
    wish: accountSync.wish,
  });
  const avatarFiles = fakeAvatarFiles(members);
  return {
    world,
    alone,
    accountSync,
    members,
    avatarFiles,
    progress: fakeProgress(),
    ...fakeCheckIns(world),
  };
};

export type FakeParts = ReturnType<typeof createFakeParts>;
