import {
  type AccountService,
  AccountServiceError,
  type PutAccount,
  type WantedAccount,
} from '@ykd/application/ports';
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
import { failedAnswer, PATHS, userAnswer, type ChatUser } from './protocol.js';

export interface RocketChatSettings {
  /** Where Rocket.Chat is, without a slash at the end. */
  readonly url: string;
  /** The administrator in whose name accounts are made. */
  readonly userId: string;
  /** His personal access token. Changes of users need one that ignores two-factor authentication. */
  readonly authToken: string;
  readonly dispatcher?: Dispatcher;
}

/** What members know it as. */
const ROCKETCHAT_TITLE = 'RocketChat ';
/** Rocket.Chat takes one change of a name or an e-mail address a minute and user. */
const REST_MS = 60_000;

/** Calls Rocket.Chat in the name of the administrator. */
export const rocketChatCaller = ({ url, userId, authToken, dispatcher }: RocketChatSettings) =>
  createCaller({
    url,
    headers: { 'x-user-id': userId, 'x-auth-token': authToken },
    title: ROCKETCHAT_TITLE,
    ...(dispatcher === undefined ? {} : { dispatcher }),
  });

const failureOf = (answer: ServiceAnswer) => z.safeParse(failedAnswer, answer.body).data ?? {};

/** What Rocket.Chat says when it was too much also comes as a 400, with the wait in words. */
export const refused = (answer: ServiceAnswer): AccountServiceError => {
  const { error, errorType } = failureOf(answer);
  const text = shownText(error);
  const tooMany = errorType === 'error-too-many-requests' || text?.includes('error-too-many-requests');
  if (!tooMany) return refusal(ROCKETCHAT_TITLE, answer, text);
  const seconds = /wait (\d{1,5}) seconds/.exec(text ?? '')?.[1];
  const retryAfterMs = seconds === undefined ? answer.retryAfterMs : Number(seconds) * 1000;
  return refusal(ROCKETCHAT_TITLE, { ...answer, status: 429, retryAfterMs }, text);
};

const userOf = (answer: ServiceAnswer): ChatUser => {
  const parsed = z.safeParse(userAnswer, answer.body);
  if (answer.status !== 200 || !parsed.success) throw refused(answer);
  return parsed.data.user;
};

const find = async (
  call: CallService,
  query: Readonly<Record<string, string>>,
): Promise<ChatUser | undefined> => {
  const answer = await call({ method: 'GET', path: PATHS.info, query });
  const unknown = answer.status === 400 && /not found/i.test(failureOf(answer).error ?? '');
  return unknown ? undefined : userOf(answer);
};

const create = async (call: CallService, wanted: WantedAccount): Promise<ChatUser> => {
  const { name, email, username, initialPassword, newPassword = initialPassword } = wanted;
  const body = { name, email, username, password: newPassword, sendWelcomeEmail: false };
  return userOf(await call({ method: 'POST', path: PATHS.create, body }));
};

/** What is not as it shall be. */
const differences = (user: ChatUser, { name, email, username, newPassword }: WantedAccount): object => ({
  ...(user.name === name ? {} : { name }),
  ...(isSame(user.emails?.[0]?.address, email) ? {} : { email }),
  ...(isSame(user.username, username) ? {} : { username }),
  ...(newPassword === undefined ? {} : { password: newPassword }),
});

const update = async (call: CallService, user: ChatUser, wanted: WantedAccount): Promise<void> => {
  if (user.roles?.some((role) => role !== 'user')) {
    throw new AccountServiceError(
      `${ROCKETCHAT_TITLE}上的账号 ${wanted.username} 有管理权限，不能由平台修改`,
    );
  }
  const data = differences(user, wanted);
  if (Object.keys(data).length === 0) return;
  userOf(await call({ method: 'POST', path: PATHS.update, body: { userId: user._id, data } }));
};

/** Whoever made an account of that name before us knows its password: it gets another one. */
const adopting = (wanted: WantedAccount): WantedAccount => ({
  newPassword: wanted.initialPassword,
  ...wanted,
});

/**
 * Rocket.Chat does not say where a picture came from, so it is set each time. The account stands without it: answers why
 * there is none instead of failing.
 */
const setAvatar = async (
  call: CallService,
  userId: string,
  avatarUrl: string,
): Promise<Omit<PutAccount, 'externalId'>> => {
  try {
    const answer = await call({ method: 'POST', path: PATHS.setAvatar, body: { avatarUrl, userId } });
    return answer.status === 200 ? { hasPicture: true } : { pictureError: refused(answer).message };
  } catch (error) {
    if (error instanceof AccountServiceError) return { pictureError: error.message };
    throw error;
  }
};

/**
 * Takes the picture away again. A refusal fails the whole delivery, which is then tried again: the member wants the picture
 * gone, and the account is known, so that no try costs more than the one before.
 */
const resetAvatar = async (call: CallService, userId: string): Promise<{ readonly hasPicture: false }> => {
  const answer = await call({ method: 'POST', path: PATHS.resetAvatar, body: { userId } });
  if (answer.status !== 200) throw refused(answer);
  return { hasPicture: false };
};

/** Members' accounts in Rocket.Chat, over its REST API. */
export const createRocketChat = (settings: RocketChatSettings): AccountService => {
  const caller = rocketChatCaller(settings);
  return {
    restMs: REST_MS,
    put: async (wanted) => {
      const call = caller();
      const known =
        wanted.externalId === undefined ? undefined : await find(call, { userId: wanted.externalId });
      const found = known ?? (await find(call, { username: wanted.username }));
      if (found !== undefined) await update(call, found, known === undefined ? adopting(wanted) : wanted);
      const { _id: externalId } = found ?? (await create(call, wanted));
      const { avatarUrl } = wanted;
      if (avatarUrl === undefined) return { externalId };
      const picture =
        avatarUrl === null ? resetAvatar(call, externalId) : setAvatar(call, externalId, avatarUrl);
      return { externalId, ...(await picture) };
    },
  };
};
