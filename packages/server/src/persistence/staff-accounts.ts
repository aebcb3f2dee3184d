import type { StaffMember } from '@ykd/domain/access';
import type { Database } from './database.js';
import { staffOf } from './member-row.js';

/** A member of staff as operators see him. */
export interface StaffAccount {
  readonly id: string;
  readonly mobile: string;
  readonly userName: string | null;
  readonly name: string | null;
  /** Undefined: he left. */
  readonly staff: StaffMember | undefined;
  /** The name of his department. */
  readonly department: string | null;
  /** When he left, epoch ms. */
  readonly leftAt: number | null;
  /** Without one he logs in by SMS only. */
  readonly hasPassword: boolean;
}

/** Who is staff, for operators. */
export interface StaffAccounts {
  /** All staff, super administrators first, those who left last, then by username. */
  list(): Promise<readonly StaffAccount[]>;
}

/** Staff in the database. */
export const staffAccounts = ({ db }: Pick<Database, 'db'>): StaffAccounts => ({
  list: async () => {
    const rows = await db
      .selectFrom('employee')
      .innerJoin('member', 'member.id', 'employee.user_id')
      .leftJoin('staff', 'staff.user_id', 'employee.user_id')
      .leftJoin('department', 'department.id', 'employee.department_id')
      .select(['member.id', 'mobile', 'user_name', 'member.name', 'role', 'grants', 'pwd_hash', 'left_at'])
      .select('department.name as department')
      .orderBy((e) =>
        e.case().when('state', '=', 'left').then(2).when('role', '=', 'superAdmin').then(0).else(1).end(),
      )
      .orderBy('user_name_key')
      .orderBy('member.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      mobile: row.mobile,
      userName: row.user_name,
      name: row.name,
      staff: staffOf(row),
      department: row.department,
      leftAt: row.left_at,
      hasPassword: row.pwd_hash !== null,
    }));
  },
});
