import { type AccountService, AccountServiceError, type WantedAccount } from '@ykd/application/ports';
import type { Dispatcher } from 'undici';
import * as z from 'zod/mini';
import {
  createCaller,
  isSame,
  refusal,
  shownText,
  type CallService,
  type ServiceAnswer,
} from '../call-service.js';
import { failedAnswer, gitlabUser, USERS_PATH, type GitlabUser } from './protocol.js';

export interface GitlabSettings {
  /** Where GitLab is, without a slash at the end. */
  readonly url: string;
  /** An administrator's access token with the scope `api`. */
  readonly token: string;
  readonly dispatcher?: Dispatcher;
}

const TITLE = '代码托管平台';
/** GitLab asks for no rest; whoever saves again and again is passed on once in a while all the same. */
const REST_MS = 5_000;

const refused = (answer: ServiceAnswer): AccountServiceError => {
  const { message, error } = z.safeParse(failedAnswer, answer.body).data ?? {};
  const text =
    typeof message === 'object'
      ? Object.entries(message)
          .map(([field, problems]) => `${field} ${problems.join(', ')}`)
          .join('; ')
      : (message ?? error);
  return refusal(TITLE, answer, shownText(text));
};

const read = <S extends z.core.$ZodType>(answer: ServiceAnswer, schema: S): z.output<S> => {
  const parsed = z.safeParse(schema, answer.body);
  if (answer.status < 200 || answer.status > 299 || !parsed.success) throw refused(answer);
  return parsed.data;
};

const findById = async (call: CallService, id: string): Promise<GitlabUser | undefined> => {
  const answer = await call({ method: 'GET', path: `${USERS_PATH}/${encodeURIComponent(id)}` });
  return answer.status === 404 ? undefined : read(answer, gitlabUser);
};

const findByName = async (call: CallService, username: string): Promise<GitlabUser | undefined> => {
  const answer = await call({ method: 'GET', path: USERS_PATH, query: { username } });
  return read(answer, z.array(gitlabUser)).find((user) => isSame(user.username, username));
};

/** Stands in an administrator's note and says whose account it is: anybody may have taken the name before us. */
const markOf = ({ ownerId }: WantedAccount): string => `ykd:${ownerId}`;
const isMarked = (user: GitlabUser, wanted: WantedAccount): boolean =>
  user.note?.split('\n').includes(markOf(wanted)) === true;

/** The member's account, and what it shall be; undefined when it has to be made. */
const find = async (
  call: CallService,
  wanted: WantedAccount,
): Promise<{ readonly user: GitlabUser; readonly wanted: WantedAccount } | undefined> => {
  const known = wanted.externalId === undefined ? undefined : await findById(call, wanted.externalId);
  // GitLab counts its users: in another GitLab the same number is somebody else's.
  const own = known !== undefined && isMarked(known, wanted) ? known : undefined;
  const user = own ?? (await findByName(call, wanted.username));
  if (user === undefined) return undefined;
  const isOurs = isMarked(user, wanted);
  if ((isOurs || wanted.ownsUsername) && user.is_admin !== true) {
    // Whoever made an account of that name before us knows its password: it gets another one.
    return { user, wanted: isOurs ? wanted : { newPassword: wanted.initialPassword, ...wanted } };
  }
  throw new AccountServiceError(`${TITLE}上的用户名 ${wanted.username} 已属于其他账号，请联系班主任处理`);
};

const create = async (call: CallService, wanted: WantedAccount): Promise<GitlabUser> => {
  const { username, name, email, initialPassword, newPassword = initialPassword } = wanted;
  const body = {
    username,
    name,
    email,
    password: newPassword,
    // Without it nobody could log in to the account where GitLab cannot send mail.
    skip_confirmation: true,
    note: markOf(wanted),
  };
  return read(await call({ method: 'POST', path: USERS_PATH, body }), gitlabUser);
};

const update = async (call: CallService, user: GitlabUser, wanted: WantedAccount): Promise<GitlabUser> => {
  const { username, name, email, newPassword } = wanted;
  const body = {
    ...(isSame(user.username, username) ? {} : { username }),
    ...(user.name === name ? {} : { name }),
    ...(isSame(user.email, email) ? {} : { email }),
    ...(newPassword === undefined ? {} : { password: newPassword }),
    ...(isMarked(user, wanted) ? {} : { note: [user.note, markOf(wanted)].filter(Boolean).join('\n') }),
  };
  if (Object.keys(body).length === 0) return user;
  return read(await call({ method: 'PUT', path: `${USERS_PATH}/${user.id}`, body }), gitlabUser);
};

/** Members' accounts in GitLab, over its REST API. */
export const createGitlab = ({ url, token, dispatcher }: GitlabSettings): AccountService => {
  const caller = createCaller({
    url,
    headers: { 'private-token': token },
    title: TITLE,
    ...(dispatcher === undefined ? {} : { dispatcher }),
  });
  return {
    restMs: REST_MS,
    put: async (wanted) => {
      const call = caller();
      const found = await find(call, wanted);
      const { id } =
        found === undefined ? await create(call, wanted) : await update(call, found.user, found.wanted);
      return { externalId: String(id) };
    },
  };
};
