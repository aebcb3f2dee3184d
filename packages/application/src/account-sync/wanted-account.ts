import { chatAccountOf } from '@ykd/domain/chat';
import { needsUsername, type User } from '@ykd/domain/member';
import type { WantedAccount } from '../ports/account-service.js';
import type { SyncJob } from '../ports/account-sync.js';
import { SEALED_PASSWORD, type Secrets } from '../ports/secrets.js';

/** How accounts in other services are made. */
export interface AccountRules {
  /**
   * The password in the chat: `mobile` is the Specification's (§7), which anybody can guess; `secret` is derived from the
   * platform's own secret.
   */
  readonly chatPassword: 'secret' | 'mobile';
  /** Where the platform's own addresses begin for the whole world: `https://host`. Without it pictures stay here. */
  readonly publicUrl?: string;
}

/** The purpose of the passwords that are derived for accounts. */
const INITIAL_PASSWORD = 'account-initial-password';

type Credentials = Pick<WantedAccount, 'username' | 'ownsUsername' | 'initialPassword' | 'newPassword'>;

/** In the chat the name and the password follow from the mobile; a change of password there renews what was guessable. */
const chatCredentials = (secrets: Secrets, rules: AccountRules, user: User, renews: boolean): Credentials => {
  const { username, password } = chatAccountOf(user.mobile);
  const initialPassword =
    rules.chatPassword === 'mobile' ? password : secrets.digest(INITIAL_PASSWORD, `chat:${user.id}`);
  return {
    username,
    ownsUsername: true,
    initialPassword,
    ...(renews ? { newPassword: initialPassword } : {}),
  };
};

/** On the code host the name is the member's username, and the password follows his own once he sets one. */
const codeHostCredentials = (secrets: Secrets, user: User, newPassword: string | undefined): Credentials => ({
  username: needsUsername(user) ? user.mobile : (user.userName ?? user.mobile),
  ownsUsername: needsUsername(user),
  initialPassword: newPassword ?? secrets.digest(INITIAL_PASSWORD, `code-host:${user.id}`),
  ...(newPassword === undefined ? {} : { newPassword }),
});

/**
 * The picture's address for the whole world; one that is a path here needs to know where the platform is. Null where one
 * is to be taken away: a picture that the member chose over there is his affair.
 */
const publicAvatar = (
  { avatarUrl }: User,
  { publicUrl }: AccountRules,
  { hasPicture }: SyncJob,
): string | null | undefined => {
  if (!avatarUrl) return hasPicture ? null : undefined;
  if (!avatarUrl.startsWith('/')) return avatarUrl;
  return publicUrl === undefined ? undefined : `${publicUrl}${avatarUrl}`;
};

/**
 * The account that a member shall have; undefined before his first profile, because an account needs a name and an
 * e-mail address.
 */
export const wantedAccount = (
  secrets: Secrets,
  rules: AccountRules,
  user: User,
  job: SyncJob,
): WantedAccount | undefined => {
  if (!user.name?.trim() || !user.email?.trim()) return undefined;
  const newPassword =
    job.sealedPassword === undefined ? undefined : secrets.open(SEALED_PASSWORD, job.sealedPassword);
  const avatarUrl = publicAvatar(user, rules, job);
  return {
    ownerId: user.id,
    name: user.name,
    email: user.email,
    ...(job.target === 'chat'
      ? chatCredentials(secrets, rules, user, job.sealedPassword !== undefined)
      : codeHostCredentials(secrets, user, newPassword)),
    ...(avatarUrl === undefined ? {} : { avatarUrl }),
    ...(job.externalId === undefined ? {} : { externalId: job.externalId }),
  };
};
