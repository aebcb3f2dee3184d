import type { SyncTarget } from './account-sync.js';

/** The account that a member shall have in another service. Specification §7 (Third-party calls). */
export interface WantedAccount {
  /** The member's id: what tells his account from a stranger's of the same name. */
  readonly ownerId: string;
  readonly username: string;
  /** Whether only this member can have the username, so that an account of that name must be his. */
  readonly ownsUsername: boolean;
  readonly name: string;
  readonly email: string;
  /** For an account that has to be created. */
  readonly initialPassword: string;
  /** Set to change the password of an account that exists. */
  readonly newPassword?: string;
  /** The address of the picture, for the whole world; null takes the one away that the service was given. */
  readonly avatarUrl?: string | null;
  /** The id in the service, when it is known. */
  readonly externalId?: string;
}

/** How putting an account went. `pictureError`: the account is as wanted, but the service refused its new picture. */
export interface PutAccount {
  readonly externalId: string;
  /** Whether the service shows a picture that it was given; left out when that is as it was. */
  readonly hasPicture?: boolean;
  readonly pictureError?: string;
}

/** A service in which members have accounts: the team chat, the code hosting. */
export interface AccountService {
  /**
   * Makes the account so: finds it first, then creates or updates it; doing it again changes nothing and never makes a
   * second one. Never touches an account that may be somebody else's. Answers the account's id. Takes at most
   * ACCOUNT_CALL_MS. Throws AccountServiceError.
   */
  put(account: WantedAccount): Promise<PutAccount>;
  /** How long the service wants to be left alone with one account after a change, in milliseconds. */
  readonly restMs: number;
}

/** The longest that bringing one account to a service takes, in milliseconds. */
export const ACCOUNT_CALL_MS = 8_000;

/** The services that are set up. */
export type AccountServices = Readonly<Partial<Record<SyncTarget, AccountService>>>;

/** The service refused, or could not be reached. */
export class AccountServiceError extends Error {
  override readonly name = 'AccountServiceError';
  /** When the service said how long to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  /** `message`: the service's error text, as it may be shown to the member. */
  constructor(message: string, options: { readonly retryAfterMs?: number; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
  }
}
