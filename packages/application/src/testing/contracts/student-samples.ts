import type { StaffMember } from '@ykd/domain/access';
import type { SchoolProfile } from '@ykd/domain/member';
import type { Care } from '../../entities/care.js';
import type { MemberRepository, UnitOfWork } from '../../ports/index.js';

interface CareDeps {
  readonly members: MemberRepository;
  readonly unitOfWork: UnitOfWork;
}

interface Person {
  readonly name?: string;
  readonly userName?: string;
  readonly mobile?: string;
  readonly school?: string;
  readonly major?: string;
  readonly at?: number;
  readonly staff?: StaffMember;
}

const mobileOf = (id: string): string =>
  `139${[...id]
    .reduce((sum, unit) => (sum * 31 + unit.charCodeAt(0)) % 100_000_000, 7)
    .toString()
    .padStart(8, '0')}`;

/** Stores a member, whose mobile comes from his id unless it is named. */
export const addPerson = async (
  { members }: Pick<CareDeps, 'members'>,
  id: string,
  { school, major, at = 1, staff, mobile = mobileOf(id), ...names }: Person = {},
): Promise<void> => {
  const profile: SchoolProfile = {
    ...(school === undefined ? {} : { schoolName: school }),
    ...(major === undefined ? {} : { major }),
  };
  const user = { id, mobile, ...names, ...(Object.keys(profile).length === 0 ? {} : { profile }) };
  const isStored = await members.insert({ user, at, ...(staff === undefined ? {} : { staff }) });
  if (!isStored) throw new Error(`${id} is taken`);
};

/** Puts a student into somebody's care. */
export const assign = (
  { unitOfWork }: Pick<CareDeps, 'unitOfWork'>,
  studentId: string,
  staffId: string,
  kind: Care['kind'] = 'classTeacher',
  since = 1,
): Promise<boolean> => unitOfWork.transaction(({ care }) => care.assign({ studentId, staffId, kind, since }));
