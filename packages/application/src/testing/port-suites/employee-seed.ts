import type { User } from '@ykd/domain/member';
import { addMembers, HONG, MING } from '../fakes/index.js';
import { SEED_NOW } from './seed.js';
import type { World } from './world.js';

export const PLACE = { departmentId: null, title: '老师', email: null, phone: null } as const;
export const RIGHTS = { role: 'teacher', grants: [] } as const;
export const reason = '人手不够';
export const JING: User = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren', name: '陈静' };
export const MEI: User = { id: 'u-mei', mobile: '13900000012', userName: 'meilaoshi', name: '梅兰' };
export const TAO: User = { id: 'u-tao', mobile: '13900000003', userName: 'zhujiao', name: '王涛' };

/** A class teacher of two students, and an assistant of one of them who keeps the contacts. */
export const withStaff = async (world: World): Promise<World> => {
  const { deps } = world;
  await addMembers(deps, [JING], { role: 'class', grants: [] });
  await addMembers(deps, [TAO], { role: 'teacher', grants: ['contacts', 'orders'] });
  await deps.unitOfWork.transaction(async ({ care }) => {
    const since = SEED_NOW;
    await care.assign({ studentId: MING.id, staffId: JING.id, kind: 'classTeacher', since });
    await care.assign({ studentId: HONG.id, staffId: JING.id, kind: 'classTeacher', since });
    await care.assign({ studentId: MING.id, staffId: TAO.id, kind: 'assistant', since });
  });
  return world;
};

export const issue = (field: string, message: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, message }] },
});
export const failure = (kind: string) => ({ ok: false, error: { kind } });
