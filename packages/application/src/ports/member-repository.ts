import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';

/** A member to be stored for the first time. Instants are epoch milliseconds. */
export interface NewMember {
  readonly user: User;
  /** Undefined: the member has no password yet and can log in by SMS only. */
  readonly passwordHash?: string;
  readonly staff?: StaffMember;
  readonly at: number;
}

/** Members and their staff rights. */
export interface MemberRepository {
  /** Stores a new member; false (and nothing stored) when id, mobile or username are taken. */
  insert(member: NewMember): Promise<boolean>;
  findById(id: string): Promise<User | undefined>;
  /** Finds by mobile, or by username without regard to case; with what a login needs. */
  findByAccount(
    account: string,
  ): Promise<{ readonly user: User; readonly passwordHash?: string } | undefined>;
  /** Sets the username; false when another member has it already. Atomic under concurrent calls. */
  setUsername(id: string, userName: string, at: number): Promise<boolean>;
  count(): Promise<number>;
}
