import type { AuditDraft } from './audit-log.js';

/** The services that hold an account for each member. Specification §7 (Third-party calls). */
export type SyncTarget = 'chat' | 'code-host';

/** Both, in the order in which they are shown. */
export const SYNC_TARGETS: readonly SyncTarget[] = ['chat', 'code-host'];

/** The `dueAt` of what is not to be tried before the next wish. */
export const DUE_NEVER = Number.MAX_SAFE_INTEGER;

/** The `dueAt` of what was given up: it is not tried before the next wish or `retry` either, and is counted as failed. */
export const DUE_GIVEN_UP = DUE_NEVER - 1;

/** What is to be brought to another service, merged into one row a member and service. */
export interface SyncWish {
  readonly userId: string;
  readonly target: SyncTarget;
  /** A new password, sealed (for the chat an empty one: it renews its own); undefined leaves the password as it is. */
  readonly sealedPassword?: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** How far a member's account in a service is. */
export interface SyncState {
  readonly userId: string;
  readonly target: SyncTarget;
  /**
   * `waiting`: not tried since the last change; `failing`: tried, will be tried again; `failed`: given up; `done`.
   */
  readonly state: 'waiting' | 'failing' | 'failed' | 'done';
  /** Failed tries since the last success or wish. */
  readonly attempts: number;
  /** What the service said at the last failure, as it may be shown. */
  readonly error?: string;
  /** When it is tried next, epoch ms, or DUE_NEVER or DUE_GIVEN_UP; for `done` the time before which the service takes no other change. */
  readonly dueAt: number;
  readonly gmtModified: number;
}

/** A wish taken by one worker for a while. */
export interface SyncJob {
  readonly userId: string;
  readonly target: SyncTarget;
  /** Grows with each wish: a wish that came during the delivery is not lost by its success. */
  readonly version: number;
  readonly attempts: number;
  readonly sealedPassword?: string;
  /** The id of the account in the service, once it is known. */
  readonly externalId?: string;
  /** Whether the service shows a picture that it was given. */
  readonly hasPicture: boolean;
  /** When the lease ends, epoch ms. What is reported after another worker has taken the wish is not counted. */
  readonly leasedUntil: number;
}

/** Whose wishes are asked for: those of one member, or of whom the list of students shows in somebody's care, or of all. */
export interface SyncReach {
  readonly userId?: string;
  readonly caredBy?: string;
}

/** How many wishes for a service are in a state, of those that are not fulfilled and do not wait for a first profile. */
export interface SyncCount {
  readonly target: SyncTarget;
  readonly state: Exclude<SyncState['state'], 'done'>;
  readonly count: number;
}

/** The outbox of account changes. Wishes are written by the repository of members in the transaction of the change. */
export interface AccountSync {
  /**
   * Takes up to `limit` wishes for a service that are due, the longest due first, for `leaseMs`; nobody else gets them
   * meanwhile.
   */
  claim(claim: {
    readonly target: SyncTarget;
    readonly at: number;
    readonly leaseMs: number;
    readonly limit: number;
  }): Promise<readonly SyncJob[]>;
  /** The wish was fulfilled. A newer wish of the same member and service stays, due at `notBefore` at the earliest. */
  succeed(
    job: SyncJob,
    outcome: {
      readonly externalId: string;
      readonly hasPicture: boolean;
      readonly at: number;
      readonly notBefore: number;
    },
  ): Promise<void>;
  /** The try failed; the next one is due at `dueAt`, and DUE_GIVEN_UP gives up. A newer wish stays as it is. */
  fail(
    job: SyncJob,
    outcome: { readonly error: string; readonly at: number; readonly dueAt: number },
  ): Promise<void>;
  /** Nothing can be done before the next wish, which gets what this one wanted too. */
  postpone(job: SyncJob): Promise<void>;
  /** Wants a member's account in a service, now. */
  wish(wish: SyncWish): Promise<void>;
  /**
   * Has what fails or was given up tried again now; answers how many wishes that were. `audit`: what the audit log is told
   * with it, of each as it was before.
   */
  retry(
    which: SyncReach & {
      readonly at: number;
      readonly audit?: (before: SyncState) => readonly AuditDraft[];
    },
  ): Promise<number>;
  /** How many wishes are open; a state with none may be left out. */
  counts(): Promise<readonly SyncCount[]>;
  /** What fails or was given up, what was given up first, at most `limit`. */
  troubles(limit: number, reach?: Pick<SyncReach, 'caredBy'>): Promise<readonly SyncState[]>;
  /** One state a service for which there ever was a wish, in the order of SYNC_TARGETS. */
  statesOf(userId: string): Promise<readonly SyncState[]>;
}
