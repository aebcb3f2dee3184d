import type { SecurityEvent } from '@ykd/application/entities';
import type { AuditDraft } from '@ykd/application/ports';
import { isSuperAdmin, type StaffMember } from '@ykd/domain/access';
import { appendAudit } from './audit-log.js';
import type { Database } from './database.js';
import { staffOf } from './member-row.js';
import { writeTrace } from './security-log.js';

/** A member of staff as operators see him. */
export interface StaffAccount {
  readonly id: string;
  readonly mobile: string;
  readonly userName: string | null;
  readonly name: string | null;
  readonly staff: StaffMember;
  /** Without one he logs in by SMS only. */
  readonly hasPassword: boolean;
}

/** Who is staff, and the changing of it. */
export interface StaffAccounts {
  /** All staff, super administrators first, then by username. */
  list(): Promise<readonly StaffAccount[]>;
  /**
   * Makes a member staff with these rights, or takes them away, and ends his sessions. `last-super-admin`, and nothing
   * changed: nobody would be left who may do everything. `trace`: what the security log is told; `audit`: what the audit
   * log is told, of the rights before.
   */
  set(
    userId: string,
    staff: StaffMember | undefined,
    trace: SecurityEvent,
    audit: (before: StaffMember | undefined) => readonly AuditDraft[],
  ): Promise<'done' | 'last-super-admin'>;
}

/** Staff in the database. */
export const staffAccounts = ({ db, traits, transaction }: Database): StaffAccounts => ({
  list: async () => {
    const rows = await db
      .selectFrom('staff')
      .innerJoin('member', 'member.id', 'staff.user_id')
      .select(['id', 'mobile', 'user_name', 'name', 'role', 'grants', 'pwd_hash'])
      .orderBy((e) => e.case().when('role', '=', 'superAdmin').then(0).else(1).end())
      .orderBy('user_name_key')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      mobile: row.mobile,
      userName: row.user_name,
      name: row.name,
      staff: staffOf(row) ?? { grants: [] },
      hasPassword: row.pwd_hash !== null,
    }));
  },
  set: (userId, staff, trace, audit) =>
    transaction(async (trx) => {
      // Two who take the rights of the last two super administrators wait for each other.
      await traits.lockKey(trx, 'staff');
      const admins = await trx
        .selectFrom('staff')
        .select('user_id')
        .where('role', '=', 'superAdmin')
        .execute();
      const isLast = admins.length === 1 && admins[0]?.user_id === userId;
      if (isLast && !isSuperAdmin(staff)) return 'last-super-admin';
      const known = await trx
        .selectFrom('staff')
        .select(['role', 'grants'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      await trx.deleteFrom('staff').where('user_id', '=', userId).execute();
      if (staff !== undefined) {
        const values = { role: staff.role ?? null, grants: JSON.stringify(staff.grants) };
        await trx
          .insertInto('staff')
          .values({ user_id: userId, ...values })
          .execute();
      }
      await trx.deleteFrom('session').where('user_id', '=', userId).execute();
      await writeTrace(trx, [trace]);
      await appendAudit(trx, traits, audit(known && staffOf(known)));
      return 'done';
    }),
});
