import type { Grant } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import { addMembers, HONG, MING } from '../fakes/index.js';
import { SEED_NOW } from './seed.js';
import type { World } from './world.js';

/** A class teacher. */
export const JING: User = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren', name: '陈静' };
/** An assistant, with grants. */
export const TAO: User = { id: 'u-tao', mobile: '13900000003', userName: 'zhujiao' };

/** A class teacher of two students, and the assistant of one of them; `assistant`: who that is, and what else he may do. */
export const withCare = async (
  world: World,
  assistant: { readonly user: User; readonly grants: readonly Grant[] } = {
    user: TAO,
    grants: ['orders', 'assistants'],
  },
): Promise<World> => {
  const { deps } = world;
  await addMembers(deps, [JING], { role: 'class', grants: [] });
  await addMembers(deps, [assistant.user], { role: 'teacher', grants: assistant.grants });
  await deps.unitOfWork.transaction(async ({ care }) => {
    const since = SEED_NOW;
    await care.assign({ studentId: MING.id, staffId: JING.id, kind: 'classTeacher', since });
    await care.assign({ studentId: HONG.id, staffId: JING.id, kind: 'classTeacher', since });
    await care.assign({ studentId: MING.id, staffId: TAO.id, kind: 'assistant', since });
  });
  return world;
};
