import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import type { ApplicationDeps } from '../../application-deps.js';

/** The password of everybody. */
export const PASSWORD = 'correct horse';

/** The one password that everybody knows, as far as tests go. */
export const COMMON_PASSWORD = 'password1';

/** A student with everything filled in. */
export const MING = {
  id: 'u-ming',
  mobile: '13800000002',
  userName: 'xiaoming',
  name: '小明',
  email: 'ming@example.com',
  gender: 'male',
  profile: {
    schoolName: '南京大学',
    schoolBeginDate: '2022-09',
    schoolEndDate: '2026-06',
    major: '软件工程',
  },
} as const satisfies User;

/** Another student. */
export const HONG = { id: 'u-hong', mobile: '13800000003', userName: 'xiaohong' } as const satisfies User;

/** A student without a username of his own. */
export const NEW = { id: 'u-new', mobile: '13800000001', userName: '13800000001' } as const satisfies User;

/** Stores people, with the password of everybody and perhaps rights. */
export const addMembers = async (
  { members, passwordHasher, clock }: Pick<ApplicationDeps, 'members' | 'passwordHasher' | 'clock'>,
  users: readonly User[],
  staff?: StaffMember,
): Promise<void> => {
  const passwordHash = await passwordHasher.hash(PASSWORD);
  const at = clock.now();
  for (const user of users) {
    await members.insert({ user, passwordHash, at, ...(staff === undefined ? {} : { staff }) });
  }
};

/** Makes the password of everybody one that somebody else gave this member: the sessions that it opens are held. */
export const giveInitialPassword = async (
  { members, passwordHasher, clock }: Pick<ApplicationDeps, 'members' | 'passwordHasher' | 'clock'>,
  { id }: Pick<User, 'id'>,
): Promise<void> => {
  const passwordHash = await passwordHasher.hash(PASSWORD);
  const at = clock.now();
  await members.setPassword({ id, passwordHash, initialSince: at, sync: [], at });
};
