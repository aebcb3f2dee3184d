import { randomBytes } from 'node:crypto';
import type { ChatMiddlewareSettings } from '@ykd/adapters-http/upstream';
import { createLocalChat, type LocalChat } from '@ykd/local-services';
import type { ChatConfig } from '../settings/chat.js';

/** The built-in chat middleware beside the server, on a port of its own that only this machine reaches. */
export interface LocalChatServer {
  readonly local: LocalChat;
  /** How the platform reaches it. */
  readonly settings: ChatMiddlewareSettings;
}

/** Starts the built-in chat middleware where the settings leave the chat to the platform. */
export const startLocalChat = async ({ kind }: ChatConfig): Promise<LocalChatServer | undefined> => {
  if (kind !== 'local') return undefined;
  // Who may call changes with each start.
  const token = randomBytes(24).toString('base64url');
  const local = createLocalChat({ token });
  const url = await local.fastify.listen({ port: 0, host: '127.0.0.1' });
  return { local, settings: { url, token } };
};
