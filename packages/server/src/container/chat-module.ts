import {
  createChatRooms,
  createRocketChatMessages,
  offChatRooms,
  type ChatMiddlewareSettings,
  type RocketChatSettings,
} from '@ykd/adapters-http/upstream';
import { type ChatMessages, type ChatRooms, ChatUnavailableError } from '@ykd/application/ports';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { ChatConfig } from '../settings/chat.js';
import type { Config } from '../settings/config.js';
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

/** The built-in services that speak as the chat does. */
interface LocalChats {
  readonly rooms: ChatMiddlewareSettings | undefined;
  readonly chat: RocketChatSettings | undefined;
}

/** Where the platform says something in rooms: nowhere unless rooms and messages are both real, or both built in. */
const chatMessagesOf = (
  { chat: rooms, accounts: { chat } }: Pick<Config, 'chat' | 'accounts'>,
  local: LocalChats,
): ChatMessages | undefined => {
  if (rooms.kind === 'middleware' && chat.kind === 'rocketchat') return createRocketChatMessages(chat);
  if (rooms.kind === 'local' && local.chat !== undefined) return createRocketChatMessages(local.chat);
  return undefined;
};

/** The chat with the class teacher: the one that is set up, the built-in one that runs beside us, or none. */
export const chatModule = (local: LocalChats): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.chatRooms)
      .toResolvedValue(
        ({ chat }, logger) => chatRoomsOf(chat, local.rooms, logger),
        [TOKENS.config, TOKENS.logger],
      )
      .inSingletonScope();
    bind(TOKENS.chatMessages)
      .toResolvedValue((config) => chatMessagesOf(config, local), [TOKENS.config])
      .inSingletonScope();
  });
