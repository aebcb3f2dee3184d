import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import type { ProfileChange } from '../entities/profile-change.js';
import type { SecurityEvent } from './security-log.js';
import type { SyncTarget, SyncWish } from './account-sync.js';

/** A member to be stored for the first time. Instants are epoch milliseconds. */
export interface NewMember {
  readonly user: User;
  /** Undefined: the member has no password yet and can log in by SMS only. */
  readonly passwordHash?: string;
  /** Since when the password is one that somebody else gave; undefined for one of his own. */
  readonly initialSince?: number;
  readonly staff?: StaffMember;
  readonly at: number;
}

/** What a login needs of a member. `initialSince`: since when his password is one that somebody else gave, epoch ms. */
export type LoginSecret = Pick<NewMember, 'passwordHash' | 'initialSince'>;

/** A new password, with what goes with the old one. */
export interface PasswordChange {
  readonly id: string;
  readonly passwordHash: string;
  /** Since when it is one that somebody else gave, epoch ms; undefined for one of his own. */
  readonly initialSince?: number;
  readonly keepSessionId?: string;
  readonly sync: readonly Pick<SyncWish, 'target' | 'sealedPassword'>[];
  readonly at: number;
}

/** Members and their staff rights. */
export interface MemberRepository {
  /** Stores a new member; false (and nothing stored) when id, mobile or username are taken. */
  insert(member: NewMember): Promise<boolean>;
  findById(id: string): Promise<User | undefined>;
  /** Those of these ids that there are, in no order: in one question, of however many a page tells. */
  findByIds(ids: readonly string[]): Promise<readonly User[]>;
  /** Finds by mobile, or by username without regard to case; with what a login needs. */
  findByAccount(account: string): Promise<({ readonly user: User } & LoginSecret) | undefined>;
  /**
   * Sets the username of a member who has none, or his mobile for one, and, in the same transaction, wants the accounts in
   * `sync` (default: none) to be named so; false when he has one already, or another member has this one. Atomic under
   * concurrent calls.
   */
  setUsername(id: string, userName: string, at: number, sync?: readonly SyncTarget[]): Promise<boolean>;
  /**
   * Changes a member's own fields and, in the same transaction, wants his accounts in `sync` brought up to date (see
   * AccountSync). `picture`: the name of a picture that he must have at that instant (see AvatarFiles); without it nothing
   * is changed. Answers the user as he stands then; undefined for nobody, and without the picture.
   */
  updateProfile(change: {
    readonly id: string;
    readonly fields: ProfileChange;
    readonly picture?: string | undefined;
    readonly sync: readonly SyncTarget[];
    readonly at: number;
  }): Promise<User | undefined>;
  /**
   * Sets the password and, in the same transaction, ends every session of the member but `keepSessionId` and the address of his
   * calendar, unbinds his WeChat account and wants the accounts in `sync` to follow. False for nobody.
   */
  setPassword(
    change: PasswordChange & {
      /** What the security log is told, should it happen. */
      readonly trace?: SecurityEvent;
    },
  ): Promise<boolean>;
  /** Stores another hash of the same password, unless the password was changed since `oldHash` was read. */
  replacePasswordHash(id: string, oldHash: string, newHash: string): Promise<void>;
  /** The member to whom a WeChat account is bound. */
  findByWeixin(openid: string): Promise<User | undefined>;
  /** The WeChat account that is bound to a member. */
  weixinOf(id: string): Promise<string | undefined>;
  /** Since when a member has a WeChat account; undefined for none. */
  weixinSince(id: string): Promise<number | undefined>;
  /** Releases a member's WeChat account, if he has one. */
  unbindWeixin(id: string): Promise<void>;
  count(): Promise<number>;
}

/** A WeChat account, and a member to whom it was bound, or an order of whom it paid. */
export interface UsedWeixin {
  readonly userId: string;
  readonly openid: string;
}

export interface TxMembers {
  /** What a login needs of a member; undefined for nobody. Whoever changes his password waits, or is waited for. */
  hold(id: string): Promise<LoginSecret | undefined>;
  /** As `setPassword` of the repository, which tells the security log by itself. */
  setPassword(change: PasswordChange): Promise<boolean>;
  /** As `insert` of the repository. */
  insert(member: NewMember): Promise<boolean>;
  /** The id of the member to whom a WeChat account is bound. */
  ownerOfWeixin(openid: string): Promise<string | undefined>;
  /** Binds a WeChat account, unless it or the member is bound already, and keeps that he has used it. */
  bindWeixin(binding: { readonly id: string; readonly openid: string; readonly at: number }): Promise<void>;
  /** Keeps that a member has used a WeChat account. */
  keepWeixin(used: UsedWeixin): Promise<void>;
  /** Whether a member ever used a WeChat account, bound to him or not. */
  usedWeixin(used: UsedWeixin): Promise<boolean>;
  /** Whether two members logged in on one device, as far as both accounts know it. */
  shareDevice(one: string, other: string): Promise<boolean>;
}
