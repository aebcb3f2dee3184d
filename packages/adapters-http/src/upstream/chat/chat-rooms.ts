import { type ChatRoomKey, type ChatRooms, ChatUnavailableError } from '@ykd/application/ports';
import { Agent, request, type Dispatcher } from 'undici';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { CHAT_PATHS, periodAnswer, roomAnswer } from './protocol.js';

export interface ChatMiddlewareSettings {
  /** Where the middleware is, without a slash at the end. */
  readonly url: string;
  /** The bearer token that says who calls. */
  readonly token: string;
  readonly dispatcher?: Dispatcher;
}

/** Somebody waits for the answer. */
const CALL_MS = 5_000;
/** Answers are small. */
const ANSWER_MAX_BYTES = 100_000;

/** The middleware of the team chat. Follows no redirects: they would carry the token elsewhere. */
export const createChatRooms = ({ url, token, dispatcher }: ChatMiddlewareSettings): ChatRooms => {
  const agent = dispatcher ?? new Agent({ connect: { timeout: CALL_MS }, maxResponseSize: ANSWER_MAX_BYTES });

  const ask = async <S extends z.core.$ZodType<{ data: unknown }>>(
    path: string,
    { userId, courseId }: ChatRoomKey,
    answer: S,
  ): Promise<z.output<S>['data']> => {
    let status: number;
    let body: unknown;
    try {
      const response = await request(`${url}${path}`, {
        query: { user: userId, courseId },
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
        dispatcher: agent,
        signal: AbortSignal.timeout(CALL_MS),
      });
      status = response.statusCode;
      body = JSON.parse(await response.body.text());
    } catch (cause) {
      throw new ChatUnavailableError('the chat middleware did not answer', { cause });
    }
    const parsed = safeParse(answer, body);
    if (status !== 200 || !parsed.success) {
      throw new ChatUnavailableError(`the chat middleware answered ${status}`, { cause: parsed.error });
    }
    return parsed.data.data;
  };

  return {
    checkPeriod: async (key) => {
      const { inPeriod, endDay } = await ask(CHAT_PATHS.checkPeriod, key, periodAnswer);
      return { inPeriod, ...(endDay === undefined ? {} : { endDay }) };
    },
    room: (key) => ask(CHAT_PATHS.room, key, roomAnswer),
  };
};

/** No chat at all, where none is set up. */
export const offChatRooms = (): ChatRooms => {
  const refuse = () => Promise.reject(new ChatUnavailableError('CHAT_MIDDLEWARE_URL is not set'));
  return { checkPeriod: refuse, room: refuse };
};
