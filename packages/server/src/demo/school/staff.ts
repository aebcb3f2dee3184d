import type { StoredDepartment, StoredEmployee } from '@ykd/application/entities';
import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import { morning, WORKING_DAYS } from '../working-days.js';

type DepartmentLine = readonly [id: string, parentId: string | null, name: string, position: number];

/** The departments, those above before those below. */
const DEPARTMENTS: readonly DepartmentLine[] = [
  ['demo-department-office', null, '校长办公室', 0],
  ['demo-department-teaching', null, '教学部', 1],
  ['demo-department-class', 'demo-department-teaching', '班主任组', 0],
  ['demo-department-tutors', 'demo-department-teaching', '助教组', 1],
  ['demo-department-market', null, '市场部', 2],
  ['demo-department-finance', null, '财务部', 3],
];

interface Post {
  /** The id of the department. */
  readonly department: string;
  readonly title: string;
  /** For so many days he has worked here. */
  readonly days: number;
}

const post = (department: Post['department'], title: string, days: number): Post => ({
  department: `demo-department-${department}`,
  title,
  days,
});

/** Where the accounts of the demo work. */
const OF_ACCOUNTS: readonly (readonly [userId: string, post: Post])[] = [
  ['demo-admin', post('office', '系统管理员', WORKING_DAYS['demo-admin'])],
  ['demo-banzhuren', post('class', '班主任组长', WORKING_DAYS['demo-banzhuren'])],
  ['demo-zhujiao', post('tutors', '助教组长', WORKING_DAYS['demo-zhujiao'])],
];

type Colleague = readonly [
  name: string,
  userName: string,
  gender: NonNullable<User['gender']>,
  post: Post,
  staff: StaffMember,
];

/** Who works with them. */
const COLLEAGUES: readonly Colleague[] = [
  [
    '罗建国',
    'luojianguo',
    'male',
    post('teaching', '教学主任', 1043),
    { grants: ['performance', 'assistants'] },
  ],
  ['刘敏', 'liumin', 'female', post('class', '班主任', 470), { role: 'class', grants: [] }],
  ['林悦', 'linyue', 'female', post('tutors', '助教', 538), { role: 'teacher', grants: [] }],
  ['何晨', 'hechen', 'male', post('tutors', '助教', 446), { role: 'teacher', grants: [] }],
  ['黄磊', 'huanglei', 'male', post('market', '市场经理', 806), { grants: ['performance', 'partners'] }],
  ['郑雨桐', 'zhengyutong', 'female', post('market', '渠道专员', 123), { grants: ['partners'] }],
  ['许芳', 'xufang', 'female', post('finance', '会计', 731), { grants: ['orders'] }],
  ['谢琳', 'xielin', 'female', post('office', '人事行政', 589), { grants: ['contacts'] }],
];

/** Numbers of which nobody has one, like those of the students. */
const MOBILES_FROM = 19_800_000_001;

const idOf = (userName: string): string => `demo-staff-${userName}`;

/** Whoever of the school looks after students beside the accounts of the demo. */
export const SECOND_CLASS_TEACHER = idOf('liumin');
export const MORE_ASSISTANTS = [idOf('linyue'), idOf('hechen')] as const;

/** Somebody of the school's staff who has no account yet; without a password, like its students. */
export interface SchoolColleague {
  readonly user: User & { readonly userName: string };
  readonly staff: StaffMember;
  /** When he joined, epoch ms. */
  readonly at: number;
}

/** Who works at the school beside the accounts of the demo, as of `at` (epoch ms). */
export const schoolColleagues = (at: number): readonly SchoolColleague[] =>
  COLLEAGUES.map(([name, userName, gender, { days }, staff], index) => ({
    user: { id: idOf(userName), mobile: String(MOBILES_FROM + index), userName, name, gender },
    staff,
    at: morning(at, days),
  }));

const BY = { version: 1, changedBy: 'demo-admin' } as const;

/** The departments of the school as of `at` (epoch ms), as old as whoever works there longest. */
export const schoolDepartments = (at: number): readonly StoredDepartment[] => {
  const begun = morning(at, Math.max(...OF_ACCOUNTS.map(([, { days }]) => days)));
  const times = { changedAt: begun, gmtCreated: begun };
  return DEPARTMENTS.map(([id, parentId, name, position]) => ({
    id,
    parentId,
    name,
    position,
    ...BY,
    ...times,
  }));
};

/** Where everybody works as of `at` (epoch ms): the accounts of the demo and their colleagues. */
export const schoolEmployees = (at: number): readonly StoredEmployee[] =>
  [...OF_ACCOUNTS, ...COLLEAGUES.map(([, userName, , place]) => [idOf(userName), place] as const)].map(
    ([userId, { department: departmentId, title, days }]) => {
      const joinedAt = morning(at, days);
      const email = `${userId.replace(/^demo-(?:staff-)?/, '')}@example.com`;
      const contact = { title, email, phone: null };
      const times = { joinedAt, leftAt: null, changedAt: joinedAt };
      return { userId, state: 'active', departmentId, ...contact, ...times, ...BY };
    },
  );
