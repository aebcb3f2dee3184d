import type { User } from '@ykd/domain/member';
import { TAO as NAMELESS, withCare } from './care.js';
import type { World } from './world.js';

export const PLACE = { departmentId: null, title: '老师', email: null, phone: null } as const;
export const RIGHTS = { role: 'teacher', grants: [] } as const;
export const reason = '人手不够';
export const MEI: User = { id: 'u-mei', mobile: '13900000012', userName: 'meilaoshi', name: '梅兰' };
export const TAO: User = { ...NAMELESS, name: '王涛' };

/** A class teacher of two students, and an assistant of one of them who keeps the contacts. */
export const withStaff = (world: World): Promise<World> =>
  withCare(world, { user: TAO, grants: ['contacts', 'orders'] });

export const issue = (field: string, message: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, message }] },
});
export const failure = (kind: string) => ({ ok: false, error: { kind } });

export { JING } from './care.js';
