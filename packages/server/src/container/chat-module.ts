import { createChatRooms, offChatRooms, type ChatMiddlewareSettings } from '@ykd/adapters-http/upstream';
import { type ChatRooms, ChatUnavailableError } from '@ykd/application/ports';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { ChatConfig } from '../settings/chat.js';
import { TOKENS } from './tokens.js';

/** Learners are told to try again; why the chat could not be asked is for the operator. */
const logged = (chatRooms: ChatRooms, logger: Logger): ChatRooms => {
  const telling = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof ChatUnavailableError) logger.error({ err: error }, 'the chat could not be asked');
      throw error;
    }
  };
  return {
    checkPeriod: (key) => telling(chatRooms.checkPeriod(key)),
    room: (key) => telling(chatRooms.room(key)),
  };
};

const chatRoomsOf = (
  chat: ChatConfig,
  local: ChatMiddlewareSettings | undefined,
  logger: Logger,
): ChatRooms => {
  const settings = chat.kind === 'middleware' ? chat : local;
  if (settings !== undefined) return logged(createChatRooms(settings), logger);
  logger.warn('CHAT_MIDDLEWARE_URL is not set: learners cannot talk with their class teachers here');
  return offChatRooms();
};

/** The chat with the class teacher: the one that is set up, the built-in one that runs beside us, or none. */
export const chatModule = (local: ChatMiddlewareSettings | undefined): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.chatRooms)
      .toResolvedValue(({ chat }, logger) => chatRoomsOf(chat, local, logger), [TOKENS.config, TOKENS.logger])
      .inSingletonScope();
  });
