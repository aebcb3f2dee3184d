import {
  AccountServiceError,
  type ChatMessage,
  type ChatMessages,
  ChatUnavailableError,
} from '@ykd/application/ports';
import * as z from 'zod/mini';
import type { CallService, ServiceAnswer } from '../call-service.js';
import { PATHS, saidAnswer } from './protocol.js';
import { refused, rocketChatCaller, type RocketChatSettings } from './rocketchat.js';

/** Whether an answer has a message in it: Rocket.Chat answers 400 for one that it does not know. */
const isSaid = ({ status, body }: ServiceAnswer): boolean =>
  status === 200 && z.safeParse(saidAnswer, body).success;

const say = async (call: CallService, { id, roomId, text }: ChatMessage): Promise<void> => {
  // Whoever said it before may have died before he knew: a message that is there is not said again.
  const known = await call({ method: 'GET', path: PATHS.getMessage, query: { msgId: id } });
  if (isSaid(known)) return;
  if (known.status !== 400) throw refused(known);
  const body = { message: { _id: id, rid: roomId, msg: text } };
  const said = await call({ method: 'POST', path: PATHS.sendMessage, body });
  if (!isSaid(said)) throw refused(said);
};

/** Messages in Rocket.Chat, over its REST API, in the name of the administrator: he has to be in the rooms. */
export const createRocketChatMessages = (settings: RocketChatSettings): ChatMessages => {
  const caller = rocketChatCaller(settings);
  return {
    say: async (message) => {
      try {
        await say(caller(), message);
      } catch (cause) {
        if (cause instanceof AccountServiceError) throw new ChatUnavailableError(cause.message, { cause });
        throw cause;
      }
    },
  };
};
