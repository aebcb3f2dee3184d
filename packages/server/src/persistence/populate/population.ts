import type { Care, Oddity, StoredDepartment, StoredEmployee } from '@ykd/application/entities';
import type {
  CheckInSave,
  HeldRefund,
  LessonsRead,
  OrderHistoryEntry,
  OutsideRefund,
  PaymentAttempt,
  ProgressSave,
  ShopOrder,
  StoredReceipt,
  StudentTags,
  StudyPiece,
  SyncTarget,
  WelcomeRecord,
} from '@ykd/application/ports';
import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';

type At<T> = T & { readonly at: number };

/** An order with everything that was written down about it; nothing of it is under way any more. */
export interface PopulationOrder {
  readonly order: ShopOrder;
  readonly history: readonly OrderHistoryEntry[];
  readonly attempts: readonly PaymentAttempt[];
  readonly receipts: readonly At<StoredReceipt>[];
  readonly refunds: readonly HeldRefund[];
  readonly outside: readonly At<OutsideRefund>[];
  readonly oddities: readonly Oddity[];
}

/** Members who are new to a database, with all that belongs to them. */
export interface Population {
  /** Without passwords: they log in with codes only. */
  readonly members: readonly At<{ readonly user: User }>[];
  /** Those who work here, without passwords as well. */
  readonly colleagues: readonly At<{ readonly user: User; readonly staff: StaffMember }>[];
  /** Those above before those below. */
  readonly departments: readonly StoredDepartment[];
  /** Where the colleagues work, and others who are there already: what was written of them is replaced. */
  readonly employees: readonly StoredEmployee[];
  readonly welcomes: readonly WelcomeRecord[];
  readonly care: readonly Care[];
  readonly purchases: readonly PopulationOrder[];
  /** Of each the earliest first; no two of a member overlap. */
  readonly study: readonly { readonly userId: string; readonly pieces: readonly StudyPiece[] }[];
  readonly progress: readonly ProgressSave[];
  readonly lessonsRead: readonly LessonsRead[];
  /** Without pictures. */
  readonly checkIns: readonly CheckInSave[];
  readonly givings: readonly Parameters<StudentTags['give']>[0][];
  /** Accounts elsewhere that were given up. */
  readonly failedSyncs: readonly At<{
    readonly userId: string;
    readonly target: SyncTarget;
    readonly error: string;
  }>[];
}
